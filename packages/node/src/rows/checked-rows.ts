import { checkWhole, MazeError, shown } from 'meikyuu'
import type { SquareRows } from './square-rows.js'

/** Throws `BAD_ARGUMENT` unless there are rows of a size. */
export function checkRows(source: SquareRows): void {
  const rows: unknown = source?.rows
  if (typeof rows !== 'object' || rows === null || !(Symbol.iterator in rows))
    throw new MazeError('BAD_ARGUMENT', { name: 'rows', expected: 'rows of a maze', got: shown(rows) })
  checkWhole('width', source.width, 1)
  checkWhole('height', source.height, 1)
}

/**
 * The rows, as many as there should be and as long: a picture of others would
 * be a wrong one.
 *
 * @throws MazeError `BAD_ARGUMENT`
 */
export function* checkedRows({ width, height, rows }: SquareRows): Generator<Uint8Array, void, undefined> {
  let count = 0
  for (const row of rows) {
    if (!(row instanceof Uint8Array) || row.length !== width || count === height)
      throw new MazeError('BAD_ARGUMENT', {
        name: `row ${count}`,
        expected: count === height ? 'nothing behind the last' : `${width} bytes`,
        got: row instanceof Uint8Array ? `${row.length} bytes` : shown(row),
      })
    count++
    yield row
  }
  if (count < height)
    throw new MazeError('BAD_ARGUMENT', { name: 'rows', expected: `${height} rows`, got: `${count}` })
}
