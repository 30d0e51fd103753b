/*
 * Searches that need no levels keep the cells that wait in a ring, each as one number: four times
 * its position, and the side that leads back to where it was reached from. One look at
 * the byte of such a cell, and a table tells where it goes on to.
 */

/** The most positions of a board whose cells can wait in a ring. */
export const MOST_IN_RING: number = 2 ** 30

/**
 * Four numbers for each `16 * side back + open sides`: how many sides lead on, and for each of
 * them, in side order, what turns four times the position into the entry of the cell across. The side back
 * is taken to be open.
 */
export function onwardSteps(stride: number): Int32Array {
  const table = new Int32Array(256)
  const steps = entrySteps(stride)
  for (let key = 0; key < 64; key++) {
    const onward = key & 15 & ~(1 << (key >> 4))
    let place = key << 2
    for (let side = 0; side < 4; side++) if (((onward >> side) & 1) === 1) table[++place] = steps[side]!
    table[key << 2] = place & 3
  }
  return table
}

/** What turns four times a position into the entry of the cell across each side. */
export function entrySteps(stride: number): Int32Array {
  return Int32Array.of(2 - 4 * stride, 3 + 4, 4 * stride, 1 - 4)
}
