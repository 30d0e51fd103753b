/**
 * Seconds of processor time that a piece of work takes, collecting garbage
 * and compiling included, waiting for a busy machine not.
 */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
