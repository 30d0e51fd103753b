import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ANCHOR_NS, BATCHES, type BatchReport, benchBatches } from './batch.js'
import { coresNow } from './cores.js'
import { benchJobs } from './jobs.js'
import { benchKernels, type KernelFigures } from './kernels.js'
import { benchPictures, type PictureCost } from './picture-cost.js'
import { benchRecorder, MOST_RATIO, type RecorderCost } from './recorder-cost.js'
import type { Found } from './scale/found.js'
import { figuresText, jobsText } from './scale/performance-page.js'
import { revisionNow } from './scale/revision-now.js'
import { scalePart, updatePage } from './scale-part.js'
import type { Interval, Spread } from './statistics.js'

/** What there is to measure. */
const PARTS = ['batches', 'kernels', 'recorder', 'pictures', 'jobs', 'scale'] as const

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    widths: { type: 'string', default: '10,100,1000' },
    parts: { type: 'string', default: PARTS.join(',') },
    json: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    works: { type: 'string' },
    limit: { type: 'string', default: '120' },
    all: { type: 'boolean', default: false },
    huge: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? 7)
const seed = Number(values.seed)

const parts = values.parts.split(',')
const unknown = parts.find((part) => !(PARTS as readonly string[]).includes(part))
if (unknown !== undefined) throw new Error(`there is no part ${unknown}; there are ${PARTS.join(', ')}`)

if (values.update && !parts.includes('scale')) throw new Error('the page needs the part scale')

// Places as they lie from the bundle, packages/bench/dist.
const at = (place: string) => fileURLToPath(new URL(place, import.meta.url))
const stamp = { rounds, seed, cores: coresNow(), revision: revisionNow(at('../../..')) }

const batches = parts.includes('batches') ? benchBatches({ ...stamp, program: at('./batch-once.mjs') }) : null
const kernels = parts.includes('kernels')
  ? benchKernels(values.widths.split(',').map(Number), rounds, seed)
  : null
const recorder = parts.includes('recorder') ? benchRecorder(at('./recorder-once.mjs'), rounds) : null
const pictures = parts.includes('pictures') ? benchPictures(at('./picture-once.mjs'), rounds) : null
const jobs = parts.includes('jobs')
  ? benchJobs({ ...stamp, program: at('../../node/node_modules/.cache/bench-jobs.mjs') })
  : null
const scale = parts.includes('scale')
  ? scalePart({ ...values, ...stamp, rounds: Number(values.rounds ?? 3), limit: Number(values.limit) })
  : null
const found: Found = { scale: scale === null ? [] : [scale], batches, jobs }
if (values.update) updatePage(found)
const machine = `Node ${process.versions.node}, V8 ${process.versions.v8}, ${cpus()[0]?.model ?? 'unknown processor'}`
if (values.json)
  console.log(
    JSON.stringify({ machine, rounds, seed, batches, kernels, recorder, pictures, jobs, scale }, null, 2),
  )
else
  console.log(
    [
      [machine],
      batches === null ? [] : batchTable(batches),
      kernels === null ? [] : kernelTable(kernels),
      recorder === null ? [] : recorderTable(recorder),
      pictures === null ? [] : pictureTable(pictures),
      jobs === null ? [] : [jobsText(jobs)],
      scale === null ? [] : [figuresText({ ...found, batches: null, jobs: null })],
    ]
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  )

function recorderTable(costs: readonly RecorderCost[]): string[] {
  return [
    `What a recorder costs where none is attached: times as long as without its statements, the median over ${rounds} processes`,
    `of each kind and where it lies with a chance of 95%; ** where all of that is above ${MOST_RATIO}`,
    '',
    '|  | microseconds | never watched | watched before |',
    '|---|--:|---|---|',
    ...costs.map(
      ({ name, microseconds, ratio, ratioAfter }) =>
        `| \`${name}\` | ${microseconds.toFixed(0)} | ${interval(ratio)} | ${interval(ratioAfter)} |`,
    ),
  ]
}

function pictureTable(costs: readonly PictureCost[]): string[] {
  const mebibytes = ({ median }: Spread) => (median / 2 ** 20).toFixed(0)
  return [
    `Pictures made once, each by a process of its own, processor time, ${rounds} rounds, median (least - most)`,
    '',
    '|  | ms | bytes | peak memory, MiB | of which before drawing |',
    '|---|---|--:|--:|--:|',
    ...costs.map(
      ({ name, milliseconds, bytes, peakBytes, mazeBytes }) =>
        `| ${name} | ${spread(milliseconds, 0)} | ${bytes} | ${mebibytes(peakBytes)} | ${mebibytes(mazeBytes)} |`,
    ),
  ]
}

function interval({ median, from, to }: Interval): string {
  const text = `${median.toFixed(3)} (${from.toFixed(3)} - ${to.toFixed(3)})`
  return from > MOST_RATIO ? `**${text}**` : text
}

function batchTable({ anchorNs, batches }: BatchReport): string[] {
  return [
    `Building and scoring batches, each round by a process of its own on one core, processor time, ${rounds} rounds, median (least - most)`,
    `anchor: a plain backtracker, 1000x1000, ${spread(anchorNs, 1)} ns a cell`,
    '',
    `mean cells   mazes a second               ns a cell   wanted at ${ANCHOR_NS} ns   ratio at ${ANCHOR_NS} ns`,
    ...batches.map(
      ({ cells, mazesPerSecond, nsPerCell, ratio }, i) =>
        `${cells.toFixed(0).padStart(10)}   ${spread(mazesPerSecond, 0).padEnd(26)}   ${nsPerCell.median.toFixed(0).padStart(9)}` +
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
