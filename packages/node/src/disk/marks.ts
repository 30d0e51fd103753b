/*
 * A cell's byte on disk has two bits for each of its sides, side `s` (north,
 * east, south, west) at bit `2 s`:
 *
 *   0 the cell across is free, while the maze is being carved; never afterwards;
 *   1 closed;
 *   2 open, and the way to the root leads across;
 *   3 open, and the way from there to the root leads to this cell.
 *
 * So the bytes that a walk carves with are the finished maze, and tell the way
 * from any cell to the root without a list of any length.
 */

/** What a cell marks itself with at the neighbour across its north, east, south, west. */
export const TAKEN: readonly number[] = [16, 64, 1, 4]

/** No side. */
export const NONE = 4

/** Sides that are open, bit `s` for side `s`, of a byte of marks. */
export const OPEN_OF: Uint8Array = /* @__PURE__ */ tableOf(256, (marks) => {
  let open = 0
  for (let side = 0; side < NONE; side++) if (markAt(marks, side) >= 2) open |= 1 << side
  return open
})

/** The side to the root, of a byte of marks; {@link NONE} at the root itself. */
export const SIDE_BACK: Uint8Array = /* @__PURE__ */ tableOf(256, (marks) => {
  for (let side = 0; side < NONE; side++) if (markAt(marks, side) === 2) return side
  return NONE
})

/** Marks of a cell whose open sides are given, with no way to the root yet. */
export const MARKS_OF_OPEN: Uint8Array = /* @__PURE__ */ tableOf(16, (open) => {
  let marks = 0
  for (let side = 0; side < NONE; side++) marks |= ((open >> side) & 1 ? 3 : 1) << (side * 2)
  return marks
})

/** Twelfths that {@link PICKED} has for a byte. */
export const TWELFTHS = 12

/**
 * The side picked of those with mark 0, in side order, at a draw below twelve:
 * `PICKED[marks * 12 + draw]`, {@link NONE} where no cell is free. Of one to four sides each
 * takes a whole number of twelfths, so this is the side at a draw below their number.
 */
export const PICKED: Uint8Array = /* @__PURE__ */ tableOf(256 * TWELFTHS, (place) => {
  const marks = Math.floor(place / TWELFTHS)
  const free = [0, 1, 2, 3].filter((side) => markAt(marks, side) === 0)
  return free[Math.floor(((place % TWELFTHS) * free.length) / TWELFTHS)] ?? NONE
})

/** As a side to have come by: a walk around the tree begins. */
export const FIRST = 4

/**
 * Where a walk around the tree goes on, that came into a cell by a side:
 * `ONWARD[marks * 8 + side]` is the next open side, once around to the same
 * one. At the root, which no side leads back from, only up to the last;
 * {@link NONE} behind it, and by side {@link FIRST} it begins.
 */
export const ONWARD: Uint8Array = /* @__PURE__ */ tableOf(256 * 8, (place) => {
  const marks = place >> 3
  const came = place & 7
  const isRoot = SIDE_BACK[marks] === NONE
  for (let turn = 1; turn <= 4; turn++) {
    const side = came === FIRST ? turn - 1 : came + turn
    if (isRoot && side >= NONE) return NONE
    if (markAt(marks, side & 3) >= 2) return side & 3
  }
  return NONE
})

/** A draw below twelve of 32 random bits, exactly floor(12 bits / 2^32). */
export function twelfthOf(bits: number): number {
  return (Math.imul(bits >>> 16, 12) + (Math.imul(bits & 0xffff, 12) >>> 16)) >>> 16
}

/** The mark of a side in a byte of marks. */
export function markAt(marks: number, side: number): number {
  return (marks >> (side * 2)) & 3
}

function tableOf(length: number, entry: (place: number) => number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => entry(place))
}
