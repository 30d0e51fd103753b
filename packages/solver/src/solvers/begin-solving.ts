import {
  checkCell,
  checkRecorder,
  type GraphGrid,
  graphOf,
  MazeError,
  type MazeWithEnds,
  needEnds,
  type Recorder,
  type Rng,
  shown,
} from '@meikyuu/grid'
import { checkMaze } from '../check-maze.js'

/** What every solver works on. */
export interface Task {
  readonly grid: GraphGrid
  readonly open: Uint8Array
  readonly start: number
  readonly goal: number
}

/**
 * Checks what every solver is given, before it does anything.
 *
 * @param needs Who asks for ends, for the message.
 */
export function beginSolving(maze: MazeWithEnds, recorder: Recorder | undefined, needs: string): Task {
  checkMaze(maze)
  const { start, goal } = needEnds(maze, needs)
  checkCell(maze.grid, start)
  checkCell(maze.grid, goal)
  checkRecorder(maze.grid, recorder)
  return { grid: graphOf(maze.grid), open: maze.passages.open, start, goal }
}

/** Throws `BAD_ARGUMENT` unless `rng` is one. */
export function checkRng(rng: unknown): asserts rng is Rng {
  if (typeof (rng as Rng | undefined)?.below === 'function') return
  throw new MazeError('BAD_ARGUMENT', { name: 'rng', expected: 'a source of choices', got: shown(rng) })
}
