/** The signals that end a process which does not listen to them, and that a process can listen to. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `work` to its end, whatever signal comes meanwhile; one that came, and
 * that nobody else listens to, ends the process afterwards.
 */
export function undisturbed<T>(work: () => T): T {
  const came: NodeJS.Signals[] = []
  const hold = (signal: NodeJS.Signals): void => {
    came.push(signal)
  }
  for (const signal of SIGNALS) process.on(signal, hold)
  try {
    return work()
  } finally {
    // Signals are told of once a round of the event loop, and this round may be past that.
    setImmediate(() => setImmediate(() => release(hold, came)))
  }
}

function release(hold: (signal: NodeJS.Signals) => void, came: readonly NodeJS.Signals[]): void {
  for (const signal of SIGNALS) process.off(signal, hold)
  for (const signal of came) if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
}
