import { MazeError } from 'meikyuu'
import { cpuSeconds } from './cpu-time.js'
import type { WatchedWork } from './watched.js'

/** The least seconds that both copies take, in turn. */
export interface LeastTimes {
  /** What is measured. */
  readonly name: string
  /** Of a call, with the statements that tell a recorder and none attached. */
  readonly unwatched: number
  /** The same with those statements taken out. */
  readonly stripped: number
}

/** Turns that are shorter than this, in seconds, are made longer. */
const LEAST_TURN = 0.003

/** So long, in seconds, the compiler is warmed up. */
const WARM_UP = 0.1

const ROUNDS = 9

/**
 * Measures every work in alternating rounds within one process. The same seeds
 * for both copies, so that chance plays no part; the least of all rounds, so
 * that what else the machine does plays as little as can be.
 *
 * @param isWatchedBefore Whether the copy with its statements has told a recorder before, as in a program that watches now and then.
 */
export function leastTimes(
  unwatched: readonly WatchedWork[],
  stripped: readonly WatchedWork[],
  isWatchedBefore: boolean,
): LeastTimes[] {
  return unwatched.map((work, i) => {
    const bare = stripped[i]!
    checkTells(work, bare)
    if (isWatchedBefore) for (let seed = 1; seed <= 5; seed++) work.run(seed, work.recorder())
    const copies = [work, bare] as const
    const turns = warmUp(copies)
    const least = [Infinity, Infinity]
    for (let round = 0; round < ROUNDS; round++)
      for (const k of round % 2 === 0 ? [0, 1] : [1, 0])
        least[k] = Math.min(least[k]!, secondsOf(copies[k]!, turns) / turns)
    return { name: work.name, unwatched: least[0]!, stripped: least[1]! }
  })
}

/** Both copies by turns until the time is up; returns how many calls make a turn that is long enough. */
function warmUp(copies: readonly WatchedWork[]): number {
  let turns = 1
  for (let spent = 0; spent < WARM_UP; ) {
    const times = copies.map((work) => secondsOf(work, turns))
    spent += times[0]! + times[1]!
    const least = Math.min(...times)
    if (least < LEAST_TURN) turns = Math.ceil(turns * Math.min(4, Math.max(1.2, LEAST_TURN / least)))
  }
  return turns
}

function secondsOf({ run }: WatchedWork, turns: number): number {
  return cpuSeconds(() => {
    for (let turn = 0; turn < turns; turn++) run(1 + turn)
  })
}

/**
 * Throws unless the copy without the statements tells a recorder nothing. The
 * other copy is not tried: it would know a recorder then.
 */
function checkTells({ name }: WatchedWork, bare: WatchedWork): void {
  const recorder = bare.recorder()
  try {
    bare.run(1, recorder)
  } catch (error) {
    // Of two parts, the second may find that the first has told nothing.
    if (!MazeError.is(error, 'BAD_ARGUMENT')) throw error
  }
  if (recorder.length > 0) throw new Error(`${name} tells a recorder in a statement that is not taken out`)
}
