import { newBytes, newFloats, newInts } from '../allocate.js'
import { buildGraph } from '../build-graph.js'
import { type GraphGrid, OUTSIDE } from '../grid.js'
import type { Layout } from '../layout.js'
import { Points } from '../points.js'

const NAMES = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const

/** How far the side's first corner lies right of the cell's left edge, in halves of a cell. */
const CORNER_X = [2, 2, 1, 0, 0, 1] as const
/** How far it lies below the cell's top corner, in halves of the circumradius. */
const CORNER_Y = [1, 3, 4, 3, 1, 0] as const

/** As hexGrid, unchecked: a mask may be a single row. */
export function hexCells(width: number, height: number): GraphGrid {
  const cells = width * height
  const first = newInts(cells + 1)
  const across = newInts(cells * 6)
  const slot = newBytes(cells * 6)
  const centres = newFloats(cells * 2)
  const s = 1 / Math.sqrt(3)
  fillHexes(width | 0, height | 0, first, across, slot)
  placeHexes(width | 0, height | 0, s, centres)
  return buildGraph({
    shape: 'hex',
    first,
    across,
    slot,
    centres: new Points(2, centres),
    bounds: { x: 0, y: 0, width: width + 0.5, height: s * (1.5 * height + 0.5) },
    layout: hexLayout(width, height, s),
    rows: null,
  })
}

function fillHexes(
  width: number,
  height: number,
  first: Int32Array,
  across: Int32Array,
  slot: Uint8Array,
): void {
  let cell = 0
  let side = 0
  for (let row = 0; row < height; row++) {
    const odd = row & 1
    const below = row + 1 < height
    for (let column = 0; column < width; column++, cell++, side += 6) {
      // An odd row lies half a cell to the right: the two cells above or below begin one column later.
      const left = column - 1 + odd
      const right = left + 1
      first[cell + 1] = side + 6
      across[side] = column + 1 < width ? cell + 1 : OUTSIDE
      across[side + 1] = below && right < width ? (row + 1) * width + right : OUTSIDE
      across[side + 2] = below && left >= 0 ? (row + 1) * width + left : OUTSIDE
      across[side + 3] = column > 0 ? cell - 1 : OUTSIDE
      across[side + 4] = row > 0 && left >= 0 ? (row - 1) * width + left : OUTSIDE
      across[side + 5] = row > 0 && right < width ? (row - 1) * width + right : OUTSIDE
      // Across a side lies its opposite: three on in the order of six.
      for (let s = 0; s < 6; s++) if (across[side + s] !== OUTSIDE) slot[side + s] = s < 3 ? s + 3 : s - 3
    }
  }
}

function placeHexes(width: number, height: number, s: number, centres: Float64Array): void {
  let i = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++, i += 2) {
      centres[i] = column + 0.5 + (row & 1 ? 0.5 : 0)
      centres[i + 1] = s + row * 1.5 * s
    }
}

function hexLayout(width: number, height: number, s: number): Layout {
  return {
    bytes: 0,
    sideLine(cell, slot) {
      const row = Math.floor(cell / width)
      // Halves of a cell and of the circumradius are counted in whole numbers,
      // so that both cells of a side find the same corners.
      const left = (cell % width) * 2 + (row & 1)
      const next = slot === 5 ? 0 : slot + 1
      return {
        kind: 'line',
        x1: (left + CORNER_X[slot]!) / 2,
        y1: ((row * 3 + CORNER_Y[slot]!) / 2) * s,
        x2: (left + CORNER_X[next]!) / 2,
        y2: ((row * 3 + CORNER_Y[next]!) / 2) * s,
      }
    },
    placeOf: (cell) => ({ kind: 'row', row: Math.floor(cell / width), column: cell % width }),
    sideName: (_, slot) => NAMES[slot]!,
    cellsAt(x, y) {
      // A point lies in the hexagon whose centre is nearest: of two rows, as rows overlap.
      const row = Math.floor(y / (1.5 * s))
      const upper = columnAt(x, row - 1)
      const lower = columnAt(x, row)
      const [inRow, column] =
        squared(x, y, row - 1, upper, s) <= squared(x, y, row, lower, s) ? [row - 1, upper] : [row, lower]
      const inside = inRow >= 0 && inRow < height && column >= 0 && column < width
      return inside ? [inRow * width + column] : []
    },
    clockwise: () => [0, 1, 2, 3, 4, 5],
  }
}

function columnAt(x: number, row: number): number {
  return Math.floor(x - (row & 1) / 2)
}

function squared(x: number, y: number, row: number, column: number, s: number): number {
  const dx = x - (column + 0.5 + (row & 1) / 2)
  const dy = y - (s + row * 1.5 * s)
  return dx * dx + dy * dy
}
