import { MazeError, shown } from '@meikyuu/grid'

/**
 * The items of a list that says how long it is, one by one: it may say that it
 * is longer than it is.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no list.
 */
export function numbersOf(name: string, list: ArrayLike<number>, most = Infinity): number[] {
  const { length } = typeof list === 'object' && list !== null ? list : { length: -1 }
  if (!Number.isSafeInteger(length) || length < 0 || length > most)
    throw new MazeError('BAD_ARGUMENT', { name, expected: 'a list of numbers', got: shown(list) })
  const numbers: number[] = []
  for (let i = 0; i < length; i++) {
    const number: unknown = list[i]
    if (typeof number !== 'number')
      throw new MazeError('BAD_ARGUMENT', { name: `${name}[${i}]`, expected: 'a number', got: shown(number) })
    numbers.push(number)
  }
  return numbers
}
