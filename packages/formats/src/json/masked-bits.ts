import {
  borrowBytes,
  giveBackBytes,
  holdsCell,
  type LatticeGrid,
  type LatticeMask,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { BITS_A_CHARACTER, bitsToBase64 } from './bits-to-base64.js'

/** Characters in a piece: whole groups of four, which stand for whole bytes. */
const PIECE = 2 ** 16

/** Where a kernel goes on: its next position, and bits that do not fill a character yet. */
interface Stop {
  position: number
  six: number
  held: number
}

/** Packs bits from where it stopped, six to a number, until a piece is full; gives back how many numbers are. */
type Pack = (stop: Stop, sixes: Uint8Array) => number

/**
 * The passages of a cut lattice as `passageBits` has them, made of its bytes
 * piece by piece: anew each time they are asked for.
 */
export function maskedBits(
  { height, stride }: LatticeGrid,
  { bits }: LatticeMask,
  bytes: Uint8Array,
): Iterable<string> {
  const end = (height + 1) * stride
  const pack: Pack = (stop, sixes) => packPassages(bits, bytes, stride | 0, end | 0, stop, sixes)
  return { [Symbol.iterator]: () => inPieces(stride, end, pack) }
}

/** Which places of the first columns and rows of a lattice hold a cell: a bit each, in Base64. */
export function maskedCells(
  { stride }: LatticeGrid,
  { bits }: LatticeMask,
  columns: number,
  rows: number,
): string {
  const end = (rows + 1) * stride
  const pack: Pack = (stop, sixes) => packCells(bits, stride | 0, columns | 0, end | 0, stop, sixes)
  return [...inPieces(stride, end, pack)].join('')
}

function* inPieces(from: number, end: number, pack: Pack): Generator<string, void, undefined> {
  const stop: Stop = { position: from, six: 0, held: 0 }
  // The last piece has room for what does not fill a character.
  const sixes = borrowBytes(PIECE + 1)
  try {
    while (stop.position < end) {
      const full = pack(stop, sixes)
      let bits = full * BITS_A_CHARACTER
      if (stop.position >= end && stop.held > 0) {
        sixes[full] = stop.six << (BITS_A_CHARACTER - stop.held)
        bits += stop.held
      }
      const used = Math.ceil(bits / BITS_A_CHARACTER)
      if (bits > 0) yield bitsToBase64(bits, (characters) => characters.set(sixes.subarray(0, used)))
    }
  } finally {
    giveBackBytes(sixes)
  }
}

/** A bit for each side to the east and the south of a cell that leads to another: whether it is open. */
function packPassages(
  mask: ReadonlyInts,
  bytes: Uint8Array,
  stride: number,
  end: number,
  stop: Stop,
  sixes: Uint8Array,
): number {
  let position = stop.position | 0
  let six = stop.six | 0
  let held = stop.held | 0
  let at = 0
  for (; position < end && at < PIECE; position++) {
    if (!holdsCell(mask, position)) continue
    const open = bytes[position]!
    if (holdsCell(mask, position + 1)) {
      six = (six << 1) | ((open >> 1) & 1)
      if (++held === BITS_A_CHARACTER) {
        sixes[at++] = six
        six = held = 0
      }
    }
    if (holdsCell(mask, position + stride)) {
      six = (six << 1) | ((open >> 2) & 1)
      if (++held === BITS_A_CHARACTER) {
        sixes[at++] = six
        six = held = 0
      }
    }
  }
  stop.position = position
  stop.six = six
  stop.held = held
  return at
}

/** A bit for each place of the first columns: whether it holds a cell. */
function packCells(
  mask: ReadonlyInts,
  stride: number,
  columns: number,
  end: number,
  stop: Stop,
  sixes: Uint8Array,
): number {
  let position = stop.position | 0
  let column = position % stride
  let six = stop.six | 0
  let held = stop.held | 0
  let at = 0
  for (; position < end && at < PIECE; position++) {
    if (column < columns) {
      six = (six << 1) | (holdsCell(mask, position) ? 1 : 0)
      if (++held === BITS_A_CHARACTER) {
        sixes[at++] = six
        six = held = 0
      }
    }
    if (++column === stride) column = 0
  }
  stop.position = position
  stop.six = six
  stop.held = held
  return at
}
