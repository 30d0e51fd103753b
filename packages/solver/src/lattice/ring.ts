import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** Room for so many entries to begin with. The fewer, the nearer they stay to the processor. */
const FIRST_ROOM = 1024

/** A cell that is looked at adds at most so many entries. */
export const ADDED = 3

// Places of how far a search has come: how many entries have been taken out of its ring and put
// in. They lie in it by these numbers, modulo its length.

/** Place of how many have been taken out. */
export const HEAD = 0
/** Place of how many have been put in. */
export const TAIL = 1

/** Borrowed room for at least so many entries: a power of two. */
export function newRing(entries: number): Int32Array {
  return borrowInts(entries <= FIRST_ROOM ? FIRST_ROOM : 2 * (1 << (31 - Math.clz32(entries - 1))))
}

/** Takes whole turns of a ring off the places where its numbers stand, so that they stay in 32 bits however long a search. */
export function forgetTurns(ring: Int32Array, counts: Int32Array, places: readonly number[]): void {
  const turns = counts[HEAD]! & -ring.length
  for (const place of places) counts[place]! -= turns
}

/** A ring where half the room at least is free: the same, or one twice as long with its entries, and it is given back. */
export function withRoom(ring: Int32Array, counts: Int32Array): Int32Array {
  const [head = 0, tail = 0] = counts
  if (2 * (tail - head) <= ring.length) return ring
  const wide = borrowInts(2 * ring.length)
  for (let i = head; i < tail; i++) wide[i & (wide.length - 1)] = ring[i & (ring.length - 1)]!
  giveBackInts(ring)
  return wide
}
