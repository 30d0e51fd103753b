/** What a draw's 32 bits are held against, in whole numbers of 32 bits. */
export interface Threshold {
  /** The bits, without sign, are below this where the draw is below the share; of a share of 1, 0. */
  readonly bits: number
  /** This without its lowest bit, halved; of a share of 1 it is -2^31. */
  readonly half: number
  /** Its lowest bit. */
  readonly odd: number
}

/** The threshold for draws below `share`, from 0 to 1. */
export function thresholdOf(share: number): Threshold {
  const bits = Math.ceil(share * 4_294_967_296)
  return { bits: bits | 0, half: Math.floor(bits / 2) | 0, odd: bits & 1 }
}

/**
 * All ones where a draw's bits are below a threshold's, else none: the sign of
 * their difference, from the upper 31 bits of both and what the lowest borrow.
 * No branch: draws fall either way, which no processor foresees.
 */
export function isBelow(word: number, half: number, odd: number): number {
  return ((word >>> 1) - half - (odd & ~word)) >> 31
}
