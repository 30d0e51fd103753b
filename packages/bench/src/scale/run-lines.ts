import { type Found, stampsOf } from './found.js'
import { cellsText, listText } from './markdown.js'
import { type Figures, type Stamp, sizesOf } from './report.js'

/** A line about the machine, one about the compiler, and one for each run with what it measured, as a list. */
export function runLines(found: Found): string[] {
  const stamps = stampsOf(found)
  const [first] = stamps
  if (first === undefined) return []
  const { processor, cores, memory, system, node } = first.stamp.machine
  const [scale] = found.scale
  return [
    `- ${processor}, ${cores} cores, ${memory} GiB, ${system}`,
    `- Node ${node}`,
    ...(scale === undefined ? [] : [compilerLine(scale.compiler)]),
    ...found.scale.map((report) => `- ${sizesText(report)}: ${stampText(report, report.limit)}`),
    ...stamps
      .filter(({ what }) => what !== 'scale')
      .map(({ what, stamp }) => `- ${what}: ${stampText(stamp, null)}`),
  ]
}

/** The sizes of some figures, in words. */
export function sizesText(figures: Figures): string {
  return `${listText(sizesOf(figures).map(cellsText))} cells`
}

function compilerLine(compiler: string | null): string {
  return compiler === null
    ? '- no C compiler was there, so the reference in C is left out'
    : `- C: ${compiler}`
}

function stampText({ rounds, seed, cores = 0, revision, machine }: Stamp, limit: number | null): string {
  const [before, after] = machine.load.map((load) => load.toFixed(1))
  return [
    `${rounds} round${rounds === 1 ? '' : 's'}, seeds from ${seed}`,
    ...(cores === 0 ? [] : [`each round on one core, ${cores} in turn`]),
    ...(limit === null ? [] : [`${limit} s by the clock for each process`]),
    `revision ${revision}`,
    `load ${before} before the run and ${after} at its end`,
  ].join(', ')
}
