import type { Interrupts } from './interrupts.js'

/** The signals that end a process which does not listen to them, and that a process can listen to. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The part of a process that signals come by. */
export interface Signalled {
  on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown
  off(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown
}

/**
 * Listens to a process's signals as long as somebody holds them. The rest of
 * the time they end the process at once, as they should while it computes and
 * could not hear them; and so does a second signal, whoever holds them, as what
 * the first was to end may be waiting for something that never comes.
 */
export class ProcessInterrupts implements Interrupts {
  private readonly process: Signalled
  private readonly controller = new AbortController()
  private holders = 0
  private readonly listener = (signal: NodeJS.Signals): void => {
    this.stopListening()
    this.controller.abort(signal)
  }

  constructor(process: Signalled) {
    this.process = process
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  hold(): () => void {
    if (this.holders++ === 0 && !this.signal.aborted)
      for (const signal of SIGNALS) this.process.on(signal, this.listener)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      if (--this.holders === 0) this.stopListening()
    }
  }

  private stopListening(): void {
    for (const signal of SIGNALS) this.process.off(signal, this.listener)
  }
}
