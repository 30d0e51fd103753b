import { borrowInts, giveBackInts, positionOf } from '@meikyuu/grid'
import { beginAtAll } from './begin-at-all.js'
import { cellsAtPositions } from './cells-at-positions.js'
import { doubled } from './doubled.js'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'
import { stepDown } from './step-down.js'
import { stepsAcross } from './tour.js'

/** A cell of the route; the search leaves this bit alone. */
const ON_ROUTE = 0x80

/** A way and the trips to keys, as `routeOf` lays them; null where no way leads to a key. */
export function routeOnLattice(
  maze: LatticeMaze,
  way: Int32Array,
  keys: readonly number[],
): Int32Array | null {
  const { grid, bytes } = maze
  const search = new LatticeSearch(maze, FIRST_MARKS)
  try {
    beginAtAll(maze, search, way)
    while (search.advance());
    for (let i = 0; i < way.length; i++) bytes[positionOf(grid, way[i]!)]! |= ON_ROUTE
    const trips = keys.map((key) =>
      search.has(positionOf(grid, key)) ? tripTo(maze, positionOf(grid, key)) : null,
    )
    return trips.includes(null) ? null : joined(way, trips as Int32Array[])
  } finally {
    search.end()
    clearMarks(maze)
  }
}

/** The cells of a trip, the key last: those that are not on the route, which they are from then on. */
function tripTo(maze: LatticeMaze, key: number): Int32Array {
  const { grid, bytes } = maze
  const across = stepsAcross(maze)
  let list = borrowInts(64)
  let count = 0
  for (let at = key; (bytes[at]! & ON_ROUTE) === 0; at = stepDown(bytes, across, FIRST_MARKS, at)) {
    if (count === list.length) list = doubled(list)
    bytes[at]! |= ON_ROUTE
    list[count++] = at
  }
  cellsAtPositions(grid, list, count)
  const trip = list.slice(0, count).reverse()
  giveBackInts(list)
  return trip
}

function joined(way: Int32Array, trips: readonly Int32Array[]): Int32Array {
  const route = new Int32Array(trips.reduce((length, trip) => length + trip.length, way.length))
  route.set(way)
  let length = way.length
  for (const trip of trips) {
    route.set(trip, length)
    length += trip.length
  }
  return route
}
