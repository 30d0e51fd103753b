import { type Grid, graphOf } from 'meikyuu'

/** Where a cell is, in words, rows and columns counted from 1: `row 3, column 5`. */
export function placeText(grid: Grid, cell: number): string {
  const place = graphOf(grid).layout.placeOf(cell)
  if (place.kind === 'row') return `row ${place.row + 1}, column ${place.column + 1}`
  if (place.kind === 'ring')
    return place.ring === 0 ? 'the middle' : `ring ${place.ring}, place ${place.index + 1}`
  return `cell ${place.cell}`
}

/** Which way leads from a cell to one beside it, in words, as the grid calls its sides: `north`. */
export function headingText(grid: Grid, cell: number, other: number): string {
  const { first, across, layout } = graphOf(grid)
  for (let side = first[cell]!; side < first[cell + 1]!; side++)
    if (across[side] === other) return layout.sideName(cell, side - first[cell]!)
  return placeText(grid, other)
}
