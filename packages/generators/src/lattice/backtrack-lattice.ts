import { giveBackInts, type LatticeGrid, type OwnStream, positionOf } from '@meikyuu/grid'
import { PICKED, twelfthOf } from './pick-side.js'
import { stepsBack, stepsOut } from './steps.js'
import {
  FREE_SIDES,
  openTaken,
  TAKEN_ABOVE,
  TAKEN_BELOW,
  TAKEN_LEFT,
  TAKEN_RIGHT,
  takeAt,
  takeOutside,
} from './taken-marks.js'

/** The backtracker on a lattice: the way back is in the marks, so there is no stack. */
export function backtrackLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  const { cells, stride } = grid
  takeOutside(grid, bytes)
  const start = positionOf(grid, rng.below(cells))
  takeAt(bytes, stride, start)
  const back = stepsBack(stride)
  walkDeep(bytes, stride | 0, stepsOut(stride), back, FREE_SIDES, PICKED, start | 0, rng)
  giveBackInts(back)
  openTaken(bytes)
}

function walkDeep(
  bytes: Uint8Array,
  stride: number,
  out: Int32Array,
  back: Int32Array,
  freeSides: Uint8Array,
  picked: Uint8Array,
  start: number,
  rng: OwnStream,
): void {
  let here = start
  let marks = bytes[here]!
  for (;;) {
    const free = freeSides[marks]!
    if (free === 0) {
      const step = back[marks]!
      if (step === 0) return
      here = (here + step) | 0
      marks = bytes[here]!
      continue
    }
    const side = picked[free * 12 + twelfthOf(rng.bits() | 0)]!
    const next = (here + out[side]!) | 0
    bytes[next - stride]! |= TAKEN_ABOVE
    bytes[next + 1]! |= TAKEN_RIGHT
    bytes[next + stride]! |= TAKEN_BELOW
    bytes[next - 1]! |= TAKEN_LEFT
    bytes[here] = marks | (3 << (side << 1))
    // Taken (1) at the other end becomes come in from (2).
    marks = bytes[next]! ^ (3 << ((side ^ 2) << 1))
    bytes[next] = marks
    here = next
  }
}
