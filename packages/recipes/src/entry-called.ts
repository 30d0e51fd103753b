import { MazeError, shown, unknownName } from '@meikyuu/grid'

/** The errors for words that stand in no table. */
export type UnknownWord = 'NO_SUCH_SHAPE' | 'NO_SUCH_ALGORITHM' | 'NO_SUCH_TREATMENT' | 'NO_SUCH_MODE'

/**
 * The entry of a name.
 *
 * @param field What the message calls the place of the name.
 * @throws MazeError `BAD_ARGUMENT` for what is no text, `unknown` for a name that stands not in the table.
 */
export function entryCalled<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: unknown,
  field: string,
  unknown: UnknownWord,
): Entry {
  if (typeof name !== 'string')
    throw new MazeError('BAD_ARGUMENT', {
      name: field,
      expected: `one of ${Object.keys(table).join(', ')}`,
      got: shown(name),
    })
  if (Object.hasOwn(table, name)) return table[name]!
  throw new MazeError(unknown, unknownName(name, Object.keys(table)))
}
