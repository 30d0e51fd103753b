import type { Layout, SideLine } from '../layout.js'
import { atan2 } from '../math/atan2.js'
import { cos } from '../math/cos.js'
import { sin } from '../math/sin.js'
import { ringTurn } from './ring-turn.js'

/** How a round grid lies: `counts` cells a ring, the first of each in `starts`. */
export function circleLayout(counts: readonly number[], starts: readonly number[]): Layout {
  const last = counts.length - 1
  const ringOf = (cell: number): number => {
    let [low, high] = [0, last]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (starts[middle]! <= cell) low = middle
      else high = middle - 1
    }
    return low
  }
  /** How many sides the ring's cells have outwards. */
  const outward = (ring: number): number => (ring < last ? counts[ring + 1]! / counts[ring]! : 1)

  return {
    bytes: (counts.length + starts.length) * 8,
    sideLine(cell, slot) {
      const ring = ringOf(cell)
      const count = counts[ring]!
      const i = cell - starts[ring]!
      if (ring > 0 && slot === 0) return radius(ring, i, count, 'out')
      if (ring > 0 && slot === 1) return radius(ring, (i + 1) % count, count, 'in')
      if (ring > 0 && slot === 2) return arc(ring, ringTurn(i + 1, count), ringTurn(i, count))
      // An outer side is as wide as the cell across it, and told by that cell's own turns.
      const pieces = outward(ring)
      const piece = i * pieces + (ring === 0 ? slot : slot - 3)
      return arc(ring + 1, ringTurn(piece, count * pieces), ringTurn(piece + 1, count * pieces))
    },
    placeOf(cell) {
      const ring = ringOf(cell)
      return { kind: 'ring', ring, index: cell - starts[ring]! }
    },
    sideName(cell, slot) {
      const ring = ringOf(cell)
      if (ring > 0 && slot < 3) return ['previous', 'next', 'inner'][slot]!
      return outward(ring) === 1 ? 'outer' : `outer ${(ring === 0 ? slot : slot - 3) + 1}`
    },
    cellsAt(x, y) {
      const ring = Math.floor(Math.sqrt(x * x + y * y))
      if (ring > last) return []
      const count = counts[ring]!
      const turn = (atan2(y, x) + Math.PI / 2) / (2 * Math.PI)
      const i = Math.floor((turn < 0 ? turn + 1 : turn) * count)
      return [starts[ring]! + Math.min(i, count - 1)]
    },
    clockwise(cell) {
      const ring = ringOf(cell)
      const outer = Array.from({ length: outward(ring) }, (_, k) => (ring === 0 ? k : k + 3))
      return ring === 0 ? outer : [0, ...outer, 1, 2]
    },
  }
}

/** The straight side between two cells of a ring, at the beginning of cell `i`. */
function radius(ring: number, i: number, count: number, way: 'in' | 'out'): SideLine {
  const turn = ringTurn(i, count)
  const [c, s] = [cos(turn), sin(turn)]
  const [from, to] = way === 'out' ? [ring, ring + 1] : [ring + 1, ring]
  return { kind: 'line', x1: from * c, y1: from * s, x2: to * c, y2: to * s }
}

function arc(radius: number, from: number, to: number): SideLine {
  return { kind: 'arc', cx: 0, cy: 0, radius, from, to }
}
