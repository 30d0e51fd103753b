import { cpuSeconds } from '../cpu-time.js'
import type { Once } from './once.js'
import { peakBytes } from './peak-bytes.js'
import type { Prepare } from './work.js'

/** So long, in seconds, turns do not count: the compiler is at work. */
export const WARM_SECONDS = 0.3

/** So long, in seconds, turns count. One that takes longer than both counts alone. */
export const COUNTED_SECONDS = 0.4

/** Turns that are shorter than this, in seconds, are timed several at once: asking for the time takes some too. */
export const BLOCK_SECONDS = 0.002

/**
 * Does a work again and again, with one seed after another; `c/main.c` does the
 * same. Memory is that after the first turn, before there is any garbage of others.
 */
export function measured(prepare: Prepare, width: number, seed: number): Once {
  const base = peakBytes()
  const work = prepare(width, seed)
  let made: unknown
  let next = seed
  const secondsOf = (turns: number): number =>
    cpuSeconds(() => {
      for (let turn = 0; turn < turns; turn++) {
        // Let go of first, so that no two are there at once.
        made = undefined
        made = work.turn(next++)
      }
    })
  let seconds = secondsOf(1)
  const bytes = peakBytes() - base
  const hash = work.hash?.(made as never) ?? null
  let turns = 1
  if (seconds < WARM_SECONDS + COUNTED_SECONDS) {
    let last = seconds
    for (let spent = seconds; spent < WARM_SECONDS; spent += last) last = secondsOf(1)
    const block = Math.max(1, Math.ceil(BLOCK_SECONDS / Math.max(last, 1e-6)))
    seconds = 0
    for (turns = 0; seconds < COUNTED_SECONDS; turns += block) seconds += secondsOf(block)
  }
  const nsPerCell = (seconds * 1e9) / (turns * width * width)
  return { nsPerCell, bytes, hash, ...(work.asGraph?.() === true ? { asGraph: true } : {}) }
}
