import { existsSync, readFileSync } from 'node:fs'

const STATUS = '/proc/self/status'

/**
 * The most memory that this process has held so far. On Linux that of this
 * program alone: what the system says of a process begins with the peak of the
 * one that started it.
 */
export function peakBytes(): number {
  const told = existsSync(STATUS) ? /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(STATUS, 'utf8')) : null
  return (told === null ? process.resourceUsage().maxRSS : Number(told[1])) * 1024
}
