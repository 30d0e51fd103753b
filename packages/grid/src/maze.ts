import { checkCell } from './check.js'
import { checkMaze } from './check-maze.js'
import { MazeError } from './errors.js'
import { graphOf, OUTSIDE } from './grid.js'
import type { MazeBody } from './maze-body.js'
import { cellAcross } from './sides.js'

/** What every maze has, and may have. */
interface MazeParts extends MazeBody {
  /** The recipe it was built from, where it was. */
  readonly recipe?: object
}

/** A maze to be solved, from a start to a goal. */
export interface MazeWithEnds extends MazeParts {
  /** The cell where the way begins. */
  readonly start: number
  /** The cell where it ends. */
  readonly goal: number
  /** The side of the start through which one comes in from outside, or null. */
  readonly entrance: number | null
  /** The side of the goal through which one leaves, or null. */
  readonly exit: number | null
  /** Cells to visit on the way, in the order they were placed. */
  readonly keys: readonly number[]
}

/** A maze without ends. */
export interface MazeMap extends MazeParts {
  /** None. */
  readonly start: null
  /** None. */
  readonly goal: null
  /** None. */
  readonly entrance: null
  /** None. */
  readonly exit: null
  /** None. */
  readonly keys: readonly []
}

/** A maze: plain data. `start` is null in a map, a number in a maze with ends. */
export type Maze = MazeWithEnds | MazeMap

/**
 * Whether a maze has a start and a goal.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze, `NO_SUCH_CELL` where
 * its start or goal is neither a cell nor null.
 */
export function hasEnds(maze: Maze): maze is MazeWithEnds {
  checkMaze(maze)
  if (maze.start === null) return false
  checkCell(maze.grid, maze.start)
  checkCell(maze.grid, maze.goal)
  return true
}

/**
 * The maze, where it has a start and a goal.
 *
 * @param needs Who asks, for the message.
 * @throws MazeError `NO_ENDS` for a map, otherwise as {@link hasEnds}.
 */
export function needEnds(maze: Maze, needs: string): MazeWithEnds {
  if (hasEnds(maze)) return maze
  throw new MazeError('NO_ENDS', { needs })
}

/** Whether a passage joins two cells directly. */
export function isOpen(maze: MazeBody, a: number, b: number): boolean {
  const cells = neighboursOf(maze, a)
  checkCell(maze.grid, b)
  return cells.includes(b)
}

/** The cells that a passage joins to a cell, in side order. */
export function neighboursOf(maze: MazeBody, cell: number): number[] {
  checkMaze(maze)
  checkCell(maze.grid, cell)
  if (maze.grid.kind === 'lattice')
    return maze.passages.openSides(cell).map((side) => cellAcross(maze.grid, side))
  const { first, across } = graphOf(maze.grid)
  const { open } = maze.passages
  const cells: number[] = []
  for (let side = first[cell]!; side < first[cell + 1]!; side++)
    if (open[side] === 1 && across[side] !== OUTSIDE) cells.push(across[side]!)
  return cells
}
