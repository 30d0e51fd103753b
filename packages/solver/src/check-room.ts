import { MazeError, shown } from '@meikyuu/grid'

/** Throws `BAD_ARGUMENT` unless `array` has at least so many places. */
export function checkRoom(name: string, array: unknown, places: number): void {
  const isInts = array instanceof Int32Array
  if (isInts && array.length >= places) return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: `an Int32Array of at least ${places} places`,
    got: isInts ? `${array.length}` : shown(array),
  })
}
