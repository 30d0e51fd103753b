import { type Grid, graphOf, type Maze, newBytes, newInts, OUTSIDE, squareExtent } from '@meikyuu/grid'
import { isWall } from './walls.js'

/** The order of sides that a grid drawn in box characters has. */
const SIDES = ['north', 'east', 'south', 'west'] as const

/** A maze of squares as rows and columns. */
export interface SquarePlan {
  readonly rows: number
  readonly columns: number
  /** The cell at `row * columns + column`, or OUTSIDE where there is none. */
  readonly cellAt: Int32Array
  /** 1 where a wall runs above a row (`row * columns + column`; one row more than the cells have). */
  readonly above: Uint8Array
  /** 1 where a wall runs left of a column (`row * (columns + 1) + column`; one column more). */
  readonly before: Uint8Array
}

/**
 * Whether a grid can be drawn in box characters: four sides a cell, called
 * north, east, south and west, cells in rows and columns. So are squares and
 * everything cut from them.
 */
export function isSquares(grid: Grid): boolean {
  if (grid?.kind === 'lattice') return true
  const { cells, sides, first, layout } = graphOf(grid)
  if (sides !== cells * 4 || layout.placeOf(0).kind !== 'row') return false
  if (first[1] !== 4) return false
  return SIDES.every((name, slot) => layout.sideName(0, slot) === name)
}

/** Where the cells and walls of a maze of squares stand. */
export function squarePlan(maze: Maze): SquarePlan {
  const { cells, first, layout } = graphOf(maze.grid)
  const { top, left, rows, columns } = squareExtent(maze.grid)
  const cellAt = newInts(rows * columns).fill(OUTSIDE)
  const above = newBytes((rows + 1) * columns)
  const before = newBytes(rows * (columns + 1))
  for (let cell = 0; cell < cells; cell++) {
    const place = layout.placeOf(cell)
    if (place.kind !== 'row') continue
    const r = place.row - top
    const c = place.column - left
    const side = first[cell]!
    cellAt[r * columns + c] = cell
    if (isWall(maze, side)) above[r * columns + c] = 1
    if (isWall(maze, side + 1)) before[r * (columns + 1) + c + 1] = 1
    if (isWall(maze, side + 2)) above[(r + 1) * columns + c] = 1
    if (isWall(maze, side + 3)) before[r * (columns + 1) + c] = 1
  }
  return { rows, columns, cellAt, above, before }
}
