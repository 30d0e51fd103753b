import { MazeError, unknownName } from '@meikyuu/grid'
import type { UnknownWord } from './entry-called.js'

/** A word of a code, taken apart: the name in its table, and the words after it. */
export interface SplitWord {
  readonly name: string
  readonly words: readonly string[]
}

const NO_WORDS: readonly string[] = []

/**
 * Tells a name with words after it from a name that holds dashes itself: a
 * word that stands in the table is a name; else what stands before one of its
 * dashes is, one that takes an option rather than one that does not. The
 * tables of a kit leave one way at most.
 *
 * @throws MazeError `unknown` for a word that is neither.
 */
export function splitWord<Entry>(
  table: Readonly<Record<string, Entry>>,
  takesOption: (name: string) => boolean,
  word: string,
  unknown: UnknownWord,
): SplitWord {
  if (Object.hasOwn(table, word)) return { name: word, words: NO_WORDS }
  const known = Object.keys(table)
  const begun = known.filter((name) => word[name.length] === '-' && word.startsWith(name))
  const name = begun.find(takesOption) ?? longest(begun)
  if (name === undefined) throw unknownWord(known, word, unknown)
  return { name, words: word.slice(name.length + 1).split('-') }
}

/** Which of several names matters to the message only, since none of them takes an option. */
function longest(names: readonly string[]): string | undefined {
  let long = names[0]
  for (const name of names) if (name.length > long!.length) long = name
  return long
}

/** A slip in the name alone is found although an option stands after it. */
function unknownWord(known: readonly string[], word: string, unknown: UnknownWord): MazeError {
  const details = unknownName(word, known)
  const nearest = details.nearest ?? unknownName(word.split('-', 1)[0]!, known).nearest
  return new MazeError(unknown, { ...details, nearest })
}
