import { type Grid, graphOf, type Points, type ReadonlyInts } from '@meikyuu/grid'
import { MOST_THROUGH } from './measure-constants.js'

/** The cosine of `STRAIGHT_DEGREES`. */
const COSINE = 0.9063077870366499

/**
 * Writes, for every open side, the open side of the same cell that a walk which
 * comes in by it goes straight on by, or -1: the straightest, where each of the
 * two is the other's. Returns how many cells with two passages let one through.
 */
export function pairStraight(grid: Grid, open: Uint8Array, onward: Int32Array): number {
  const { first, across, cells, centres } = graphOf(grid)
  // The unit vectors out of the sides of one cell, and where these sides are.
  const heading = new Float64Array(3 * MOST_THROUGH)
  const best = new Int32Array(MOST_THROUGH)
  const place = new Int32Array(MOST_THROUGH)
  let straights = 0
  for (let cell = 0; cell < cells; cell++) {
    const passages = collect(first, across, open, centres, cell, heading, place, onward)
    if (passages < 2 || passages > MOST_THROUGH) continue
    for (let i = 0; i < passages; i++) best[i] = straightest(heading, passages, i)
    for (let i = 0; i < passages; i++)
      if (best[i] !== NONE && best[best[i]!] === i) onward[place[i]!] = place[best[i]!]!
    if (passages === 2 && onward[place[0]!] !== NONE) straights++
  }
  return straights
}

const NONE = -1

/** The headings of a cell's open sides, as far as there is room. Returns how many it has. */
function collect(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  { axes, data }: Points,
  cell: number,
  heading: Float64Array,
  place: Int32Array,
  onward: Int32Array,
): number {
  let passages = 0
  const end = first[cell + 1]!
  for (let side = first[cell]!; side < end; side++) {
    onward[side] = NONE
    if (open[side] === 0) continue
    if (passages < MOST_THROUGH) {
      const from = (cell * axes) | 0
      const to = (across[side]! * axes) | 0
      const x = data[to]! - data[from]!
      const y = data[to + 1]! - data[from + 1]!
      const z = axes === 2 ? 0 : data[to + 2]! - data[from + 2]!
      const length = Math.sqrt(x * x + y * y + z * z)
      heading[3 * passages] = length === 0 ? 0 : x / length
      heading[3 * passages + 1] = length === 0 ? 0 : y / length
      heading[3 * passages + 2] = length === 0 ? 0 : z / length
      place[passages] = side
    }
    passages++
  }
  return passages
}

/** Which of the others a heading goes on in most nearly straight, or {@link NONE} where all bend. */
function straightest(heading: Float64Array, passages: number, of: number): number {
  const x = heading[3 * of]!
  const y = heading[3 * of + 1]!
  const z = heading[3 * of + 2]!
  let found = NONE
  let most = COSINE
  for (let i = 0; i < passages; i++) {
    if (i === of) continue
    // Out by one and in by the other: straight on is where they are opposite.
    const cosine = -(x * heading[3 * i]! + y * heading[3 * i + 1]! + z * heading[3 * i + 2]!)
    if (found === NONE ? cosine < most : cosine <= most) continue
    found = i
    most = cosine
  }
  return found
}
