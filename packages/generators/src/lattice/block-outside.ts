import { holdsCell, type LatticeGrid } from '@meikyuu/grid'
import { wordsOf } from './words-of.js'

/** Writes `mark` wherever no cell is. */
export function blockOutside(
  { width, height, stride, mask }: LatticeGrid,
  bytes: Uint8Array,
  mark: number,
): void {
  bytes.fill(mark)
  for (let row = stride; row <= height * stride; row += stride)
    if (mask === null) bytes.fill(0, row, row + width)
    else
      for (let position = row; position < row + width; position++)
        if (holdsCell(mask.bits, position)) bytes[position] = 0
}

/** Leaves only the open sides in all bytes. */
export function keepOpen(bytes: Uint8Array): void {
  maskWords(wordsOf(bytes))
}

function maskWords(words: Int32Array): void {
  for (let i = 0; i < words.length; i++) words[i] = words[i]! & 0x0f0f0f0f
}
