import {
  type GraphGrid,
  graphGrid,
  graphOf,
  hasEnds,
  MazeError,
  Passages,
  SHAPES,
  type ShapeEntry,
  squareGrid,
} from '@meikyuu/grid'
import { routeOf } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { branchesIn, measureMaze, measureOf, type Survey, withSurvey } from '../src/index.js'
import { giveBackSurvey } from '../src/survey.js'
import { surveyOf } from '../src/survey-of.js'
import { codeOf } from './code-of.js'
import { measuredByHand } from './measured-by-hand.js'
import { moved } from './moved.js'
import { looped, mazes, randomMaze, withLoops } from './random-maze.js'

describe('measureMaze', () => {
  test.each(Object.entries<ShapeEntry>(SHAPES))('counts what the definitions count: %s', (_, shape) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 0, max: 4 }), (seed, keys) => {
        const grid = shape.size === 'WxH' ? shape.make({ w: 7, h: 6 }) : shape.make({ size: 6 })
        const maze = randomMaze(grid, (seed % 3) / 2, seed, keys)
        expect(measureMaze(maze)).toEqual(measuredByHand(maze))
        const braided = withLoops(maze, 0.1 + (seed % 5) / 8, seed)
        expect(measureMaze(braided)).toEqual(measuredByHand(braided))
      }),
      { numRuns: 40 },
    )
  })

  test('of however many sides: each cell beside each other one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 14 }), fc.nat(), (cells, seed) => {
        const numbers = Array.from({ length: cells }, (_, cell) => cell)
        const grid = graphGrid(numbers.map((cell) => numbers.filter((other) => other !== cell)))
        const maze = randomMaze(grid, (seed % 3) / 2, seed, 2)
        expect(measureMaze(maze)).toEqual(measuredByHand(maze))
        const braided = withLoops(maze, 0.1, seed)
        expect(measureMaze(braided)).toEqual(measuredByHand(braided))
      }),
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

  test('a gap, a loop beside a gap: NOT_CONNECTED, with what can be reached', () => {
    const gap = ends.passages.copy()
    gap.close(10) // between the goal and all others
    expect(detailsOf({ ...ends, passages: gap })).toEqual({ cell: 0, reached: 5, cells: 6 })
    expect(detailsOf({ ...ends, goal: 1, passages: gap })).toEqual({ cell: 0, reached: 5, cells: 6 })
    expect(detailsOf({ ...ends, start: 5, goal: 0, passages: gap })).toEqual({
      cell: 5,
      reached: 1,
      cells: 6,
    })
    gap.carve(13)
    expect(detailsOf({ ...ends, passages: gap })).toEqual({ cell: 0, reached: 5, cells: 6 })
    expect(detailsOf({ ...ends, passages: new Passages(maze.grid) })).toEqual({
      cell: 0,
      reached: 1,
      cells: 6,
    })
  })

  test('any one passage of a tree closed: NOT_CONNECTED; any one more is a loop', () => {
    fc.assert(
      fc.property(mazes, fc.nat(), (maze, at) => {
        const { sides, across } = graphOf(maze.grid)
        const inner = Array.from({ length: sides }, (_, side) => side).filter((side) => across[side]! >= 0)
        const side = inner[at % inner.length]!
        const passages = maze.passages.copy()
        const was = passages.isOpen(side)
        if (was) passages.close(side)
        else passages.carve(side)
        const code = codeOf(() => measureMaze({ ...maze, passages }))
        expect(code).toBe(was ? 'NOT_CONNECTED' : 'nothing thrown')
      }),
    )
  })

  test('a side open from one of its cells only, or to the outside, or to no degree: BAD_ARGUMENT', () => {
    const own = { ...comb(['...', 'vvv']), start: 0, goal: 5 }
    const { sides, across } = graphOf(own.grid)
    const { passages } = own
    for (let side = 0; side < sides; side++) {
      const open = passages.open[side]!
      for (const wrong of [1 - open, 2, 255]) {
        passages.open[side] = wrong
        const where = `${wrong} at side ${side} to ${across[side]}`
        expect(
          codeOf(() => measureMaze(own)),
          where,
        ).toBe('BAD_ARGUMENT')
      }
      passages.open[side] = open
    }
    expect(codeOf(() => measureMaze(own))).toBe('nothing thrown')
    // As many open sides as in a tree: one to the outside for the one to the goal, a dead end.
    const last = passages.open.findIndex((open, side) => open === 1 && across[side] === own.goal)
    for (let side = 0; side < sides; side++) {
      if (across[side]! >= 0) continue
      const gap = passages.copy()
      gap.close(last)
      gap.open[side] = 1
      expect(codeOf(() => measureMaze({ ...own, passages: gap }))).toBe('BAD_ARGUMENT')
    }
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

describe('withSurvey', () => {
  test('has the route that routeOf gives, in its order', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        withSurvey(maze, 'a test', (survey) => {
          const route = survey.route.slice(0, survey.routeLength)
          expect(route).toEqual(routeOf(maze))
          expect(survey.solution).toBe(measureMaze(maze).solution)
        })
      }),
    )
  })

  test('its survey serves no more afterwards', () => {
    const maze = { ...comb(['...', 'vvv']), start: 0, goal: 2 }
    let kept: Survey | null = null
    const measure = withSurvey(maze, 'a test', (survey) => {
      kept = survey
      return measureOf(survey)
    })
    expect(measure).toEqual(measureMaze(maze))
    expect(kept!).toMatchObject({ parent: { length: 0 }, route: { length: 0 } })
    expect(codeOf(() => measureOf(kept!))).toBe('BAD_ARGUMENT')
    expect(codeOf(() => branchesIn(maze, kept!))).toBe('BAD_ARGUMENT')
  })

  test('gives its arrays back once, also where it is asked twice or throws', () => {
    const maze = { ...comb(['...', 'vvv']), start: 0, goal: 2 }
    const failed = new Error('in use')
    let kept: Survey | null = null
    const run = () =>
      withSurvey(maze, 'a test', (survey) => {
        kept = survey
        throw failed
      })
    expect(run).toThrow(failed)
    const [a, b] = [surveyOf(maze, 'a test'), surveyOf(maze, 'a test')]
    giveBackSurvey(kept!)
    const c = surveyOf(maze, 'a test')
    const arrays = [a, b, c].flatMap((one) => [one.parent, one.order, one.height, one.size, one.route])
    expect(new Set(arrays).size).toBe(15)
    for (const one of [a, b, c, a]) giveBackSurvey(one)
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

function detailsOf(maze: Parameters<typeof measureMaze>[0]): unknown {
  try {
    measureMaze(maze)
  } catch (error) {
    if (MazeError.is(error, 'NOT_CONNECTED')) return error.details
    throw error
  }
  return 'nothing thrown'
}
