import { newBytes } from './allocate.js'

/** Bytes of a piece of memory that stores have in common, and the most of one that is cut from it. */
const PIECE = 8192
const LONGEST_CUT = 1024

/** Cuts begin at multiples of this, so that they can be written by words. */
const ALIGNED = 8

let piece: ArrayBufferLike | null = null
let used = 0

/**
 * Zeros cut from a piece of memory in common with others; null for many. A
 * buffer of its own takes a maze of fifty cells as long to come by, and to be
 * let go of, as to carve. Since a caller might send its buffer away, a cut is for
 * what nobody else has seen.
 */
export function cutBytes(length: number): Uint8Array | null {
  if (!(length <= LONGEST_CUT)) return null
  if (piece === null || used + length > PIECE) {
    piece = newBytes(PIECE).buffer
    used = 0
  }
  const cut = new Uint8Array(piece, used, length)
  used += (length + ALIGNED - 1) & -ALIGNED
  return cut
}
