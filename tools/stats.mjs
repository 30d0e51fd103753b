// `npm run test:stats`: holds the generators to what theory and others say of
// them, over many mazes, and the tables of docs/generators.md to what was
// measured; `npm run test:stats -- --update` writes these tables. Further
// arguments go to vitest.
import { ensureInstalled, run } from './bootstrap.mjs'

const args = process.argv.slice(2)
const isUpdate = args.includes('--update')

await ensureInstalled()
// One file after the other where they write to the same page.
const own = isUpdate ? ['--no-file-parallelism'] : []
process.exitCode = await run(
  'vitest',
  ['run', '--config', 'vitest.stats.config.ts', ...own, ...args.filter((arg) => arg !== '--update')],
  isUpdate ? { env: { UPDATE: '1' } } : {},
)
