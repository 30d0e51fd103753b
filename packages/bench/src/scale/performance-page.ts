import type { BatchReport } from '../batch.js'
import type { JobsReport } from '../jobs.js'
import { cellsText, figureText, spreadText, tableOf } from './markdown.js'
import { type Figures, type ScaleReport, sizesOf } from './report.js'
import { scaleTables } from './scale-tables.js'
import { verdictsOf } from './verdicts.js'

/** What a page says between these is written by a run. */
export const PAGE_BEGINS = '<!-- figures: written by a run -->'
/** The end of it. */
export const PAGE_ENDS = '<!-- /figures -->'

/**
 * A page with its figures replaced.
 *
 * @throws Error where it has no place for them.
 */
export function withFigures(
  page: string,
  report: ScaleReport,
  batches: BatchReport | null,
  jobs: JobsReport | null,
): string {
  const from = page.indexOf(PAGE_BEGINS)
  const to = page.indexOf(PAGE_ENDS)
  if (from < 0 || to < from) throw new Error(`the page has no ${PAGE_BEGINS} with ${PAGE_ENDS} after it`)
  return `${page.slice(0, from + PAGE_BEGINS.length)}\n\n${figuresText(report, batches, jobs)}\n\n${page.slice(to)}`
}

/** All tables of a run, with the machine that it was made on. */
export function figuresText(
  report: ScaleReport,
  batches: BatchReport | null,
  jobs: JobsReport | null,
): string {
  const verdicts = verdictsOf(report, batches, jobs).map(({ target, isMet, found }) => [
    target,
    isMet === null ? '' : isMet ? 'met' : '**missed**',
    found,
  ])
  return [
    machineText(report),
    ...(verdicts.length === 0
      ? []
      : ['## Targets', targetsText(report), tableOf(['', '', 'found'], verdicts)]),
    ...scaleTables(report).flatMap(({ title, text, table }) => [`## ${title}`, text, table]),
    ...(batches === null ? [] : ['## Batches', batchText(batches)]),
    ...(jobs === null ? [] : ['## Batches on all cores', jobsText(jobs)]),
  ].join('\n\n')
}

function targetsText(report: Figures): string {
  const sizes = sizesOf(report).map(cellsText)
  return [
    `By medians, at the sizes that were run and no others: ${listText(sizes)} cells.`,
    'A ratio to C is to the same work in C, of the same maze; so each Kruskal is held to its own twin, and what it takes over the faster of the two in C, which makes another maze, is told without a target.',
    'So is what the general engine takes for all but generators (why, stands below).',
  ].join(' ')
}

function listText(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function machineText({
  machine,
  compiler,
  rounds,
  seed,
  cores: held = 0,
  limit,
  revision,
}: ScaleReport): string {
  const { processor, cores, memory, system, node, load } = machine
  return [
    `- ${processor}, ${cores} cores, ${memory} GiB, ${system}`,
    `- Node ${node}`,
    compiler === null ? '- no C compiler was there, so the reference in C is left out' : `- C: ${compiler}`,
    `- load ${load[0].toFixed(1)} before the run, ${load[1].toFixed(1)} at its end`,
    ...(held === 0 ? [] : [`- each round on one core, ${held} in turn`]),
    `- ${rounds} rounds, seeds from ${seed}, ${limit} s by the clock for each process, revision ${revision}`,
  ].join('\n')
}

function batchText({ batches, anchorNs }: BatchReport): string {
  const text = `Mazes of all shapes, built from recipes and scored one after the other on one core, where a plain backtracker takes ${spreadText(anchorNs)} ns a cell.`
  const rows = batches.map(({ cells, mazesPerSecond, nsPerCell }) => [
    String(Math.round(cells)),
    spreadText(mazesPerSecond),
    figureText(nsPerCell),
  ])
  return `${text}\n\n${tableOf(['mean cells', 'mazes a second', 'ns a cell'], rows)}`
}

/** The table of jobs, under what it holds. */
export function jobsText({ jobs, batches }: JobsReport): string {
  const text = `\`scoreMany\` by one job, by one held to each core in turn, and by ${jobs}: seconds by the clock, and how many times as fast ${jobs} were as one, and as one held to a core with the mean of its rates.`
  const rows = batches.map(({ batch, mazes, one, held, all, gain, heldGain }) => [
    batch,
    mazes.toLocaleString('en'),
    spreadText(one),
    held === null ? '' : spreadText(held),
    spreadText(all),
    spreadText(gain),
    heldGain === null ? '' : spreadText(heldGain),
  ])
  const head = ['', 'mazes', '1 job', 'held to a core', `${jobs} jobs`, 'times as fast', 'as held']
  return `${text}\n\n${tableOf(head, rows)}`
}
