import { newBytes, newFloats, newInts } from '../allocate.js'
import { buildGraph } from '../build-graph.js'
import { type GraphGrid, OUTSIDE } from '../grid.js'
import type { Layout, SideLine } from '../layout.js'
import { Points } from '../points.js'

/** As triangleGrid, unchecked: a mask may be a single row. */
export function triangleCells(width: number, height: number): GraphGrid {
  const cells = width * height
  const first = newInts(cells + 1)
  const across = newInts(cells * 3)
  const slot = newBytes(cells * 3)
  const centres = newFloats(cells * 2)
  const h = Math.sqrt(3) / 2
  fillTriangles(width | 0, height | 0, first, across, slot)
  placeTriangles(width | 0, height | 0, h, centres)
  return buildGraph({
    shape: 'triangle',
    first,
    across,
    slot,
    centres: new Points(2, centres),
    bounds: { x: 0, y: 0, width: (width + 1) / 2, height: height * h },
    layout: triangleLayout(width, height, h),
    rows: null,
  })
}

function fillTriangles(
  width: number,
  height: number,
  first: Int32Array,
  across: Int32Array,
  slot: Uint8Array,
): void {
  let cell = 0
  let side = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++, cell++, side += 3) {
      const up = ((column + row) & 1) === 0
      const third = up ? row + 1 : row - 1
      first[cell + 1] = side + 3
      across[side] = column > 0 ? cell - 1 : OUTSIDE
      across[side + 1] = column + 1 < width ? cell + 1 : OUTSIDE
      across[side + 2] = third >= 0 && third < height ? third * width + column : OUTSIDE
      // Left meets right; below meets above.
      if (across[side] !== OUTSIDE) slot[side] = 1
      if (across[side + 2] !== OUTSIDE) slot[side + 2] = 2
    }
}

function placeTriangles(width: number, height: number, h: number, centres: Float64Array): void {
  let i = 0
  for (let row = 0; row < height; row++) {
    const t = row * h
    const b = (row + 1) * h
    const up = (t + b + b) / 3
    const down = (t + t + b) / 3
    for (let column = 0; column < width; column++, i += 2) {
      centres[i] = column / 2 + 0.5
      centres[i + 1] = (column + row) & 1 ? down : up
    }
  }
}

function triangleLayout(width: number, height: number, h: number): Layout {
  const pointsUp = (cell: number): boolean => (((cell % width) + Math.floor(cell / width)) & 1) === 0
  return {
    bytes: 0,
    sideLine(cell, slot) {
      const left = (cell % width) / 2
      const top = Math.floor(cell / width) * h
      const bottom = (Math.floor(cell / width) + 1) * h
      return pointsUp(cell) ? upLine(left, top, bottom, slot) : downLine(left, top, bottom, slot)
    },
    placeOf: (cell) => ({ kind: 'row', row: Math.floor(cell / width), column: cell % width }),
    sideName: (cell, slot) =>
      slot === 0 ? 'left' : slot === 1 ? 'right' : pointsUp(cell) ? 'below' : 'above',
    cellsAt(x, y) {
      const row = Math.floor(y / h)
      const half = Math.floor(2 * x)
      // Within a half column a slanted side parts the cell that begins there from the one before.
      const down = y / h - row
      const up = ((half + row) & 1) === 0
      const column = 2 * x - half >= (up ? 1 - down : down) ? half : half - 1
      const inside = row >= 0 && row < height && column >= 0 && column < width
      return inside ? [row * width + column] : []
    },
    clockwise: (cell) => (pointsUp(cell) ? [0, 1, 2] : [0, 2, 1]),
  }
}

function upLine(left: number, top: number, bottom: number, slot: number): SideLine {
  if (slot === 0) return line(left, bottom, left + 0.5, top)
  if (slot === 1) return line(left + 0.5, top, left + 1, bottom)
  return line(left + 1, bottom, left, bottom)
}

function downLine(left: number, top: number, bottom: number, slot: number): SideLine {
  if (slot === 0) return line(left + 0.5, bottom, left, top)
  if (slot === 1) return line(left + 1, top, left + 0.5, bottom)
  return line(left, top, left + 1, top)
}

function line(x1: number, y1: number, x2: number, y2: number): SideLine {
  return { kind: 'line', x1, y1, x2, y2 }
}
