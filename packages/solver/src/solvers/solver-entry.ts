import type { MazeWithEnds, Recorder, Rng } from '@meikyuu/grid'
import type { SideCosts } from './costs.js'
import type { Solved } from './solved.js'

/** What a solver may be told; each takes what its entry says. */
export interface SolverOptions {
  /** What it costs to walk through each open side, as `DijkstraOptions` says. */
  readonly costs?: SideCosts
  /** Chooses among the ways on. */
  readonly rng?: Rng
  /** The most steps that may be walked. */
  readonly steps?: number
}

/** The name of something that a solver may be told. */
export type SolverOptionName = keyof SolverOptions

/**
 * What a solver cannot do without: `centres` of the cells; sides in `clockwise`
 * order, which own graphs have only if they were given so (it is not refused
 * there, but a walk by another order follows no wall); an `rng`.
 */
export type SolverNeed = 'centres' | 'clockwise' | 'rng'

/**
 * What a solver promises where there is a way: a `shortest` one; `a way`,
 * whatever the maze; or only `maybe` one where there are loops.
 */
export type SolverGuarantee = 'shortest' | 'a way' | 'maybe'

/** A solver in a table. */
export interface SolverEntry {
  /** Its name for people, such as `Dead-end filling`. */
  readonly title: string
  /** How it goes about it, in a line. */
  readonly how: string
  /** What it promises where there is a way. */
  readonly guarantees: SolverGuarantee
  /** What it cannot do without. */
  readonly needs: readonly SolverNeed[]
  /** Who published it. */
  readonly source: string
  /** The one thing that it may be told, or null. An `rng` that it needs is given besides. */
  readonly takes: SolverOptionName | null
  /**
   * Solves a maze. Before it begins it looks at each side once, and refuses
   * passages that lead to a cell and not back.
   */
  solve(maze: MazeWithEnds, options?: SolverOptions, recorder?: Recorder): Solved
}
