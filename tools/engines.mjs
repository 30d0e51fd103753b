// `npm run test:engines`: rebuilds known mazes in every JavaScript engine
// there is a way to, and compares passages, ends and scores bit for bit, and
// with the figures made outside this project where those are at hand.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ensureInstalled, ROOT } from './bootstrap.mjs'
import { IS_GATE } from './debian.mjs'
import { engineFaults, figureFaults, sampleOf } from './engines/compare.mjs'
import { ENGINES } from './engines/engines.mjs'
import { report } from './workspace.mjs'

const FIGURES = join(ROOT, '../shared/conformance/flat.ndjson')
const GOLDENS = join(ROOT, 'packages/meikyuu/test/goldens/mazes.ndjson')
const SLOW_SAMPLE = { mostCells: 500, cellsInAll: 60_000 }

await ensureInstalled()
/** @type {string[]} */
const faults = []

/** @param {string} file */
const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : []

/** @type {import('./engines/compare.mjs').Figure[]} */
const figures = linesOf(FIGURES)
const goldens = linesOf(GOLDENS)
if (figures.length === 0) {
  console.log('SKIPPED: the conformance figures are not at hand')
  if (IS_GATE) faults.push(`there are no figures in ${FIGURES}`)
}
if (goldens.length === 0) faults.push(`there are no golden mazes in ${GOLDENS}`)
const codes = [...new Set([...figures, ...goldens].map(({ code }) => /** @type {string} */ (code)))]

const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: ['tools/engines/in-engine.ts'],
  alias: { meikyuu: './packages/meikyuu/src/index.ts' },
  conditions: ['@meikyuu/source'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'engine',
  target: 'es2022',
  logLevel: 'error',
})
const script = outputFiles[0]?.text ?? ''
console.log(`${figures.length} figures and ${goldens.length} goldens: ${codes.length} codes`)

/** @type {import('./engines/compare.mjs').Result | null} */
let reference = null
for (const { name, isSlow, run } of ENGINES) {
  const start = performance.now()
  /** @type {readonly string[]} */
  const asked = isSlow && reference !== null ? sampleOf(reference.replays, SLOW_SAMPLE) : codes
  const json = await run(
    script,
    `{ replays: engine.replay(${JSON.stringify(asked)}), mathematics: engine.mathematics() }`,
  ).catch((error) => {
    faults.push(`${name}: ${error instanceof Error ? error.message : error}`)
    return ''
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (json === null) {
    console.log(`SKIPPED: ${name} is missing`)
    if (IS_GATE) faults.push(`${name} is missing`)
  } else if (json !== '') {
    /** @type {import('./engines/compare.mjs').Result} */
    const result = JSON.parse(json)
    if (result.replays.length !== asked.length)
      faults.push(`${name}: ${result.replays.length} of ${asked.length}`)
    if (reference === null) {
      reference = result
      faults.push(
        ...figureFaults(
          result.replays,
          new Map([...goldens, ...figures].map((figure) => [figure.code, figure])),
        ),
      )
      console.log(`${name}: ${asked.length} mazes in ${seconds} s, compared with the figures`)
    } else {
      const differences = engineFaults(name, result, reference)
      faults.push(...differences)
      const sample = isSlow ? ` (of at most ${SLOW_SAMPLE.mostCells} cells, evenly spread: it is slow)` : ''
      console.log(
        `${name}: ${asked.length} mazes${sample} in ${seconds} s, ${differences.length} differ in any bit`,
      )
    }
  }
}
report('engines', faults)
