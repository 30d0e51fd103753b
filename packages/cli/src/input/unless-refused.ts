import { CliError } from '../cli-error.js'
import { isSystemError } from '../is-system-error.js'
import { systemWords } from '../system-words.js'
import type { Item } from './item.js'

/** What the standard input is called where it cannot be read. */
export const INPUT = 'the input'

/** What is read; where the system refuses a file, or refuses it from some place on, that is what comes last. */
export async function* unlessRefused<Read extends Item>(
  file: string,
  items: AsyncIterable<readonly Read[]>,
): AsyncGenerator<readonly (Read | Item)[], void, undefined> {
  try {
    yield* items
  } catch (error) {
    if (!isSystemError(error)) throw error
    const { code } = error
    yield [{ place: null, text: new CliError(`cannot read ${file}${systemWords(code, true)}`, code) }]
  }
}
