import { Mulberry32 } from './mulberry32.js'
import type { Rng } from './rng.js'
import { Xoshiro128 } from './xoshiro128.js'

/**
 * One of the library's own streams, whose `below` and `next` are known to be
 * the high bits of `bits`: a kernel may take the bits and work in whole numbers.
 *
 * @internal
 */
export type OwnStream = Mulberry32 | Xoshiro128

/**
 * The stream, where it is an instance of one of the library's own classes whose
 * methods are the class's, and not those of a class that extends it; else null.
 *
 * @internal
 */
export function ownStream(rng: Rng): OwnStream | null {
  return isOwn(rng, Mulberry32) || isOwn(rng, Xoshiro128) ? rng : null
}

function isOwn(rng: Rng, { prototype }: typeof Mulberry32 | typeof Xoshiro128): rng is OwnStream {
  if (rng === null || typeof rng !== 'object' || Object.getPrototypeOf(rng) !== prototype) return false
  const { below, next, bits } = rng as OwnStream
  return below === prototype.below && next === prototype.next && bits === prototype.bits
}
