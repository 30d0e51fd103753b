// `node tools/add-goldens.mjs CODE ...`: adds golden mazes as the sources make
// them now. Refuses a code that is there already: what a golden says never
// changes.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './bootstrap.mjs'

const GOLDENS = join(ROOT, 'packages/meikyuu/test/goldens/mazes.ndjson')

const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: ['packages/meikyuu/test/rebuilt.ts'],
  conditions: ['@meikyuu/source'],
  bundle: true,
  write: false,
  format: 'esm',
  logLevel: 'error',
})
const { golden } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
const there = new Set(
  readFileSync(GOLDENS, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).code),
)
const lines = process.argv.slice(2).map((code) => golden(code))
const twice = lines.find(({ code }) => there.has(code))
if (twice) throw new Error(`${twice.code} is a golden already`)
appendFileSync(GOLDENS, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
console.log(`${lines.length} added`)
