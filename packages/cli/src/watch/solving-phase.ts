import { type MazeWithEnds, Recorder, SOLVERS, type SolverName, type SolverOptions, solveMaze } from 'meikyuu'
import type { Phase } from './phase.js'

/** A solver at work in a maze. */
export function solvingPhase(
  maze: MazeWithEnds,
  solver: SolverName,
  options: SolverOptions | undefined,
): Phase {
  const recorder = new Recorder(maze.grid, { open: maze.passages.open })
  solveMaze(maze, solver, options, recorder)
  return { title: SOLVERS[solver].title, recording: recorder.recording(), ends: maze, isCarving: false }
}
