import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BatchReport } from './batch.js'
import type { JobsReport } from './jobs.js'
import { compareText } from './scale/compare.js'
import { figuresText } from './scale/performance-page.js'
import type { ScaleReport } from './scale/report.js'
import { updatePage } from './scale-part.js'

// What runs wrote with `--json`, read again: `--compare BEFORE AFTER`, or `--from FILE [--update]`.
const { values, positionals } = parseArgs({
  options: {
    compare: { type: 'boolean', default: false },
    from: { type: 'string' },
    update: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

if (values.compare) {
  const [before, after] = positionals
  if (before === undefined || after === undefined) throw new Error('--compare needs two files')
  console.log(compareText(runIn(before).scale, runIn(after).scale))
} else {
  const { scale, batches, jobs } = runIn(values.from!)
  if (values.update) updatePage(scale, batches, jobs)
  else console.log(figuresText(scale, batches, jobs))
}

interface Run {
  readonly scale: ScaleReport
  readonly batches: BatchReport | null
  readonly jobs: JobsReport | null
}

function runIn(file: string): Run {
  const { scale, batches, jobs } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Run>
  if (!scale) throw new Error(`${file} holds no figures of the part scale`)
  return { scale, batches: batches ?? null, jobs: jobs ?? null }
}
