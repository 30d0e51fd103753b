// The command line in one place to run, made from the sources: what tests and
// the manual page use, so that neither needs a build.
import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './bootstrap.mjs'

/** Packages with parts that cannot be bundled, by which of ours depends on them: they are laid beside the bundle. */
const EXTERNAL = {
  '@resvg/resvg-js': 'node',
  piscina: 'node',
  'dejavu-fonts-ttf': 'print',
  pdfkit: 'print',
}

/** Some packages are CommonJS, and ask for parts of Node as these do. */
const REQUIRE = 'const require = requireBy(import.meta.url)'

/**
 * Bundles the command line.
 *
 * @param {string} name of a folder under temp/, so that two that run at once are not in each other's way
 * @returns {Promise<string>} the file to run with Node
 */
export async function bundleCli(name) {
  const folder = join(ROOT, 'temp', name)
  mkdirSync(join(folder, 'dist'), { recursive: true })
  // It reads its version there.
  copyFileSync(join(ROOT, 'packages/cli/package.json'), join(folder, 'package.json'))
  for (const [name, owner] of Object.entries(EXTERNAL)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(join(ROOT, 'packages', owner, 'node_modules', name), link, 'junction')
  }
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['packages/cli/src/main.ts', 'packages/cli/src/worker.ts'],
    conditions: ['@meikyuu/source'],
    external: Object.keys(EXTERNAL),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: join(folder, 'dist'),
    banner: { js: `import { createRequire as requireBy } from 'node:module'\n${REQUIRE}` },
    logLevel: 'error',
  })
  return join(folder, 'dist/main.js')
}
