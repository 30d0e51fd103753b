/** What a command ends with. */
export const EXIT = { done: 0, badInput: 1, usage: 2, interrupted: 130 } as const

/** What signals end a command with, by their names: 128 and the signal's number. */
const SIGNALLED: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: EXIT.interrupted, SIGTERM: 143 }

/** The exit code where a signal has come. */
export function exitOfSignal(signal: unknown): number {
  return SIGNALLED[String(signal)] ?? EXIT.interrupted
}
