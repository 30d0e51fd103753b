import { newBytes, newFloats, newInts } from '../allocate.js'
import { buildGraph } from '../build-graph.js'
import { type GraphGrid, OUTSIDE } from '../grid.js'
import { cos } from '../math/cos.js'
import { sin } from '../math/sin.js'
import { Points } from '../points.js'
import { checkCellCount, checkSize } from './check-size.js'
import { circleLayout } from './circle-layout.js'
import { cellsInRings, ringCounts } from './ring-counts.js'
import { ringTurn } from './ring-turn.js'

/** Slots of a cell off the middle; its outer sides follow. */
const [PREVIOUS, NEXT, INNER, OUTER] = [0, 1, 2, 3] as const

/**
 * A round grid of `rings` rings, from one cell in the middle outwards, each
 * ring clockwise from twelve o'clock. A ring is 1 wide; where cells would grow
 * much wider than that, the next ring has twice as many. Sides of the middle:
 * its outer cells in order; of the others: the previous cell round the ring,
 * the next, the inner one, then the outer ones in order, or the outside.
 *
 * @throws MazeError `BAD_SIZE` where the number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the sides cannot be numbered or held.
 *
 * @example
 * ```ts
 * const grid = circleGrid(3)
 * grid.cells // => 19
 * placeOf(grid, 7) // => { kind: 'ring', ring: 2, index: 0 }
 * ```
 */
export function circleGrid(rings: number): GraphGrid {
  checkSize('circle', [rings])
  // A cell has four sides, or five where the ring outside has twice as many.
  checkCellCount('circle', cellsInRings(rings), 5)
  const counts = ringCounts(rings)
  const starts = startsOf(counts)
  const cells = starts[rings]!
  const first = newInts(cells + 1)
  fillFirst(counts, starts, first)
  const across = newInts(first[cells]!)
  const slot = newBytes(first[cells]!)
  const centres = newFloats(cells * 2)
  for (let ring = 0; ring < rings; ring++) {
    fillRing(ring, counts, starts, first, across, slot)
    if (ring > 0) placeRing(ring, counts[ring]!, starts[ring]!, centres)
  }
  return buildGraph({
    shape: 'circle',
    first,
    across,
    slot,
    centres: new Points(2, centres),
    bounds: { x: -rings, y: -rings, width: 2 * rings, height: 2 * rings },
    layout: circleLayout(counts, starts),
    rows: null,
  })
}

/** The first cell of each ring, and the number of cells at the end. */
function startsOf(counts: readonly number[]): number[] {
  const starts = [0]
  for (let ring = 0; ring < counts.length; ring++) starts.push(starts[ring]! + counts[ring]!)
  return starts
}

function fillFirst(counts: readonly number[], starts: readonly number[], first: Int32Array): void {
  let sides = 0
  for (let ring = 0; ring < counts.length; ring++) {
    const outer = ring + 1 < counts.length ? counts[ring + 1]! / counts[ring]! : 1
    const each = ring === 0 ? outer : OUTER + outer
    for (let cell = starts[ring]!; cell < starts[ring + 1]!; cell++) {
      sides += each
      first[cell + 1] = sides
    }
  }
}

function fillRing(
  ring: number,
  counts: readonly number[],
  starts: readonly number[],
  first: Int32Array,
  across: Int32Array,
  slot: Uint8Array,
): void {
  const count = counts[ring]!
  const start = starts[ring]!
  // Each count is a multiple of the one inside, so cells nest without remainder.
  const nested = ring > 0 ? count / counts[ring - 1]! : 1
  const outer = ring + 1 < counts.length ? counts[ring + 1]! / count : 0
  const outerFrom = ring === 0 ? 0 : OUTER
  for (let i = 0; i < count; i++) {
    const side = first[start + i]!
    if (ring > 0) {
      const inside = Math.floor(i / nested)
      across[side + PREVIOUS] = start + (i === 0 ? count - 1 : i - 1)
      slot[side + PREVIOUS] = NEXT
      across[side + NEXT] = start + (i + 1 === count ? 0 : i + 1)
      slot[side + NEXT] = PREVIOUS
      across[side + INNER] = starts[ring - 1]! + inside
      slot[side + INNER] = (ring === 1 ? 0 : OUTER) + i - inside * nested
    }
    for (let k = 0; k < outer; k++) {
      across[side + outerFrom + k] = starts[ring + 1]! + i * outer + k
      slot[side + outerFrom + k] = INNER
    }
    if (outer === 0) across[side + outerFrom] = OUTSIDE
  }
}

function placeRing(ring: number, count: number, start: number, centres: Float64Array): void {
  let from = ringTurn(0, count)
  for (let i = 0; i < count; i++) {
    const to = ringTurn(i + 1, count)
    const middle = (from + to) / 2
    centres[(start + i) * 2] = (ring + 0.5) * cos(middle)
    centres[(start + i) * 2 + 1] = (ring + 0.5) * sin(middle)
    from = to
  }
}
