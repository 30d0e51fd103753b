// Fails where a package depends on one of its own layer or above, uses one
// that its package.json does not name, or uses Node where it may not.
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { filesUnder, packages, read, readJson, report } from './workspace.mjs'

/** From the ground up; a package may import only from layers before its own. */
export const LAYERS = [
  ['@meikyuu/grid'],
  ['@meikyuu/generators', '@meikyuu/solver', '@meikyuu/coverage', '@meikyuu/render'],
  ['@meikyuu/recipes', '@meikyuu/measure'],
  ['@meikyuu/difficulty', '@meikyuu/formats'],
  ['meikyuu'],
  ['@meikyuu/print', '@meikyuu/node'],
  ['@meikyuu/cli', '@meikyuu/bench', '@meikyuu/testing'],
]

/** Only these run where there is a file system. */
export const MAY_USE_NODE = [
  '@meikyuu/node',
  '@meikyuu/print',
  '@meikyuu/cli',
  '@meikyuu/bench',
  '@meikyuu/testing',
]

/**
 * @typedef {{ file: string, names: string[] }} Imports
 * @param {string} name of the package
 * @param {readonly string[]} dependencies as its package.json has them
 * @param {readonly Imports[]} sources what each of its source files imports from other packages
 * @returns {string[]} what is wrong
 */
export function layerFaults(name, dependencies, sources) {
  const layer = LAYERS.findIndex((names) => names.includes(name))
  if (layer < 0) return [`${name} has no layer in tools/layers.mjs`]
  const faults = []
  for (const dependency of dependencies) {
    const theirs = LAYERS.findIndex((names) => names.includes(dependency))
    if (theirs >= layer) faults.push(`${name} may not depend on ${dependency}, which does not lie below it`)
  }
  for (const { file, names } of sources)
    for (const used of names) {
      if (used.startsWith('node:')) {
        if (!MAY_USE_NODE.includes(name)) faults.push(`${file} imports ${used}, which ${name} may not`)
      } else if (!dependencies.includes(used))
        faults.push(`${file} imports ${used}, which ${name} does not depend on`)
    }
  return faults
}

/**
 * What a file imports from elsewhere: packages by their names, whatever the
 * path behind, and parts of Node as `node:...`.
 *
 * @param {string} text
 */
export function packagesImported(text) {
  const specifiers = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  return [
    ...new Set(
      specifiers
        .filter((specifier) => !specifier.startsWith('.'))
        .map((specifier) =>
          specifier.startsWith('node:') ? specifier : /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0],
        )
        .filter((specifier) => specifier !== undefined),
    ),
  ]
}

/**
 * Project references have to say again what the dependencies say, or
 * `tsc --build` builds in the wrong order.
 *
 * @param {import('./workspace.mjs').Package} pkg
 */
function referenceFaults({ dir, manifest }) {
  const wanted = Object.entries(manifest.dependencies ?? {})
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([name]) => `../${name.replace('@meikyuu/', '')}`)
    .sort()
  const have = (readJson(`packages/${dir}/tsconfig.json`).references ?? [])
    .map((/** @type {{ path: string }} */ { path }) => path)
    .sort()
  return `${wanted}` === `${have}`
    ? []
    : [`packages/${dir}/tsconfig.json: expected references to ${wanted.join(', ')}, got ${have.join(', ')}`]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = packages().flatMap((pkg) => {
    const files = filesUnder(`packages/${pkg.dir}/src`, ['.ts'])
    const sources = files.map((file) => ({ file, names: packagesImported(read(file)) }))
    return [
      ...layerFaults(pkg.manifest.name, Object.keys(pkg.manifest.dependencies ?? {}), sources),
      ...referenceFaults(pkg),
    ]
  })
  const inRoot = readJson('tsconfig.json').references.map((/** @type {{ path: string }} */ { path }) => path)
  for (const { dir } of packages())
    if (!inRoot.includes(`packages/${dir}`)) faults.push(`tsconfig.json has no reference to packages/${dir}`)
  report('layers', faults)
}
