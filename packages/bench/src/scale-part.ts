import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { benchScale } from './scale/bench-scale.js'
import { compileReference } from './scale/c-reference.js'
import type { Found } from './scale/found.js'
import { withFigures } from './scale/performance-page.js'
import type { ScaleReport } from './scale/report.js'
import { HUGE_SIZE, SIZES, USUAL_SIZES } from './scale/sizes.js'

// Places as they lie from the bundle, packages/bench/dist.
const at = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/** What the command line asks of the bench of sizes. */
export interface ScaleOptions {
  readonly rounds: number
  readonly seed: number
  readonly cores: readonly number[]
  readonly revision: string
  /** Numbers of cells with commas between; else the usual ones. */
  readonly sizes?: string | undefined
  /** Beginnings of the names of works with commas between; else all. */
  readonly works?: string | undefined
  readonly limit: number
  readonly all: boolean
  readonly huge: boolean
}

/** Measures, and tells how it goes on the error output. */
export function scalePart(options: ScaleOptions): ScaleReport {
  const { rounds, seed, cores, revision, limit, all, huge } = options
  const sizes = options.sizes?.split(',').map(Number) ?? [...USUAL_SIZES, ...(huge ? [HUGE_SIZE] : [])]
  const unknown = sizes.find((size) => !SIZES.has(size))
  if (unknown !== undefined)
    throw new Error(`there is no size ${unknown}; there are ${[...SIZES.keys()].join(', ')}`)
  const reference = compileReference(at('../c'))
  if (reference === null) console.error('no C compiler: the reference in C is left out')
  try {
    return benchScale({
      programs: { node: at('./scale-once.mjs'), c: reference?.program ?? null },
      reference,
      revision,
      sizes,
      only: options.works?.split(',') ?? [],
      all,
      rounds,
      seed,
      cores,
      limit,
      tell: ({ maker, work, width }, found) =>
        console.error(
          `${work}, ${width}x${width}, ${maker}: ${typeof found === 'string' ? found : `${found.nsPerCell.toFixed(2)} ns a cell`}`,
        ),
    })
  } finally {
    reference?.remove()
  }
}

/** Writes what was found into the page about it. */
export function updatePage(found: Found): void {
  const page = at('../../../docs/performance.md')
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), found))
}
