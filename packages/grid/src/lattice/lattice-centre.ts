import type { LatticeGrid } from '../grid.js'
import { holdsCell } from './lattice-mask.js'

/** The lowest cell than which none is nearer to the middle of the bounds; distances of squares are exact or a quarter apart. */
export function latticeCentre({ width, height, stride, mask, bounds }: LatticeGrid): number {
  // The lower of the two middle rows and columns is the lower cell.
  if (mask === null) return Math.floor((height - 1) / 2) * width + Math.floor((width - 1) / 2)
  const middleX = bounds.x + bounds.width / 2
  const middleY = bounds.y + bounds.height / 2
  let cell = 0
  let nearest = 0
  let least = Infinity
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!holdsCell(mask.bits, (row + 1) * stride + column)) continue
      const dx = column + 0.5 - middleX
      const dy = row + 0.5 - middleY
      const squared = dx * dx + dy * dy
      if (squared < least) {
        least = squared
        nearest = cell
      }
      cell++
    }
  return nearest
}
