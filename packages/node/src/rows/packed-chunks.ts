import { checkedRows, checkRows } from './checked-rows.js'
import type { SquareRows } from './square-rows.js'

/** Bytes handed on at once, at least. */
const BLOCK = 1 << 16

/** Cells to a byte. */
const CELLS = 4

/**
 * A maze of squares in two bits a cell, as it comes, without a header: bit 0
 * says whether its east is open, bit 1 whether its south is. Four cells to a
 * byte, from the lowest bits up, each row beginning a byte: the cell in column c
 * stands in bits 2 (c mod 4) and the next of byte c div 4 of its row. A place
 * without a cell has both bits set. What it yields are bytes to be used before the next are asked for.
 *
 * @throws MazeError `BAD_ARGUMENT` at once, but for rows that are none, which are found when they come.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('square:3x2:eller:map:1'))
 * Array.from(packedChunks(squareRows(maze)), (bytes) => [...bytes]) // => [[38, 5]]
 * ```
 */
export function packedChunks(rows: SquareRows): Generator<Uint8Array, void, undefined> {
  checkRows(rows)
  return chunksOf(rows)
}

function* chunksOf(source: SquareRows): Generator<Uint8Array, void, undefined> {
  const bytes = Math.ceil(source.width / CELLS)
  const block = new Uint8Array(Math.ceil(BLOCK / bytes) * bytes)
  let at = 0
  for (const row of checkedRows(source)) {
    pack(row, block, at)
    at += bytes
    if (at < block.length) continue
    yield block
    at = 0
  }
  if (at > 0) yield block.subarray(0, at)
}

function pack(row: Uint8Array, block: Uint8Array, from: number): void {
  const whole = row.length - (row.length % CELLS)
  let at = from | 0
  for (let column = 0; column < whole; column += CELLS)
    block[at++] =
      ((row[column]! >> 1) & 3) |
      ((row[column + 1]! & 6) << 1) |
      ((row[column + 2]! & 6) << 3) |
      ((row[column + 3]! & 6) << 5)
  if (whole === row.length) return
  let last = 0
  for (let column = whole; column < row.length; column++)
    last |= ((row[column]! >> 1) & 3) << ((column - whole) * 2)
  block[at] = last
}
