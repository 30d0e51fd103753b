import { graphOf, type Maze, newBytes, OUTSIDE } from '@meikyuu/grid'
import { cellsOf } from './cells-of.js'
import { sideBetween } from './side-between.js'

/** The mark of a side on the way, in {@link walkedSides}; 0 where nothing is walked. */
export const ON_WAY = 1
/** The mark of a side on a trip to a key. */
export const ON_TRIP = 2

/** What to draw into a maze besides its walls. Nothing is solved here: it is given. */
export interface WalkOptions {
  /**
   * The cells of the way in order, as the solver's `solutionOf` gives them; null as none.
   * @defaultValue none
   */
  readonly way?: ArrayLike<number> | null
  /**
   * The cells of the trips to the keys that are off the way, in any order.
   * Passages between two of them, or one of them and the way, are drawn.
   * @defaultValue none
   */
  readonly trips?: ArrayLike<number> | null
}

/**
 * A byte a side: what is walked through it, from either cell. A way goes
 * through its doors too.
 *
 * @throws MazeError `NO_SUCH_CELL`, or `BAD_ARGUMENT` where two cells after
 * each other on the way are not joined.
 */
export function walkedSides(maze: Maze, options: WalkOptions): Uint8Array {
  const way = cellsOf(maze.grid, 'way', options.way)
  const trips = cellsOf(maze.grid, 'trips', options.trips)
  const { first, across, slot, cells, sides } = graphOf(maze.grid)
  const walked = newBytes(sides)
  const onWalk = newBytes(cells)
  for (const cell of way) onWalk[cell] = ON_WAY
  for (const cell of trips) if (onWalk[cell] === 0) onWalk[cell] = ON_TRIP
  for (const cell of trips)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE || maze.passages.open[side] === 0 || onWalk[other] === 0) continue
      walked[side] = walked[first[other]! + slot[side]!] = ON_TRIP
    }
  for (let i = 1; i < way.length; i++) {
    const side = sideBetween(maze, way[i - 1]!, way[i]!)
    walked[side] = walked[first[way[i]!]! + slot[side]!] = ON_WAY
  }
  if (way.length > 0)
    for (const [door, cell] of [
      [maze.entrance, maze.start],
      [maze.exit, maze.goal],
    ] as const)
      if (door !== null && cell !== null && onWalk[cell] === ON_WAY) walked[door] = ON_WAY
  return walked
}
