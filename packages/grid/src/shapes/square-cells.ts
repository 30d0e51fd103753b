import { newBytes, newFloats, newInts } from '../allocate.js'
import { buildGraph } from '../build-graph.js'
import { type GraphGrid, OUTSIDE } from '../grid.js'
import type { Layout } from '../layout.js'
import { Points } from '../points.js'

const NAMES = ['north', 'east', 'south', 'west'] as const

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

function squareLayout(width: number, height: number): Layout {
  return {
    bytes: 0,
    sideLine(cell, slot) {
      const x = cell % width
      const y = Math.floor(cell / width)
      // Clockwise from the top left corner: a side ends where the next one begins.
      const [x1, y1] = corner(x, y, slot)
      const [x2, y2] = corner(x, y, (slot + 1) & 3)
      return { kind: 'line', x1, y1, x2, y2 }
    },
    placeOf: (cell) => ({ kind: 'row', row: Math.floor(cell / width), column: cell % width }),
    sideName: (_, slot) => NAMES[slot]!,
    cellsAt(x, y) {
      const inside = x >= 0 && y >= 0 && x < width && y < height
      return inside ? [Math.floor(y) * width + Math.floor(x)] : []
    },
    clockwise: () => [0, 1, 2, 3],
  }
}

/** Corner 0 is the top left one; the others follow clockwise. */
function corner(x: number, y: number, k: number): readonly [x: number, y: number] {
  return [x + (k === 1 || k === 2 ? 1 : 0), y + (k >= 2 ? 1 : 0)]
}
