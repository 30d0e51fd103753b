import {
  cellAcross,
  checkCell,
  firstSide,
  type Grid,
  MazeError,
  OUTSIDE,
  shown,
  sideCount,
} from '@meikyuu/grid'
import type { Ends } from './modes/mode-entry.js'

/**
 * Throws unless a maze on this grid can have these ends.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ENDS` for
 * a start that is the goal, a key there or placed twice, a door that does not
 * lead outside from its end.
 */
export function checkEnds(grid: Grid, ends: Ends): void {
  if (typeof ends !== 'object' || ends === null)
    throw new MazeError('BAD_ENDS', { expected: 'an object with start and goal', got: shown(ends) })
  const { start, goal, entrance, exit, keys } = ends
  checkCell(grid, start)
  checkCell(grid, goal)
  if (start === goal)
    throw new MazeError('BAD_ENDS', { expected: 'a goal other than the start', got: `cell ${goal} for both` })
  if (entrance !== null) checkDoor(grid, 'entrance', start, entrance)
  if (exit !== null) checkDoor(grid, 'exit', goal, exit)
  checkKeys(grid, start, goal, keys)
}

function checkDoor(grid: Grid, name: string, cell: number, side: unknown): void {
  const first = firstSide(grid, cell)
  if (
    Number.isInteger(side) &&
    (side as number) >= first &&
    (side as number) < first + sideCount(grid, cell) &&
    cellAcross(grid, side as number) === OUTSIDE
  )
    return
  throw new MazeError('BAD_ENDS', {
    expected: `the ${name} to be a side of cell ${cell} that leads outside, or null`,
    got: shown(side),
  })
}

function checkKeys(grid: Grid, start: number, goal: number, keys: readonly number[]): void {
  if (!Array.isArray(keys)) throw new MazeError('BAD_ENDS', { expected: 'a list of keys', got: shown(keys) })
  if (keys.length === 0) return
  const taken = new Set([start, goal])
  for (const key of keys) {
    checkCell(grid, key)
    if (taken.has(key))
      throw new MazeError('BAD_ENDS', {
        expected: 'keys in cells of their own, apart from start and goal',
        got: `cell ${key} again`,
      })
    taken.add(key)
  }
}
