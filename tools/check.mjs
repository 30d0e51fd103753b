// `pnpm check`: every gate, the quickest first, with the time each took. All
// run even where one fails, so that one round shows everything there is to
// mend; `pnpm check layers purity` runs some.
import { run } from './bootstrap.mjs'

/** Root scripts, in order of speed; `build` stands before those that need it. */
const GATES = [
  'layers',
  'manifests',
  'structure',
  'purity',
  'lint',
  'cruise',
  'knip',
  'man',
  'build',
  'types',
  'size',
  'published',
  'api',
  'docs',
  'gallery',
  'packed',
  'pictures',
  'test:engines',
  'test:stats',
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !GATES.includes(name))
if (unknown.length > 0) {
  console.error(`No gate is called ${unknown.join(', ')}; there are ${GATES.join(', ')}.`)
  process.exit(1)
}

/** @type {{ gate: string, seconds: number, code: number }[]} */
const results = []
for (const gate of asked.length > 0 ? asked : GATES) {
  console.log(`\n== ${gate}`)
  const start = performance.now()
  const code = await run('pnpm', ['--silent', 'run', gate])
  results.push({ gate, seconds: (performance.now() - start) / 1000, code })
  if (code > 128) process.exit(code)
}

console.log('\ngate             seconds')
for (const { gate, seconds, code } of results)
  console.log(
    `${gate.padEnd(16)} ${seconds.toFixed(1).padStart(7)}  ${code === 0 ? 'fine' : `failed (${code})`}`,
  )
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
