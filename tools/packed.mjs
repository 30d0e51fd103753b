// What a user gets: packs every package, installs the tarballs by plain npm
// into an empty folder, and there type-checks a small program with three
// TypeScripts, imports and requires each package in Node, and runs the program
// both in Node and, bundled, in Chromium.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'
import { ROOT } from './bootstrap.mjs'
import { inChromium } from './chromium.mjs'
import { IS_GATE } from './debian.mjs'
import { packed } from './pack.mjs'
import { report } from './workspace.mjs'

/** The oldest TypeScript the types are meant for, the one they are made by, and the newest. */
const TYPESCRIPTS = { 'typescript-5.7': '5.7.3', 'typescript-5.9': '5.9.3', 'typescript-7': '7.0.2' }

const folder = mkdtempSync(join(tmpdir(), 'meikyuu-packed-'))
const tarballs = await packed('packed')
const names = tarballs.map(({ pkg }) => pkg.manifest.name)

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string | null} what it said, where it failed
 */
function failure(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? null : `${command} ${args.join(' ')}: ${error ?? ''}\n${stdout}${stderr}`
}

function install() {
  const dependencies = Object.fromEntries([
    ...tarballs.map(({ pkg, tarball }) => [pkg.manifest.name, `file:${tarball}`]),
    ...Object.entries(TYPESCRIPTS).map(([alias, version]) => [alias, `npm:typescript@${version}`]),
  ])
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }, null, 2),
  )
  cpSync(join(ROOT, 'tools/packed/consumer.ts'), join(folder, 'consumer.ts'))
  for (const kind of ['NodeNext', 'Bundler'])
    writeFileSync(
      join(folder, `tsconfig.${kind}.json`),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022'],
          module: kind === 'Bundler' ? 'ESNext' : kind,
          moduleResolution: kind,
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
          types: [],
          outDir: 'out',
        },
        files: ['consumer.ts'],
      }),
    )
  return failure('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
}

function typeFaults() {
  return Object.keys(TYPESCRIPTS).flatMap((typescript) =>
    ['NodeNext', 'Bundler'].map((kind) =>
      failure(process.execPath, [`node_modules/${typescript}/bin/tsc`, '-p', `tsconfig.${kind}.json`]),
    ),
  )
}

/** Both ways of loading a package give the same names, and more than none. */
function loadFault() {
  const program = `
    import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    for (const name of ${JSON.stringify(names)}) {
      const imported = Object.keys(await import(name)).sort()
      const required = Object.keys(require(name)).filter((key) => key !== '__esModule').sort()
      if (imported.length === 0) throw new Error(name + ' exports nothing')
      if (String(imported) !== String(required)) throw new Error(name + ': require gives ' + required)
      require(name + '/package.json')
    }`
  writeFileSync(join(folder, 'load.mjs'), program)
  return failure(process.execPath, ['--disable-warning=ExperimentalWarning', 'load.mjs'])
}

async function runFaults() {
  const { figures } = await import(join(folder, 'out/consumer.js'))
  const inNode = figures()
  console.log(`in Node ${process.versions.node}: ${JSON.stringify(inNode)}`)
  await build({
    absWorkingDir: folder,
    entryPoints: ['out/consumer.js'],
    outfile: join(folder, 'bundle.js'),
    bundle: true,
    format: 'iife',
    globalName: 'consumer',
    logLevel: 'error',
  })
  const inBrowser = await inChromium(readFileSync(join(folder, 'bundle.js'), 'utf8'), 'consumer.figures()')
  if (inBrowser === null) {
    if (IS_GATE) return ['there is no Chromium to run the bundle in']
    console.log('SKIPPED: Chromium is missing, the bundle was not run')
    return []
  }
  console.log(`in Chromium ${inBrowser.version}: the same`)
  return isDeepStrictEqual(inBrowser.value, inNode)
    ? []
    : [`Chromium says ${JSON.stringify(inBrowser.value)}`]
}

try {
  const notInstalled = install()
  const faults =
    notInstalled !== null ? [notInstalled] : [...typeFaults(), loadFault()].filter((fault) => fault !== null)
  if (faults.length === 0) faults.push(...(await runFaults()))
  report('packed', faults)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
