import type { Spread } from '../statistics.js'
import { cellsText, spreadText, tableOf } from './markdown.js'
import { timesOf } from './ratios.js'
import { figureOf, type ScaleFigure, type ScaleReport } from './report.js'

/** How many times as long something takes in the second of two runs as in the first. */
export interface Change {
  readonly work: string
  readonly maker: string
  readonly cells: number
  /** The ratio of the medians, and the least and most that a round of the one is of a round of the other. */
  readonly ratio: Spread
  /** The same over what the reference in C took in both runs, which tells a machine's mood from a change; null without. */
  readonly overC: Spread | null
}

/** Everything that two runs have in common, in the order of the first. */
export function changesBetween(before: ScaleReport, after: ScaleReport): Change[] {
  return before.figures.flatMap((figure) => {
    const { work, maker, cells } = figure
    const ratio = ratioBetween(timesOf(figure), timesOf(figureOf(after, work, maker, cells)))
    if (ratio === null) return []
    const overC =
      maker === 'C' ? null : ratioBetween(overReference(before, figure), overReference(after, figure))
    return [{ work, maker, cells, ratio, overC }]
  })
}

/** The changes as a table; bold where the two runs lie apart. */
export function compareText(before: ScaleReport, after: ScaleReport): string {
  const rows = changesBetween(before, after).map(({ work, maker, cells, ratio, overC }) => [
    work,
    maker,
    cellsText(cells),
    apart(ratio),
    overC === null ? '' : apart(overC),
  ])
  return [
    `${after.revision} over ${before.revision}: ratio of the medians (and how far rounds lie apart); bold where all rounds of one run were slower`,
    '',
    tableOf(['', 'maker', 'cells', 'times as long', 'over C'], rows),
  ].join('\n')
}

function overReference(report: ScaleReport, { work, maker, cells }: ScaleFigure): Spread | null {
  return ratioBetween(
    timesOf(figureOf(report, work, 'C', cells)),
    timesOf(figureOf(report, work, maker, cells)),
  )
}

function ratioBetween(before: Spread | null, after: Spread | null): Spread | null {
  if (before === null || after === null) return null
  return {
    median: after.median / before.median,
    least: after.least / before.most,
    most: after.most / before.least,
  }
}

function apart(ratio: Spread): string {
  const text = spreadText(ratio)
  return ratio.least > 1 || ratio.most < 1 ? `**${text}**` : text
}
