import { type GridRows, newBytes } from '@meikyuu/grid'
import { byteMarks, wordMarks } from './put-together.js'

/** Bytes of a word. */
const WORD = 4

/**
 * Rows in which every cell knows all its passages, from rows in which each
 * passage is marked in one of its cells. Each row is made once, one ahead of
 * the row that is yielded; the bytes yielded are the same each time.
 *
 * @param fill Puts the marks of a row in the bytes that it is given, and nothing behind them.
 */
export function* wholeRows(
  { width, height }: GridRows,
  fill: (row: number, marks: Uint8Array) => void,
): Generator<Uint8Array, void, undefined> {
  // Whole words, so that four cells can be seen to at once.
  const bytes = Math.ceil(width / WORD) * WORD
  const putTogether = isLittleEndian() ? wordMarks : byteMarks
  const bits = newBytes(bytes)
  const row = bits.subarray(0, width)
  let above = newBytes(bytes)
  let here = newBytes(bytes)
  let below = newBytes(bytes)
  fill(0, here)
  for (let at = 0; at < height; at++) {
    if (at + 1 < height) fill(at + 1, below)
    else below.fill(0)
    putTogether(above, here, below, bits)
    yield row
    const over = above
    above = here
    here = below
    below = over
  }
}

/** Whether a word's first byte is its lowest, as on nearly every machine there is. */
function isLittleEndian(): boolean {
  return new Uint8Array(Int32Array.of(1).buffer)[0] === 1
}
