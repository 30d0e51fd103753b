import { MazeError, shown } from '@meikyuu/grid'

/**
 * What a name in a table looks like: words of lower-case letters and digits,
 * joined by dashes.
 */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/**
 * The most characters of a name in a kit's tables. Longer ones could make
 * codes longer than are read; and nobody would write them.
 */
export const LONGEST_NAME = 40

/**
 * The names and entries of one of a kit's tables.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no table, has a name that codes
 * cannot hold, or something that is no entry.
 */
export function entriesOf<Entry extends object>(
  kind: string,
  table: Readonly<Record<string, Entry>>,
): [string, Entry][] {
  checkTable(kind, table)
  const entries = Object.entries(table)
  for (const [name, entry] of entries) {
    if (name.length > LONGEST_NAME)
      throw notA(`a name in ${kind}`, `one of at most ${LONGEST_NAME} characters`, name)
    if (!NAME.test(name))
      throw notA(`a name in ${kind}`, 'words of lower-case letters and digits joined by "-"', name)
    if (typeof entry !== 'object' || entry === null) throw notA(`${kind}.${name}`, 'an entry', entry)
  }
  return entries
}

/**
 * Throws `BAD_ARGUMENT` unless something is an object of entries by name: a
 * list or a Map, whose names would be other ones or none, is not.
 */
export function checkTable(kind: string, table: unknown): void {
  if (typeof table === 'object' && table !== null && !(Symbol.iterator in table)) return
  throw notA(kind, 'a table of entries by name', table)
}

/** The error for a part of a kit's tables that is another thing than was expected. */
export function notA(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
