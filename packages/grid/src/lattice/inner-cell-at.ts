import { checkWhole } from '../check.js'
import type { LatticeGrid } from '../grid.js'
import { countInner, isInner } from './lattice-boundary.js'
import { holdsCell } from './lattice-mask.js'

/**
 * How many cells of a lattice have no side that leads outside: as many as
 * `innerCells` lists, without the list.
 *
 * @internal
 */
export function innerCount(grid: LatticeGrid): number {
  const { mask, width, height } = grid
  return mask === null ? Math.max(0, width - 2) * Math.max(0, height - 2) : countInner(grid, mask.bits)
}

/**
 * The cell that `innerCells` has at a place of its list.
 *
 * @internal
 */
export function innerCellAt(grid: LatticeGrid, place: number): number {
  checkWhole('place', place, 0, innerCount(grid) - 1)
  const { mask, width, height, stride } = grid
  if (mask === null) {
    const row = Math.floor(place / (width - 2))
    return (row + 1) * width + 1 + place - row * (width - 2)
  }
  let cell = 0
  let left = place
  for (let row = stride; row <= height * stride; row += stride)
    for (let position = row; position < row + width; position++) {
      if (!holdsCell(mask.bits, position)) continue
      if (isInner(mask.bits, stride, position) && left-- === 0) return cell
      cell++
    }
  return cell
}
