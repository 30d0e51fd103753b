import { newInts, type Passages, positionOf } from '@meikyuu/grid'
import { cellsAtPositions } from './cells-at-positions.js'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'
import { leadBack, leadOut, lengthLed, listLed } from './lead-out.js'
import { stepAllDown } from './step-down.js'
import { stepsAcross } from './tour.js'

/**
 * `wayBetween` on a lattice. A maze with as many passages as a perfect one is
 * toured; where it is perfect, the tour comes through every passage twice. Any other is
 * searched.
 */
export function wayOnLattice(
  maze: LatticeMaze,
  passages: Passages,
  from: number,
  to: number,
): Int32Array | null {
  const start = positionOf(maze.grid, from)
  const goal = positionOf(maze.grid, to)
  try {
    const toured = passages.count === maze.grid.cells - 1 ? tourWay(maze, start, goal) : null
    const way = toured ?? searchWay(maze, start, goal)
    if (way !== null) cellsAtPositions(maze.grid, way, way.length)
    return way
  } finally {
    clearMarks(maze)
  }
}

/** The positions of the way in a perfect maze; null where it is none. */
function tourWay(maze: LatticeMaze, start: number, goal: number): Int32Array | null {
  const all = 2 * (maze.grid.cells - 1)
  const heading = new Int32Array(1)
  const there = leadOut(maze, start, goal, all, heading)
  if (there < 0 || there + leadBack(maze, goal, start, all - there, heading[0]!) !== all) {
    clearMarks(maze)
    return null
  }
  const way = newInts(lengthLed(maze, start, goal))
  listLed(maze, start, way)
  return way
}

function searchWay(maze: LatticeMaze, start: number, goal: number): Int32Array | null {
  const search = new LatticeSearch(maze, FIRST_MARKS)
  search.beginAt(goal)
  while (!search.has(start) && search.advance());
  const way = search.has(start) ? newInts(search.distance + 1) : null
  if (way !== null) stepAllDown(maze.bytes, stepsAcross(maze), FIRST_MARKS, start, way)
  search.end()
  return way
}
