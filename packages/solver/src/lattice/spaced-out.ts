import { borrowInts, checkWhole, giveBackInts, type MazeBody, positionOf } from '@meikyuu/grid'
import { checkSources } from '../check-sources.js'
import { doubled } from './doubled.js'
import { clearMarks, type LatticeMaze, latticeMazeOf } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'

/** A cell nearer to one taken than the gap; searches with the first marks leave this bit alone. */
const NEAR = 0x80

/** The bits that such a search marks. */
const MARKS = 3 << FIRST_MARKS

/**
 * Goes through a list of cells of a lattice and takes each that keeps a gap from all taken before,
 * until there are enough. Searches around each taken one as far as the gap, and lists what it
 * finds there. Null where the passages are not stored as bytes.
 *
 * @param gap Passages between two taken cells, at least.
 * @throws MazeError `BAD_ARGUMENT` for what is no maze, list or number, `NO_SUCH_CELL` for a cell outside the grid.
 *
 * @internal
 */
export function spacedOut(
  body: MazeBody,
  cells: ArrayLike<number>,
  gap: number,
  wanted: number,
): number[] | null {
  const maze = latticeMazeOf(body)
  checkSources(body.grid, cells)
  checkWhole('gap', gap, 1)
  checkWhole('wanted', wanted, 0)
  if (maze === null) return null
  const taken: number[] = []
  const search = new LatticeSearch(maze, FIRST_MARKS)
  try {
    for (let i = 0; i < cells.length && taken.length < wanted; i++) {
      const position = positionOf(maze.grid, cells[i]!)
      if ((maze.bytes[position]! & NEAR) !== 0) continue
      taken.push(cells[i]!)
      markAround(maze, search, position, gap)
    }
  } finally {
    search.end()
    clearMarks(maze)
  }
  return taken
}

/** Marks what is nearer than the gap, and takes the marks of the search away again. */
function markAround({ bytes }: LatticeMaze, search: LatticeSearch, position: number, gap: number): void {
  let around = borrowInts(1024)
  let count = 0
  search.beginAt(position)
  do {
    while (count + search.count > around.length) around = doubled(around)
    around.set(search.level.subarray(0, search.count), count)
    count += search.count
  } while (search.distance + 1 < gap && search.advance())
  markAll(bytes, around, count)
  giveBackInts(around)
}

function markAll(bytes: Uint8Array, around: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) bytes[around[i]!] = (bytes[around[i]!]! & ~MARKS) | NEAR
}
