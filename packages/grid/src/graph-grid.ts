import { newInts } from './allocate.js'
import { boxOfPoints } from './box-of-outline.js'
import { buildGraph } from './build-graph.js'
import { checkOptions } from './check-options.js'
import { LEAST_CELLS } from './cut.js'
import { MazeError, shown } from './errors.js'
import { graphLayout } from './graph-layout.js'
import { type GraphGrid, OUTSIDE } from './grid.js'
import { isList } from './is-list.js'
import { isPlainName, LONGEST_PLAIN_NAME } from './is-plain-name.js'
import type { Bounds } from './layout.js'
import { type PointList, Points } from './points.js'
import { borrowInts, giveBackInts } from './scratch.js'
import { MOST_SIDES } from './shapes/check-size.js'

/** The farthest that centres may lie apart along an axis: three of its squares are still a number. */
const MOST_EXTENT = 1e150

/** What an own graph may have besides its sides. */
export interface GraphOptions {
  /**
   * The middle of each cell, with two or three axes. Without them all that
   * needs distances on the plane or in space (the centre cell, difficulty,
   * coverage) is refused with `NO_CENTRES`.
   */
  readonly centres?: PointList
  /**
   * The name of its shape, for people: up to 100 characters that can all be seen.
   * @defaultValue 'graph'
   */
  readonly shape?: string
}

/**
 * A grid of your own: for each cell, the cells across its sides, in the order
 * of the sides; -1 ({@link OUTSIDE}) for a side that leads outside, which
 * makes it a boundary cell. Each side must have one back: where `b` stands in
 * the list of `a`, `a` must stand in the list of `b`, as often. Of several
 * sides between two cells, the first goes with the first and so on. Linear in
 * sides, however many a cell has.
 *
 * @throws MazeError `BAD_GRAPH` for lists that are none, with a number that is
 * no cell, a cell beside itself, or a side that has none back; `TOO_SMALL` for
 * fewer than two cells; `NOT_CONNECTED` where cells do not hang together;
 * `TOO_BIG` for more sides than can be numbered or held; `BAD_ARGUMENT` for
 * centres that are no points, not one a cell, or more than 1e150 apart, and for
 * a shape that is no name.
 *
 * @example
 * ```ts
 * const triangle = graphGrid([[1, 2], [0, 2], [0, 1, OUTSIDE]], { centres: [[0, 0], [2, 0], [1, 1]] })
 * triangle.cells // => 3
 * [...boundaryCells(triangle)] // => [2]
 * centreCell(triangle) // => 2
 * ```
 */
export function graphGrid(adjacency: ArrayLike<ArrayLike<number>>, options: GraphOptions = {}): GraphGrid {
  checkOptions('options', options)
  const { centres = [], shape = 'graph' } = options
  if (!isPlainName(shape))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'shape',
      expected: `a name of 1 to ${LONGEST_PLAIN_NAME} characters that can all be seen`,
      got: shown(shape),
    })
  const first = firstOf(adjacency)
  const across = acrossOf(adjacency, first)
  const points = checkedPoints(centres, adjacency.length)
  const grid = buildGraph({
    shape,
    first,
    across,
    centres: points,
    bounds: checkedBounds(boxOfPoints(points)),
    layout: graphLayout(first, across, points),
    rows: null,
  })
  checkConnected(grid)
  return grid
}

function firstOf(adjacency: ArrayLike<ArrayLike<number>>): Int32Array {
  if (!isList(adjacency))
    throw new MazeError('BAD_ARGUMENT', { name: 'adjacency', expected: 'lists', got: shown(adjacency) })
  const cells = adjacency.length
  if (cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', { what: 'the cells of the graph', got: cells, least: LEAST_CELLS })
  const first = newInts(cells + 1)
  let sides = 0
  for (let cell = 0; cell < cells; cell++) {
    const list = adjacency[cell]
    if (!isList(list))
      throw new MazeError('BAD_GRAPH', { cell, expected: 'a list of cells', got: shown(list) })
    sides += list.length
    if (sides > MOST_SIDES)
      throw new MazeError('TOO_BIG', { what: 'the sides of the graph', got: sides, most: MOST_SIDES })
    first[cell + 1] = sides
  }
  return first
}

function acrossOf(adjacency: ArrayLike<ArrayLike<number>>, first: Int32Array): Int32Array {
  const cells = adjacency.length
  const across = newInts(first[cells]!)
  for (let cell = 0; cell < cells; cell++) {
    const list = adjacency[cell]!
    for (let i = 0; i < list.length; i++) {
      const other: unknown = list[i]
      if (!isCellOrOutside(other, cells)) {
        const expected = `cells from 0 to ${cells - 1}, or ${OUTSIDE} for the outside`
        throw new MazeError('BAD_GRAPH', { cell, expected, got: shown(other) })
      }
      if (other === cell)
        throw new MazeError('BAD_GRAPH', { cell, expected: 'sides to other cells', got: 'one to itself' })
      across[first[cell]! + i] = other
    }
  }
  return across
}

function isCellOrOutside(other: unknown, cells: number): other is number {
  return Number.isInteger(other) && (other as number) >= OUTSIDE && (other as number) < cells
}

function checkedPoints(centres: PointList, cells: number): Points {
  const points = Points.from(centres)
  if (points.length === 0 || points.length === cells) return points
  throw new MazeError('BAD_ARGUMENT', {
    name: 'centres',
    expected: `${cells} points, one a cell`,
    got: `${points.length}`,
  })
}

/** Refuses what is so wide that squares of distances are no longer numbers. */
function checkedBounds(bounds: Bounds): Bounds {
  const { width, height, depth = 0 } = bounds
  const widest = Math.max(width, height, depth)
  if (widest <= MOST_EXTENT) return bounds
  throw new MazeError('BAD_ARGUMENT', {
    name: 'centres',
    expected: `points that lie within ${MOST_EXTENT} of each other on each axis`,
    got: `${widest}`,
  })
}

function checkConnected({ cells, first, across }: GraphGrid): void {
  const queue = borrowInts(cells)
  const seen = borrowInts(cells).fill(0, 0, cells)
  queue[0] = 0
  seen[0] = 1
  let reached = 1
  for (let taken = 0; taken < reached; taken++) {
    const cell = queue[taken]!
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE || seen[other] === 1) continue
      seen[other] = 1
      queue[reached++] = other
    }
  }
  giveBackInts(queue)
  giveBackInts(seen)
  if (reached < cells) throw new MazeError('NOT_CONNECTED', { cell: 0, reached, cells })
}
