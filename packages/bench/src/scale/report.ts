import type { Machine } from './machine.js'
import type { Maker } from './makers.js'
import type { Once } from './once.js'

/** A work by a maker at a size: all rounds, or why there are none. */
export interface ScaleFigure {
  readonly work: string
  readonly maker: Maker
  readonly cells: number
  /** In the order of rounds, each with a seed of its own. */
  readonly rounds: readonly Once[]
  /** Why there are no more rounds; null where all are there. */
  readonly failure: string | null
}

/** What a run found; two of them can be compared. */
export interface ScaleReport {
  readonly machine: Machine
  /** The commit that was measured, with a + where files differed from it. */
  readonly revision: string
  /** What compiled the reference; null where there was no compiler. */
  readonly compiler: string | null
  readonly rounds: number
  readonly seed: number
  /** How many cores rounds were held to in turn; 0 where processes ran on any. */
  readonly cores?: number
  /** The time that a process had, in seconds by the clock. */
  readonly limit: number
  readonly figures: readonly ScaleFigure[]
}

/** One figure of a report. */
export function figureOf(
  { figures }: Pick<ScaleReport, 'figures'>,
  work: string,
  maker: Maker,
  cells: number,
): ScaleFigure | undefined {
  return figures.find((figure) => figure.work === work && figure.maker === maker && figure.cells === cells)
}
