import { MazeError, shown } from '@meikyuu/grid'

/** Throws `BAD_ARGUMENT` unless `value` is one of the words. */
export function checkWord(name: string, value: unknown, words: readonly string[]): void {
  if (typeof value === 'string' && words.includes(value)) return
  throw new MazeError('BAD_ARGUMENT', { name, expected: `one of ${words.join(', ')}`, got: shown(value) })
}
