import { checkCell, checkWhole, type MazeBody, MazeError, positionOf, shown } from '@meikyuu/grid'
import { cellAtPosition } from './cells-at-positions.js'
import { clearMarks, type LatticeMaze, latticeMazeOf } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'

/** A cell that is far; searches with the first marks leave this bit alone. */
const FAR = 0x80

/**
 * Of the cells at least so far from one of a lattice, the one that is picked, in cell order. Two
 * searches, and a list of the cells at one distance. -1, and nothing is asked, where no
 * passage leads from it; null where the passages are not stored as bytes.
 *
 * @param leastOf How far, by how far the farthest is.
 * @param pick Which, by how many there are.
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no function, or picks none; `NO_SUCH_CELL` for a cell outside the grid.
 *
 * @internal
 */
export function farCellOnLattice(
  body: MazeBody,
  from: number,
  leastOf: (most: number) => number,
  pick: (count: number) => number,
): number | null {
  const maze = latticeMazeOf(body)
  checkCell(body.grid, from)
  for (const asked of [leastOf, pick])
    if (typeof asked !== 'function')
      throw new MazeError('BAD_ARGUMENT', {
        name: 'what is asked',
        expected: 'a function',
        got: shown(asked),
      })
  if (maze === null) return null
  const start = positionOf(maze.grid, from)
  try {
    const most = distanceToFarthest(maze, start)
    clearMarks(maze)
    if (most === 0) return -1
    const count = markFar(maze, start, leastOf(most))
    const picked = pick(count)
    checkWhole('the cell picked', picked, 0, count - 1)
    return cellAtPosition(maze.grid, nthFar(maze.bytes, picked))
  } finally {
    clearMarks(maze)
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
