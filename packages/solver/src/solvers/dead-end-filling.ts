import type { MazeWithEnds, Recorder } from '@meikyuu/grid'
import { fillOnLattice } from '../lattice/fill-on-lattice.js'
import { lowestOnLattice } from '../lattice/way-on-lattice.js'
import { beginOnLattice, type LatticeTask } from './begin-on-lattice.js'
import { beginSolving } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import { type Filled, readOff } from './filled.js'
import { Filling } from './filling.js'

/**
 * Fills each dead end up to the next junction, until none is left: again and again, a
 * cell with at most one passage that is neither start nor goal. In a perfect maze
 * the way is what is left. Where there are loops they are left too, with all that
 * joins them; the route is a shortest way through what is left, and that is a
 * shortest one of the maze: of several, the one with the lowest cell at each step.
 *
 * Records the start, each cell as it is filled, and the route. About two looks a side.
 *
 * @throws MazeError as `breadthFirst`.
 *
 * @example
 * ```ts
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 2, 6, 10]) passages.carve(side) // the top row, and a tooth below each
 * const maze = { grid, passages, start: 3, goal: 5, entrance: null, exit: null, keys: [] }
 * [...deadEndFilling(maze).left] // => [0, 1, 2, 3, 5]
 * deadEndFilling(maze).steps // => 1
 * ```
 */
export function deadEndFilling(maze: MazeWithEnds, options?: object, recorder?: Recorder): Filled {
  const direct = beginOnLattice(maze, options, recorder, 'dead-end filling')
  if (direct !== null) return fillingOnLattice(direct)
  const task = beginSolving(maze, options, recorder, 'dead-end filling')
  const filling = new Filling(task.grid, task.open)
  if (recorder !== undefined) recorder.start(task.start)
  for (let cell = 0; cell < task.grid.cells; cell++) fillFrom(filling, cell, task.start, task.goal, recorder)
  return readOff(task, filling, recorder)
}

/** The same on the bytes of a lattice. */
function fillingOnLattice({ lattice, start, goal }: LatticeTask): Filled {
  const { left, passages, way } = fillOnLattice(lattice, start, goal)
  // No cell of a shortest way is filled: it is that of the maze.
  const route = way === undefined ? lowestOnLattice(lattice, start, goal) : way
  const { cells } = lattice.grid
  const solved =
    route === null ? lost('no-way', cells, passages) : found(route, cells, passages, true, undefined)
  return Object.assign(solved, { left })
}

/** Fills a dead end, where there is one, and each cell behind it that is one then. */
function fillFrom(
  filling: Filling,
  from: number,
  start: number,
  goal: number,
  recorder: Recorder | undefined,
): void {
  const { filled, degree } = filling
  let cell = from
  while (filled[cell] === 0 && degree[cell]! < 2 && cell !== start && cell !== goal) {
    filling.fill(cell, recorder)
    const side = filling.nextOpen(cell)
    if (side < 0) return
    cell = filling.close(side)
  }
}
