import { execFileSync } from 'node:child_process'
import type { LeastTimes } from './recorder-rounds.js'
import { type Interval, medianInterval } from './statistics.js'

/** What a recorder that nobody attached costs a generator, a treatment or a solver. */
export interface RecorderCost {
  /** What is measured. */
  readonly name: string
  /** Microseconds of a call without the statements that tell a recorder. */
  readonly microseconds: number
  /** Times as long with those statements, where nothing was ever watched. */
  readonly ratio: Interval
  /** Times as long with those statements, where it was watched before. */
  readonly ratioAfter: Interval
}

/** More than this a recorder should not cost. */
export const MOST_RATIO = 1.05

/**
 * Every process is a fresh one, since what the compiler makes of a program
 * differs from run to run by more than what is looked for; the one kind of
 * process and the other by turns.
 *
 * @param program The file that measures once: `recorder-once.mjs`.
 */
export function benchRecorder(program: string, processes: number): RecorderCost[] {
  const runs = Array.from({ length: processes }, () => [once(program, false), once(program, true)] as const)
  return runs[0]![0].map(({ name }, i) => {
    const ratios = (after: 0 | 1) => medianInterval(runs.map((run) => ratioOf(run[after][i]!)))
    const stripped = medianInterval(runs.map((run) => run[0][i]!.stripped * 1e6))
    return { name, microseconds: stripped.median, ratio: ratios(0), ratioAfter: ratios(1) }
  })
}

function once(program: string, isWatchedBefore: boolean): LeastTimes[] {
  const args = isWatchedBefore ? [program, 'watched-before'] : [program]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

function ratioOf({ unwatched, stripped }: LeastTimes): number {
  return unwatched / stripped
}
