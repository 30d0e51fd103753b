import { type Grid, graphGrid, graphOf, isOpen, type MazeWithEnds, OUTSIDE, Passages } from '@meikyuu/grid'

/**
 * The same maze with its cells numbered anew: cell `c` becomes `to[c]`, its
 * centre `moved(centre)`. What a mirror or a turn does to a maze, and more.
 */
export function renumbered(
  maze: MazeWithEnds,
  to: ArrayLike<number>,
  moved: (point: readonly number[]) => readonly number[],
): MazeWithEnds {
  const grid = renumberedGrid(maze.grid, to, moved)
  const passages = new Passages(grid)
  const { first, across } = graphOf(grid)
  const from = inverse(to)
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other > cell && isOpen(maze, from[cell]!, from[other]!)) passages.carve(side)
    }
  return {
    grid,
    passages,
    start: to[maze.start]!,
    goal: to[maze.goal]!,
    entrance: null,
    exit: null,
    keys: maze.keys.map((key) => to[key]!),
  }
}

function renumberedGrid(
  grid: Grid,
  to: ArrayLike<number>,
  moved: (point: readonly number[]) => readonly number[],
): Grid {
  const { first, across } = graphOf(grid)
  const from = inverse(to)
  const adjacency = from.map((old) =>
    Array.from({ length: first[old + 1]! - first[old]! }, (_, slot) => {
      const other = across[first[old]! + slot]!
      return other === OUTSIDE ? OUTSIDE : to[other]!
    }),
  )
  return graphGrid(adjacency, { centres: from.map((old) => moved(grid.centres.at(old))) })
}

function inverse(to: ArrayLike<number>): number[] {
  const from = new Array<number>(to.length).fill(OUTSIDE)
  for (let cell = 0; cell < to.length; cell++) from[to[cell]!] = cell
  return from
}
