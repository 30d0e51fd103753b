import { type MazeBody, type Rng, shuffle } from '@meikyuu/grid'
import { deadEndsOf, distancesAt, spacedOut } from '@meikyuu/solver'
import { KEY_DEPTH } from './mode-constants.js'
import { gapOfKeys } from './place-keys.js'

/**
 * As `placeKeys`, on a lattice whose passages are stored as bytes: the same keys by the same
 * draws, with some twelve bytes a dead end and none for other cells.
 */
export function placeKeysOnLattice(
  maze: MazeBody,
  way: ArrayLike<number>,
  wanted: number,
  rng: Rng,
): number[] {
  const found = farDeadEnds(maze, way)
  shuffle(found, rng, found.length)
  if (found.length === 0) return []
  const keys = spacedOut(maze, found, gapOfKeys(maze.grid.cells), wanted)!
  const taken = new Set(keys)
  for (let i = 0; i < found.length && keys.length < wanted; i++)
    if (!taken.has(found[i]!)) keys.push(found[i]!)
  return keys
}

/** The dead ends far enough from the way, rising. */
function farDeadEnds(maze: MazeBody, way: ArrayLike<number>): Int32Array {
  const ends = deadEndsOf(maze)
  if (ends.length === 0) return ends
  const distances = distancesAt(maze, way, ends)
  let most = 0
  for (let i = 0; i < ends.length; i++) if (distances[i]! > most) most = distances[i]!
  const least = Math.max(1, Math.ceil(KEY_DEPTH * most))
  let count = 0
  for (let i = 0; i < ends.length; i++) if (distances[i]! >= least) ends[count++] = ends[i]!
  return ends.slice(0, count)
}
