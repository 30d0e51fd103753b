import type { Grid, Maze, Passages } from '@meikyuu/grid'

/** What a treatment is given: a maze, with ends or without; its ends are not looked at. */
export type MazeToTreat = Pick<Maze, 'grid' | 'passages'>

/** What a treatment gives back: a maze without ends, over passages of its own. */
export interface TreatedMaze {
  /** The board: the one given, where the treatment leaves it as it is. */
  readonly grid: Grid
  /** Which sides are open. */
  readonly passages: Passages
  /** The cells that are no longer there, by their numbers in the grid given, rising; absent where none can be. */
  readonly givenUp?: Int32Array
}
