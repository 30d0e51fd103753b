import { graphOf, type MazeBody, newFloats, newInts, OUTSIDE } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import type { LineNet } from './line-net.js'

/**
 * Passages as lines between the centres of their cells, which are its points.
 *
 * @param isDrawn Whether a passage is one of them, told by its side from the lower cell.
 * @throws MazeError `NO_CENTRES` where the grid has none.
 */
export function passageNet(maze: MazeBody, isDrawn: (side: number) => boolean): LineNet {
  const { first, across, slot, cells } = graphOf(maze.grid)
  const { open } = maze.passages
  const vertexOf = newInts(maze.passages.count * 2)
  let lines = 0
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE || open[side] === 0 || side > first[other]! + slot[side]!) continue
      if (!isDrawn(side)) continue
      vertexOf[lines * 2] = cell
      vertexOf[lines * 2 + 1] = other
      lines++
    }
  return {
    lines,
    vertexOf,
    vertices: cells,
    xy: lines === 0 ? newFloats(0) : centresOf(maze),
    arcOf: () => null,
  }
}

function centresOf({ grid }: MazeBody): Float64Array {
  const xy = newFloats(grid.cells * 2)
  for (let cell = 0; cell < grid.cells; cell++) xy.set(centreOf(grid, cell), cell * 2)
  return xy
}
