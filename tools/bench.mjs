// `npm run bench [-- --rounds 7 --seed 1 --widths 10,100,1000 --parts batches,kernels,recorder --json]`:
// the benchmarks, bundled from the sources and run in processes of their own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ensureInstalled, ROOT, run } from './bootstrap.mjs'

const OUT = join(ROOT, 'packages/bench/dist')

/** A statement that tells a recorder something, in the form it had before. */
const TELLS = /^\s*recorder\?\.\w+\(.*\)$/gm

/** Takes the recorder's statements out of the algorithms: whatever they ask, there is none. */
const strip = {
  name: 'strip',
  setup(/** @type {import('esbuild').PluginBuild} */ { onLoad }) {
    onLoad({ filter: /packages\/(generators|solver)\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(TELLS, '')
        .replaceAll('recorder !== undefined', 'false')
        .replaceAll('recorder === undefined', 'true'),
      loader: 'ts',
    }))
  },
}

await ensureInstalled()
await bundle('main.ts', 'main.mjs')
await bundle('recorder-once.ts', 'recorder-once.mjs')
await bundle('watched.ts', 'unwatched.mjs')
await bundle('watched.ts', 'stripped.mjs', [strip])
process.exitCode = await run(process.execPath, [join(OUT, 'main.mjs'), ...process.argv.slice(2)])

/**
 * @param {string} entry
 * @param {string} outfile
 * @param {import('esbuild').Plugin[]} [plugins]
 */
function bundle(entry, outfile, plugins = []) {
  return build({
    absWorkingDir: ROOT,
    entryPoints: [`packages/bench/src/${entry}`],
    conditions: ['@meikyuu/source'],
    platform: 'node',
    bundle: true,
    format: 'esm',
    outfile: join(OUT, outfile),
    logLevel: 'error',
    plugins,
  })
}
