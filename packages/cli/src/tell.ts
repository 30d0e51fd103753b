import type { Io } from './io.js'
import { isSystemError } from './is-system-error.js'
import { systemWords } from './system-words.js'
import { visible } from './visible.js'

/** Where something is said: what was written before it comes first, where both go to the same place. */
export type Told = Pick<Io, 'err'> & Partial<Pick<Io, 'out'>>

/** Says one sentence and its code; where that cannot be written either, the exit code says it all. */
export function tell(io: Told, sentence: string, code: string): void {
  note(io, `meikyuu: ${sentence} (${code})`)
}

/** Says a line of its own on the output for errors. */
export function note({ out, err }: Told, line: string): void {
  try {
    out?.flush?.()
    err.write(`${visible(line)}\n`)
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}

/** Says that the output has nowhere to go, with the system's code. */
export function cannotWrite(io: Told, code: string): void {
  tell(io, `cannot write the output${systemWords(code, false)}`, code)
}
