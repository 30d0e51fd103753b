import { newBytes, newInts } from './allocate.js'

/**
 * Pools never keep an array of more bytes than this, nor more than {@link KEPT}
 * of a length: 64 MiB of each kind at most.
 */
const LONGEST_KEPT = 2 ** 22
const KEPT = 8
const CLASSES = 32

const ints: Int32Array[][] = /* @__PURE__ */ emptyPools()
const bytes: Uint8Array[][] = /* @__PURE__ */ emptyPools()

/**
 * Working memory: an array of at least `length` 32-bit whole numbers, with
 * anything in it. Small typed arrays cost more to make than to fill, and a
 * maze of fifty cells needs a dozen; so they go round. Give it back with
 * {@link giveBackInts}; one that is not given back is garbage like any other.
 *
 * @throws MazeError `TOO_BIG` where memory cannot hold it.
 *
 * @internal
 */
export function borrowInts(length: number): Int32Array {
  if (length * 4 > LONGEST_KEPT) return newInts(length)
  const size = sizeClass(length)
  return ints[size]!.pop() ?? new Int32Array(1 << size)
}

/**
 * Gives an array of {@link borrowInts} back. Nobody may touch it afterwards.
 *
 * @internal
 */
export function giveBackInts(array: Int32Array): void {
  // Longer ones are cut to measure, not to a power of two.
  if (array.length * 4 <= LONGEST_KEPT) keep(ints[31 - Math.clz32(array.length)]!, array)
}

/**
 * As {@link borrowInts}, for bytes.
 *
 * @internal
 */
export function borrowBytes(length: number): Uint8Array {
  if (length > LONGEST_KEPT) return newBytes(length)
  const size = sizeClass(length)
  return bytes[size]!.pop() ?? new Uint8Array(1 << size)
}

/**
 * Gives an array of {@link borrowBytes} back. Nobody may touch it afterwards.
 *
 * @internal
 */
export function giveBackBytes(array: Uint8Array): void {
  if (array.length <= LONGEST_KEPT) keep(bytes[31 - Math.clz32(array.length)]!, array)
}

function emptyPools(): never[][] {
  return Array.from({ length: CLASSES }, () => [])
}

/** The least power of two that is not below `length`, as its exponent. */
function sizeClass(length: number): number {
  return length <= 64 ? 6 : 32 - Math.clz32(length - 1)
}

function keep<A>(pool: A[], array: A): void {
  // One that is given back twice must not be lent to two at once.
  for (let i = 0; i < pool.length; i++) if (pool[i] === array) return
  if (pool.length < KEPT) pool.push(array)
}
