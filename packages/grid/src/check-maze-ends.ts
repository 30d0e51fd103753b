import { checkCell } from './check.js'
import { checkMaze } from './check-maze.js'
import { MazeError, shown } from './errors.js'
import { OUTSIDE } from './grid.js'
import type { Maze } from './maze.js'
import { cellAcross, firstSide, sideCount } from './sides.js'

/**
 * As {@link checkMaze}, and throws `NO_SUCH_CELL` unless start, goal and keys
 * are cells of the grid, `BAD_ARGUMENT` unless entrance and exit are sides of
 * theirs that lead outside, or null. A map has none of them.
 *
 * @internal
 */
export function checkMazeEnds(maze: Maze): void {
  checkMaze(maze)
  const { start, goal, entrance, exit, keys } = maze
  if (!Array.isArray(keys))
    throw new MazeError('BAD_ARGUMENT', { name: 'maze.keys', expected: 'a list of cells', got: shown(keys) })
  if (start === null) {
    checkNone(maze)
    return
  }
  checkCell(maze.grid, start)
  checkCell(maze.grid, goal)
  for (let i = 0; i < keys.length; i++) checkCell(maze.grid, keys[i])
  checkDoor(maze, 'entrance', entrance, start)
  checkDoor(maze, 'exit', exit, goal)
}

function checkNone(maze: Maze): void {
  for (const name of ['goal', 'entrance', 'exit'] as const)
    if (maze[name] !== null)
      throw new MazeError('BAD_ARGUMENT', {
        name: `maze.${name}`,
        expected: 'null, as the start is',
        got: shown(maze[name]),
      })
  if (maze.keys.length > 0)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'maze.keys',
      expected: 'empty, as the start is null',
      got: `${maze.keys.length} keys`,
    })
}

function checkDoor(maze: Maze, name: string, side: unknown, cell: number): void {
  if (side === null) return
  const first = firstSide(maze.grid, cell)
  const isOfCell =
    Number.isInteger(side) &&
    (side as number) >= first &&
    (side as number) < first + sideCount(maze.grid, cell)
  if (isOfCell && cellAcross(maze.grid, side as number) === OUTSIDE) return
  throw new MazeError('BAD_ARGUMENT', {
    name: `maze.${name}`,
    expected: `null or a side of cell ${cell} that leads outside`,
    got: shown(side),
  })
}
