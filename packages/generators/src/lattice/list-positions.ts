import { holdsCell, type LatticeGrid } from '@meikyuu/grid'

/** Fills in the position of each cell, in the order of cells. */
export function listPositions({ width, height, stride, mask }: LatticeGrid, list: Int32Array): void {
  let cell = 0
  for (let row = stride; row <= height * stride; row += stride)
    for (let position = row; position < row + width; position++)
      if (mask === null || holdsCell(mask.bits, position)) list[cell++] = position
}
