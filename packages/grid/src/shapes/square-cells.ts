import { newBytes, newFloats, newInts } from '../allocate.js'
import { buildGraph } from '../build-graph.js'
import { type GraphGrid, OUTSIDE } from '../grid.js'
import { Points } from '../points.js'
import { squareLayout } from './square-layout.js'

/** As squareGrid, unchecked: a mask may be a single row. */
export function squareCells(width: number, height: number): GraphGrid {
  const cells = width * height
  const first = newInts(cells + 1)
  const across = newInts(cells * 4)
  const slot = newBytes(cells * 4)
  const centres = newFloats(cells * 2)
  fillSquares(width | 0, height | 0, first, across, slot, centres)
  return buildGraph({
    shape: 'square',
    first,
    across,
    slot,
    centres: new Points(2, centres),
    bounds: { x: 0, y: 0, width, height },
    layout: squareLayout(width, height),
    rows: { width, height },
  })
}

function fillSquares(
  width: number,
  height: number,
  first: Int32Array,
  across: Int32Array,
  slot: Uint8Array,
  centres: Float64Array,
): void {
  let cell = 0
  let side = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++, cell++, side += 4) {
      first[cell + 1] = side + 4
      across[side] = row > 0 ? cell - width : OUTSIDE
      across[side + 1] = column + 1 < width ? cell + 1 : OUTSIDE
      across[side + 2] = row + 1 < height ? cell + width : OUTSIDE
      across[side + 3] = column > 0 ? cell - 1 : OUTSIDE
      // Across a side lies its opposite: two on in the order of four.
      for (let s = 0; s < 4; s++) if (across[side + s] !== OUTSIDE) slot[side + s] = s ^ 2
      centres[cell * 2] = column + 0.5
      centres[cell * 2 + 1] = row + 0.5
    }
}
