import type { BatchReport } from '../batch.js'
import type { JobsReport } from '../jobs.js'
import { cellsText, figureText } from './markdown.js'
import { PEERS, type PeerName } from './peers.js'
import { ratioOf } from './ratios.js'
import { figureOf, type ScaleReport } from './report.js'
import { BATCH_TARGET, GENERAL_TARGETS, JOBS_TARGET, LONG_BATCH, PEER_TARGET, TARGETS } from './targets.js'

/** A target, and whether what was found meets it at every size; by medians. */
export interface Verdict {
  readonly target: string
  readonly isMet: boolean
  /** What was found, by size. */
  readonly found: string
}

/** All targets that a run can tell of. */
export function verdictsOf(
  report: ScaleReport,
  batches: BatchReport | null,
  jobs: JobsReport | null,
): Verdict[] {
  return [
    ...cVerdicts(report),
    ...generalVerdicts(report),
    ...peerVerdicts(report),
    ...batchVerdicts(batches),
    ...jobsVerdicts(jobs),
  ]
}

function cVerdicts(report: ScaleReport): Verdict[] {
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

function generalVerdicts(report: ScaleReport): Verdict[] {
  return Object.entries(GENERAL_TARGETS).flatMap(([size, most]) => {
    const cells = Number(size)
    const found = report.figures
      .filter(
        ({ maker, work, ...figure }) => maker === 'graph' && figure.cells === cells && /^carve /.test(work),
      )
      .flatMap((figure) => {
        const ratio = ratioOf(figure, figureOf(report, figure.work, 'lattice', cells))
        return ratio === null ? [] : [{ work: figure.work.slice('carve '.length), ratio: ratio.median }]
      })
    if (found.length === 0) return []
    const missed = found.filter(({ ratio }) => ratio > most)
    return [
      {
        target: `general engine: at most ${most} times the lattice at ${cellsText(cells)}`,
        isMet: missed.length === 0,
        found:
          missed.length === 0
            ? `${figureText(Math.max(...found.map(({ ratio }) => ratio)))} at most`
            : missed.map(({ work, ratio }) => `${work} ${figureText(ratio)}`).join(', '),
      },
    ]
  })
}

function peerVerdicts(report: ScaleReport): Verdict[] {
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
  const found = report.batches.map(({ cells, nsPerCell }) => ({ cells, ns: nsPerCell }))
  return [
    {
      target: `batches built and scored: at most ${BATCH_TARGET} ns a cell`,
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

function sizesOf({ figures }: ScaleReport): number[] {
  return [...new Set(figures.map(({ cells }) => cells))].sort((a, b) => a - b)
}
