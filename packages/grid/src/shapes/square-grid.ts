import { buildGraph } from '../build-graph.js'
import { type GraphGrid, OUTSIDE } from '../grid.js'
import type { Layout } from '../layout.js'
import { Points } from '../points.js'
import { checkSize } from './check-size.js'

const NAMES = ['north', 'east', 'south', 'west'] as const

/**
 * A grid of squares, row by row from the top left. Sides: north, east, south,
 * west. A cell is 1 wide; its centre is (column + 1/2, row + 1/2).
 *
 * @throws MazeError `BAD_SIZE` where a number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the sides cannot be numbered or held.
 *
 * @example
 * ```ts
 * const grid = squareGrid(5, 4)
 * grid.cells // => 20
 * grid.centres.at(7) // => [2.5, 1.5]
 * ```
 */
export function squareGrid(width: number, height: number): GraphGrid {
  checkSize('square', width, height, 4)
  const cells = width * height
  const first = new Int32Array(cells + 1)
  const across = new Int32Array(cells * 4)
  const slot = new Uint8Array(cells * 4)
  const centres = new Float64Array(cells * 2)
  let cell = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++, cell++) {
      const side = cell * 4
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

function squareLayout(width: number, height: number): Layout {
  return {
    sideLine(cell, slot) {
      const x = cell % width
      const y = Math.floor(cell / width)
      const right = slot === 0 || slot === 1 ? 1 : 0
      const down = slot === 1 || slot === 2 ? 1 : 0
      // Round the cell from its top left corner: each side begins where the one before ends.
      const x1 = x + (slot === 1 || slot === 2 ? 1 : 0)
      const y1 = y + (slot === 2 || slot === 3 ? 1 : 0)
      return { kind: 'line', x1, y1, x2: x + right, y2: y + down }
    },
    placeOf: (cell) => ({ kind: 'row', row: Math.floor(cell / width), column: cell % width }),
    sideName: (_, slot) => NAMES[slot]!,
    cellsAt(x, y) {
      const inside = x >= 0 && y >= 0 && x < width && y < height
      return inside ? [Math.floor(y) * width + Math.floor(x)] : []
    },
  }
}
