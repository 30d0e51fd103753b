import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** Room for so many entries to begin with. The fewer, the nearer they stay to the processor. */
const FIRST_ROOM = 1024

/** A cell that is done adds at most so many entries. */
export const ADDED = 3

/** Borrowed room for at least so many entries: a power of two. */
export function newRing(entries: number = 0): Int32Array {
  return borrowInts(entries <= FIRST_ROOM ? FIRST_ROOM : 2 ** (32 - Math.clz32(entries - 1)))
}

/** The entries from `head` up to `tail` in a ring with twice the room; gives the other back. */
export function widened(ring: Int32Array, head: number, tail: number): Int32Array {
  const wide = borrowInts(ring.length * 2)
  for (let i = head; i < tail; i++) wide[i & (wide.length - 1)] = ring[i & (ring.length - 1)]!
  giveBackInts(ring)
  return wide
}
