import { graphOf, type Maze, MazeError, shown } from '@meikyuu/grid'

/**
 * The open side that joins a cell of a way to the next.
 *
 * @throws MazeError `BAD_ARGUMENT` where there is none.
 */
export function sideBetween(maze: Maze, cell: number, next: number): number {
  const { first, across } = graphOf(maze.grid)
  for (let side = first[cell]!; side < first[cell + 1]!; side++)
    if (across[side] === next && maze.passages.open[side] === 1) return side
  throw new MazeError('BAD_ARGUMENT', {
    name: 'way',
    expected: `a passage from cell ${cell} to the next`,
    got: shown(next),
  })
}
