import type { Layout } from '../layout.js'

const NAMES = ['north', 'east', 'south', 'west'] as const

/** How whole rows of squares lie on the plane. */
export function squareLayout(width: number, height: number): Layout {
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
