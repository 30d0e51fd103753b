import { atan2, type GraphGrid, type Grid, graphOf, OUTSIDE, type Passages, type Points } from '@meikyuu/grid'

/**
 * How much more passages run in one direction than in the others, 0 to 1: see
 * `bias` of the texture. Cells need centres.
 */
export function directionBias(grid: Grid, { open }: Passages): number {
  const { cells, first, across, centres } = graphOf(grid)
  const ring = ringsOf(graphOf(grid))
  const sides = new Float64Array(LINES.length)
  const passages = new Float64Array(LINES.length)
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE) continue
      const at = ring === null ? directionOf(centres, cell, other) : ring[cell] === ring[other] ? 0 : 1
      sides[at] = sides[at]! + 1
      passages[at] = passages[at]! + open[side]!
    }
  return greatestExcess(passages, sides)
}

/** The greatest of what each direction has of the passages over its share of the sides, 0 to 1. */
export function greatestExcess(passages: Float64Array, sides: Float64Array): number {
  const allPassages = passages.reduce((sum, count) => sum + count, 0)
  const allSides = sides.reduce((sum, count) => sum + count, 0)
  let bias = 0
  if (allPassages === 0) return bias
  for (let at = 0; at < sides.length; at++) {
    // With one direction alone there is nothing to compare.
    if (sides[at] === allSides) return bias
    const offered = sides[at]! / allSides
    bias = Math.max(bias, (passages[at]! / allPassages - offered) / (1 - offered))
  }
  return bias
}

/** The ring of each cell, or null where cells do not lie in rings. */
function ringsOf({ cells, layout }: GraphGrid): Int32Array | null {
  if (layout.placeOf(0).kind !== 'ring') return null
  return Int32Array.from({ length: cells }, (_, cell) => {
    const place = layout.placeOf(cell)
    return place.kind === 'ring' ? place.ring : OUTSIDE
  })
}

/** How many directions there are on the plane, 15 degrees apart. */
const DIRECTIONS = 12

// The square roots of a half and of a third.
const HALF = Math.SQRT1_2
const THIRD = 0.5773502691896258

/** The lines through a cube's faces, edges and corners. */
const LINES: readonly (readonly [x: number, y: number, z: number])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [HALF, HALF, 0],
  [HALF, -HALF, 0],
  [HALF, 0, HALF],
  [HALF, 0, -HALF],
  [0, HALF, HALF],
  [0, HALF, -HALF],
  [THIRD, THIRD, THIRD],
  [THIRD, THIRD, -THIRD],
  [THIRD, -THIRD, THIRD],
  [THIRD, -THIRD, -THIRD],
]

function directionOf({ axes, data }: Points, from: number, to: number): number {
  const x = data[to * axes]! - data[from * axes]!
  const y = data[to * axes + 1]! - data[from * axes + 1]!
  if (axes === 2) {
    const step = Math.round((atan2(y, x) * DIRECTIONS) / Math.PI)
    return (step + DIRECTIONS) % DIRECTIONS
  }
  const z = data[to * 3 + 2]! - data[from * 3 + 2]!
  let nearest = 0
  let most = 0
  LINES.forEach(([u, v, w], line) => {
    const along = Math.abs(x * u + y * v + z * w)
    if (along > most) {
      nearest = line
      most = along
    }
  })
  return nearest
}
