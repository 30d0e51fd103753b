import { peakMemory } from '@meikyuu/node'
import { cpuSeconds } from '../cpu-time.js'
import type { Once } from './once.js'
import { PACE, paced } from './paced.js'
import type { Prepare } from './work.js'

/**
 * Does a work again and again, with one seed after another; `c/main.c` does the
 * same. Memory is that after the first turn, before there is any garbage of others.
 */
export function measured(prepare: Prepare, width: number, seed: number): Once {
  const base = peakMemory()
  const work = prepare(width, seed)
  const cells = width * width
  let made: unknown
  const secondsOf = (place: number, turns: number): number =>
    cpuSeconds(() => {
      for (let turn = 0; turn < turns; turn++) {
        // Let go of first, so that no two are there at once.
        made = undefined
        made = work.turn(seed + place + turn)
      }
    })
  const first = secondsOf(0, 1)
  const bytes = peakMemory() - base
  const hash = work.hash?.(made as never) ?? null
  const { turns, seconds } = paced(PACE, cells, first, secondsOf)
  const nsPerCell = (seconds * 1e9) / (turns * cells)
  return { nsPerCell, bytes, hash, ...(work.asGraph?.() === true ? { asGraph: true } : {}) }
}
