import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream } from '@meikyuu/grid'
import type { BinaryTreePlan } from '../rows/binary-tree-row.js'
import { putRowState, rotated, STATE_WORDS } from '../rows/put-row-state.js'
import { rowKey } from '../rows/row-key.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import { isBelow, type Threshold, thresholdOf } from '../streams/threshold-of.js'
import { openLine } from './open-line.js'
import { opposite } from './opposite.js'

/**
 * What a coin writes, in each byte of a word: into its cell's byte or that of
 * the cell before, and across from there. Where cells go along to the west it
 * is the cell before whose byte a coin makes complete.
 */
interface Lean {
  /** Marks where neither this coin nor the one before goes along. */
  readonly own: number
  /** Marks that are otherwise where this one does. */
  readonly ownHere: number
  /** Marks that are otherwise where the one before does. */
  readonly ownBefore: number
  /** The same across. */
  readonly across: number
  readonly acrossHere: number
  readonly acrossBefore: number
}

/** The binary tree on a lattice: bytes are written four at a time as coins are drawn. */
export function binaryTreeLattice(
  { width, height, stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  plan: BinaryTreePlan,
): void {
  const { high, low } = rowKey(rng)
  const state = borrowInts(STATE_WORDS)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const lean = leanOf(plan)
  const threshold = thresholdOf(plan.coin)
  // From the edge on, so that a row is written before the next opens it from across.
  const onward = plan.edgeRow === 0 ? 1 : -1
  openLine(bytes, ((plan.edgeRow + 1) * stride) | 0, width | 0, ROW_MARKS.east, ROW_MARKS.west)
  for (let row = plan.edgeRow + onward; row >= 0 && row < height; row += onward) {
    putRowState(high | 0, low | 0, row, state)
    const from = (row + 1) * stride
    tossRow(view, bytes, from | 0, (from - onward * stride) | 0, width | 0, state, threshold, lean)
  }
  giveBackInts(state)
}

function leanOf({ along, out }: BinaryTreePlan): Lean {
  const east = along === ROW_MARKS.east
  const turn = inEachByte(along ^ out)
  const back = inEachByte(opposite(along))
  const across = inEachByte(opposite(out))
  return {
    own: inEachByte(out),
    ownHere: east ? turn : back,
    ownBefore: east ? back : turn,
    across,
    acrossHere: east ? across : 0,
    acrossBefore: east ? 0 : across,
  }
}

const inEachByte = (marks: number): number => Math.imul(marks, 0x01010101)

/**
 * A row, from the west: as many coins as it has cells but one, then one more,
 * not drawn, that does not go along. The stream's state stays in local
 * variables, and no coin is branched on; rows do not begin at multiples of
 * four, so words are read and written by a view. The four coins of a word are
 * written out: a loop over them takes a fifth longer.
 */
function tossRow(
  view: DataView,
  bytes: Uint8Array,
  from: number,
  fromAcross: number,
  width: number,
  state: Int32Array,
  { half, odd }: Threshold,
  { own, ownHere, ownBefore, across, acrossHere, acrossBefore }: Lean,
): void {
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let position = from
  let beside = fromAcross
  /** The coin before, all ones in a byte where it goes along. */
  let before = 0
  const last = (from + width - 1) | 0
  const lastWord = (last - 4) | 0
  while (position <= lastWord) {
    let coins = 0
    let word = 0
    let shifted = 0
    word = Math.imul(rotated(Math.imul(b, 5), 7), 9)
    shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    coins |= isBelow(word, half, odd) & 0xff
    word = Math.imul(rotated(Math.imul(b, 5), 7), 9)
    shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    coins |= isBelow(word, half, odd) & 0xff00
    word = Math.imul(rotated(Math.imul(b, 5), 7), 9)
    shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    coins |= isBelow(word, half, odd) & 0xff0000
    word = Math.imul(rotated(Math.imul(b, 5), 7), 9)
    shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    coins |= isBelow(word, half, odd) & -0x1000000
    const shiftedCoins = (coins << 8) | before
    before = coins >>> 24
    view.setInt32(position, own ^ (coins & ownHere) ^ (shiftedCoins & ownBefore), true)
    const there = view.getInt32(beside, true)
    view.setInt32(beside, there | (across ^ (coins & acrossHere) ^ (shiftedCoins & acrossBefore)), true)
    position = (position + 4) | 0
    beside = (beside + 4) | 0
  }
  for (; position <= last; position = (position + 1) | 0) {
    let coin = 0
    if (position < last) {
      const word = Math.imul(rotated(Math.imul(b, 5), 7), 9)
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = rotated(d, 11)
      coin = isBelow(word, half, odd) & 0xff
    }
    bytes[position] = own ^ (coin & ownHere) ^ (before & ownBefore)
    bytes[beside] = bytes[beside]! | (across ^ (coin & acrossHere) ^ (before & acrossBefore))
    beside = (beside + 1) | 0
    before = coin
  }
}
