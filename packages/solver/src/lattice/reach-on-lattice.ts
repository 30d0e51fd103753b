import { positionOf } from '@meikyuu/grid'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'
import { stepsAcross } from './tour.js'

/** What a breadth-first search from the start has looked at until it met the goal, as `reach` counts it. */
export interface LatticeReach {
  /** Cells reached. */
  readonly visited: number
  /** Passages looked through. */
  readonly steps: number
}

/** Searches from the start, cell by cell in the order of a queue, until the goal is met or all is. */
export function reachOnLattice(maze: LatticeMaze, start: number, goal: number): LatticeReach {
  const { grid, bytes } = maze
  const from = positionOf(grid, start)
  const to = positionOf(grid, goal)
  const search = new LatticeSearch(maze, FIRST_MARKS)
  const across = stepsAcross(maze)
  let steps = 0
  try {
    search.beginAt(from)
    for (let isMore = from !== to; isMore; ) {
      const last = finder(bytes, across, search, to)
      const looked = last < 0 ? search.count : last + 1
      steps += passagesOf(bytes, search.level, looked)
      isMore = search.advance(looked) && last < 0
    }
    return { visited: search.reached, steps }
  } finally {
    search.end()
    clearMarks(maze)
  }
}

/** The place, among the cells at one distance, of the first that is joined to the goal, or -1. */
function finder(bytes: Uint8Array, across: Int32Array, search: LatticeSearch, goal: number): number {
  let first = -1
  for (let side = 0; side < across.length; side++) {
    const other = goal + across[side]!
    if (((bytes[goal]! >> side) & 1) === 0 || !search.has(other)) continue
    // Had it been reached sooner, so would the goal have been: it is at this distance.
    const place = search.level.indexOf(other)
    if (first < 0 || place < first) first = place
  }
  return first
}

function passagesOf(bytes: Uint8Array, level: Int32Array, count: number): number {
  let passages = 0
  for (let i = 0; i < count; i++) {
    const byte = bytes[level[i]!]!
    passages += (byte & 1) + ((byte >> 1) & 1) + ((byte >> 2) & 1) + ((byte >> 3) & 1)
  }
  return passages
}
