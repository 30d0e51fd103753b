import type { BatchReport } from '../batch.js'
import type { JobsReport } from '../jobs.js'
import { changesBetween } from './changes-between.js'
import type { Found } from './found.js'
import { cellsText, figureText, spreadText, tableOf } from './markdown.js'
import { type RunRatio, ratioBetween } from './ratio-between.js'
import type { ScaleReport, Stamp } from './report.js'
import { MEMORY_CELLS } from './sizes.js'

/**
 * What changed from one run to another, as tables: of each part that both have.
 *
 * @throws Error where they have none.
 */
export function compareText(before: Found, after: Found): string {
  const tables = [
    ...both(before.scale[0], after.scale[0], scaleText),
    ...both(before.batches, after.batches, batchesText),
    ...both(before.jobs, after.jobs, jobsText),
  ]
  if (tables.length === 0) throw new Error('the two runs have no part in common')
  return tables.join('\n\n')
}

function both<Report extends Stamp>(
  before: Report | null | undefined,
  after: Report | null | undefined,
  text: (before: Report, after: Report) => string[],
): string[] {
  return before && after ? text(before, after) : []
}

function scaleText(before: ScaleReport, after: ScaleReport): string[] {
  const changes = changesBetween(before, after)
  const times = changes.map(({ work, maker, cells, time, overC }) => [
    work,
    maker,
    cellsText(cells),
    ratioText(time),
    ratioText(overC),
  ])
  const memory = changes
    .filter(({ cells }) => cells > MEMORY_CELLS)
    .map(({ work, maker, cells, bytes, memory }) => [
      work,
      maker,
      cellsText(cells),
      bytes.before.toFixed(2),
      bytes.after.toFixed(2),
      ratioText(memory),
    ])
  return [
    headText('Time a cell', before, after),
    tableOf(['', 'maker', 'cells', 'times as long', 'over C'], times),
    ...(memory.length === 0
      ? []
      : [
          headText('Bytes a cell', before, after),
          tableOf(['', 'maker', 'cells', 'before', 'after', 'times as many'], memory),
        ]),
  ]
}

function batchesText(before: BatchReport, after: BatchReport): string[] {
  const isPaired = before.seed === after.seed
  const rows = before.batches.flatMap((batch) => {
    const other = after.batches.find(({ mean }) => mean === batch.mean)
    if (other === undefined) return []
    return [
      [
        `mazes of about ${batch.mean} cells`,
        figureText(batch.nsPerCell.median),
        figureText(other.nsPerCell.median),
        ratioText(ratioBetween(batch.rounds, other.rounds, isPaired)),
        ratioText(ratioBetween(over(batch.rounds, before), over(other.rounds, after), isPaired)),
      ],
    ]
  })
  return [
    headText('Batches, nanoseconds a cell', before, after),
    tableOf(['', 'before', 'after', 'times as long', 'over the anchor'], rows),
  ]
}

function over(rounds: readonly number[], { anchors }: BatchReport): number[] {
  return rounds.map((ns, round) => ns / anchors[round]!)
}

function jobsText(before: JobsReport, after: JobsReport): string[] {
  const isPaired = before.seed === after.seed
  const rows = before.batches.flatMap((batch) => {
    const other = after.batches.find((each) => each.batch === batch.batch && each.mazes === batch.mazes)
    if (other === undefined) return []
    const ratio = (job: 'one' | 'all') =>
      ratioText(
        ratioBetween(
          batch.rounds.map((round) => round[job]),
          other.rounds.map((round) => round[job]),
          isPaired,
        ),
      )
    return [
      [
        batch.batch,
        batch.mazes.toLocaleString('en'),
        ratio('one'),
        ratio('all'),
        spreadText(batch.gain),
        spreadText(other.gain),
      ],
    ]
  })
  return [
    headText('Batches on all cores, by the clock', before, after),
    tableOf(
      ['', 'mazes', '1 job', `${before.jobs} and ${after.jobs} jobs`, 'gain before', 'gain after'],
      rows,
    ),
  ]
}

function headText(what: string, before: Stamp, after: Stamp): string {
  const rounds = Math.min(before.rounds, after.rounds)
  const how =
    before.seed === after.seed
      ? `the median of ${rounds} rounds of the same seeds (least to most); bold where all of them were on one side`
      : 'the medians of other seeds (how far rounds lie apart); bold where all rounds of one run were above those of the other'
  return `${what}, ${after.revision} over ${before.revision}: ${how}`
}

function ratioText(ratio: RunRatio | null): string {
  if (ratio === null) return ''
  const text = spreadText(ratio)
  return ratio.isApart ? `**${text}**` : text
}
