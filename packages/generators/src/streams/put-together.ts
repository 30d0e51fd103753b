import { ROW_MARKS } from '../rows/row-marks.js'

const { north: NORTH, east: EAST, south: SOUTH, west: WEST } = ROW_MARKS

/**
 * Puts the marks of three rows together to all passages of the middle one: each
 * passage in both of its cells. East and west are two bits apart, and so are
 * north and south.
 */
export function byteMarks(above: Uint8Array, here: Uint8Array, below: Uint8Array, bits: Uint8Array): void {
  const width = bits.length | 0
  let before = 0
  let mark = here[0]! | 0
  for (let column = 0; column < width; column++) {
    const after = column + 1 < width ? here[column + 1]! : 0
    bits[column] =
      mark |
      ((before & EAST) << 2) |
      ((after & WEST) >> 2) |
      ((below[column]! & NORTH) << 2) |
      ((above[column]! & SOUTH) >> 2)
    before = mark
    mark = after
  }
}

/** The same mark in each of a word's four bytes. */
const EAST4 = 0x02020202
const WEST4 = 0x08080808
const NORTH4 = 0x01010101
const SOUTH4 = 0x04040404

/**
 * As {@link byteMarks}, four cells at once, where the first byte of a word is
 * its lowest: a quarter of the time.
 *
 * @param bits As the others, a whole number of words, in an array of its own.
 */
export function wordMarks(above: Uint8Array, here: Uint8Array, below: Uint8Array, bits: Uint8Array): void {
  putWords(wordsOf(above), wordsOf(here), wordsOf(below), wordsOf(bits))
}

function wordsOf(bytes: Uint8Array): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
}

function putWords(above: Int32Array, here: Int32Array, below: Int32Array, bits: Int32Array): void {
  const count = bits.length | 0
  let before = 0
  let marks = here[0]! | 0
  for (let i = 0; i < count; i++) {
    const after = i + 1 < count ? here[i + 1]! : 0
    bits[i] =
      marks |
      ((((marks << 8) | (before >>> 24)) & EAST4) << 2) |
      ((((marks >>> 8) | (after << 24)) & WEST4) >>> 2) |
      ((below[i]! & NORTH4) << 2) |
      ((above[i]! & SOUTH4) >>> 2)
    before = marks
    marks = after
  }
}
