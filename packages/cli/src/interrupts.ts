/** How a command hears of signals that would end the process. */
export interface Interrupts {
  /** Aborted by a signal that came while it was held; its reason is the signal's name. */
  readonly signal: AbortSignal
  /**
   * Keeps signals from ending the process: they abort {@link Interrupts.signal}
   * instead, until what is given back is called.
   */
  hold(): () => void
}

/** Thrown where a command stops because of a signal. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}

/** Throws {@link Interrupted} where a signal has come. */
export function checkInterrupted(interrupts: Interrupts | undefined): void {
  if (interrupts?.signal.aborted) throw new Interrupted()
}

/** What `work` gives, unless a signal comes first. */
export function unlessInterrupted<T>(interrupts: Interrupts | undefined, work: Promise<T>): Promise<T> {
  if (interrupts === undefined) return work
  const { signal } = interrupts
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Interrupted())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
