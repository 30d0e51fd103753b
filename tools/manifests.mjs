// All package.json files alike: what is the same in each stands here once,
// and what differs (name, description, keywords, dependencies) is looked at
// for its form.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { packages, read, readJson, report } from './workspace.mjs'

const KEY_ORDER = [
  'name',
  'version',
  'private',
  'description',
  'keywords',
  'license',
  'repository',
  'type',
  'sideEffects',
  'bin',
  'man',
  'files',
  'exports',
  'scripts',
  'dependencies',
  'devDependencies',
  'engines',
  'publishConfig',
]

/** Keys that every package has, and those that only published ones have. */
const NEEDED = [
  'name',
  'version',
  'description',
  'license',
  'type',
  'sideEffects',
  'exports',
  'scripts',
  'engines',
]
const NEEDED_IF_PUBLISHED = ['keywords', 'repository', 'files', 'publishConfig']

/** One front door, with the sources behind a condition that only this workspace asks for. */
const EXPORTS = {
  '.': {
    '@meikyuu/source': './src/index.ts',
    types: './dist/index.d.ts',
    default: './dist/index.js',
  },
  './package.json': './package.json',
}

/**
 * @param {string} dir the folder under packages/
 * @param {import('./workspace.mjs').Manifest} manifest
 * @param {{ engines: unknown, version: string, hasNotice: boolean }} facts of the workspace
 * @returns {string[]} what is wrong
 */
export function manifestFaults(dir, manifest, { engines, version, hasNotice }) {
  const where = `packages/${dir}/package.json`
  /** @type {string[]} */
  const faults = []
  const expect = (/** @type {string} */ key, /** @type {unknown} */ wanted) => {
    if (!isDeepStrictEqual(manifest[key], wanted))
      faults.push(
        `${where}: expected ${key} to be ${JSON.stringify(wanted)}, got ${JSON.stringify(manifest[key])}`,
      )
  }

  const keys = Object.keys(manifest)
  for (const key of keys.filter((key) => !KEY_ORDER.includes(key)))
    faults.push(`${where}: ${key} is not expected`)
  const ordered = KEY_ORDER.filter((key) => keys.includes(key))
  if (`${ordered}` !== `${keys.filter((key) => KEY_ORDER.includes(key))}`)
    faults.push(`${where}: expected its keys in the order ${ordered.join(', ')}`)
  const needed = manifest.private ? NEEDED : [...NEEDED, ...NEEDED_IF_PUBLISHED]
  for (const key of needed.filter((key) => !keys.includes(key))) faults.push(`${where}: ${key} is missing`)

  expect('name', dir === 'meikyuu' ? 'meikyuu' : `@meikyuu/${dir}`)
  expect('version', manifest.private ? '0.0.0' : version)
  expect('license', 'MIT')
  expect('type', 'module')
  expect('sideEffects', false)
  expect('exports', EXPORTS)
  expect('scripts', { build: 'tsup' })
  expect('engines', engines)
  if (!manifest.private) {
    expect('repository', {
      type: 'git',
      url: 'git+https://github.com/meikyuu/meikyuu.git',
      directory: `packages/${dir}`,
    })
    const extra = [...('man' in manifest ? ['man'] : []), ...(hasNotice ? ['NOTICE'] : [])]
    expect('files', ['dist', '!dist/*.tsbuildinfo', 'src', ...extra])
    expect('publishConfig', { access: 'public' })
  }
  for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const wanted = /^(@meikyuu\/|meikyuu$)/.test(name) ? 'workspace:^' : 'catalog:'
    if (range !== wanted) faults.push(`${where}: expected ${name} to be ${wanted}, got ${range}`)
  }
  return faults
}

/**
 * @param {import('./workspace.mjs').Package} pkg
 * @returns {string[]} which files beside package.json are missing or differ
 */
function fileFaults({ dir, path, manifest }) {
  const faults = ['tsconfig.json', 'tsup.config.ts', 'src/index.ts']
    .filter((file) => !existsSync(join(path, file)))
    .map((file) => `packages/${dir}/${file} is missing`)
  if (manifest.private) return faults
  if (!existsSync(join(path, 'README.md'))) faults.push(`packages/${dir}/README.md is missing`)
  if (!existsSync(join(path, 'LICENSE')) || read(`packages/${dir}/LICENSE`) !== read('LICENSE'))
    faults.push(`packages/${dir}/LICENSE is not the text of the root's LICENSE`)
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { engines } = readJson('package.json')
  // One version for all: changesets keeps the published packages together.
  const { version } = readJson('packages/grid/package.json')
  report(
    'manifests',
    packages().flatMap((pkg) => {
      const hasNotice = existsSync(join(pkg.path, 'NOTICE'))
      return [...manifestFaults(pkg.dir, pkg.manifest, { engines, version, hasNotice }), ...fileFaults(pkg)]
    }),
  )
}
