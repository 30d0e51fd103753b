import { newInts } from '../allocate.js'
import type { LatticeGrid } from '../grid.js'
import type { ReadonlyInts } from '../read-only.js'
import { holdsCell } from './lattice-mask.js'

/** The cells of a lattice with a side that leads outside, in cell order. */
export function latticeBoundary(grid: LatticeGrid): Int32Array {
  const { mask, cells, width, height } = grid
  if (mask === null) return rimOf(width, height)
  const list = newInts(cells - countInner(grid, mask.bits))
  let cell = 0
  let count = 0
  for (let row = grid.stride; row <= height * grid.stride; row += grid.stride)
    for (let position = row; position < row + width; position++) {
      if (!holdsCell(mask.bits, position)) continue
      if (!isInner(mask.bits, grid.stride, position)) list[count++] = cell
      cell++
    }
  return list
}

/** Whether all four neighbours of a cell are cells, by the bits of a mask. */
export function isInner(bits: ReadonlyInts, stride: number, position: number): boolean {
  return (
    holdsCell(bits, position - stride) &&
    holdsCell(bits, position + 1) &&
    holdsCell(bits, position + stride) &&
    holdsCell(bits, position - 1)
  )
}

/** How many cells have four neighbours, by the bits of a mask. */
export function countInner({ width, height, stride }: LatticeGrid, bits: ReadonlyInts): number {
  let count = 0
  for (let row = stride; row <= height * stride; row += stride)
    for (let position = row; position < row + width; position++)
      if (holdsCell(bits, position) && isInner(bits, stride, position)) count++
  return count
}

/** The cells along the edges of whole rows. */
function rimOf(width: number, height: number): Int32Array {
  const inner = Math.max(0, width - 2) * Math.max(0, height - 2)
  const list = newInts(width * height - inner)
  let count = 0
  for (let row = 0; row < height; row++) {
    const isEdge = row === 0 || row === height - 1
    for (let column = 0; column < width; column += isEdge || width === 1 ? 1 : width - 1)
      list[count++] = row * width + column
  }
  return list
}
