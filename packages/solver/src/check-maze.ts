import { graphOf, type Maze, MazeError, shown } from '@meikyuu/grid'

/** Throws `BAD_ARGUMENT` unless `maze` has a grid and passages with a byte for each of its sides. */
export function checkMaze(maze: Pick<Maze, 'grid' | 'passages'>): void {
  if (typeof maze !== 'object' || maze === null)
    throw new MazeError('BAD_ARGUMENT', { name: 'maze', expected: 'a maze', got: shown(maze) })
  const { sides } = graphOf(maze.grid)
  const bytes = maze.passages?.open?.length
  if (bytes !== sides)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'maze.passages',
      expected: `the passages of its grid, which has ${sides} sides`,
      got: bytes === undefined ? shown(maze.passages) : `those of a grid with ${bytes}`,
    })
}
