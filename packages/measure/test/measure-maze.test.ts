import {
  type GraphGrid,
  graphGrid,
  graphOf,
  hasEnds,
  MazeError,
  type MazeWithEnds,
  neighboursOf,
  Passages,
  SHAPES,
  type ShapeEntry,
  squareGrid,
} from '@meikyuu/grid'
import { routeOf } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giveBackSurvey, measureMaze, surveyOf } from '../src/index.js'
import { measuredByHand } from './measured-by-hand.js'
import { mazes, randomMaze } from './random-maze.js'

describe('measureMaze', () => {
  test.each(Object.entries<ShapeEntry>(SHAPES))('counts what the definitions count: %s', (_, shape) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 0, max: 4 }), (seed, keys) => {
        const grid = shape.size === 'WxH' ? shape.make({ w: 7, h: 6 }) : shape.make({ size: 6 })
        const maze = randomMaze(grid, (seed % 3) / 2, seed, keys)
        expect(measureMaze(maze)).toEqual(measuredByHand(maze))
      }),
      { numRuns: 40 },
    )
  })

  test('its parts add up', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const m = measureMaze(maze)
        expect(m.cells).toBe(maze.grid.cells)
        expect(m.effort).toBe(m.solution + m.wasted + 2 * m.decisions + m.detour)
        expect(m.deadEnds + m.junctions).toBe(m.cells - Math.round(m.river * m.cells))
        expect(m.decisions).toBeLessThanOrEqual(m.branches)
        expect(m.solution + m.wasted).toBeLessThanOrEqual(m.cells)
        expect(m.deadEnds).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  test('a maze mirrored or turned, whose cells are numbered anew, measures the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (w, h, seed) => {
          const maze = randomMaze(squareGrid(w, h), 0.5, seed, seed % 4)
          const measure = measureMaze(maze)
          const mirrored = moved(maze, w, h, (x, y) => y * w + (w - 1 - x))
          const turned = moved(maze, h, w, (x, y) => x * h + (h - 1 - y))
          expect(measureMaze(mirrored)).toEqual(measure)
          expect(measureMaze(turned)).toEqual(measure)
        },
      ),
    )
  })

  test('the other way round, from goal to start, only the decisions differ', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const there = measureMaze(maze)
        const back = measureMaze({ ...maze, start: maze.goal, goal: maze.start })
        const apart = 2 * (back.decisions - there.decisions)
        expect({ ...back, decisions: there.decisions, effort: back.effort - apart }).toEqual(there)
      }),
    )
  })

  test('two cells: a way and nothing else', () => {
    const grid = graphGrid([[1], [0]])
    const passages = new Passages(grid)
    passages.carve(0)
    const measure = { cells: 2, deadEnds: 2, deadEndShare: 1, junctions: 0, river: 0, solution: 2 }
    const none = { decisions: 0, branches: 0, longestBranch: 0, wasted: 0, detour: 0 }
    expect(measureMaze({ grid, passages, start: 1, goal: 0 })).toEqual({ ...measure, ...none, effort: 2 })
  })

  test('a start that is the goal: a way of one cell, no decision, all else branches', () => {
    const maze = comb(['...', 'vvv'])
    const measure = measureMaze({ ...maze, start: 1, goal: 1 })
    expect(measure).toMatchObject({ solution: 1, decisions: 0, branches: 3, longestBranch: 2, wasted: 5 })
    expect(measure.effort).toBe(6)
  })

  test('keys on the way add nothing, and one key twice no more than once', () => {
    const maze = comb(['...', 'vvv'])
    const ends = { ...maze, start: 0, goal: 2 }
    expect(measureMaze({ ...ends, keys: [0, 1, 2] })).toEqual(measureMaze(ends))
    expect(measureMaze({ ...ends, keys: [4] }).detour).toBe(2)
    expect(measureMaze({ ...ends, keys: [4, 4] }).detour).toBe(2)
  })
})

describe('what cannot be measured is refused', () => {
  const maze = comb(['...', 'vvv'])
  const ends = { ...maze, start: 0, goal: 5 }

  test('a map: NO_ENDS', () => {
    const map = { ...maze, start: null, goal: null, entrance: null, exit: null, keys: [] } as const
    expect(hasEnds(map)).toBe(false)
    expect(codeOf(() => measureMaze(map as never))).toBe('NO_ENDS')
  })

  test('a loop, a gap, a loop beside a gap: NOT_PERFECT, with what there is', () => {
    const looped = ends.passages.copy()
    looped.carve(13) // between the first two teeth
    expect(detailsOf({ ...ends, passages: looped })).toEqual({ cells: 6, passages: 6, reached: 6 })
    const gap = ends.passages.copy()
    gap.close(10)
    expect(detailsOf({ ...ends, passages: gap })).toEqual({ cells: 6, passages: 4, reached: 5 })
    gap.carve(13)
    expect(detailsOf({ ...ends, passages: gap })).toEqual({ cells: 6, passages: 5, reached: 5 })
    expect(detailsOf({ ...ends, passages: new Passages(maze.grid) })).toEqual({
      cells: 6,
      passages: 0,
      reached: 1,
    })
  })

  test('any one passage closed, and any one more: NOT_PERFECT', () => {
    fc.assert(
      fc.property(mazes, fc.nat(), (maze, at) => {
        const { sides, across } = graphOf(maze.grid)
        const inner = Array.from({ length: sides }, (_, side) => side).filter((side) => across[side]! >= 0)
        const side = inner[at % inner.length]!
        const passages = maze.passages.copy()
        if (passages.isOpen(side)) passages.close(side)
        else passages.carve(side)
        expect(codeOf(() => measureMaze({ ...maze, passages }))).toBe('NOT_PERFECT')
      }),
    )
  })

  test('a side open from one of its cells only: NOT_PERFECT', () => {
    const { grid, passages } = comb(['...', 'vvv'])
    const { sides, across } = graphOf(grid)
    for (let side = 0; side < sides; side++) {
      const open = passages.open[side]!
      passages.open[side] = 1 - open
      expect(
        codeOf(() => measureMaze({ ...ends, passages })),
        `side ${side} to ${across[side]}`,
      ).toBe('NOT_PERFECT')
      passages.open[side] = open
    }
    expect(codeOf(() => measureMaze({ ...ends, passages }))).toBe('nothing thrown')
  })

  test('two cells joined twice: NOT_PERFECT', () => {
    const grid = graphGrid([[1, 1], [0, 0, 2], [1]])
    const passages = new Passages(grid)
    for (const side of [0, 4]) passages.carve(side)
    expect(measureMaze({ grid, passages, start: 0, goal: 2 }).solution).toBe(3)
    passages.carve(1)
    for (const start of [0, 1, 2])
      expect(codeOf(() => measureMaze({ grid, passages, start, goal: 2 }))).toBe('NOT_PERFECT')
  })

  test.each([-1, 6, 1.5, Number.NaN, '2'])('an end or a key at %s: NO_SUCH_CELL', (cell) => {
    for (const wrong of [{ start: cell }, { goal: cell }, { keys: [1, cell] }])
      expect(codeOf(() => measureMaze({ ...ends, ...wrong } as never))).toBe('NO_SUCH_CELL')
  })

  test('what is no maze: BAD_ARGUMENT', () => {
    const other = new Passages(squareGrid(3, 3))
    for (const thing of [null, undefined, {}, { ...ends, passages: null }, { ...ends, passages: other }])
      expect(codeOf(() => measureMaze(thing as never))).toBe('BAD_ARGUMENT')
  })
})

describe('surveyOf', () => {
  test('has the route that routeOf gives, in its order', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const survey = surveyOf(maze)
        const route = survey.route.slice(0, survey.routeLength)
        expect(route).toEqual(routeOf(maze))
        expect(survey.solution).toBe(measureMaze(maze).solution)
        giveBackSurvey(survey)
      }),
    )
  })
})

/** A square maze of two rows: dots joined along the first, and a tooth below each `v`. */
function comb([top, teeth]: [string, string]): { grid: GraphGrid; passages: Passages } {
  const grid = squareGrid(top.length, 2)
  const passages = new Passages(grid)
  for (let column = 0; column < top.length; column++) {
    if (column + 1 < top.length) passages.carve(grid.first[column]! + 1)
    if (teeth[column] === 'v') passages.carve(grid.first[column]! + 2)
  }
  return { grid, passages }
}

/** The maze with cell (x, y) numbered `to(x, y)` on a grid of another width. */
function moved(
  maze: MazeWithEnds,
  width: number,
  height: number,
  to: (x: number, y: number) => number,
): MazeWithEnds {
  const old = maze.grid.bounds.width
  const cells = Array.from({ length: maze.grid.cells }, (_, c) => to(c % old, Math.floor(c / old)))
  const grid = squareGrid(width, height)
  const passages = new Passages(grid)
  for (let cell = 0; cell < grid.cells; cell++)
    for (const other of neighboursOf(maze, cell)) {
      const from = cells[cell]!
      for (let side = grid.first[from]!; side < grid.first[from + 1]!; side++)
        if (grid.across[side] === cells[other]) passages.carve(side)
    }
  const ends = { start: cells[maze.start]!, goal: cells[maze.goal]! }
  return { ...maze, ...ends, grid, passages, keys: maze.keys.map((key) => cells[key]!) }
}

function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (MazeError.is(error)) return error.code
    throw error
  }
  return 'nothing thrown'
}

function detailsOf(maze: Parameters<typeof measureMaze>[0]): unknown {
  try {
    measureMaze(maze)
  } catch (error) {
    if (MazeError.is(error, 'NOT_PERFECT')) return error.details
    throw error
  }
  return 'nothing thrown'
}
