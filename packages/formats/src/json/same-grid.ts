import { type Bounds, type GraphGrid, type Grid, graphOf } from '@meikyuu/grid'

/** Of how many cells the lines are compared: what lies alike on the plane is drawn alike. */
const SAMPLES = 64

/**
 * Whether two grids are the same: name, cells, sides, centres and bounds to the
 * last bit, and the lines of some of their cells.
 */
export function sameGrid(a: Grid, b: Grid): boolean {
  const [left, right] = [graphOf(a), graphOf(b)]
  return (
    left.shape === right.shape &&
    sameNumbers(left.first, right.first) &&
    sameNumbers(left.across, right.across) &&
    sameNumbers(left.slot, right.slot) &&
    left.centres.axes === right.centres.axes &&
    sameNumbers(left.centres.data, right.centres.data) &&
    sameFields(left.rows, right.rows) &&
    sameFields(left.bounds, right.bounds) &&
    sameLines(left, right)
  )
}

function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

type Fields = Bounds | GraphGrid['rows']

function sameFields(a: Fields, b: Fields): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function sameLines(a: GraphGrid, b: GraphGrid): boolean {
  const step = Math.max(1, Math.floor(a.cells / SAMPLES))
  for (let cell = 0; cell < a.cells; cell += step)
    for (let slot = 0; slot < a.first[cell + 1]! - a.first[cell]!; slot++) {
      const [one, other] = [a.layout.sideLine(cell, slot), b.layout.sideLine(cell, slot)]
      if (JSON.stringify(one) !== JSON.stringify(other)) return false
    }
  return true
}
