import { MazeError, shown } from '@meikyuu/grid'
import { UNREACHED } from './spread.js'

/**
 * The way from the source of a search to a cell, both included, or null where
 * none leads: read from the parents that {@link searchFrom}
 * and {@link parentsFrom} give. One look a cell of the way.
 *
 * Where loops leave a choice it is the one that the search took, which need
 * not be {@link wayBetween}'s; both are shortest.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell without a parent's place,
 * `BAD_ARGUMENT` for parents that lead round in a circle.
 */
export function wayTo(search: { readonly parent: Int32Array }, cell: number): Int32Array | null {
  const parent: unknown = search?.parent
  if (!(parent instanceof Int32Array))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'search.parent',
      expected: 'an Int32Array of parents',
      got: shown(parent),
    })
  if (!Number.isInteger(cell) || cell < 0 || cell >= parent.length)
    throw new MazeError('NO_SUCH_CELL', { cell: shown(cell), cells: parent.length })
  if (parent[cell] === UNREACHED) return null
  const way = new Int32Array(stepsUp(parent, cell) + 1)
  let at = cell
  for (let i = way.length - 1; i >= 0; i--) {
    way[i] = at
    at = parent[at]!
  }
  return way
}

function stepsUp(parent: Int32Array, cell: number): number {
  let steps = 0
  for (let at = cell; parent[at] !== at; at = parent[at]!)
    if (++steps > parent.length || parent[at] === undefined)
      throw new MazeError('BAD_ARGUMENT', {
        name: 'search.parent',
        expected: 'parents that lead to a source',
        got: `some that never do from cell ${cell}`,
      })
  return steps
}
