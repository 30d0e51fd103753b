import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type MazeWithEnds,
  needEnds,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { nextDown } from './descend.js'
import { distancesInto } from './distances.js'
import { keysOf } from './keys-of.js'
import { latticeMazeOf } from './lattice/lattice-maze.js'
import { routeOnLattice } from './lattice/route-on-lattice.js'
import { UNREACHED } from './spread.js'
import { wayBetween } from './way-between.js'

/**
 * What an answer draws: the way from start to goal, then the cells of the
 * trips to the keys that are not on it, each cell once. Key by key in the
 * order they were placed; each trip from the route outwards, the key last. Where
 * the maze does not say its keys, it has none.
 * Null where no way leads to the goal or to a key.
 *
 * In a perfect maze, its cells are those of the smallest subtree that holds
 * start, goal and keys. Where there are loops, a trip is a shortest one
 * between the way and the key, seen from the key (the lowest cell where there
 * is a choice), up to where it meets the route.
 *
 * Two searches, one without keys: about two looks a side.
 *
 * @throws MazeError `NO_ENDS` for a map; `NO_SUCH_CELL` for ends or keys outside the grid;
 * `BAD_ARGUMENT` for what is no maze, keys that are no list, or a passage on the
 * route that is open from one cell only.
 */
export function routeOf(maze: MazeWithEnds): Int32Array | null {
  const { grid, passages, start, goal } = needEnds(maze, 'a route')
  const keys = keysOf(maze)
  const way = wayBetween(maze, start, goal)
  if (way === null || keys.length === 0) return way
  const lattice = latticeMazeOf(maze)
  if (lattice !== null) return routeOnLattice(lattice, way, keys)
  const { cells, first, across } = graphOf(grid)
  const distance = borrowInts(cells)
  // A search fills the route first, and asks for one place more.
  const route = borrowInts(cells + 1)
  const onRoute = borrowBytes(cells)
  distancesInto(grid, passages, way, distance, route)
  onRoute.fill(0, 0, cells)
  route.set(way)
  for (let i = 0; i < way.length; i++) onRoute[way[i]!] = 1
  let length = way.length
  for (let i = 0; i < keys.length && length !== UNREACHED; i++)
    length = addTrip(first, across, passages.open, distance, keys[i]!, onRoute, route, length)
  const found = length === UNREACHED ? null : route.slice(0, length)
  giveBackBytes(onRoute)
  giveBackInts(route)
  giveBackInts(distance)
  return found
}

/** Adds the trip to a key to the route. Returns the route's new length, or {@link UNREACHED}. */
function addTrip(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  key: number,
  onRoute: Uint8Array,
  route: Int32Array,
  length: number,
): number {
  if (distance[key] === UNREACHED) return UNREACHED
  let end = length
  for (let cell = key; onRoute[cell] === 0; cell = nextDown(first, across, open, distance, cell)) {
    onRoute[cell] = 1
    route[end++] = cell
  }
  route.subarray(length, end).reverse()
  return end
}
