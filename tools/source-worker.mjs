// A package's worker made from the sources, where the sources look for it:
// tests need no build, and workers cannot read TypeScript.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from './bootstrap.mjs'

/** Some packages are CommonJS, and ask for parts of Node as these do. */
const REQUIRE =
  "import { createRequire as requireBy } from 'node:module'\nconst require = requireBy(import.meta.url)"

/**
 * Bundles `src/worker.ts` of a package, or another module of it. Piscina must
 * be the one that the pool itself runs, so it is named by its path.
 *
 * @param {string} name of the package's folder
 * @param {string} entry the module, from the package
 * @param {string} output its name without an ending
 * @returns {Promise<URL>} the module that workers load
 */
export async function sourceWorker(name, entry = 'src/worker.ts', output = 'worker') {
  const home = join(ROOT, 'packages', name)
  const folder = join(home, 'node_modules/.cache')
  const piscina = createRequire(join(ROOT, 'packages/node/package.json'))
    .resolve('piscina')
    .replace(/main\.js$/, 'esm-wrapper.mjs')
  const { outputFiles } = await build({
    absWorkingDir: home,
    entryPoints: { [output]: entry },
    conditions: ['@meikyuu/source'],
    external: ['@resvg/resvg-js', 'pdfkit'],
    plugins: [
      {
        name: 'the-pool-itself',
        setup: (to) => to.onResolve({ filter: /^piscina$/ }, () => ({ path: piscina, external: true })),
      },
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: folder,
    banner: { js: REQUIRE },
    logLevel: 'error',
    write: false,
  })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${output}.js`)
  // What it imports first, and each under another name first: tests that run
  // side by side must not see half of it.
  const last = (/** @type {{ path: string }} */ { path }) => Number(path === file)
  for (const { path, contents } of [...outputFiles].sort((a, b) => last(a) - last(b))) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
  return pathToFileURL(file)
}
