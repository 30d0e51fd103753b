import { coverageOf } from '@meikyuu/coverage'
import {
  type GraphGrid,
  graphGrid,
  type MazeWithEnds,
  neighboursOf,
  Passages,
  SHAPES,
  type ShapeEntry,
  squareGrid,
} from '@meikyuu/grid'
import { measureMaze, withSurvey } from '@meikyuu/measure'
import { routeOf, solutionOf } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { squaresToGoal } from '../src/goal-distances.js'
import { guessByWalk } from '../src/guess-by-walk.js'
import { guessStraight } from '../src/guess-straight.js'
import {
  BEND_DEGREES,
  difficultyOf,
  difficultyOfGraph,
  explainDifficulty,
  geometryOf,
  TERM_CEILINGS,
  TERM_WEIGHTS,
} from '../src/index.js'
import { codeOf } from './code-of.js'
import { looped, mazes, randomMaze, withLoops } from './random-maze.js'
import { loopedInSpace, spaceMazes } from './space-mazes.js'
import { bendByHand, nearest, walkByHand, wrongByHand } from './walked-by-hand.js'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

const anyMaze = fc.oneof(mazes, spaceMazes, looped, loopedInSpace)

function isPerfect({ grid, passages }: MazeWithEnds): boolean {
  return passages.count === grid.cells - 1
}

/** Traps, waste and turns, each straight from its definition. */
function countedByHand(maze: MazeWithEnds): { traps: number; waste: number; turns: number } {
  const way = [...solutionOf(maze)!]
  const isWrong = wrongByHand(maze)
  const traps = way.slice(0, -1).filter((cell, i) => {
    const on = neighboursOf(maze, cell).filter((other) => other !== way[i - 1])
    return on.length > 1 && isWrong(nearest(maze, on)!)
  })
  const turns = way.slice(1, -1).filter((cell, i) => bendByHand(maze, way[i]!, cell, way[i + 2]!) > 25)
  const waste = walkByHand(maze).entered.filter(isWrong)
  return { traps: traps.length, waste: waste.length, turns: turns.length }
}

describe('difficultyOf', () => {
  test.each(Object.entries<ShapeEntry>(SHAPES))(
    'counts traps, waste and turns as the walk itself does: %s',
    (_, shape) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const grid = shape.size === 'WxH' ? shape.make({ w: 8, h: 7 }) : shape.make({ size: 7 })
          const maze = randomMaze(grid, (seed % 3) / 2, seed, 0)
          expect(difficultyOf(maze)).toMatchObject(countedByHand(maze))
          const braided = withLoops(maze, 0.05 + (seed % 4) / 5, seed)
          expect(difficultyOf(braided)).toMatchObject(countedByHand(braided))
        }),
        { numRuns: 40 },
      )
    },
  )

  test('does so in space too', () => {
    fc.assert(
      fc.property(fc.oneof(spaceMazes, loopedInSpace), (maze) => {
        expect(difficultyOf(maze)).toMatchObject(countedByHand(maze))
      }),
      { numRuns: 200 },
    )
  })

  test('is within 0 to 100 and made of its terms', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const { score, exact, base, coverage, terms, straight, traps, waste, turns, measure } =
          difficultyOf(maze)
        const share = (n: number, ceiling: number) => Math.min(1, Math.log(1 + n) / Math.log(1 + ceiling))
        expect(terms.reach).toBeCloseTo(
          Math.max(0, Math.min(1, Math.log(measure.effort / 9) / Math.log(600))),
          12,
        )
        expect(terms.forks).toBeCloseTo(share(measure.decisions, TERM_CEILINGS.forks), 12)
        expect(terms.traps).toBeCloseTo(share(traps, TERM_CEILINGS.traps), 12)
        expect(terms.waste).toBeCloseTo(share(waste, TERM_CEILINGS.waste), 12)
        expect(terms.depth).toBeCloseTo(share(measure.longestBranch, TERM_CEILINGS.depth), 12)
        expect(terms.turns).toBeCloseTo(share(turns, TERM_CEILINGS.turns), 12)
        const sum = Object.entries(TERM_WEIGHTS).reduce(
          (total, [name, weight]) => total + weight * terms[name as keyof typeof terms],
          0,
        )
        expect(base).toBe(Math.min(100, Math.max(0, 100 * sum)))
        expect(exact).toBe(base * coverage.factor)
        expect(score).toBe(Math.floor(exact + 0.5))
        expect(exact >= 0 && exact <= 100).toBe(true)
        expect(straight).toBe(waste === 0)
        if (isPerfect(maze)) expect(waste).toBeGreaterThanOrEqual(traps)
        expect(waste).toBeLessThanOrEqual(measure.cells - measure.solution)
        expect(traps).toBeLessThanOrEqual(measure.decisions)
        expect(coverage).toEqual(coverageOf(maze.grid.centres, routeOf(maze)))
        expect(measure).toEqual(measureMaze(maze))
      }),
      { numRuns: 300 },
    )
  })

  test('is what difficultyOfGraph gives for the same geometry', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        expect(difficultyOfGraph(maze, geometryOf(maze))).toEqual(difficultyOf(maze))
      }),
      { numRuns: 300 },
    )
  })

  test('in a perfect maze it counts the same without the walk as with it', () => {
    fc.assert(
      fc.property(fc.oneof(mazes, spaceMazes), (maze) => {
        withSurvey(maze, 'a test', (survey) => {
          const { centres } = maze.grid
          const walked = guessByWalk(maze, squaresToGoal(centres, maze.goal), survey)
          expect(walked).toEqual(guessStraight(maze, centres, survey))
        })
      }),
      { numRuns: 300 },
    )
  })

  test('leaves the maze as it was, and gives the same again', () => {
    fc.assert(
      fc.property(looped, mazes, (maze, other) => {
        const before = maze.passages.open.slice()
        const difficulty = difficultyOf(maze)
        difficultyOf(other)
        expect(maze.passages.open).toEqual(before)
        expect(difficultyOf(maze)).toEqual(difficulty)
      }),
    )
  })

  test('a bend of exactly the limit is none, a little more is one', () => {
    const corridor = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      const grid = graphGrid([[1], [0, 2], [1]], {
        centres: [
          [-1, 0],
          [0, 0],
          [Math.cos(angle), Math.sin(angle)],
        ],
      })
      const passages = new Passages(grid)
      passages.carve(0)
      passages.carve(2)
      return { grid, passages, start: 0, goal: 2 }
    }
    for (const sign of [1, -1]) {
      expect(difficultyOf(corridor(sign * (BEND_DEGREES - 1e-10))).turns).toBe(0)
      expect(difficultyOf(corridor(sign * (BEND_DEGREES + 1e-10))).turns).toBe(1)
      expect(difficultyOf(corridor(sign * 180)).turns).toBe(1)
      expect(difficultyOf(corridor(0)).turns).toBe(0)
    }
  })

  test('two cells: nothing but the way', () => {
    const grid = graphGrid([[1], [0]], {
      centres: [
        [0, 0],
        [1, 0],
      ],
    })
    const passages = new Passages(grid)
    passages.carve(0)
    const difficulty = difficultyOf({ grid, passages, start: 0, goal: 1 })
    expect(difficulty).toMatchObject({ exact: 0, straight: true, traps: 0, waste: 0, turns: 0 })
    expect(Object.values(difficulty.terms)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('a long corridor and a wide star are no trouble', () => {
    const cells = 50_000
    const all = Array.from({ length: cells }, (_, cell) => cell)
    const leaves = all.slice(1)
    const row = all.map((cell) => [cell, cell % 2])
    const corridor = graphGrid(
      all.map((cell) => [cell - 1, cell + 1 < cells ? cell + 1 : -1]),
      { centres: row },
    )
    const star = graphGrid([leaves, ...leaves.map(() => [0])], { centres: row })
    const opened = (grid: GraphGrid) => ({ grid, passages: new Passages(grid), start: 0, goal: cells - 1 })
    const along = opened(corridor)
    for (let cell = 0; cell + 1 < cells; cell++) along.passages.carve(cell * 2 + 1)
    expect(difficultyOf(along)).toMatchObject({ straight: true, turns: cells - 2, score: 48 })
    expect(explainDifficulty(along).walk.length).toBe(cells)
    const among = opened(star)
    for (const leaf of leaves) among.passages.carve(leaf - 1)
    const backwards = { ...geometryOf(among), distance: (cell: number) => cell }
    expect(difficultyOf(among)).toMatchObject({ straight: true, traps: 0 })
    expect(explainDifficulty(among, backwards).wasteCells.length).toBe(cells - 2)
  })
})

describe('what cannot be scored is refused', () => {
  const grid = squareGrid(2, 2)
  const passages = new Passages(grid)
  for (const side of [1, 2, 6]) passages.carve(side) // 0-1, 0-2, 1-3
  const maze = { grid, passages, start: 0, goal: 3 }
  const scorers = [difficultyOf, explainDifficulty, (m: never) => difficultyOfGraph(m, geometryOf(maze))]

  test('the maze itself is not', () => {
    for (const scorer of scorers) expect(codeOf(() => scorer(maze as never))).toBe('none')
  })

  test('a map: NO_ENDS', () => {
    for (const scorer of scorers)
      expect(codeOf(() => scorer({ ...maze, start: null, goal: null } as never))).toBe('NO_ENDS')
  })

  test('cells that cannot be reached: NOT_CONNECTED; a side open one way: BAD_ARGUMENT', () => {
    const gap = passages.copy()
    gap.close(6)
    const oneWay = passages.copy()
    oneWay.open[9] = 1
    for (const scorer of scorers) {
      expect(codeOf(() => scorer({ ...maze, passages: gap } as never))).toBe('NOT_CONNECTED')
      expect(codeOf(() => scorer({ ...maze, goal: 1, passages: gap } as never))).toBe('NOT_CONNECTED')
      expect(codeOf(() => scorer({ ...maze, passages: oneWay } as never))).toBe('BAD_ARGUMENT')
    }
  })

  test('an own graph without centres: NO_CENTRES, where no geometry is told', () => {
    const bare = graphGrid([[1], [0]])
    const open = new Passages(bare)
    open.carve(0)
    const graph = { grid: bare, passages: open, start: 0, goal: 1 }
    expect(codeOf(() => difficultyOf(graph))).toBe('NO_CENTRES')
    expect(codeOf(() => explainDifficulty(graph))).toBe('NO_CENTRES')
    expect(codeOf(() => geometryOf(graph))).toBe('NO_CENTRES')
  })

  test('ends outside, and what is no maze', () => {
    for (const scorer of scorers) {
      expect(codeOf(() => scorer({ ...maze, goal: 4 } as never))).toBe('NO_SUCH_CELL')
      expect(codeOf(() => scorer(null as never))).toBe('BAD_ARGUMENT')
    }
  })
})
