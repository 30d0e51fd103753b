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
 * What a run wrote, read again. What npm says before it is passed over.
 *
 * @throws Error where the file holds none of the parts that can be read, or was written before a part told which run it was.
 */
export function foundIn(file: string, text: string): FoundIn {
  const { scale, batches, jobs } = writtenIn(file, text)
  for (const [part, stamp] of Object.entries({ scale, batches, jobs }))
    if (stamp && !isStamped(stamp))
      throw new Error(`${file} is of an older bench, which does not say how the part ${part} was run`)
  if (!scale && !batches && !jobs)
    throw new Error(`${file} holds nothing of the parts scale, batches and jobs`)
  return { file, scale: scale ? [scale] : [], batches: batches ?? null, jobs: jobs ?? null }
}

function writtenIn(file: string, text: string): Written {
  try {
    return JSON.parse(text.slice(text.indexOf('{')))
  } catch (cause) {
    throw new Error(`${file} is not what the bench writes with --json`, { cause })
  }
}

function isStamped(stamp: Partial<Stamp>): boolean {
  return stamp.machine !== undefined && stamp.seed !== undefined
}
