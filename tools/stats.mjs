// `npm run test:stats`: holds the generators to what theory and others say of
// them, over many mazes, and the tables of docs/ to what was measured, in five
// minutes at most; `npm run test:stats -- --update` writes these tables, however
// long that takes. Further arguments go to vitest.
import { ensureInstalled, run } from './bootstrap.mjs'

/** What takes longer is not run often enough to be of use. */
const MOST_MINUTES = 5

const args = process.argv.slice(2)
const isUpdate = args.includes('--update')

await ensureInstalled()
// One file after the other where they write to the same page.
const own = isUpdate ? ['--no-file-parallelism'] : []
const limit = AbortSignal.timeout(MOST_MINUTES * 60_000)
process.exitCode = await run(
  'vitest',
  ['run', '--config', 'vitest.stats.config.ts', ...own, ...args.filter((arg) => arg !== '--update')],
  isUpdate ? { env: { UPDATE: '1' } } : { timeout: MOST_MINUTES * 60_000 },
)
if (!isUpdate && limit.aborted) {
  console.error(
    `The statistics took longer than ${MOST_MINUTES} minutes, which is all they may take; they were ended.`,
  )
  process.exitCode = 1
}
