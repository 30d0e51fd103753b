import { InvalidArgumentError } from 'commander'
import { nearestOf } from './nearest-of.js'

/** Reads a word of a table, by its own names only; says which ones there are. */
export function knownWord<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
): (text: string) => Name {
  return (text) => {
    if (isWord(table, text)) return text
    throw new InvalidArgumentError(expected(Object.keys(table), text))
  }
}

/** Reads words of a table, parted by commas; given again, the words add up. */
export function knownWords<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
): (text: string, before?: readonly Name[]) => readonly Name[] {
  const read = knownWord(table)
  return (text, before = []) => [...before, ...text.split(',').map((word) => read(word.trim()))]
}

function isWord<Name extends string>(table: Readonly<Record<Name, unknown>>, text: string): text is Name {
  return Object.hasOwn(table, text)
}

function expected(names: readonly string[], text: string): string {
  const nearest = nearestOf(text, names)
  const hint = nearest === null ? '' : ` Did you mean ${nearest}?`
  return `Expected one of ${names.join(', ')}.${hint}`
}
