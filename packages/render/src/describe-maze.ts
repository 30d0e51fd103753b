import { type Bounds, checkMazeEnds, type Grid, isPlainName, type Maze } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'

/** How mazes of a shape are called, where `NAME-shaped` does not do. */
const CALLED: Readonly<Record<string, string>> = {
  square: 'A maze of square cells',
  hex: 'A maze of six-sided cells',
  triangle: 'A maze of triangular cells',
  circle: 'A round maze',
  mask: 'A maze cut from a mask',
  graph: 'A maze on a graph of its own',
}

/**
 * A maze in a few plain sentences, for those who do not see its picture: what
 * it looks like, how big it is, where it begins and ends, what lies in it.
 *
 * @example
 * ```ts
 * const grid = squareGrid(4, 3)
 * const passages = new Passages(grid)
 * const map = { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] } as const
 * describeMaze(map) // => 'A maze of square cells, 4 wide and 3 high: 12 cells.'
 * ```
 */
export function describeMaze(maze: Maze): string {
  checkMazeEnds(maze)
  const sentences = [`${headline(maze.grid)}.`]
  if (maze.start !== null) {
    const enters = maze.entrance === null ? 'The way begins' : 'The way comes in'
    const leaves = maze.exit === null ? 'ends' : 'goes out'
    const [from, to] = [whereIn(maze.grid, maze.start), whereIn(maze.grid, maze.goal)]
    sentences.push(from === to ? `${enters} and ${leaves} ${to}.` : `${enters} ${from} and ${leaves} ${to}.`)
  }
  if (maze.keys.length === 1) sentences.push(`A key lies ${whereIn(maze.grid, maze.keys[0]!)}.`)
  else if (maze.keys.length > 1) {
    sentences.push(`${maze.keys.length} keys lie ${listed(countedPlaces(maze.grid, maze.keys))}.`)
  }
  return sentences.join(' ')
}

/** Where cells lie, each place once, with how many lie there where places differ and one holds several. */
function countedPlaces(grid: Grid, cells: readonly number[]): string[] {
  const counts = new Map<string, number>()
  for (const cell of cells) {
    const place = whereIn(grid, cell)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const counted = counts.size > 1 && counts.size < cells.length
  return [...counts].map(([place, count]) => (counted ? `${count} ${place}` : place))
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** What a maze's board is and how big, without a full stop. */
export function headline(grid: Grid): string {
  const called = calledOf(grid.shape)
  const { rows } = grid
  if (rows !== null) return `${called}, ${rows.width} wide and ${rows.height} high: ${grid.cells} cells`
  return `${called}: ${grid.cells} cells`
}

/** What cannot be repeated as it stands, since parts of it cannot be seen, is left out. */
function calledOf(shape: string): string {
  if (Object.hasOwn(CALLED, shape)) return CALLED[shape]!
  return isPlainName(shape) ? `A ${shape}-shaped maze` : 'A maze'
}

function whereIn(grid: Grid, cell: number): string {
  if (grid.centres.length === 0) return `in cell ${cell}`
  const [x, y] = centreOf(grid, cell)
  const { bounds } = grid
  const down = third(y, bounds.y, bounds.height, ['top', 'middle', 'bottom'])
  const right = third(x, bounds.x, bounds.width, ['left', 'middle', 'right'])
  if (down === 'middle') return right === 'middle' ? 'in the middle' : `on the ${right}`
  return right === 'middle' ? `at the ${down}` : `at the ${down} ${right}`
}

function third(
  at: number,
  least: Bounds['x'],
  extent: Bounds['width'],
  names: readonly [string, string, string],
): string {
  if (extent <= 0) return names[1]
  return names[Math.min(2, Math.max(0, Math.floor(((at - least) / extent) * 3)))]!
}
