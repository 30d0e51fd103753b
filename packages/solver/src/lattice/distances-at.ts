import { borrowInts, giveBackInts, type MazeBody, MazeError, newInts, positionOf } from '@meikyuu/grid'
import { checkSources } from '../check-sources.js'
import { distancesInto } from '../distances.js'
import { UNREACHED } from '../spread.js'
import { beginAtAll } from './begin-at-all.js'
import { clearMarks, type LatticeMaze, latticeMazeOf } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'

/** A cell whose distance is asked for; searches leave this bit alone. */
const ASKED = 0x80

/**
 * As `distancesFrom`, of some cells only, in their order; {@link UNREACHED} where none lead. On a
 * lattice that takes four bytes for each of these, and nothing for the others.
 *
 * @param cells Different ones, rising.
 * @throws MazeError as `distancesFrom`, `BAD_ARGUMENT` for cells that do not rise.
 *
 * @internal
 */
export function distancesAt(maze: MazeBody, from: ArrayLike<number>, cells: ArrayLike<number>): Int32Array {
  const lattice = latticeMazeOf(maze)
  const sources = checkSources(maze.grid, from)
  const asked = checkSources(maze.grid, cells)
  for (let i = 1; i < asked.length; i++)
    if (asked[i]! <= asked[i - 1]!)
      throw new MazeError('BAD_ARGUMENT', {
        name: 'cells',
        expected: 'rising cells',
        got: `${asked[i]} behind ${asked[i - 1]}`,
      })
  const found = newInts(asked.length)
  if (lattice === null) lookUp(maze, sources, asked, found)
  else searchFor(lattice, sources, asked, found.fill(UNREACHED))
  return found
}

function lookUp(
  { grid, passages }: MazeBody,
  from: ArrayLike<number>,
  cells: ArrayLike<number>,
  found: Int32Array,
): void {
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  distancesInto(grid, passages, from, distance, queue)
  for (let i = 0; i < found.length; i++) found[i] = distance[cells[i]!]!
  giveBackInts(queue)
  giveBackInts(distance)
}

function searchFor(
  maze: LatticeMaze,
  from: ArrayLike<number>,
  cells: ArrayLike<number>,
  found: Int32Array,
): void {
  const { grid, bytes } = maze
  const positions = borrowInts(cells.length)
  const search = new LatticeSearch(maze, FIRST_MARKS)
  let left = cells.length
  try {
    for (let i = 0; i < left; i++) {
      positions[i] = positionOf(grid, cells[i]!)
      bytes[positions[i]!]! |= ASKED
    }
    beginAtAll(maze, search, from)
    do left -= answer(bytes, search.level, search.count, search.distance, positions, found)
    while (left > 0 && search.advance())
  } finally {
    search.end()
    giveBackInts(positions)
    clearMarks(maze)
  }
}

/** Writes the distance of those at one distance that are asked for. Returns how many they are. */
function answer(
  bytes: Uint8Array,
  level: Int32Array,
  count: number,
  distance: number,
  positions: Int32Array,
  found: Int32Array,
): number {
  let answered = 0
  for (let i = 0; i < count; i++) {
    const position = level[i]!
    if ((bytes[position]! & ASKED) === 0) continue
    found[placeOf(positions, found.length, position)] = distance
    answered++
  }
  return answered
}

/** Where in a rising list a number stands. */
function placeOf(list: Int32Array, length: number, number: number): number {
  let low = 0
  let high = length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < number) low = middle + 1
    else high = middle
  }
  return low
}
