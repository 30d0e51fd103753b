import {
  capabilitiesOf,
  circleGrid,
  type GraphGrid,
  type Grid,
  graphGrid,
  OUTSIDE,
  placeOf,
  rowStarts,
} from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { buildGraph } from '../src/build-graph.js'
import { allGrids } from './grids.js'

/** Rows as their definition says, cell by cell. */
function plainRows(grid: Grid): number[][] | null {
  const rows: number[][] = []
  let before = { row: -1, column: -1 }
  for (let cell = 0; cell < grid.cells; cell++) {
    const place = placeOf(grid, cell)
    if (place.kind !== 'row') return null
    if (cell === 0 || place.row === before.row + 1) rows.push([])
    else if (place.row !== before.row || place.column <= before.column) return null
    rows.at(-1)!.push(cell)
    before = place
  }
  return rows
}

/** Squares with places of my own. */
function placed(across: number[][], places: [row: number, column: number][]): GraphGrid {
  const grid = graphGrid(across)
  return buildGraph({
    ...grid,
    first: Int32Array.from(grid.first),
    across: Int32Array.from(grid.across),
    slot: Uint8Array.from(grid.slot),
    layout: {
      ...grid.layout,
      placeOf: (cell) => ({ kind: 'row', row: places[cell]![0], column: places[cell]![1] }),
    },
  })
}

describe('the starts of rows', () => {
  it('are those of each row of every grid in rows, whole or cut', () => {
    for (const [name, grid] of allGrids()) {
      const rows = plainRows(grid)
      const starts = rowStarts(grid)
      expect(capabilitiesOf(grid).includes('row-order'), name).toBe(rows !== null)
      expect(starts === null ? null : [...starts], name).toEqual(
        rows === null ? null : [...rows.map((row) => row[0]), grid.cells],
      )
    }
  })

  it('are those of squares where cells have the four sides of squares', () => {
    const four = ['square', 'heart', 'leaf', 'star', 'ring', 'diamond', 'cross', 'moon']
    for (const [name, grid] of allGrids())
      expect(capabilitiesOf(grid).includes('squares'), name).toBe(four.includes(grid.shape))
  })

  it('are not there for rings, or cells in no order', () => {
    expect(rowStarts(circleGrid(4))).toBeNull()
    expect(rowStarts(graphGrid([[1], [0, OUTSIDE]]))).toBeNull()
  })

  const path = [[1], [0, 2], [1]]
  it.each([
    [
      'rows that go back up',
      path,
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    ],
    [
      'columns that go back',
      path,
      [
        [0, 1],
        [0, 0],
        [1, 0],
      ],
    ],
    [
      'two cells in one place',
      path,
      [
        [0, 0],
        [0, 0],
        [1, 0],
      ],
    ],
    [
      'a row left out',
      path,
      [
        [0, 0],
        [0, 1],
        [2, 0],
      ],
    ],
    [
      'a side past a row',
      [
        [1, 2],
        [0, 2],
        [1, 0],
      ],
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ],
  ] as [string, number[][], [number, number][]][])('are not there with %s', (_, across, places) => {
    expect(rowStarts(placed(across, places))).toBeNull()
  })

  it('count from the first row that has a cell', () => {
    expect([
      ...rowStarts(
        placed(path, [
          [3, 4],
          [3, 6],
          [4, 0],
        ]),
      )!,
    ]).toEqual([0, 2, 3])
  })
})
