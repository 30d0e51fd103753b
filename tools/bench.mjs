// `npm run bench [-- --rounds 7 --seed 1 --widths 10,100,1000 --parts batches,kernels,recorder,pictures --json]`:
// the benchmarks, bundled from the sources and run in processes of their own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ensureInstalled, ROOT, run } from './bootstrap.mjs'

const OUT = join(ROOT, 'packages/bench/dist')

/** A form that is not told from other code: where it stood, it would be measured in both copies. */
const OTHER_FORM = /\brecorder\?\./

/** Takes the recorder's statements out of the algorithms: whenever they ask, there is none. */
const strip = {
  name: 'strip',
  setup(/** @type {import('esbuild').PluginBuild} */ { onLoad }) {
    onLoad({ filter: /packages\/(generators|solver)\/src\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (OTHER_FORM.test(source))
        throw new Error(`${path} asks by recorder?. where it should by recorder !== undefined`)
      const contents = source
        .replaceAll('recorder !== undefined', 'false')
        .replaceAll('recorder === undefined', 'true')
      return { contents, loader: 'ts' }
    })
  },
}

await ensureInstalled()
await bundle('main.ts', 'main.mjs')
await bundle('recorder-once.ts', 'recorder-once.mjs')
await bundle('picture-once.ts', 'picture-once.mjs')
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
    external: ['@resvg/resvg-js', 'pdfkit', 'piscina'],
    format: 'esm',
    outfile: join(OUT, outfile),
    logLevel: 'error',
    plugins,
  })
}
