import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream, positionOf } from '@meikyuu/grid'
import { belowWord } from '../streams/below-word.js'
import { PICKED, twelfthOf } from './pick-side.js'
import { stepsOut } from './steps.js'
import { FREE_SIDES, openTaken, takeAt, takeOutside } from './taken-marks.js'

/** Room for so many cells to begin with. */
const FIRST_ROOM = 4096

/**
 * The recipe word `growing` on a lattice. Its list grows as it must, to some twenty
 * times the root of the cells.
 *
 * @param last What a draw's bits are below where the last of the list is taken.
 */
export function growLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream, last: number): void {
  const { cells, stride } = grid
  const out = stepsOut(stride)
  takeOutside(grid, bytes)
  const start = positionOf(grid, rng.below(cells)) | 0
  takeAt(bytes, stride, start)
  let list = borrowInts(FIRST_ROOM)
  list[0] = start
  let length = 1
  while (length > 0) {
    length = grow(bytes, stride | 0, out, FREE_SIDES, PICKED, list, length | 0, rng, last)
    if (length < list.length) continue
    const longer = borrowInts(list.length * 2)
    longer.set(list)
    giveBackInts(list)
    list = longer
  }
  giveBackInts(list)
  openTaken(bytes)
}

/** Until the list is empty or full; returns its length. */
function grow(
  bytes: Uint8Array,
  stride: number,
  out: Int32Array,
  freeSides: Uint8Array,
  picked: Uint8Array,
  list: Int32Array,
  had: number,
  rng: OwnStream,
  last: number,
): number {
  const most = list.length
  let length = had
  while (length > 0 && length < most) {
    const place = (rng.bits() < last ? length - 1 : belowWord(rng.bits() | 0, length)) | 0
    const here = list[place]!
    const free = freeSides[bytes[here]!]!
    if (free === 0) {
      length = (length - 1) | 0
      list[place] = list[length]!
      continue
    }
    const side = picked[free * 12 + twelfthOf(rng.bits() | 0)]!
    const next = (here + out[side]!) | 0
    takeAt(bytes, stride, next)
    bytes[here] = bytes[here]! | (3 << (side << 1))
    bytes[next] = bytes[next]! ^ (3 << ((side ^ 2) << 1))
    list[length] = next
    length = (length + 1) | 0
  }
  return length
}
