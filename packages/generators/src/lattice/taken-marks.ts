import type { LatticeGrid } from '@meikyuu/grid'
import { holdsCell } from '@meikyuu/grid'
import { wordsOf } from './words-of.js'

/*
 * Taken marks: two bits for each side of a cell in its byte, side `s` at bit
 * `2 s`, so that one byte tells which neighbours are free and where the walk
 * came from:
 *
 *   0 the cell across is free;
 *   1 it is taken, or there is none;
 *   2 the walk came in from it;
 *   3 the walk went on to it.
 *
 * A cell that is taken in marks itself at its four neighbours. At the end one
 * look a byte turns the marks into open sides: those with 2 or 3.
 */

/** Which sides of a byte of marks lead to free cells: bit `s` for side `s`. */
export const FREE_SIDES: Uint8Array = /* @__PURE__ */ freeSides()

/** Which side a walk came in by, of a byte of marks; 4 where it began. */
export const SIDE_BACK: Uint8Array = /* @__PURE__ */ sidesBack()

/** What a cell marks itself with at the neighbour above, to the right, below, to the left. */
export const TAKEN_ABOVE = 16
export const TAKEN_RIGHT = 64
export const TAKEN_BELOW = 1
export const TAKEN_LEFT = 4

/** The marks of sides by which a walk came or went: a byte without any is of a free cell, or of no cell. */
export const WALKED = 0xaa

function freeSides(): Uint8Array {
  const table = new Uint8Array(256)
  for (let byte = 0; byte < 256; byte++)
    for (let side = 0; side < 4; side++) if (((byte >> (2 * side)) & 3) === 0) table[byte]! |= 1 << side
  return table
}

function sidesBack(): Uint8Array {
  const table = new Uint8Array(256).fill(4)
  for (let byte = 0; byte < 256; byte++)
    for (let side = 0; side < 4; side++) if (((byte >> (2 * side)) & 3) === 2) table[byte] = side
  return table
}

/** Marks as taken what is no cell, at the cells beside it. */
export function takeOutside({ width, height, stride, mask }: LatticeGrid, bytes: Uint8Array): void {
  const top = stride
  const bottom = height * stride
  for (let column = 0; column < width; column++) {
    bytes[top + column]! |= TAKEN_BELOW
    bytes[bottom + column]! |= TAKEN_ABOVE
  }
  for (let row = top; row <= bottom; row += stride) {
    bytes[row]! |= TAKEN_RIGHT
    bytes[row + width - 1]! |= TAKEN_LEFT
  }
  if (mask === null) return
  for (let row = top; row <= bottom; row += stride)
    for (let position = row; position < row + width; position++)
      if (!holdsCell(mask.bits, position)) takeAt(bytes, stride, position)
}

/** Marks a position as taken at its four neighbours. */
export function takeAt(bytes: Uint8Array, stride: number, position: number): void {
  bytes[position - stride]! |= TAKEN_ABOVE
  bytes[position + 1]! |= TAKEN_RIGHT
  bytes[position + stride]! |= TAKEN_BELOW
  bytes[position - 1]! |= TAKEN_LEFT
}

/** Turns marks into open sides, four bytes at a time. Where no cell is, no walk has come or gone. */
export function openTaken(bytes: Uint8Array): void {
  openWords(wordsOf(bytes))
}

function openWords(words: Int32Array): void {
  for (let i = 0; i < words.length; i++) {
    // The upper bits of each byte's four marks, moved together: from 2, 4, 6, 8 to 1, 2, 3, 4.
    const apart = (words[i]! >>> 1) & 0x55555555
    const paired = (apart | (apart >>> 1)) & 0x33333333
    words[i] = (paired | (paired >>> 2)) & 0x0f0f0f0f
  }
}
