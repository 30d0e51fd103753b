import type { Layout } from './layout.js'

/** The layout of a cut grid: that of the whole one, asked for the old number of each cell, in order. */
export function cutLayout(whole: Layout, kept: Int32Array): Layout {
  return {
    bytes: whole.bytes + kept.byteLength,
    sideLine: (cell, slot) => whole.sideLine(kept[cell]!, slot),
    placeOf: (cell) => whole.placeOf(kept[cell]!),
    sideName: (cell, slot) => whole.sideName(kept[cell]!, slot),
    cellsAt: (x, y) =>
      whole
        .cellsAt(x, y)
        .map((old) => foundAt(kept, old))
        .filter((cell) => cell >= 0),
    clockwise: (cell) => whole.clockwise(kept[cell]!),
  }
}

/** The place of a number in a rising list, or -1. */
function foundAt(rising: Int32Array, number: number): number {
  let low = 0
  let high = rising.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    if (rising[middle]! < number) low = middle + 1
    else if (rising[middle]! > number) high = middle - 1
    else return middle
  }
  return -1
}
