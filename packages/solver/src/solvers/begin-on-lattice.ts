import { checkOptions, type MazeWithEnds, needEnds, type Recorder } from '@meikyuu/grid'
import { type LatticeMaze, latticeMazeOf } from '../lattice/lattice-maze.js'

/** What a solver with a kernel for lattices works on. */
export interface LatticeTask {
  readonly lattice: LatticeMaze
  readonly start: number
  readonly goal: number
}

/**
 * As `beginSolving`, for a lattice whose passages are stored as bytes, with nobody watching; null
 * for anything else, which goes the general way.
 */
export function beginOnLattice(
  maze: MazeWithEnds,
  options: object | undefined,
  recorder: Recorder | undefined,
  needs: string,
): LatticeTask | null {
  const lattice = latticeMazeOf(maze)
  if (lattice === null || recorder !== undefined) return null
  const { start, goal } = needEnds(maze, needs)
  if (options !== undefined) checkOptions('options', options)
  return { lattice, start, goal }
}
