import { execFileSync } from 'node:child_process'
import type { BatchRound } from './batch-round.js'
import { onCore } from './cores.js'
import { loadNow, machineNow } from './scale/machine.js'
import type { Stamp } from './scale/report.js'
import { type Spread, spreadOf } from './statistics.js'

/** What a batch should reach where the anchor takes {@link ANCHOR_NS}: mean cells, and mazes a second. */
export const BATCHES = [
  { mean: 50, wanted: 60_000 },
  { mean: 400, wanted: 12_000 },
  { mean: 2_000, wanted: 2_500 },
  { mean: 6_000, wanted: 800 },
] as const

/** The nanoseconds a cell of the machine that the wanted figures are stated for. */
export const ANCHOR_NS = 35

/** One line of the table. */
export interface BatchFigures {
  /** The mean that was asked for. */
  readonly mean: number
  /** The mean of the mazes that there were. */
  readonly cells: number
  readonly mazesPerSecond: Spread
  readonly nsPerCell: Spread
  /** Nanoseconds a cell, round by round. */
  readonly rounds: readonly number[]
  /** The rate on a machine where the anchor takes {@link ANCHOR_NS}, over the wanted one. */
  readonly ratio: number
}

/** What a run of the batch bench found. */
export interface BatchReport extends Stamp {
  readonly anchorNs: Spread
  /** The same, round by round. */
  readonly anchors: readonly number[]
  readonly batches: readonly BatchFigures[]
}

/** How batches are measured. */
export interface BatchPlan {
  /** The file that does one round: `batch-once.mjs`. */
  readonly program: string
  /** Those that rounds are held to in turn; none where they run on any. */
  readonly cores: readonly number[]
  readonly rounds: number
  readonly seed: number
  readonly revision: string
}

/**
 * Builds and scores batches of mazes from recipes on one core: each round in a
 * fresh process that is held to one core, with seeds of its own.
 */
export function benchBatches({ program, cores, rounds, seed, revision }: BatchPlan): BatchReport {
  const loadBefore = loadNow()
  const means = BATCHES.map(({ mean }) => mean)
  const found = Array.from({ length: rounds }, (_, round): BatchRound => {
    const args = [program, means.join(), String(seed + round * 1009)]
    const [command, asked] = onCore(cores[round % cores.length], [process.execPath, args])
    return JSON.parse(execFileSync(command, asked, { encoding: 'utf8' }))
  })
  const anchors = found.map((round) => round.anchorNs)
  const anchorNs = spreadOf(anchors)
  return {
    machine: machineNow(loadBefore),
    revision,
    rounds,
    seed,
    cores: cores.length,
    anchorNs,
    anchors,
    batches: BATCHES.map((batch, i) =>
      figuresOf(
        batch,
        found.map(({ batches }) => batches[i]!),
        anchorNs.median,
      ),
    ),
  }
}

function figuresOf(
  { mean, wanted }: (typeof BATCHES)[number],
  scored: BatchRound['batches'],
  anchorNs: number,
): BatchFigures {
  const mazesPerSecond = spreadOf(scored.map(({ mazes, seconds }) => mazes / seconds))
  const rounds = scored.map(({ cells, seconds }) => (seconds * 1e9) / cells)
  const sum = (count: 'cells' | 'mazes') => scored.reduce((all, each) => all + each[count], 0)
  return {
    mean,
    cells: sum('cells') / sum('mazes'),
    mazesPerSecond,
    nsPerCell: spreadOf(rounds),
    rounds,
    ratio: (mazesPerSecond.median * anchorNs) / ANCHOR_NS / wanted,
  }
}
