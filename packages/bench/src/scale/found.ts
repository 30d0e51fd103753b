import type { BatchReport } from '../batch.js'
import type { JobsReport } from '../jobs.js'
import type { Machine } from './machine.js'
import { cellsText } from './markdown.js'
import type { ScaleReport, Stamp } from './report.js'

/** What one run found, or several that stand on one page. */
export interface Found {
  /** Each of other works or sizes. */
  readonly scale: readonly ScaleReport[]
  readonly batches: BatchReport | null
  readonly jobs: JobsReport | null
}

/** What a run found, and the file it was read from. */
export interface FoundIn extends Found {
  readonly file: string
  /** The parts that it does hold, but does not say how they were run. */
  readonly leftOut: readonly string[]
}

/**
 * Several runs as one.
 *
 * @throws Error where two of them measured the same, so that it is not said
 * which is meant, or were made on different machines.
 */
export function foundTogether(runs: readonly FoundIn[]): Found {
  checkOnce(runs)
  checkMachines(runs)
  return {
    scale: runs.flatMap(({ scale }) => scale),
    batches: runs.find(({ batches }) => batches !== null)?.batches ?? null,
    jobs: runs.find(({ jobs }) => jobs !== null)?.jobs ?? null,
  }
}

/** All runs, each with what it measured. */
export function stampsOf({
  scale,
  batches,
  jobs,
}: Found): { readonly what: string; readonly stamp: Stamp }[] {
  return [
    ...scale.map((stamp) => ({ what: 'scale', stamp })),
    ...(batches === null ? [] : [{ what: 'batches', stamp: batches }]),
    ...(jobs === null ? [] : [{ what: 'jobs', stamp: jobs }]),
  ]
}

function checkOnce(runs: readonly FoundIn[]): void {
  const files = new Map<string, string>()
  for (const { file, ...found } of runs)
    for (const what of measuredBy(found)) {
      const other = files.get(what)
      if (other !== undefined) throw new Error(`${other} and ${file} both hold ${what}`)
      files.set(what, file)
    }
}

function measuredBy({ scale, batches, jobs }: Found): string[] {
  return [
    ...scale.flatMap(({ figures }) => [
      ...new Set(figures.map(({ work, cells }) => `${work} at ${cellsText(cells)} cells`)),
    ]),
    ...(batches === null ? [] : ['the part batches']),
    ...(jobs === null ? [] : ['the part jobs']),
  ]
}

function checkMachines(runs: readonly FoundIn[]): void {
  const [first, ...others] = runs.flatMap(({ file, ...found }) =>
    stampsOf(found).map(({ stamp }) => ({ file, machine: machineWords(stamp.machine) })),
  )
  for (const { file, machine } of others)
    if (machine !== first!.machine)
      throw new Error(`${first!.file} is of another machine than ${file}: ${first!.machine} and ${machine}`)
  const [one, ...more] = runs.flatMap(({ file, scale }) => scale.map(({ compiler }) => ({ file, compiler })))
  for (const { file, compiler } of more)
    if (compiler !== one!.compiler) throw new Error(`${one!.file} and ${file} have other compilers of C`)
}

/** All of a machine that does not change from run to run. */
function machineWords({ processor, cores, memory, system, node }: Machine): string {
  return `${processor}, ${cores} cores, ${memory} GiB, ${system}, Node ${node}`
}
