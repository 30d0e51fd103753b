import { spawnSync } from 'node:child_process'
import { type Command, onCore } from '../cores.js'
import type { Maker } from './makers.js'
import type { Once } from './once.js'
import { PACE } from './paced.js'

/** The programs that processes run. */
export interface Programs {
  /** The bundle of `scale-once.ts`. */
  readonly node: string
  /** The reference in C; null where there is none. */
  readonly c: string | null
}

/** How the reference is told the pace. */
const PACE_ARGUMENTS: readonly string[] = (['warm', 'counted', 'longest', 'block', 'lap'] as const).map(
  (name) => String(PACE[name]),
)

/** One process to be run. */
export interface Task {
  readonly maker: Maker
  readonly work: string
  readonly width: number
  readonly seed: number
  /** The core that it is held to; undefined for any. */
  readonly core: number | undefined
}

/**
 * Runs a process with an ordinary heap to its end, or to the end of its time
 * (in seconds, by the clock): what it found, or in words why it found nothing.
 */
export function runOnce(programs: Programs, task: Task, seconds: number): Once | string {
  const { maker, work, width, seed, core } = task
  const asked = [work, String(width), String(seed)]
  const command: Command =
    maker === 'C'
      ? [programs.c!, [...asked, ...PACE_ARGUMENTS]]
      : [process.execPath, [programs.node, maker, ...asked]]
  const [program, args] = onCore(core, command)
  const { status, signal, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  if (status === 0) return JSON.parse(stdout) as Once
  if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT') return `more than ${seconds} s`
  return failureIn(stderr) ?? (signal === null ? `ended with ${status}` : `killed by ${signal}`)
}

/** What a process complained of last, in few words. */
export function failureIn(complaint: string): string | null {
  if (/heap out of memory|Array buffer allocation failed/.test(complaint)) return 'out of memory'
  if (/Maximum call stack size exceeded/.test(complaint)) return 'stack overflow'
  const said = /^(?:Uncaught )?(?:\w*Error|MazeError)(?: \[\w+\])?: (.+)$/m.exec(complaint)
  return said === null ? null : said[1]!.slice(0, 80)
}
