import { Mulberry32, SOLVERS, type SolverName, type SolverOptions } from 'meikyuu'
import type { Io } from './io.js'
import { ownSeed, tellSeed } from './random/own-seed.js'

/** Who solves, and by which chance. */
export interface SolverChoice {
  readonly solver: SolverName
  readonly seed?: number | undefined
  readonly quiet?: true | undefined
}

/** What a solver is told of each maze, by its number of cells: its chance, one stream for all mazes, and how long it may walk. */
export function solverTold(
  { solver, seed, quiet }: SolverChoice,
  io: Io,
): (cells: number) => SolverOptions | undefined {
  const { needs, takes }: { readonly needs: readonly string[]; readonly takes: string | null } =
    SOLVERS[solver]
  if (!needs.includes('rng')) return () => undefined
  const own = ownSeed(seed)
  tellSeed(own, quiet, io)
  const rng = new Mulberry32(own)
  return (cells) => ({ rng, ...(takes === 'steps' && { steps: mostSteps(cells) }) })
}

/** A walker by chance that has not come home by then is given up: it needs about the square of the cells. */
function mostSteps(cells: number): number {
  return Math.min(100_000_000, 1000 + cells * cells)
}
