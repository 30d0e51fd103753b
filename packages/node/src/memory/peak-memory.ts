import { readFileSync } from 'node:fs'

/** What Linux says of a process; its peak stands there in KiB. */
const STATUS = '/proc/self/status'
const PEAK = /^VmHWM:\s*(\d+) kB$/m

/**
 * The most bytes of memory that the process has held so far. On Linux those of
 * this program alone, while `process.resourceUsage().maxRSS` begins there with
 * the peak of the process that started it; elsewhere they are the same.
 *
 * @example
 * ```ts
 * const mebibytes = Math.ceil(peakMemory() / 2 ** 20)
 * mebibytes > 20 // => true
 * ```
 */
export function peakMemory(): number {
  return (saidOfItself() ?? process.resourceUsage().maxRSS) * 1024
}

/** KiB; null where the system says nothing. */
function saidOfItself(): number | null {
  let status: string
  try {
    status = readFileSync(STATUS, 'utf8')
  } catch {
    return null
  }
  const kibibytes = PEAK.exec(status)?.[1]
  return kibibytes === undefined ? null : Number(kibibytes)
}
