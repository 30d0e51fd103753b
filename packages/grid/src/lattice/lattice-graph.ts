import { cutAs } from '../cut-as.js'
import type { GraphGrid, LatticeGrid } from '../grid.js'
import { squareCells } from '../shapes/square-cells.js'
import { holdsCell } from './lattice-mask.js'

/** The same board in flat arrays. */
export function latticeGraph({ shape, width, height, stride, mask }: LatticeGrid): GraphGrid {
  const whole = squareCells(width, height)
  if (mask === null) return whole
  // A lattice holds one piece, so nothing more is cut off than its mask does.
  return cutAs(shape, whole, (place) => holdsCell(mask.bits, place + Math.floor(place / width) + stride)).grid
}
