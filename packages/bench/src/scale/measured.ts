import { cpuSeconds } from '../cpu-time.js'
import type { Once } from './once.js'
import { peakBytes } from './peak-bytes.js'
import type { Prepare } from './work.js'

/** So long, in seconds, turns do not count: the compiler is at work. */
export const WARM_SECONDS = 0.3

/** So long, in seconds, turns count. One that takes longer than both counts alone. */
export const COUNTED_SECONDS = 0.4

/**
 * Turns count in whole laps of the same seeds, of about so many cells: mazes of
 * one seed take longer than those of another, and who is faster makes more.
 */
export const LAP_CELLS = 4_000_000

/** So long, in seconds, a lap that is begun goes on. */
export const LONGEST_SECONDS = 1.5

/** Turns that are shorter than this, in seconds, are timed several at once: asking for the time takes some too. */
export const BLOCK_SECONDS = 0.002

/**
 * Does a work again and again, with one seed after another; `c/main.c` does the
 * same. Memory is that after the first turn, before there is any garbage of others.
 */
export function measured(prepare: Prepare, width: number, seed: number): Once {
  const base = peakBytes()
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
  let seconds = secondsOf(0, 1)
  const bytes = peakBytes() - base
  const hash = work.hash?.(made as never) ?? null
  let turns = 1
  if (seconds < WARM_SECONDS + COUNTED_SECONDS) {
    let last = seconds
    for (let spent = seconds; spent < WARM_SECONDS; spent += last) last = secondsOf(turns++, 1)
    const block = Math.max(1, Math.ceil(BLOCK_SECONDS / Math.max(last, 1e-6)))
    const lap = Math.ceil(LAP_CELLS / cells)
    seconds = 0
    for (turns = 0; !isEnough(seconds, turns % lap); ) {
      const place = turns % lap
      const count = Math.min(block, lap - place)
      seconds += secondsOf(place, count)
      turns += count
    }
  }
  const nsPerCell = (seconds * 1e9) / (turns * cells)
  return { nsPerCell, bytes, hash, ...(work.asGraph?.() === true ? { asGraph: true } : {}) }
}

function isEnough(seconds: number, place: number): boolean {
  return seconds >= COUNTED_SECONDS && (place === 0 || seconds >= LONGEST_SECONDS)
}
