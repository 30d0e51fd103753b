// `npm run bench -- ...`: the benchmarks, bundled from the sources and run in processes of their own.
//
//   --parts batches,kernels,recorder,pictures,jobs,scale only these; all where not told
//   --rounds 7 --seed 1 --json
//   --widths 10,100,1000                              of the part kernels
//   --sizes 1e4,1e6 --works "carve eller,figure"      of the part scale: so many cells, works that begin so
//   --all --huge --limit 60                           all works at all sizes; 1e9 cells too; seconds for a process
//   --update                                          writes the figures into docs/performance.md
//   --from run.json... [--update]                     the same of runs before, written with --json: parts and sizes
//                                                     may come from several, each from one
//   --compare before.json after.json                  two such runs, round by round where they have the same seeds
//
// Two revisions are run one after the other, each by its own bench, and then compared:
//
//   git worktree add ../before REVISION
//   (cd ../before && npm run bench -- --parts scale,batches --json) > before.json
//   npm run bench -- --parts scale,batches --json > after.json
//   npm run bench -- --compare before.json after.json
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ensureInstalled, ROOT, run } from './bootstrap.mjs'
import { sourceWorker } from './source-worker.mjs'

const OUT = join(ROOT, 'packages/bench/dist')

/** Libraries from npm that ours is held against: loaded by the process that measures one. */
const PEERS = ['amazejs', 'generate-maze', 'maze-generation', 'rot-js']

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
const args = process.argv.slice(2)
// What reads runs again needs nothing but itself.
const rereads = args.some((arg) => /^--(compare|from)(=|$)/.test(arg))
const entry = rereads ? 'reread' : 'main'
await bundle(`${entry}.ts`, `${entry}.mjs`)
if (!rereads) {
  await bundle('batch-once.ts', 'batch-once.mjs')
  await bundle('recorder-once.ts', 'recorder-once.mjs')
  await bundle('picture-once.ts', 'picture-once.mjs')
  await bundle('scale-once.ts', 'scale-once.mjs')
  // Beside the worker that it starts.
  await sourceWorker('node')
  await bundle('jobs-once.ts', '../../node/node_modules/.cache/bench-jobs.mjs')
  await bundle('watched.ts', 'unwatched.mjs')
  await bundle('watched.ts', 'stripped.mjs', [strip])
}
process.exitCode = await run(process.execPath, [join(OUT, `${entry}.mjs`), ...args])

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
    external: ['@resvg/resvg-js', 'pdfkit', 'piscina', ...PEERS],
    format: 'esm',
    outfile: join(OUT, outfile),
    logLevel: 'error',
    plugins,
  })
}
