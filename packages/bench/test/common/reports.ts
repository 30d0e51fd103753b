import type { BatchReport } from '../../src/batch.js'
import type { JobsReport } from '../../src/jobs.js'
import type { Found } from '../../src/scale/found.js'
import type { Maker } from '../../src/scale/makers.js'
import type { ScaleFigure, ScaleReport, Stamp } from '../../src/scale/report.js'
import { spreadOf } from '../../src/statistics.js'

/** Runs as tests make them up. */
export const STAMP: Stamp = {
  machine: { processor: 'P', cores: 2, memory: 24, system: 'S', node: 'N', load: [0.5, 1.25] },
  revision: 'abc',
  rounds: 3,
  seed: 1,
}

/** A work with the nanoseconds a cell of its rounds; two bytes a cell. */
export function figure(maker: Maker, work: string, cells: number, ...times: number[]): ScaleFigure {
  const rounds = times.map((nsPerCell) => ({ nsPerCell, bytes: cells * 2, hash: null }))
  return { work, maker, cells, rounds, failure: null }
}

export function report(figures: readonly ScaleFigure[], more: Partial<ScaleReport> = {}): ScaleReport {
  return { ...STAMP, compiler: null, limit: 60, figures, ...more }
}

/** A run of the part scale alone. */
export function found(figures: readonly ScaleFigure[], more: Partial<Found> = {}): Found {
  return { scale: [report(figures)], batches: null, jobs: null, ...more }
}

/** One batch with the nanoseconds a cell of its rounds, in each of which the anchor took 10. */
export function batches(times: readonly number[], more: Partial<Stamp> = {}): BatchReport {
  const anchors = times.map(() => 10)
  const batch = {
    mean: 50,
    cells: 57.6,
    mazesPerSecond: spreadOf(times.map((ns) => 1e9 / 57.6 / ns)),
    nsPerCell: spreadOf(times),
    rounds: times,
    ratio: 1,
  }
  return { ...STAMP, ...more, anchorNs: spreadOf(anchors), anchors, batches: [batch] }
}

/** Batches that took one job so many seconds, and two of them `gain` times less. */
export function jobs(
  taken: readonly { readonly seconds: number; readonly gain: number }[],
  more: Partial<JobsReport> = {},
): JobsReport {
  const figures = taken.map(({ seconds, gain }) => ({
    batch: `of ${seconds} s`,
    mazes: 1000,
    one: spreadOf([seconds]),
    all: spreadOf([seconds / gain]),
    gain: spreadOf([gain]),
    held: null,
    heldGain: null,
    rounds: [{ one: seconds, held: [], all: seconds / gain }],
  }))
  return { ...STAMP, jobs: 2, batches: figures, ...more }
}
