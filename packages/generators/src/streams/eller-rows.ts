import { type GridRows, MazeError, Mulberry32, shown, Xoshiro128 } from '@meikyuu/grid'
import { checkStream } from './check-stream.js'
import { ellerRowByRow } from './eller-row-by-row.js'

/**
 * The maze of `eller` row by row from the north, passage for passage by the
 * same draws, in 29 bytes of memory a column. A row is a byte a cell from the
 * west: bit `s` is set where side `s` is open (north 1, east 2, south 4, west 8).
 * The next row is in the same bytes.
 *
 * @param rng The maze's stream: `rngFor` of its seed and cells. It is taken over: some draws are made ahead.
 * @param size Of the maze; its cells may be up to 2^53 - 1.
 * @throws MazeError `BAD_ARGUMENT`, `TOO_BIG`, before the first row.
 *
 * @example
 * ```ts
 * const rows = ellerRows(rngFor(3, 4 * 3), { width: 4, height: 3 })
 * Array.from(rows, (row) => row.join(' ')) // => ['4 2 10 12', '7 14 8 5', '1 3 10 9']
 * ```
 */
export function ellerRows(
  rng: Mulberry32 | Xoshiro128,
  size: GridRows,
): Generator<Uint8Array, void, undefined> {
  checkStream(size)
  if (rng instanceof Mulberry32 || rng instanceof Xoshiro128) return ellerRowByRow(rng, size)
  throw new MazeError('BAD_ARGUMENT', {
    name: 'rng',
    expected: 'a stream of the library, as rngFor gives it',
    got: shown(rng),
  })
}
