import {
  checkMaze,
  checkOptions,
  checkRecorder,
  type GraphGrid,
  graphOf,
  type MazeWithEnds,
  needEnds,
  Passages,
  type Recorder,
} from '@meikyuu/grid'

/** What every solver works on. */
export interface Task {
  readonly grid: GraphGrid
  readonly open: Uint8Array
  readonly start: number
  readonly goal: number
}

/**
 * Checks what every solver is given, before it does anything: one look a side,
 * as a walk through passages that lead there and not back need never end.
 *
 * @param needs Who asks for ends, for the message.
 */
export function beginSolving(
  maze: MazeWithEnds,
  options: object | undefined,
  recorder: Recorder | undefined,
  needs: string,
): Task {
  checkMaze(maze)
  const { grid, start, goal } = needEnds(maze, needs)
  const { open } = new Passages(grid, maze.passages.open)
  if (options !== undefined) checkOptions('options', options)
  checkRecorder(grid, recorder, open)
  return { grid: graphOf(grid), open, start, goal }
}
