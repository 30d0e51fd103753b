import type { BatchReport } from '../batch.js'
import type { JobsReport } from '../jobs.js'
import { cellsText, figureText } from './markdown.js'
import { PEERS, type PeerName } from './peers.js'
import { ratioOf, timesOf } from './ratios.js'
import { type Figures, figureOf, isGenerator, type ScaleFigure, sizesOf } from './report.js'
import {
  BATCH_TARGET,
  GENERAL_TARGETS,
  JOBS_TARGET,
  KRUSKALS,
  LONG_BATCH,
  PEER_TARGET,
  TARGETS,
} from './targets.js'

/** A target, and whether what was found meets it at the sizes that a run has; by medians. */
export interface Verdict {
  readonly target: string
  /** Null for what is told without a target. */
  readonly isMet: boolean | null
  /** What was found, by size. */
  readonly found: string
}

/** All targets that a run can tell of. */
export function verdictsOf(report: Figures, batches: BatchReport | null, jobs: JobsReport | null): Verdict[] {
  return [
    ...cVerdicts(report),
    ...fastestVerdicts(report),
    ...generalVerdicts(report),
    ...readersVerdicts(report),
    ...peerVerdicts(report),
    ...batchVerdicts(batches),
    ...jobsVerdicts(jobs),
  ]
}

function cVerdicts(report: Figures): Verdict[] {
  return Object.entries(TARGETS).flatMap(([work, most]) => {
    const found = sizesOf(report).flatMap((cells) => {
      const c = figureOf(report, work, 'C', cells)
      const lattice = ratioOf(figureOf(report, work, 'lattice', cells), c)
      const ratio = lattice ?? ratioOf(figureOf(report, work, 'graph', cells), c)
      return ratio === null ? [] : [{ cells, ratio: ratio.median }]
    })
    return found.length === 0
      ? []
      : [verdict(`${work}: at most ${most} times C`, found, (ratio) => ratio <= most)]
  })
}

/** Each of ours over the fastest of the same kind in C, which makes another maze. */
function fastestVerdicts(report: Figures): Verdict[] {
  return KRUSKALS.flatMap((work) => {
    const found = sizesOf(report).flatMap((cells) => {
      const fastest = fastestInC(report, KRUSKALS, cells)
      const ratio = ratioOf(figureOf(report, work, 'lattice', cells), fastest)
      return ratio === null ? [] : [`${figureText(ratio.median)} at ${cellsText(cells)} (${fastest!.work})`]
    })
    const target = `${work}: times as long as the faster Kruskal in C`
    return found.length === 0 ? [] : [{ target, isMet: null, found: found.join(', ') }]
  })
}

function fastestInC(report: Figures, works: readonly string[], cells: number): ScaleFigure | undefined {
  const timed = works.flatMap((work) => {
    const figure = figureOf(report, work, 'C', cells)
    const ns = timesOf(figure)?.median
    return figure === undefined || ns === undefined ? [] : [{ figure, ns }]
  })
  return timed.sort((a, b) => a.ns - b.ns)[0]?.figure
}

function generalVerdicts(report: Figures): Verdict[] {
  return Object.entries(GENERAL_TARGETS).flatMap(([size, most]) => {
    const cells = Number(size)
    const found = generalRatios(report, cells).filter(({ work }) => isGenerator(work))
    if (found.length === 0) return []
    const missed = found.filter(({ ratio }) => ratio > most)
    return [
      {
        target: `general engine, generators: at most ${most} times the lattice at ${cellsText(cells)}`,
        isMet: missed.length === 0,
        found:
          missed.length === 0
            ? `${figureText(Math.max(...found.map(({ ratio }) => ratio)))} at most`
            : worksText(missed),
      },
    ]
  })
}

/** What reads a graph to its end, and takes longer than generators may. */
function readersVerdicts(report: Figures): Verdict[] {
  return Object.entries(GENERAL_TARGETS).flatMap(([size, most]) => {
    const cells = Number(size)
    const found = generalRatios(report, cells).filter(({ work }) => !isGenerator(work))
    if (found.length === 0) return []
    const above = found.filter(({ ratio }) => ratio > most)
    return [
      {
        target: `general engine, all else: above ${most} times the lattice at ${cellsText(cells)}`,
        isMet: null,
        found: above.length === 0 ? 'none' : worksText(above),
      },
    ]
  })
}

interface WorkRatio {
  readonly work: string
  readonly ratio: number
}

/** The medians of all that both engines did. */
function generalRatios(report: Figures, cells: number): WorkRatio[] {
  return report.figures
    .filter((figure) => figure.maker === 'graph' && figure.cells === cells)
    .flatMap((figure) => {
      const ratio = ratioOf(figure, figureOf(report, figure.work, 'lattice', cells))
      return ratio === null ? [] : [{ work: figure.work, ratio: ratio.median }]
    })
}

function worksText(found: readonly WorkRatio[]): string {
  return found.map(({ work, ratio }) => `${work} ${figureText(ratio)}`).join(', ')
}

function peerVerdicts(report: Figures): Verdict[] {
  const cells = 1e6
  const works = [...new Set(Object.values(PEERS).flatMap((works) => Object.keys(works)))]
  return works.flatMap((work) => {
    const found = (Object.keys(PEERS) as PeerName[]).flatMap((maker) => {
      const ratio = ratioOf(figureOf(report, work, maker, cells), figureOf(report, work, 'lattice', cells))
      return ratio === null ? [] : [{ maker, ratio: ratio.median }]
    })
    const fastest = found.sort((a, b) => a.ratio - b.ratio)[0]
    if (fastest === undefined) return []
    return [
      {
        target: `${work}: the fastest library from npm takes ${PEER_TARGET} times as long at ${cellsText(cells)}`,
        isMet: fastest.ratio >= PEER_TARGET,
        found: `${fastest.maker} ${figureText(fastest.ratio)}`,
      },
    ]
  })
}

function batchVerdicts(report: BatchReport | null): Verdict[] {
  if (report === null) return []
  const found = report.batches.map(({ cells, nsPerCell }) => ({ cells, ns: nsPerCell.median }))
  return [
    {
      target: `batches built and scored on one core: at most ${BATCH_TARGET} ns a cell`,
      isMet: found.every(({ ns }) => ns <= BATCH_TARGET),
      found: found.map(({ cells, ns }) => `${figureText(ns)} at ${Math.round(cells)} cells`).join(', '),
    },
  ]
}

function jobsVerdicts(report: JobsReport | null): Verdict[] {
  if (report === null || report.jobs !== 2) return []
  const long = report.batches.filter(({ one }) => one.median > LONG_BATCH)
  if (long.length === 0) return []
  return [
    {
      target: `batches of over ${LONG_BATCH} s: at least ${JOBS_TARGET} times as fast on two cores`,
      isMet: long.every(({ gain }) => gain.median >= JOBS_TARGET),
      found: long
        .map(({ one, gain }) => `${figureText(gain.median)} of ${figureText(one.median)} s`)
        .join(', '),
    },
  ]
}

function verdict(
  target: string,
  found: readonly { readonly cells: number; readonly ratio: number }[],
  meets: (ratio: number) => boolean,
): Verdict {
  return {
    target,
    isMet: found.every(({ ratio }) => meets(ratio)),
    found: found.map(({ cells, ratio }) => `${figureText(ratio)} at ${cellsText(cells)}`).join(', '),
  }
}
