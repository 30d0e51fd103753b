import {
  borrowInts,
  checkMaze,
  type Grid,
  giveBackInts,
  graphOf,
  type MazeBody,
  newInts,
  type Passages,
  storeOf,
} from '@meikyuu/grid'
import { checkRoom } from './check-room.js'
import { checkSources } from './check-sources.js'
import { distancesOnLattice } from './lattice/distances-on-lattice.js'
import { latticeMazeOf } from './lattice/lattice-maze.js'
import { spread, UNREACHED } from './spread.js'
import { spreadFromOne } from './spread-from-one.js'

/**
 * Passages walked from a cell, or from the nearest of several, to every cell;
 * {@link UNREACHED} where none lead. About one look a side.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ARGUMENT`
 * for an empty list or what is no maze.
 */
export function distancesFrom(maze: MazeBody, from: number | ArrayLike<number>): Int32Array {
  checkMaze(maze)
  const { grid, passages } = maze
  const sources = checkSources(grid, from)
  const distance = newInts(grid.cells)
  const lattice = latticeMazeOf(maze)
  if (lattice !== null) {
    distancesOnLattice(lattice, sources, distance.fill(UNREACHED))
    return distance
  }
  const queue = borrowInts(grid.cells + 1)
  spreadFrom(grid, passages, sources, distance, queue)
  giveBackInts(queue)
  return distance
}

/**
 * As {@link distancesFrom}, into arrays that the caller keeps: `distance` of at
 * least `grid.cells` places, `queue` of one more. Fills `queue` with the cells
 * in the order they were reached and returns how many; other places of it may
 * hold anything.
 *
 * @throws MazeError as {@link distancesFrom}, `BAD_ARGUMENT` for arrays that are
 * too short.
 *
 * @internal
 */
export function distancesInto(
  grid: Grid,
  passages: Passages,
  from: number | ArrayLike<number>,
  distance: Int32Array,
  queue: Int32Array,
): number {
  checkMaze({ grid, passages })
  checkRoom('distance', distance, grid.cells)
  checkRoom('queue', queue, grid.cells + 1)
  return spreadFrom(grid, passages, checkSources(grid, from), distance, queue)
}

function spreadFrom(
  grid: Grid,
  passages: Passages,
  sources: ArrayLike<number>,
  distance: Int32Array,
  queue: Int32Array,
): number {
  const graph = graphOf(grid)
  if (sources.length === 1) {
    queue[0] = sources[0]!
    return spreadFromOne(graph, storeOf(passages), distance, queue)
  }
  const { first, across } = graph
  distance.fill(UNREACHED, 0, grid.cells)
  let tail = 0
  for (let i = 0; i < sources.length; i++) {
    if (distance[sources[i]!] === 0) continue
    distance[sources[i]!] = 0
    queue[tail++] = sources[i]!
  }
  return spread(first, across, storeOf(passages), distance, queue, tail)
}
