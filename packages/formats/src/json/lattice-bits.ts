import type { LatticeGrid } from '@meikyuu/grid'
import { BITS_A_CHARACTER, bitsToBase64 } from './bits-to-base64.js'

/** Rows that fill whole groups of characters, whatever their width: 24 bits make four. */
const ROWS = 24

/** About how many characters a piece has. */
const PIECE = 2 ** 16

/**
 * The passages of a whole lattice as `passageBits` has them, made of its bytes
 * piece by piece: anew each time they are asked for.
 */
export function latticeBits(grid: LatticeGrid, bytes: Uint8Array): Iterable<string> {
  return { [Symbol.iterator]: () => piecesOf(grid, bytes) }
}

function* piecesOf({ width, height, stride }: LatticeGrid, bytes: Uint8Array): Generator<string, void> {
  const characters = ((2 * width - 1) * ROWS) / BITS_A_CHARACTER
  const step = ROWS * Math.max(1, Math.floor(PIECE / characters))
  for (let row = 0; row < height; row += step) {
    const end = Math.min(height, row + step)
    // Those of the last row lead along it only.
    const bits = (end - row) * (2 * width - 1) - (end === height ? width : 0)
    yield bitsToBase64(bits, (sixes) =>
      packRows(bytes, ((row + 1) * stride) | 0, stride | 0, width | 0, (end - row) | 0, bits | 0, sixes),
    )
  }
}

/** Two bits a cell, to the east and the south; of the last column and the last row, one. */
function packRows(
  bytes: Uint8Array,
  from: number,
  stride: number,
  width: number,
  rows: number,
  bits: number,
  sixes: Uint8Array,
): void {
  let six = 0
  let held = 0
  let at = 0
  // The cells of a row that has no row below have a side less.
  const full = (bits - Math.imul(rows, 2 * width - 1)) | 0
  for (let row = 0; row < rows; row++) {
    const last = (from + Math.imul(row, stride) + width - 1) | 0
    const isLast = full < 0 && row === rows - 1
    for (let position = (last - width + 1) | 0; position <= last; position++) {
      const open = bytes[position]!
      if (position < last) {
        six = (six << 1) | ((open >> 1) & 1)
        if (++held === BITS_A_CHARACTER) {
          sixes[at++] = six
          six = held = 0
        }
      }
      if (isLast) continue
      six = (six << 1) | ((open >> 2) & 1)
      if (++held === BITS_A_CHARACTER) {
        sixes[at++] = six
        six = held = 0
      }
    }
  }
  if (held > 0) sixes[at] = six << (BITS_A_CHARACTER - held)
}
