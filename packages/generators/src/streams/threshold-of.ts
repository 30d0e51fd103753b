/** What a draw's 32 bits are held against, in whole numbers of 32 bits. */
export interface Threshold {
  /** The bits are below this where the draw is below the share. */
  readonly bits: number
  /** All ones where every draw is below the share, else none. */
  readonly all: number
}

/** The threshold for draws below `share`, from 0 to 1. */
export function thresholdOf(share: number): Threshold {
  const bits = Math.ceil(share * 4_294_967_296)
  return { bits: bits | 0, all: bits > 0xffffffff ? -1 : 0 }
}

/**
 * All ones where a draw's bits are below a threshold's, both without sign, else
 * none: the borrow of their difference (Henry Warren, "Hacker's Delight", 2-12).
 * No branch: draws fall either way, which no processor foresees.
 */
export function isBelow(word: number, bits: number): number {
  return ((~word & bits) | ((~word | bits) & (word - bits))) >> 31
}
