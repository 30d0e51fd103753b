import { MazeError } from './errors.js'
import { OUTSIDE } from './grid.js'
import type { Layout } from './layout.js'
import type { Points } from './points.js'

/** The layout of an own graph: cells without outlines, each around its centre. */
export function graphLayout(first: Int32Array, across: Int32Array, centres: Points): Layout {
  return {
    bytes: 0,
    sideLine: () => null,
    placeOf: (cell) => ({ kind: 'cell', cell }),
    sideName(cell, slot) {
      const other = across[first[cell]! + slot]!
      return other === OUTSIDE ? 'outside' : `to ${other}`
    },
    cellsAt(x, y) {
      const nearest = nearestTo(x, y, centres)
      if (nearest === null) throw new MazeError('NO_CENTRES', { cells: first.length - 1 })
      return [nearest]
    },
    clockwise: (cell) => Array.from({ length: first[cell + 1]! - first[cell]! }, (_, slot) => slot),
  }
}

/** The point nearest to a place as seen along z; the first of equally near ones. */
function nearestTo(x: number, y: number, { axes, data, length }: Points): number | null {
  let nearest: number | null = null
  let least = Infinity
  for (let i = 0; i < length; i++) {
    const dx = data[i * axes]! - x
    const dy = data[i * axes + 1]! - y
    const squared = dx * dx + dy * dy
    if (squared >= least) continue
    least = squared
    nearest = i
  }
  return nearest
}
