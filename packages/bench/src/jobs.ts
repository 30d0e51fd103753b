import { execFileSync } from 'node:child_process'
import { type Command, onCore } from './cores.js'
import { JOBS_BATCHES } from './jobs-batches.js'
import { type Spread, spreadOf } from './statistics.js'

/** How long a batch took by one job, and by one for each core. */
interface JobsFigures {
  /** Of {@link JOBS_BATCHES}. */
  readonly batch: string
  readonly mazes: number
  /** Seconds by the clock of one job: on all cores, each in turn. */
  readonly one: Spread
  /** Seconds of all jobs. */
  readonly all: Spread
  /** How many times as fast all were as one, within rounds. */
  readonly gain: Spread
}

/** What a run found of jobs. */
export interface JobsReport {
  /** How many jobs, and cores, there were. */
  readonly jobs: number
  readonly batches: readonly JobsFigures[]
}

/**
 * `scoreMany` by one job and by one for each core: in each round one job held
 * to each core in turn, then all of them, each in a fresh process. Cores may
 * differ, so one job counts with the mean of its rates: as fast as all together
 * could be, if nothing were lost.
 *
 * @param program The file that works on a batch once: `bench-jobs.mjs`.
 * @param cores Those that one job is held to; none where it cannot be.
 */
export function benchJobs(program: string, cores: readonly number[], rounds: number): JobsReport {
  const jobs = Math.max(2, cores.length)
  const alone = cores.length > 0 ? cores : [undefined]
  const batches = Object.entries(JOBS_BATCHES).flatMap(([batch, { counts }]) =>
    counts.map((mazes) => {
      const ones: number[] = []
      const alls: number[] = []
      const gains: number[] = []
      for (let round = 0; round < rounds; round++) {
        const seed = String(1 + round * mazes)
        const seconds = (jobs: number, core?: number) =>
          secondsOf([process.execPath, [program, batch, String(mazes), seed, String(jobs)]], core)
        const each = alone.map((core) => seconds(1, core))
        const all = seconds(jobs)
        ones.push(...each)
        alls.push(all)
        gains.push(harmonicMean(each) / all)
      }
      return { batch, mazes, one: spreadOf(ones), all: spreadOf(alls), gain: spreadOf(gains) }
    }),
  )
  return { jobs, batches }
}

function secondsOf(command: Command, core: number | undefined): number {
  const [program, args] = onCore(core, command)
  return Number(execFileSync(program, args, { encoding: 'utf8' }))
}

function harmonicMean(figures: readonly number[]): number {
  return figures.length / figures.reduce((sum, figure) => sum + 1 / figure, 0)
}
