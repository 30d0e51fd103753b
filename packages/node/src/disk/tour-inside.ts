import { markAt, NONE, ONWARD } from './marks.js'

/** Where a walk around the tree is in a tile, and what it found there: {@link TOUR} names its places. */
export type TourState = Int32Array

/** What stands where in a {@link TourState}. */
export const TOUR = {
  /** The place in the tile. */
  place: 0,
  /** The side that it came in by. */
  came: 1,
  /** How much farther from the root it is than it was at first. */
  depth: 2,
  /** The most of these. */
  most: 3,
  /** How many places are listed. */
  listed: 4,
} as const

/** How a tile is laid out, for {@link tourInside}. */
export interface TourSteps {
  /** How far the place across each side is. */
  readonly out: Int32Array
  /** What is left of a place, so that the next can be held to it, by side: all for those along a row, else nothing. */
  readonly kept: Int32Array
  /** By how many bits what differs then is shifted: anything left over is outside of the row, or of the tile. */
  readonly shifts: Int32Array
}

/** The steps in tiles of `2 ** shift` cells a side. */
export function tourSteps(shift: number): TourSteps {
  const side = 2 ** shift
  return {
    out: Int32Array.of(-side, 1, side, -1),
    kept: Int32Array.of(0, -1, 0, -1),
    shifts: Int32Array.of(2 * shift, shift, 2 * shift, shift),
  }
}

/**
 * Walks around the tree for as long as it stays within a tile, and lists the places of
 * cells that it comes to from above and that are at least so deep. Each cell that it comes to gets the mark that leads back.
 *
 * @param least How deep, from where it begins.
 * @returns the side by which it would leave the tile; NONE where it has been all around.
 */
export function tourInside(
  bytes: Uint8Array,
  base: number,
  { out, kept, shifts }: TourSteps,
  state: TourState,
  least: number,
  list: Int32Array,
): number {
  return around(bytes, base | 0, out, kept, shifts, ONWARD, state, least | 0, list)
}

function around(
  bytes: Uint8Array,
  base: number,
  out: Int32Array,
  kept: Int32Array,
  shifts: Int32Array,
  onward: Uint8Array,
  state: TourState,
  least: number,
  list: Int32Array,
): number {
  let here = state[TOUR.place]!
  let came = state[TOUR.came]!
  let depth = 0
  let most = 0
  let listed = 0
  let marks = bytes[base + here]!
  let side = 0
  for (;;) {
    side = onward[(marks << 3) | came]!
    if (side === NONE) break
    const next = (here + out[side]!) | 0
    if ((next ^ (here & kept[side]!)) >>> shifts[side]! !== 0) break
    // 0 on the way back, 1 on the way out.
    const down = markAt(marks, side) & 1
    came = side ^ 2
    marks = bytes[base + next]! & ~(down << (came << 1))
    bytes[base + next] = marks
    depth = (depth + down + down - 1) | 0
    most = depth > most ? depth : most
    list[listed] = next
    listed = (listed + (depth >= least ? down : 0)) | 0
    here = next
  }
  state[TOUR.place] = here
  state[TOUR.came] = came
  state[TOUR.depth] = depth
  state[TOUR.most] = most
  state[TOUR.listed] = listed
  return side
}
