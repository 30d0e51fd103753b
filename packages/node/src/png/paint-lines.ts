import { NO_CELL } from '../rows/square-rows.js'

/** How many pixels a cell and a wall take. */
export interface Pixels {
  /** Of a cell, without its walls. */
  readonly cell: number
  /** Of a wall. */
  readonly wall: number
}

/** Bits of open sides, as rows have them. */
const EAST = 1
const SOUTH = 2
const WEST = 3

/** How many pixels a row of squares is wide. */
export function pixelsAlong(cells: number, { cell, wall }: Pixels): number {
  return cells * (cell + wall) + wall
}

/**
 * Paints one line of pixels across the walls between two rows of squares,
 * from byte `at` of `line` on: 1 is white.
 */
export function paintWalls(
  above: Uint8Array,
  below: Uint8Array,
  { cell, wall }: Pixels,
  line: Uint8Array,
  at: number,
): void {
  const width = above.length | 0
  const both = (cell + wall) | 0
  // By twos: whether the corner before a column is wall, whether the column is.
  const white = [ones(both), ones(wall) << cell, ones(cell), 0] as const
  let pixels = 0
  let held = 0
  let to = at | 0
  let upper = NO_CELL
  let lower = NO_CELL
  let level = 0
  for (let column = 0; column < width; column++) {
    const north = above[column]!
    const south = below[column]!
    const here = 1 & ~((north >> SOUTH) & south)
    const upright = 1 & ~((upper >> EAST) & (north >> WEST) & (lower >> EAST) & (south >> WEST))
    pixels = (pixels << both) | white[((level | here | upright) << 1) | here]!
    held += both
    while (held >= 8) {
      held -= 8
      line[to++] = pixels >> held
    }
    upper = north
    lower = south
    level = here
  }
  const corner = level | (1 & ~((upper >> EAST) & (lower >> EAST)))
  finish(pixels, held, corner === 1 ? 0 : ones(wall), wall, line, to)
}

/** As {@link paintWalls}, for one line of pixels across the cells of a row. */
export function paintCells(row: Uint8Array, { cell, wall }: Pixels, line: Uint8Array, at: number): void {
  const width = row.length | 0
  const both = (cell + wall) | 0
  const white = [ones(both), ones(cell)] as const
  let pixels = 0
  let held = 0
  let to = at | 0
  let before = NO_CELL
  for (let column = 0; column < width; column++) {
    const here = row[column]!
    pixels = (pixels << both) | white[1 & ~((before >> EAST) & (here >> WEST))]!
    held += both
    while (held >= 8) {
      held -= 8
      line[to++] = pixels >> held
    }
    before = here
  }
  finish(pixels, held, (before >> EAST) & 1 ? ones(wall) : 0, wall, line, to)
}

/** The last column's wall, and black up to the end of the byte. */
function finish(
  pixels: number,
  held: number,
  last: number,
  wall: number,
  line: Uint8Array,
  at: number,
): void {
  let all = (pixels << wall) | last
  let left = held + wall
  const over = -left & 7
  all <<= over
  left += over
  for (let to = at; left > 0; to++) {
    left -= 8
    line[to] = all >> left
  }
}

function ones(bits: number): number {
  return (1 << bits) - 1
}
