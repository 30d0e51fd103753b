import { type LatticeGrid, type OwnStream, positionOf } from '@meikyuu/grid'
import type { ActiveCells } from '../active-cells.js'
import { PICKED, twelfthOf } from './pick-side.js'
import { stepsOut } from './steps.js'
import { FREE_SIDES, openTaken, takeAt, takeOutside } from './taken-marks.js'

/**
 * The growing tree on a lattice, its list that of the general kernel: 4 bytes a
 * cell, 8 more where the ends or the middle are asked for, 8 where any is.
 *
 * @param choose The entry to grow from.
 */
export function growTreeLattice(
  grid: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  active: ActiveCells,
  choose: () => number,
): void {
  const { cells, stride } = grid
  const out = stepsOut(stride)
  takeOutside(grid, bytes)
  const start = positionOf(grid, rng.below(cells)) | 0
  takeAt(bytes, stride, start)
  active.append(start)
  while (active.length > 0) {
    const entry = choose()
    const here = active.cellOf(entry)
    const free = FREE_SIDES[bytes[here]!]!
    if (free === 0) {
      active.drop(entry)
      continue
    }
    const side = PICKED[free * 12 + twelfthOf(rng.bits() | 0)]!
    const next = (here + out[side]!) | 0
    takeAt(bytes, stride, next)
    bytes[here] = bytes[here]! | (3 << (side << 1))
    bytes[next] = bytes[next]! ^ (3 << ((side ^ 2) << 1))
    active.append(next)
  }
  openTaken(bytes)
}
