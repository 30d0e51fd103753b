import { positionOf } from '@meikyuu/grid'
import { cellAtPosition } from './cells-at-positions.js'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'

/** A cell that is far; searches with the first marks leave this bit alone. */
const FAR = 0x80

/**
 * Of the cells at least so far from one, the one that is picked, in cell order. Two
 * searches, a list of the cells at one distance. -1, and nothing is asked, where no
 * passage leads from it.
 *
 * @param leastOf How far, by how far the farthest is.
 * @param pick Which, by how many there are.
 *
 * @internal
 */
export function farCellOnLattice(
  maze: LatticeMaze,
  from: number,
  leastOf: (most: number) => number,
  pick: (count: number) => number,
): number {
  const start = positionOf(maze.grid, from)
  try {
    const most = distanceToFarthest(maze, start)
    clearMarks(maze.bytes)
    if (most === 0) return -1
    return cellAtPosition(maze.grid, nthFar(maze.bytes, pick(markFar(maze, start, leastOf(most)))))
  } finally {
    clearMarks(maze.bytes)
  }
}

function distanceToFarthest(maze: LatticeMaze, start: number): number {
  const search = new LatticeSearch(maze, FIRST_MARKS)
  search.beginAt(start)
  while (search.advance());
  search.end()
  return search.distance
}

/** Marks the cells at least so far away. Returns how many they are. */
function markFar(maze: LatticeMaze, start: number, least: number): number {
  const search = new LatticeSearch(maze, FIRST_MARKS)
  search.beginAt(start)
  let far = 0
  do {
    if (search.distance < least) continue
    markAll(maze.bytes, search.level, search.count)
    far += search.count
  } while (search.advance())
  search.end()
  return far
}

function markAll(bytes: Uint8Array, level: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) bytes[level[i]!]! |= FAR
}

/** The position of the far cell before which there are so many. */
function nthFar(bytes: Uint8Array, before: number): number {
  let left = before
  for (let position = 0; ; position++) {
    left -= bytes[position]! >> 7
    if (left < 0) return position
  }
}
