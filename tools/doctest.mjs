// Makes tests of the examples in doc comments, README files and docs/: every
// ```ts fence is run, and `expr // => value` has to hold. A fence marked
// ```ts no-test is left out. `vitest run --project examples` runs what this
// writes to .doctest/, and its tsconfig.json type-checks it.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './bootstrap.mjs'
import { exportsOf, frontDoorOf } from './doctest/exports.mjs'
import { examplesIn } from './doctest/fences.mjs'
import { transformed } from './doctest/transform.mjs'
import { filesUnder, packages, read } from './workspace.mjs'

const OUT = join(ROOT, '.doctest')

/** @typedef {Map<string, Map<string, 'value' | 'type'>>} Offers names by package */

/**
 * The test file of one file's examples.
 *
 * @param {readonly import('./doctest/fences.mjs').Example[]} examples
 * @param {readonly string[]} sources packages that lend names an example does not import, first come first
 * @param {Offers} offers
 */
export function testFileOf(examples, sources, offers) {
  /** @type {Map<string, string>} */
  const imports = new Map()
  const tests = examples.map(({ file, line, code }) => {
    try {
      const example = transformed(code)
      const given = new Set(example.imports.map(({ alias }) => alias))
      const lent = [...example.names]
        .filter((name) => !given.has(name))
        .flatMap((name) => {
          const from = sources.find((source) => offers.get(source)?.has(name))
          return from === undefined
            ? []
            : [{ from, name, alias: name, isType: offers.get(from)?.get(name) === 'type' }]
        })
      for (const { from, name, alias, isType } of [...example.imports, ...lent]) {
        const as = name === alias ? name : `${name} as ${alias}`
        const line = `import { ${isType ? 'type ' : ''}${as} } from '${from}'`
        const other = imports.get(alias)
        if (other !== undefined && other !== line) {
          // The same name by way of another package is the same thing.
          const isOwn = offers.has(from) && other.includes(`{ ${isType ? 'type ' : ''}${as} }`)
          if (!isOwn) throw new Error(`${alias} comes from two places: ${other} and ${line}`)
        } else imports.set(alias, line)
      }
      return `test(${JSON.stringify(`${file}:${line}`)}, async () => {\n${example.body}})\n`
    } catch (error) {
      throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : error}`)
    }
  })
  return [
    `import { test } from 'vitest'`,
    `import { expectBegin, expectSame, expectThrow } from './expectations.js'`,
    ...imports.values(),
    'void [expectBegin, expectSame, expectThrow]',
    '',
    ...tests,
  ].join('\n')
}

function documents() {
  return [
    ...packages().flatMap(({ dir }) => filesUnder(`packages/${dir}/src`, ['.ts'])),
    ...packages().map(({ dir }) => `packages/${dir}/README.md`),
    ...filesUnder('docs', ['.md']).filter((file) => !file.startsWith('docs/api/')),
    'README.md',
    'CONTRIBUTING.md',
  ]
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return read(file)
  } catch {
    return ''
  }
}

function writeTests() {
  /** @type {Offers} */
  const offers = new Map()
  for (const { manifest } of packages())
    offers.set(manifest.name, exportsOf(frontDoorOf(manifest.name), read, frontDoorOf))

  mkdirSync(OUT, { recursive: true })
  for (const name of readdirSync(OUT)) rmSync(join(OUT, name), { recursive: true })
  let count = 0
  for (const file of documents()) {
    const examples = examplesIn(file, readIfThere(file)).filter(({ isTest }) => isTest)
    if (examples.length === 0) continue
    count += examples.length
    const dir = /^packages\/([^/]+)\//.exec(file)?.[1]
    const own = packages().find((pkg) => pkg.dir === dir)?.manifest.name
    const sources = own === undefined ? ['meikyuu'] : [own, 'meikyuu']
    const name = file.replace(/\.(ts|md)$/, (ending) => (ending === '.md' ? '-md' : '')).replaceAll('/', '.')
    writeFileSync(join(OUT, `${name}.test.ts`), testFileOf(examples, sources, offers))
  }
  copyFileSync(join(ROOT, 'tools/doctest/expectations.ts'), join(OUT, 'expectations.ts'))
  const paths = Object.fromEntries([...offers.keys()].map((name) => [name, [`../${frontDoorOf(name)}`]]))
  const options = { noEmit: true, types: ['node'], paths, noUnusedLocals: false, noUnusedParameters: false }
  writeFileSync(
    join(OUT, 'tsconfig.json'),
    JSON.stringify(
      { extends: '../tsconfig.base.json', compilerOptions: options, include: ['*.ts'] },
      null,
      2,
    ),
  )
  return count
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(`examples: ${writeTests()} written to .doctest/`)
