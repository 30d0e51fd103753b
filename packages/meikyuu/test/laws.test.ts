import { codes, codesOf, everyShapeAndGenerator, renumbered, seeds, treeFaults } from '@meikyuu/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildMaze,
  coverageOf,
  difficultyOf,
  edgesHash,
  MazeError,
  type MazeWithEnds,
  maybeRecipe,
  measureMaze,
  parseRecipe,
  ratingOf,
  recipeCode,
  routeOf,
  solutionOf,
  wayBetween,
} from '../src/index.js'

function built(code: string): MazeWithEnds {
  const maze = buildMaze(parseRecipe(code))
  if (maze.start === null) throw new Error(`${code} is a map`)
  return maze
}

describe.each(everyShapeAndGenerator())('%s carved by %s', (shape, generator) => {
  it('is a spanning tree, open the same from both sides', () => {
    fc.assert(
      fc.property(codesOf(shape, generator), (code) => {
        const { grid, passages } = built(code)
        expect(treeFaults(grid, passages)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('has the code it was built from, and is built the same again', () => {
    fc.assert(
      fc.property(codesOf(shape, generator), (code) => {
        const recipe = parseRecipe(code)
        expect(recipeCode(recipe)).toBe(code)
        expect(parseRecipe(recipeCode(recipe))).toEqual(recipe)
        const [one, other] = [buildMaze(recipe), buildMaze(recipe)]
        expect(edgesHash(one)).toBe(edgesHash(other))
        expect({ ...one, passages: null }).toEqual({ ...other, passages: null })
      }),
      { numRuns: 15 },
    )
  })
})

describe('any maze', () => {
  it('has exactly one way between any two cells', () => {
    fc.assert(
      fc.property(codes, fc.nat(), fc.nat(), (code, a, b) => {
        const maze = built(code)
        const { grid, passages } = maze
        const way = wayBetween(maze, a % grid.cells, b % grid.cells)!
        const back = wayBetween(maze, b % grid.cells, a % grid.cells)!
        expect([...back].reverse()).toEqual([...way])
        expect(new Set(way).size).toBe(way.length)
        // In a tree there is no other: see the law above.
        expect(passages.count).toBe(grid.cells - 1)
      }),
    )
  })

  it('has a difficulty within 0 to 100, made of its terms and its coverage', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const maze = built(code)
        const { score, exact, base, coverage, terms, measure } = difficultyOf(maze)
        const { reach, forks, traps, waste, depth, turns } = terms
        for (const term of Object.values(terms)) expect(term >= 0 && term <= 1).toBe(true)
        const sum =
          100 * (0.4 * reach + 0.15 * forks + 0.15 * traps + 0.15 * waste + 0.075 * depth + 0.075 * turns)
        expect(base).toBeCloseTo(Math.min(100, Math.max(0, sum)), 9)
        expect(exact).toBeCloseTo(base * coverage.factor, 9)
        expect(score).toBe(Math.floor(exact + 0.5))
        expect(exact >= 0 && exact <= 100).toBe(true)
        expect(coverage).toEqual(coverageOf(maze.grid.centres, routeOf(maze)))
        expect(measure).toEqual(measureMaze(maze))
        const rating = ratingOf(measure.effort)
        expect(rating >= 1 && rating <= 100 && Number.isInteger(rating)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('has ends, doors and keys where its mode puts them', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const maze = built(code)
        const way = [...solutionOf(maze)!]
        expect([way[0], way.at(-1)]).toEqual([maze.start, maze.goal])
        expect(maze.start).not.toBe(maze.goal)
        expect(new Set(maze.keys).size).toBe(maze.keys.length)
        for (const key of maze.keys) expect(way).not.toContain(key)
      }),
      { numRuns: 200 },
    )
  })
})

/** What a square's symmetries do to (column, row) in a grid of n columns and rows. */
const SYMMETRIES: readonly (readonly [
  string,
  (x: number, y: number, n: number) => readonly [number, number],
])[] = [
  ['mirrored', (x, y, n) => [n - 1 - x, y]],
  ['turned by a quarter', (x, y, n) => [n - 1 - y, x]],
  ['turned by half', (x, y, n) => [n - 1 - x, n - 1 - y]],
  ['flipped over its diagonal', (x, y) => [y, x]],
]

describe.each(SYMMETRIES)('a maze %s', (_, map) => {
  it('measures the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), seeds, (n, seed) => {
        const maze = built(`square:${n}x${n}:growing:keys-2:${seed}`)
        const to = Array.from({ length: n * n }, (_, cell) => {
          const [x, y] = map(cell % n, Math.floor(cell / n), n)
          return y * n + x
        })
        const moved = renumbered(maze, to, ([x = 0, y = 0]) => map(x - 0.5, y - 0.5, n).map((v) => v + 0.5))
        expect(measureMaze(moved)).toEqual(measureMaze(maze))
      }),
    )
  })
})

describe('a code from a stranger', () => {
  const words = fc.constantFrom(
    'square',
    'heart',
    '5x5',
    '25',
    'prim',
    'growing-newest90',
    'keys-3',
    'map',
    '42',
    '::',
    '-',
  )
  const mutated = fc
    .tuple(codes, fc.nat(), fc.nat({ max: 3 }), fc.string({ maxLength: 3 }))
    .map(([code, at, drop, put]) => {
      const place = at % (code.length + 1)
      return code.slice(0, place) + put + code.slice(place + drop)
    })
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(words).map((list) => list.join(':')),
    mutated,
  )

  it('is read or refused with a MazeError, and what is read is written back in a form that reads the same', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const recipe = maybeRecipe(text)
        if (recipe === null) {
          let thrown: unknown
          try {
            parseRecipe(text)
          } catch (error) {
            thrown = error
          }
          expect(MazeError.is(thrown)).toBe(true)
        } else expect(parseRecipe(recipeCode(recipe))).toEqual(recipe)
      }),
      { numRuns: 5000 },
    )
  })
})
