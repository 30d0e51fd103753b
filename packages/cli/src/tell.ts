import type { Output } from './io.js'
import { isSystemError } from './is-system-error.js'
import { systemWords } from './system-words.js'
import { visible } from './visible.js'

/** Says one sentence and its code; where that cannot be written either, the exit code says it all. */
export function tell(err: Output, sentence: string, code: string): void {
  note(err, `meikyuu: ${sentence} (${code})`)
}

/** Says a line of its own on the output for errors. */
export function note(err: Output, line: string): void {
  try {
    err.write(`${visible(line)}\n`)
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}

/** Says that the output has nowhere to go, with the system's code. */
export function cannotWrite(err: Output, code: string): void {
  tell(err, `cannot write the output${systemWords(code, false)}`, code)
}
