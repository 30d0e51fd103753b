import { rmSync } from 'node:fs'
import { standAside, standingAside } from './standing-aside.js'

/** The signals that end a process which does not listen to them, and that a process can listen to. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Files that must not outlive the process. */
const unfinished: Set<string> = /* @__PURE__ */ new Set()

/**
 * Has a file removed if the process ends before {@link settled} is called for
 * it: by a signal that nobody else listens to, by `process.exit`, by an error
 * that nobody catches.
 */
export function unsettled(file: string): void {
  if (unfinished.size === 0) {
    process.on('exit', removeAll)
    // Before all others: one that listens once is gone by the time that its turn is over.
    for (const signal of SIGNALS) process.prependListener(signal, endBy)
    standAside(1)
  }
  unfinished.add(file)
}

/** Nothing more is removed. */
export function settled(file: string): void {
  if (!unfinished.delete(file) || unfinished.size > 0) return
  process.off('exit', removeAll)
  for (const signal of SIGNALS) process.off(signal, endBy)
  standAside(-1)
}

/** A signal that the program listens to is the program's business; any other ends it, as it would without us. */
function endBy(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1 + standingAside()) return
  for (const file of [...unfinished]) {
    removeIfPossible(file)
    settled(file)
  }
  // Whoever is left ends it: they find themselves alone.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
}

function removeAll(): void {
  for (const file of unfinished) removeIfPossible(file)
}

/** Removes a file as far as the system lets us: what went wrong before is what is told of. */
export function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
