import type { BatchReport } from '../batch.js'
import type { JobsReport } from '../jobs.js'
import type { Found } from './found.js'
import { spreadText, tableOf } from './markdown.js'
import type { Figures } from './report.js'
import { runLines, sizesText } from './run-lines.js'
import { scaleTables } from './scale-tables.js'
import { verdictsOf } from './verdicts.js'

/** What a page says between these is written by a run. */
export const PAGE_BEGINS = '<!-- figures: written by a run -->'
/** The end of it. */
export const PAGE_ENDS = '<!-- /figures -->'

/**
 * A page with its figures replaced by those of a run: what it does not have, the page has no more.
 *
 * @throws Error where it has no place for them, or nothing of the part scale was found.
 */
export function withFigures(page: string, found: Found): string {
  const from = page.indexOf(PAGE_BEGINS)
  const to = page.indexOf(PAGE_ENDS)
  if (from < 0 || to < from) throw new Error(`the page has no ${PAGE_BEGINS} with ${PAGE_ENDS} after it`)
  if (found.scale.length === 0) throw new Error('the page needs figures of the part scale')
  return `${page.slice(0, from + PAGE_BEGINS.length)}\n\n${figuresText(found)}\n\n${page.slice(to)}`
}

/** All tables of what was found, with the machine that it was found on. */
export function figuresText(found: Found): string {
  const { batches, jobs } = found
  const scale = { figures: found.scale.flatMap(({ figures }) => figures) }
  const verdicts = verdictsOf(scale, batches, jobs).map(({ target, isMet, found }) => [
    target,
    isMet === null ? '' : isMet ? 'met' : '**missed**',
    found,
  ])
  return [
    runLines(found).join('\n'),
    ...(verdicts.length === 0
      ? []
      : ['## Targets', targetsText(scale), tableOf(['', '', 'found'], verdicts)]),
    ...scaleTables(scale).flatMap(({ title, text, table }) => [`## ${title}`, text, table]),
    ...(batches === null ? [] : ['## Batches', batchText(batches)]),
    ...(jobs === null ? [] : ['## Batches on all cores', jobsText(jobs)]),
  ].join('\n\n')
}

function targetsText(figures: Figures): string {
  if (figures.figures.length === 0) return 'By medians.'
  return [
    `By medians, at the sizes that were run and no others: ${sizesText(figures)}.`,
    'A ratio to C is to the same work in C, of the same maze; so each Kruskal is held to its own twin, and what it takes over the faster of the two in C, which makes another maze, is told without a target.',
    'So is what the general engine takes for all but generators; why, stands above its table.',
  ].join(' ')
}

function batchText({ batches, anchorNs }: BatchReport): string {
  const text = `Mazes of all shapes, built from recipes and scored one after the other by one process a round, where a plain backtracker takes ${spreadText(anchorNs)} ns a cell.`
  const rows = batches.map(({ cells, mazesPerSecond, nsPerCell }) => [
    String(Math.round(cells)),
    spreadText(mazesPerSecond),
    spreadText(nsPerCell),
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
