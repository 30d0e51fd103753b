// `npm run pictures`: what a canvas shows and what an SVG shows of a maze are
// the same, pixel by pixel but for the smoothing of edges and letters.
import { build } from 'esbuild'
import { ensureInstalled, ROOT } from './bootstrap.mjs'
import { inChromium } from './chromium.mjs'
import { IS_GATE } from './debian.mjs'
import { report } from './workspace.mjs'

/** The share of pixels that two ways to draw one picture may differ in: edges and letters are smoothed apart. */
const MOST = 0.001

/** The least that two mazes differ in. */
const LEAST_OF_ANOTHER = 0.02

await ensureInstalled()
const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: ['tools/pictures/in-page.ts'],
  alias: { meikyuu: './packages/meikyuu/src/index.ts' },
  conditions: ['@meikyuu/source'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'pictures',
  target: 'es2022',
  logLevel: 'error',
})

/** @type {string[]} */
const faults = []
const result = await inChromium(outputFiles[0]?.text ?? '', 'pictures.differences()')
if (result === null) {
  if (IS_GATE) faults.push('there is no Chromium to draw in')
  else console.log('SKIPPED: Chromium is missing')
} else {
  const found = /** @type {import('./pictures/in-page.js').Difference[]} */ (result.value)
  for (const { name, pixels, share } of found) {
    const isAnother = name === 'another maze'
    console.log(`${name}: ${pixels} pixels, ${(share * 100).toFixed(3)} % differ`)
    if (isAnother ? share < LEAST_OF_ANOTHER : share > MOST)
      faults.push(`${name}: ${share * 100} % of its pixels differ between canvas and SVG`)
  }
}
report('pictures', faults)
