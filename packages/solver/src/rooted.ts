import {
  borrowInts,
  checkCell,
  type Grid,
  giveBackInts,
  graphOf,
  type Maze,
  newInts,
  type Passages,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { checkMaze } from './check-maze.js'

/** A maze seen from one cell: who was reached from whom, nearest first. */
export interface RootedMaze {
  /** The cell looked from. */
  readonly root: number
  /** The cells reached, nearest first, the root in front. */
  readonly order: Int32Array
  /** The cell from which each cell was reached; the root's is itself; -1 for one that was not. */
  readonly parent: Int32Array
}

/**
 * The tree of shortest ways from a cell: breadth first, sides in order. In a
 * perfect maze, the maze itself hung up by that cell. About one look a side.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid.
 */
export function rootedAt(maze: Pick<Maze, 'grid' | 'passages'>, root: number): RootedMaze {
  checkMaze(maze)
  const { grid, passages } = maze
  checkCell(grid, root)
  const parent = newInts(grid.cells)
  const order = borrowInts(grid.cells)
  const reached = rootInto(grid, passages, root, parent, order)
  const rooted = { root, order: order.slice(0, reached), parent }
  giveBackInts(order)
  return rooted
}

/**
 * As {@link rootedAt}, unchecked and into arrays of at least `grid.cells`
 * places that the caller keeps. Returns how many cells were reached.
 */
export function rootInto(
  grid: Grid,
  passages: Passages,
  root: number,
  parent: Int32Array,
  order: Int32Array,
): number {
  const { first, across } = graphOf(grid)
  parent.fill(-1, 0, grid.cells)
  parent[root] = root
  order[0] = root
  return hang(first, across, passages.open, parent, order)
}

function hang(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  parent: Int32Array,
  order: Int32Array,
): number {
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const cell = order[head]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (parent[other] !== -1) continue
      parent[other] = cell
      order[tail++] = other
    }
  }
  return tail
}
