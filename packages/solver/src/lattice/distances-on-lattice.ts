import { cellsBefore, type LatticeGrid, type LatticeMask } from '@meikyuu/grid'
import { beginAtAll } from './begin-at-all.js'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'

/** Writes the distance of each cell that can be reached from the nearest of several. */
export function distancesOnLattice(
  maze: LatticeMaze,
  sources: ArrayLike<number>,
  distance: Int32Array,
): void {
  const search = new LatticeSearch(maze, FIRST_MARKS)
  try {
    beginAtAll(maze, search, sources)
    do writeLevel(maze.grid, search.level, search.count, distance, search.distance)
    while (search.advance())
  } finally {
    search.end()
    clearMarks(maze)
  }
}

function writeLevel(
  { mask, stride }: LatticeGrid,
  level: Int32Array,
  count: number,
  distance: Int32Array,
  value: number,
): void {
  if (mask === null) writeWhole(stride, level, count | 0, distance, value | 0)
  else writeMasked(mask, level, count | 0, distance, value | 0)
}

function writeWhole(
  stride: number,
  level: Int32Array,
  count: number,
  distance: Int32Array,
  value: number,
): void {
  const before = (stride - 1) | 0
  for (let i = 0; i < count; i++) {
    const position = level[i]!
    distance[(position - before - ((position / stride) | 0)) | 0] = value
  }
}

function writeMasked(
  mask: LatticeMask,
  level: Int32Array,
  count: number,
  distance: Int32Array,
  value: number,
): void {
  for (let i = 0; i < count; i++) distance[cellsBefore(mask, level[i]!)] = value
}
