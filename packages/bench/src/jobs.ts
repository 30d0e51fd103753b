import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Command, onCore } from './cores.js'
import { JOBS_BATCHES } from './jobs-batches.js'
import { loadNow, machineNow } from './scale/machine.js'
import type { Stamp } from './scale/report.js'
import { type Spread, spreadOf } from './statistics.js'

/** How long a batch took by one job, and by one for each core. */
interface JobsFigures {
  /** Of {@link JOBS_BATCHES}. */
  readonly batch: string
  readonly mazes: number
  /** Seconds by the clock of one job, wherever the system puts it. */
  readonly one: Spread
  /** The same held to one core: to each in turn. Null where it cannot be. */
  readonly held: Spread | null
  /** Seconds of all jobs. */
  readonly all: Spread
  /** How many times as fast all were as one, within rounds. */
  readonly gain: Spread
  /** The same over one that is held to a core, with the mean of its rates. */
  readonly heldGain: Spread | null
  /** All that the others are taken from. */
  readonly rounds: readonly Round[]
}

/** What a run found of jobs. */
export interface JobsReport extends Stamp {
  /** How many jobs, and cores, there were. */
  readonly jobs: number
  readonly batches: readonly JobsFigures[]
}

/** How many jobs are measured, and where. */
interface JobsPlan {
  /** The file that works on a batch once: `bench-jobs.mjs`. */
  readonly program: string
  /** The cores that one job is held to in turn; none where it cannot be. */
  readonly cores: readonly number[]
  readonly rounds: number
  readonly seed: number
  readonly revision: string
}

/** What took a batch how long in one round, in seconds. */
interface Round {
  readonly one: number
  readonly held: readonly number[]
  readonly all: number
}

/**
 * `scoreMany` by one job and by one for each core: in each round one job, one
 * job held to each core, and all of them, each in a fresh process.
 *
 * @throws Error where there is only one core.
 */
export function benchJobs(plan: JobsPlan): JobsReport {
  const jobs = availableParallelism()
  if (jobs === 1) throw new Error('the part jobs needs more than one core')
  const loadBefore = loadNow()
  const batches = Object.entries(JOBS_BATCHES).flatMap(([batch, { counts }]) =>
    counts.map((mazes) => {
      const rounds = Array.from({ length: plan.rounds }, (_, i) =>
        roundOf(plan, batch, mazes, plan.seed + i * mazes, jobs),
      )
      return { batch, mazes, ...figuresOf(rounds) }
    }),
  )
  const { revision, rounds, seed } = plan
  return { machine: machineNow(loadBefore), revision, rounds, seed, jobs, batches }
}

function roundOf(
  { program, cores }: JobsPlan,
  batch: string,
  mazes: number,
  seed: number,
  jobs: number,
): Round {
  const seconds = (jobs: number, core?: number) =>
    secondsOf([process.execPath, [program, batch, ...[mazes, seed, jobs].map(String)]], core)
  return { one: seconds(1), held: cores.map((core) => seconds(1, core)), all: seconds(jobs) }
}

function figuresOf(rounds: readonly Round[]): Omit<JobsFigures, 'batch' | 'mazes'> {
  const isHeld = rounds.every(({ held }) => held.length > 0)
  return {
    one: spreadOf(rounds.map(({ one }) => one)),
    held: isHeld ? spreadOf(rounds.flatMap(({ held }) => held)) : null,
    all: spreadOf(rounds.map(({ all }) => all)),
    gain: spreadOf(rounds.map(({ one, all }) => one / all)),
    rounds,
    heldGain: isHeld ? spreadOf(rounds.map(({ held, all }) => harmonicMean(held) / all)) : null,
  }
}

function secondsOf(command: Command, core: number | undefined): number {
  const [program, args] = onCore(core, command)
  return Number(execFileSync(program, args, { encoding: 'utf8' }))
}

function harmonicMean(figures: readonly number[]): number {
  return figures.length / figures.reduce((sum, figure) => sum + 1 / figure, 0)
}
