// `npm run capabilities`: which generators and treatments fit which grids, by
// what the tables in the sources say. packages/testing holds each cell of it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from './bootstrap.mjs'

const OUT = join(ROOT, 'temp/capabilities.mjs')

await build({
  absWorkingDir: ROOT,
  entryPoints: ['packages/testing/src/capabilities/capability-text.ts'],
  conditions: ['@meikyuu/source'],
  bundle: true,
  outfile: OUT,
  format: 'esm',
  logLevel: 'error',
})
const { capabilityText } = await import(pathToFileURL(OUT).href)
console.log(capabilityText())
