import { MazeError, Passages, Points, squareGrid } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import * as difficulty from '../src/index.js'
import { codeOf } from './code-of.js'

const grid = squareGrid(3, 3)
const passages = new Passages(grid)
for (const side of [1, 5, 10, 23, 19, 14, 25, 29]) passages.carve(side) // row by row, there and back
const maze = { grid, passages, start: 0, goal: 8, keys: [4] }
const looped = { ...maze, passages: passages.copy() }
looped.passages.carve(2)
const map = { ...maze, start: null, goal: null, keys: [] }
const geometry = difficulty.geometryOf(maze)
const coverage = { bbox: 1, zones: 1, cover: 1, factor: 1 }

/** What each function takes. */
const GOOD: Record<string, readonly unknown[]> = {
  bendDegrees: [grid.centres, 0, 1, 2],
  difficultyOf: [maze],
  difficultyOfGraph: [maze, geometry],
  explainDifficulty: [maze, geometry],
  geometryOf: [maze],
  tooEasy: [maze],
  tooEasyReasons: [maze],
}

/** As many cells and sides, and yet another grid. */
const foreign = { ...maze, passages: new Passages(squareGrid(3, 3)) }
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, true, 5, -1, 0.5, Number.NaN, Infinity, 3n, 'x', '', Symbol('s')],
  ...[
    {},
    [],
    [null],
    Object.create(null),
    () => Number.NaN,
    { length: 3 },
    { axes: 2 },
    { axes: 2, data: [] },
  ],
  ...[
    { axes: 3, data: 'abc', length: 1 },
    new Points(2, new Float64Array(0)),
    { measure: 1 },
    { measure: null },
  ],
  ...[
    { measure: {}, waste: Number.NaN, traps: -1 },
    { measure: difficulty, waste: 4, traps: 2 },
  ],
  ...[map, foreign, { grid }, { passages }, { ...maze, passages: { grid, open: passages.open.slice(1) } }],
  ...[
    { ...maze, keys: 5 },
    { ...maze, keys: [9] },
    { ...maze, start: 9 },
    { ...maze, goal: undefined },
  ],
  ...[
    { ...geometry, points: undefined },
    { ...geometry, points: [] },
    { ...geometry, points: 5 },
  ],
  ...[{ ...geometry, points: grid.centres.data }, { ...geometry, points: [null] }, { coverage }],
  ...[
    { ...geometry, coverage: null },
    { ...geometry, coverage: 5 },
    { ...geometry, coverage: { factor: 0.5 } },
  ],
  ...[
    { ...geometry, distance: null },
    { ...geometry, distance: () => 3n },
    { ...geometry, bend: () => 'x' },
  ],
]

type AnyFunction = (...args: readonly unknown[]) => unknown
const FUNCTIONS = Object.entries<unknown>({ ...difficulty }).filter(
  (entry): entry is [string, AnyFunction] => typeof entry[1] === 'function',
)

/** The error that comes out, null where none does. */
function thrownBy(call: () => unknown): unknown {
  try {
    call()
    return null
  } catch (error) {
    return error
  }
}

describe('no function lets anything but a MazeError out', () => {
  test('the table knows every function there is', () => {
    expect(FUNCTIONS.map(([name]) => name).sort()).toEqual(Object.keys(GOOD).sort())
  })

  test.each(FUNCTIONS)('%s', (name, call) => {
    const good = GOOD[name]!
    expect(thrownBy(() => call(...good))).toBeNull()
    for (const value of HOSTILE) {
      for (let at = 0; at < good.length; at++) {
        const error = thrownBy(() => call(...good.map((arg, i) => (i === at ? value : arg))))
        if (error !== null && !MazeError.is(error)) throw error
      }
      const error = thrownBy(() => call(...good.map(() => value)))
      if (error !== null && !MazeError.is(error)) throw error
      const isBody = typeof value === 'object' && value !== null && 'grid' in value
      if (!isBody) expect(error, typeof value).not.toBeNull()
    }
    expect(MazeError.is(thrownBy(() => call()))).toBe(true)
  })

  test.each([null, undefined, 5, 'x', {}, -1, 9, Number.NaN])(
    'what a geometry is asked of cell %s',
    (cell) => {
      expect(codeOf(() => geometry.distance(cell === 5 ? 99 : (cell as never)))).toBe('NO_SUCH_CELL')
      expect(codeOf(() => geometry.bend(0, 1, cell === 5 ? 99 : (cell as never)))).toBe('NO_SUCH_CELL')
    },
  )
})

test.each([maze, looped])('a maze that does not say its keys has none', (maze) => {
  const { keys: _, ...without } = maze
  const none = difficulty.difficultyOf({ ...maze, keys: [] })
  expect(difficulty.difficultyOf(without)).toEqual(none)
  expect(difficulty.difficultyOf({ ...maze, keys: undefined } as never)).toEqual(none)
  expect(difficulty.explainDifficulty(without).difficulty).toEqual(none)
  for (const keys of [null, 5, 'x', {}])
    expect(codeOf(() => difficulty.difficultyOf({ ...maze, keys } as never))).toBe('BAD_ARGUMENT')
})

test('a geometry of a map: NO_ENDS; null is no geometry', () => {
  expect(codeOf(() => difficulty.geometryOf(map as never))).toBe('NO_ENDS')
  expect(codeOf(() => difficulty.geometryOf({ grid, goal: 9 }))).toBe('NO_SUCH_CELL')
  expect(codeOf(() => difficulty.explainDifficulty(maze, null as never))).toBe('BAD_ARGUMENT')
})

test('the passages of another grid are refused, as many as they are', () => {
  for (const call of [difficulty.difficultyOf, difficulty.explainDifficulty, difficulty.tooEasy])
    expect(codeOf(() => call(foreign))).toBe('BAD_ARGUMENT')
})
