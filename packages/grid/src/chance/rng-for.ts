import { Mulberry32 } from './mulberry32.js'
import { Xoshiro128 } from './xoshiro128.js'

/**
 * The most cells that {@link Mulberry32} serves. Wilson's walk takes about 13
 * draws a cell, and the stream repeats after 2^32.
 */
export const NARROW_STREAM_CELLS: number = 2 ** 26

/** The stream that carves a maze of `cells` cells from `seed`. */
export function rngFor(seed: number, cells: number): Mulberry32 | Xoshiro128 {
  return cells > NARROW_STREAM_CELLS ? new Xoshiro128(seed) : new Mulberry32(seed)
}
