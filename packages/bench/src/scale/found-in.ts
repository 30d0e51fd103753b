import type { BatchReport } from '../batch.js'
import type { JobsReport } from '../jobs.js'
import type { FoundIn } from './found.js'
import type { ScaleReport, Stamp } from './report.js'

/** What the bench writes with `--json`, and may leave out. */
interface Written {
  readonly scale?: ScaleReport | null
  readonly batches?: BatchReport | null
  readonly jobs?: JobsReport | null
}

/**
 * What a run wrote, read again. What npm says before it is passed over, and
 * parts are left out that an older bench wrote, which did not say how they were run.
 *
 * @throws Error where nothing is left.
 */
export function foundIn(file: string, text: string): FoundIn {
  const { scale, batches, jobs } = writtenIn(file, text)
  const found = { scale: stamped(scale), batches: stamped(batches), jobs: stamped(jobs) }
  if (Object.values(found).every((part) => part === null))
    throw new Error(`${file} holds nothing of the parts scale, batches and jobs that says how it was run`)
  const leftOut = Object.entries({ scale, batches, jobs })
    .filter(([part, written]) => written && found[part as keyof typeof found] === null)
    .map(([part]) => part)
  return { file, leftOut, ...found, scale: found.scale === null ? [] : [found.scale] }
}

function writtenIn(file: string, text: string): Written {
  try {
    return JSON.parse(text.slice(text.indexOf('{')))
  } catch (cause) {
    throw new Error(`${file} is not what the bench writes with --json`, { cause })
  }
}

function stamped<Report extends Partial<Stamp>>(report: Report | null | undefined): Report | null {
  return report?.machine !== undefined && report.seed !== undefined ? report : null
}
