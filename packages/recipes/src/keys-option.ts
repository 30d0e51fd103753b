import { MazeError, shown } from '@meikyuu/grid'
import { readWhole } from './read-whole.js'
import type { WordOption } from './word-option.js'

/** The most keys that a recipe can ask for: no grid numbers more cells. */
export const MOST_KEYS: number = 2 ** 31 - 1

/** The number in `keys-3`. Bare `keys` is `keys-1`. */
export const KEYS_OPTION: WordOption<'keys', number> = {
  field: 'keys',
  title: 'a number of keys',
  read(words, limits) {
    if (words.length === 0) return 1
    const most = Math.min(limits.keys, MOST_KEYS)
    const keys = words.length === 1 ? readWhole(words[0]!) : null
    if (keys === null || keys < 1 || keys > most)
      throw new MazeError('BAD_KEYS', { keys: shown(words.join('-')), most })
    return keys
  },
  write: (keys) => [String(keys)],
  check(value) {
    if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_KEYS)
      return value as number
    throw new MazeError('BAD_KEYS', { keys: shown(value), most: MOST_KEYS })
  },
}
