import { cellAcross, firstSide, type Grid, placeOf, sideCount, sideName } from 'meikyuu'

/** Where a cell is, in words, rows and columns counted from 1: `row 3, column 5`. */
export function placeText(grid: Grid, cell: number): string {
  const place = placeOf(grid, cell)
  if (place.kind === 'row') return `row ${place.row + 1}, column ${place.column + 1}`
  if (place.kind === 'ring')
    return place.ring === 0 ? 'the middle' : `ring ${place.ring}, place ${place.index + 1}`
  return `cell ${place.cell}`
}

/** Which way leads from a cell to one beside it, in words, as the grid calls its sides: `north`. */
export function headingText(grid: Grid, cell: number, other: number): string {
  const first = firstSide(grid, cell)
  for (let side = first; side < first + sideCount(grid, cell); side++)
    if (cellAcross(grid, side) === other) return sideName(grid, side)
  return placeText(grid, other)
}
