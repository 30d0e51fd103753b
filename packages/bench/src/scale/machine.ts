import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** Where a run was made. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  /** In GiB. */
  readonly memory: number
  readonly system: string
  readonly node: string
  /** The mean number of processes that wanted a core in the minute before the run, and in its last one. */
  readonly load: readonly [before: number, after: number]
}

/** This machine, with the load before a run and now. */
export function machineNow(loadBefore: number): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: `${process.versions.node}, V8 ${process.versions.v8}`,
    load: [loadBefore, loadNow()],
  }
}

/** The mean load of the last minute. */
export function loadNow(): number {
  return loadavg()[0]!
}
