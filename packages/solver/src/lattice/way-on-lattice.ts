import { newInts, positionOf } from '@meikyuu/grid'
import { cellsAtPositions } from './cells-at-positions.js'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'
import { stepAllDown } from './step-down.js'
import { stepsAcross } from './tour.js'
import { treeWay } from './tree-way.js'

/** `wayBetween` on a lattice. Where the search meets a loop, another looks for the lowest way. */
export function wayOnLattice(maze: LatticeMaze, from: number, to: number): Int32Array | null {
  const tree = treeWay(maze, positionOf(maze.grid, to), positionOf(maze.grid, from))
  return tree === null ? lowestOnLattice(maze, from, to) : tree.back
}

/** Of several shortest ways, that to the lowest cell at each step. */
export function lowestOnLattice(maze: LatticeMaze, from: number, to: number): Int32Array | null {
  const start = positionOf(maze.grid, from)
  const goal = positionOf(maze.grid, to)
  const search = new LatticeSearch(maze, FIRST_MARKS)
  try {
    search.beginAt(goal)
    while (!search.has(start) && search.advance());
    if (!search.has(start)) return null
    const way = newInts(search.distance + 1)
    stepAllDown(maze.bytes, stepsAcross(maze), FIRST_MARKS, start, way)
    cellsAtPositions(maze.grid, way, way.length)
    return way
  } finally {
    search.end()
    clearMarks(maze)
  }
}
