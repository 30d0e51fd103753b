import { newInts } from '../allocate.js'
import type { Cut, Island } from '../cut.js'
import type { LatticeGrid } from '../grid.js'
import type { Bounds } from '../layout.js'
import { keepBiggestPiece } from './biggest-piece.js'
import { Lattice } from './lattice.js'
import { checkPositions, positionsOf, strideOf } from './lattice-limits.js'
import { latticeMask, wordsOf } from './lattice-mask.js'

/**
 * A lattice with the places that `keep` keeps, asked row by row: of these the
 * biggest piece that hangs together, as cutToBiggest cuts a graph.
 */
export function cutLattice(
  shape: string,
  width: number,
  height: number,
  keep: (column: number, row: number) => boolean,
): Cut<LatticeGrid> {
  checkPositions(width, height)
  const stride = strideOf(width)
  const bits = newInts(wordsOf(positionsOf(width, height)))
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if (keep(column, row)) {
        const position = (row + 1) * stride + column
        bits[position >>> 5]! |= 1 << (position & 31)
      }
  const cleared = keepBiggestPiece(shape, bits, width, height)
  const mask = latticeMask(bits)
  const grid = new Lattice({ shape, width, height, mask, bounds: boundsOf(bits, width, height) })
  return { grid, ...islandsOf(cleared, stride) }
}

function islandsOf(
  cleared: readonly { readonly cells: number; readonly position: number }[],
  stride: number,
): { readonly islands: readonly Island[]; readonly leftOut: number } {
  let leftOut = 0
  const islands = cleared.map(({ cells, position }): Island => {
    leftOut += cells
    return {
      cells,
      at: { kind: 'row', row: Math.floor(position / stride) - 1, column: position % stride },
    }
  })
  return { islands, leftOut }
}

/** The box of the cells: a cut board's sides that lead outside reach from its first row to its last. */
function boundsOf(bits: Int32Array, width: number, height: number): Bounds {
  const stride = strideOf(width)
  let left = width
  let right = 0
  let top = height
  let bottom = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const position = (row + 1) * stride + column
      if (((bits[position >>> 5]! >>> (position & 31)) & 1) === 0) continue
      if (column < left) left = column
      if (column >= right) right = column + 1
      if (row < top) top = row
      bottom = row + 1
    }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
