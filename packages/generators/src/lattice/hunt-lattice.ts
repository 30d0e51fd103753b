import { holdsCell, type LatticeGrid, type OwnStream, positionOf, type ReadonlyInts } from '@meikyuu/grid'
import { LowestFree } from '../lowest-free.js'
import { PICKED, twelfthOf } from './pick-side.js'
import { stepsOut } from './steps.js'
import {
  FREE_SIDES,
  openTaken,
  TAKEN_ABOVE,
  TAKEN_BELOW,
  TAKEN_LEFT,
  TAKEN_RIGHT,
  takeAt,
  takeOutside,
  WALKED,
} from './taken-marks.js'

/**
 * Hunt and kill on a lattice. The lowest free cell is beside the maze if a cell
 * lies above or to the left of it, for that one is lower and so taken. Once all
 * *corners*, cells with neither, are in the maze, hunts go on from where the
 * last one ended and never look back. Until then the cells beside the maze are
 * kept as the general kernel keeps them.
 */
export function huntLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  const { cells, height, stride, positions, mask } = grid
  const out = stepsOut(stride)
  const bits = mask?.bits ?? null
  takeOutside(grid, bytes)
  const start = positionOf(grid, rng.below(cells))
  const beside = new LowestFree(positions)
  huntCorners(bytes, bits, stride | 0, out, start | 0, cornersOf(grid), beside, rng)
  beside.giveBack()
  huntOn(bytes, bits, stride | 0, out, FREE_SIDES, PICKED, ((height + 1) * stride) | 0, rng)
  openTaken(bytes)
}

/** How many cells have none above and none to the left. */
function cornersOf({ width, height, stride, mask }: LatticeGrid): number {
  if (mask === null) return 1
  let corners = 0
  for (let row = stride; row <= height * stride; row += stride)
    for (let position = row; position < row + width; position++)
      if (holdsCell(mask.bits, position)) corners += isCorner(mask.bits, stride, position)
  return corners
}

/** 1 where no cell is above or to the left of a cell, else 0. */
function isCorner(bits: ReadonlyInts | null, stride: number, position: number): 0 | 1 {
  if (bits === null) return position === stride ? 1 : 0
  return holdsCell(bits, position - stride) || holdsCell(bits, position - 1) ? 0 : 1
}

/** Until it is stuck with all corners in the maze. `beside` marks the cells that had a neighbour come into it. */
function huntCorners(
  bytes: Uint8Array,
  bits: ReadonlyInts | null,
  stride: number,
  out: Int32Array,
  start: number,
  corners: number,
  beside: LowestFree,
  rng: OwnStream,
): void {
  let here = start
  let left = corners - isCorner(bits, stride, here)
  beside.take(here)
  takeAt(bytes, stride, here)
  for (;;) {
    const free = FREE_SIDES[bytes[here]!]!
    let from = here
    let side: number
    if (free !== 0) {
      side = PICKED[free * 12 + twelfthOf(rng.bits() | 0)]!
      for (let s = 0; s < 4; s++) if (s !== side && ((free >> s) & 1) === 1) beside.mark(here + out[s]!)
      here = from + out[side]!
    } else {
      if (left === 0) return
      here = beside.lowest()
      const back = PICKED[mazeSides(bytes, stride, here) * 12 + twelfthOf(rng.bits() | 0)]!
      from = here + out[back]!
      side = back ^ 2
    }
    beside.take(here)
    left -= isCorner(bits, stride, here)
    takeAt(bytes, stride, here)
    bytes[from]! |= 3 << (side << 1)
    bytes[here]! ^= 3 << ((side ^ 2) << 1)
  }
}

/** The sides of a cell to cells of the maze: bit `s` for side `s`. */
function mazeSides(bytes: Uint8Array, stride: number, here: number): number {
  return (
    ((bytes[here - stride]! & WALKED) !== 0 ? 1 : 0) |
    ((bytes[here + 1]! & WALKED) !== 0 ? 2 : 0) |
    ((bytes[here + stride]! & WALKED) !== 0 ? 4 : 0) |
    ((bytes[here - 1]! & WALKED) !== 0 ? 8 : 0)
  )
}

/** Hunts the lowest free cell and walks on from it, until there is none. */
function huntOn(
  bytes: Uint8Array,
  bits: ReadonlyInts | null,
  stride: number,
  out: Int32Array,
  freeSides: Uint8Array,
  picked: Uint8Array,
  end: number,
  rng: OwnStream,
): void {
  let lowest = stride
  let padding = (2 * stride - 1) | 0
  for (;;) {
    while ((bytes[lowest]! & WALKED) !== 0) lowest = (lowest + 1) | 0
    if (lowest === padding) {
      lowest = (lowest + 1) | 0
      padding = (padding + stride) | 0
      if (lowest === end) return
      continue
    }
    if (bits !== null && !holdsCell(bits, lowest)) {
      lowest = (lowest + 1) | 0
      continue
    }
    const back = picked[mazeSides(bytes, stride, lowest) * 12 + twelfthOf(rng.bits() | 0)]!
    takeAt(bytes, stride, lowest)
    bytes[lowest + out[back]!]! |= 3 << ((back ^ 2) << 1)
    bytes[lowest]! ^= 3 << (back << 1)
    walk(bytes, stride, out, freeSides, picked, lowest, rng)
  }
}

/** A walk over free cells until it is stuck. */
function walk(
  bytes: Uint8Array,
  stride: number,
  out: Int32Array,
  freeSides: Uint8Array,
  picked: Uint8Array,
  start: number,
  rng: OwnStream,
): void {
  let here = start
  let marks = bytes[here]!
  for (let free = freeSides[marks]!; free !== 0; free = freeSides[marks]!) {
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
