// `npm run bench [-- --rounds 7 --seed 1 --widths 10,100,1000 --json]`: the
// benchmarks, bundled from the sources and run in a process of their own.
import { join } from 'node:path'
import { build } from 'esbuild'
import { ensureInstalled, ROOT, run } from './bootstrap.mjs'

await ensureInstalled()
const outfile = join(ROOT, 'packages/bench/dist/bench.mjs')
await build({
  absWorkingDir: ROOT,
  entryPoints: ['packages/bench/src/main.ts'],
  conditions: ['@meikyuu/source'],
  platform: 'node',
  bundle: true,
  format: 'esm',
  outfile,
  logLevel: 'error',
})
process.exitCode = await run(process.execPath, [outfile, ...process.argv.slice(2)])
