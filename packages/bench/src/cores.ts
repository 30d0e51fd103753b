import { spawnSync } from 'node:child_process'

/**
 * The cores that a process can be held to, by their numbers. None where the
 * system has no `taskset`: then processes run wherever it puts them.
 */
export function coresNow(): readonly number[] {
  const { status, stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' })
  return status === 0 ? coresIn(stdout.slice(stdout.lastIndexOf(':') + 1)) : []
}

/** The numbers of a list such as `0-2,5`. */
export function coresIn(list: string): readonly number[] {
  return list.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

/** A program with its arguments. */
export type Command = readonly [program: string, args: readonly string[]]

/** The same, held to one core; wherever the system likes where that is undefined. */
export function onCore(core: number | undefined, [program, args]: Command): Command {
  return core === undefined ? [program, args] : ['taskset', ['-c', String(core), program, ...args]]
}
