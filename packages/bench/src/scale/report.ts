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

/** Which run it was. */
export interface Stamp {
  readonly machine: Machine
  /** The commit that was measured, with a + where files differed from it. */
  readonly revision: string
  readonly rounds: number
  /** What the seeds of all rounds follow from. */
  readonly seed: number
  /** How many cores rounds were held to in turn; 0 where processes ran on any. */
  readonly cores?: number
}

/** Works by their makers at their sizes. */
export interface Figures {
  readonly figures: readonly ScaleFigure[]
}

/** What a run found; two of them can be compared. */
export interface ScaleReport extends Stamp, Figures {
  /** What compiled the reference; null where there was no compiler. */
  readonly compiler: string | null
  /** The time that a process had, in seconds by the clock. */
  readonly limit: number
}

/** One of many figures. */
export function figureOf(
  { figures }: Figures,
  work: string,
  maker: Maker,
  cells: number,
): ScaleFigure | undefined {
  return figures.find((figure) => figure.work === work && figure.maker === maker && figure.cells === cells)
}

/** The sizes there are, in cells, the least first. */
export function sizesOf({ figures }: Figures): number[] {
  return [...new Set(figures.map(({ cells }) => cells))].sort((a, b) => a - b)
}

/** Whether a work is carving alone. */
export function isGenerator(work: string): boolean {
  return work.startsWith('carve ')
}
