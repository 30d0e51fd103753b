import { type RunRatio, ratioBetween } from './ratio-between.js'
import { bytesOf } from './ratios.js'
import { figureOf, type ScaleFigure, type ScaleReport } from './report.js'

/** What became of a work by a maker at a size from one run to another. */
export interface Change {
  readonly work: string
  readonly maker: string
  readonly cells: number
  /** Of processor time. */
  readonly time: RunRatio
  /**
   * The same over what the reference in C took in both runs, which tells a
   * machine's mood from a change; null without.
   */
  readonly overC: RunRatio | null
  /** Of the most memory held. */
  readonly memory: RunRatio
  /** Bytes a cell, the medians. */
  readonly bytes: { readonly before: number; readonly after: number }
}

/** Everything that two runs have in common, in the order of the first; by rounds where they have the same seeds. */
export function changesBetween(before: ScaleReport, after: ScaleReport): Change[] {
  const isPaired = before.seed === after.seed
  return before.figures.flatMap((figure): Change[] => {
    const { work, maker, cells } = figure
    const other = figureOf(after, work, maker, cells)
    if (other === undefined) return []
    const time = ratioBetween(times(figure), times(other), isPaired)
    const memory = ratioBetween(memoryOf(figure), memoryOf(other), isPaired)
    if (time === null || memory === null) return []
    const overC =
      maker === 'C' ? null : ratioBetween(timesOverC(before, figure), timesOverC(after, figure), isPaired)
    return [
      {
        work,
        maker,
        cells,
        time,
        overC,
        memory,
        bytes: { before: bytesOf(figure)!, after: bytesOf(other)! },
      },
    ]
  })
}

function times(figure: ScaleFigure | undefined): number[] {
  return figure?.rounds.map(({ nsPerCell }) => nsPerCell) ?? []
}

function memoryOf({ rounds }: ScaleFigure): number[] {
  return rounds.map(({ bytes }) => bytes)
}

/** Within the rounds of one run. */
function timesOverC(report: ScaleReport, { work, maker, cells }: ScaleFigure): number[] {
  const inC = times(figureOf(report, work, 'C', cells))
  return times(figureOf(report, work, maker, cells))
    .slice(0, inC.length)
    .map((ns, round) => ns / inC[round]!)
}
