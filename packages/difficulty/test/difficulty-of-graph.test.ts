import { graphGrid, Passages } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  difficultyOf,
  difficultyOfGraph,
  explainDifficulty,
  geometryOf,
  type MazeGeometry,
} from '../src/index.js'
import { codeOf } from './code-of.js'
import { mazes } from './random-maze.js'

/** A board of regions without centres: a way 0-1-2-3, with 4 beside 1 and 5-6 beside 2. */
function regions() {
  const grid = graphGrid([[1], [0, 2, 4], [1, 3, 5], [2], [1], [2, 6], [5]])
  const passages = new Passages(grid)
  for (let side = 0; side < grid.sides; side++) passages.open[side] = 1
  return { grid, passages, start: 0, goal: 3 }
}

const told = (distances: readonly number[], bend = 0): MazeGeometry => ({
  distance: (cell) => distances[cell]!,
  bend: () => bend,
  coverage: { bbox: 1, zones: 1, cover: 1, factor: 1 },
})

describe('difficultyOfGraph', () => {
  test('takes distances as they are told', () => {
    const at = (four: number, five: number) => difficultyOfGraph(regions(), told([9, 4, 2, 0, four, five, 9]))
    expect(at(3, 1)).toMatchObject({ traps: 0, waste: 0, straight: true })
    expect(at(1, 1)).toMatchObject({ traps: 1, waste: 1, straight: false })
    expect(at(3, -1)).toMatchObject({ traps: 1, waste: 2 })
    expect(at(1, -1)).toMatchObject({ traps: 2, waste: 3 })
  })

  test('gives an exact tie to the lower cell', () => {
    expect(difficultyOfGraph(regions(), told([9, 4, 2, 0, 2, 1, 9])).traps).toBe(0)
    const { grid, passages } = regions()
    const back = difficultyOfGraph({ grid, passages, start: 3, goal: 0 }, told([0, 1, 2, 3, 9, 1, 9]))
    expect(back.traps).toBe(0)
    const other = difficultyOfGraph({ grid, passages, start: 0, goal: 4 }, told([9, 4, 2, 9, 2, 9, 9]))
    expect(other).toMatchObject({ traps: 1, waste: 4 })
  })

  test('only the order of distances counts', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const geometry = geometryOf(maze)
        const squeezed = { ...geometry, distance: (cell: number) => Math.sqrt(geometry.distance(cell)) - 5 }
        const { exact } = difficultyOf(maze)
        // Square roots keep the order, and of equal squares the equality.
        if (rootsTellApart(maze.grid.cells, geometry.distance))
          expect(difficultyOfGraph(maze, squeezed).exact).toBe(exact)
      }),
    )
  })

  test('counts bends over the limit, of the inner cells of the way', () => {
    expect(difficultyOfGraph(regions(), told([9, 4, 2, 0, 3, 1, 9], 25)).turns).toBe(0)
    expect(difficultyOfGraph(regions(), told([9, 4, 2, 0, 3, 1, 9], 26)).turns).toBe(2)
    expect(explainDifficulty(regions(), told([9, 4, 2, 0, 3, 1, 9], 90)).bends).toEqual([
      { cell: 1, degrees: 90 },
      { cell: 2, degrees: 90 },
    ])
  })

  test('multiplies by the coverage told, or by that of the points told', () => {
    const { coverage: _, ...sense } = { coverage: null, ...told([9, 4, 2, 0, 3, 1, 9], 90) }
    const halved = difficultyOfGraph(regions(), {
      ...sense,
      coverage: { bbox: 0, zones: 0, cover: 0, factor: 0.5 },
    })
    expect(halved.exact).toBe(halved.base / 2)
    const points = [0, 1, 2, 3, 1, 2, 2].map((x, i) => [x, i > 3 ? i - 3 : 0])
    const { coverage, base, exact } = difficultyOfGraph(regions(), { ...sense, points })
    expect(coverage.bbox).toBe(0)
    expect(exact).toBe(base * coverage.factor)
  })

  test('refuses a geometry that cannot be used: BAD_ARGUMENT', () => {
    const good = told([9, 4, 2, 0, 3, 1, 9])
    const { coverage: _, ...sense } = { coverage: null, ...good }
    const wrong: unknown[] = [
      null,
      {},
      sense,
      { ...good, distance: 3 },
      { ...good, bend: undefined },
      { ...good, coverage: null },
      { ...good, coverage: { factor: 0.5 } },
      { ...good, coverage: { bbox: 1, zones: 1, cover: 1, factor: 2 } },
      { ...good, coverage: { bbox: Number.NaN, zones: 1, cover: 1, factor: 1 } },
      { ...sense, points: [0, 1, 2, 3, 4, 5, 6].map((x) => [x, 0]), coverage: null },
      { ...good, distance: () => Number.NaN },
      { ...good, distance: () => '1' },
      { ...good, bend: () => Number.NaN },
      { ...good, bend: () => 181 },
      { ...sense, points: [[0, 0]] },
      { ...sense, points: null },
    ]
    expect(codeOf(() => difficultyOfGraph(regions(), good))).toBe('none')
    for (const geometry of wrong) {
      expect(codeOf(() => difficultyOfGraph(regions(), geometry as never))).toBe('BAD_ARGUMENT')
      expect(codeOf(() => explainDifficulty(regions(), geometry as never))).toBe('BAD_ARGUMENT')
    }
  })
})

/** Whether cells whose squares differ have roots, less 5, that do. */
function rootsTellApart(cells: number, distance: (cell: number) => number): boolean {
  const squares = new Set(Array.from({ length: cells }, (_, cell) => distance(cell)))
  return new Set([...squares].map((square) => Math.sqrt(square) - 5)).size === squares.size
}
