import { cellsBefore, type LatticeGrid, type LatticeMask } from '@meikyuu/grid'

/** Turns the first `count` positions of a list, all of cells, into the numbers of these cells. */
export function cellsAtPositions({ mask, stride }: LatticeGrid, list: Int32Array, count: number): void {
  if (mask === null) numberWhole(stride, list, count | 0)
  else numberMasked(mask, list, count | 0)
}

/** The number of the cell at a position of it. */
export function cellAtPosition({ mask, stride }: LatticeGrid, position: number): number {
  return mask === null ? position - stride - Math.floor(position / stride) + 1 : cellsBefore(mask, position)
}

function numberWhole(stride: number, list: Int32Array, count: number): void {
  // A row of padding comes first, and one position of it after each row before that of the cell.
  const before = (stride - 1) | 0
  for (let i = 0; i < count; i++) {
    const position = list[i]!
    list[i] = (position - before - ((position / stride) | 0)) | 0
  }
}

function numberMasked(mask: LatticeMask, list: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) list[i] = cellsBefore(mask, list[i]!)
}
