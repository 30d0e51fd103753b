// `npm run test:stats`: holds the generators to what theory and others say of
// them, over many mazes, and the tables of docs/ to what was measured, in five
// minutes at most; `--minutes=20` is for a machine that is busy with other things.
// `npm run test:stats -- --update` writes these tables, however long that takes.
// Further arguments go to vitest.
import { ensureInstalled, run } from './bootstrap.mjs'

/** What takes longer is not run often enough to be of use. */
const MOST_MINUTES = 5
const MINUTES = '--minutes='

const args = process.argv.slice(2)
const isUpdate = args.includes('--update')
const told = args.find((arg) => arg.startsWith(MINUTES))
const minutes = told === undefined ? MOST_MINUTES : Number(told.slice(MINUTES.length))
if (!(minutes > 0)) throw new RangeError(`${MINUTES} wants a number above 0`)
const further = args.filter((arg) => arg !== '--update' && arg !== told)

await ensureInstalled()
// One file after the other where they write to the same page.
const own = isUpdate ? ['--no-file-parallelism'] : []
const limit = AbortSignal.timeout(minutes * 60_000)
process.exitCode = await run(
  'vitest',
  ['run', '--config', 'vitest.stats.config.ts', ...own, ...further],
  isUpdate ? { env: { UPDATE: '1' } } : { timeout: minutes * 60_000 },
)
if (!isUpdate && limit.aborted) {
  console.error(
    `The statistics took longer than ${minutes} minutes, which is all they may take; they were ended.`,
  )
  process.exitCode = 1
}
