import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ANCHOR_NS, BATCHES, type BatchReport, benchBatches } from './batch.js'
import { benchKernels, type KernelFigures } from './kernels.js'
import { benchRecorder, type RecorderCost } from './recorder-cost.js'
import type { Spread } from './statistics.js'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    widths: { type: 'string', default: '10,100,1000' },
    json: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)

const batches = benchBatches(rounds, seed)
const kernels = benchKernels(values.widths.split(',').map(Number), rounds, seed)
const recorder = await recorderCosts()
const machine = `Node ${process.versions.node}, V8 ${process.versions.v8}, ${cpus()[0]?.model ?? 'unknown processor'}`
if (values.json) console.log(JSON.stringify({ machine, rounds, seed, batches, kernels, recorder }, null, 2))
else
  console.log(
    [machine, '', ...batchTable(batches), '', ...kernelTable(kernels), '', ...recorderTable(recorder)].join(
      '\n',
    ),
  )

/** The two bundles that `tools/bench.mjs` lays beside this one. */
async function recorderCosts(): Promise<RecorderCost[]> {
  const copies = await Promise.all(
    ['./unwatched.mjs', './stripped.mjs'].map((file) => import(new URL(file, import.meta.url).href)),
  )
  return benchRecorder([copies[0].carver, copies[1].carver], rounds * 3, seed)
}

function recorderTable(costs: readonly RecorderCost[]): string[] {
  return [
    'What a recorder costs where none is attached: 100x100, ns a cell with its statements and with them taken out',
    '',
    `${''.padEnd(16)}${'with'.padEnd(24)}${'taken out'.padEnd(24)}ratio`,
    ...costs.map(
      ({ name, unwatched, stripped, ratio }) =>
        `${name.padEnd(16)}${spread(unwatched, 1).padEnd(24)}${spread(stripped, 1).padEnd(24)}${spread(ratio, 3)}`,
    ),
  ]
}

function batchTable({ anchorNs, batches }: BatchReport): string[] {
  return [
    `Building and scoring batches on one core, processor time, ${rounds} rounds, median (least - most)`,
    `anchor: a plain backtracker, 1000x1000, ${spread(anchorNs, 1)} ns a cell`,
    '',
    `mean cells   mazes a second               ns a cell   wanted at ${ANCHOR_NS} ns   ratio at ${ANCHOR_NS} ns`,
    ...batches.map(
      ({ cells, mazesPerSecond, nsPerCell, ratio }, i) =>
        `${cells.toFixed(0).padStart(10)}   ${spread(mazesPerSecond, 0).padEnd(26)}   ${nsPerCell.toFixed(0).padStart(9)}` +
        `   ${String(BATCHES[i]!.wanted).padStart(15)}   ${ratio.toFixed(2).padStart(14)}`,
    ),
  ]
}

function kernelTable(kernels: readonly KernelFigures[]): string[] {
  const sizes = [...new Set(kernels.map(({ cells }) => cells))]
  const names = [...new Set(kernels.map(({ name }) => name))]
  const cell = (name: string, cells: number) => {
    const found = kernels.find((each) => each.name === name && each.cells === cells)
    return found ? spread(found.nsPerCell, 1).padEnd(22) : ''.padEnd(22)
  }
  return [
    'Square grids, ns of processor time a cell, median (least - most)',
    '',
    `${''.padEnd(26)}${sizes.map((size) => `${size} cells`.padEnd(22)).join('')}`,
    ...names.map((name) => `${name.padEnd(26)}${sizes.map((size) => cell(name, size)).join('')}`.trimEnd()),
  ]
}

function spread({ median, least, most }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${least.toFixed(digits)} - ${most.toFixed(digits)})`
}
