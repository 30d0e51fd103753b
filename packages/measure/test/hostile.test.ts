import { MazeError, Passages, squareGrid } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import * as measure from '../src/index.js'
import { codeOf } from './code-of.js'

const grid = squareGrid(3, 3)
const passages = new Passages(grid)
for (const side of [1, 5, 10, 23, 19, 14, 25, 29]) passages.carve(side) // row by row, there and back
const maze = { grid, passages, start: 0, goal: 8, keys: [4] }
const looped = { ...maze, passages: passages.copy() }
looped.passages.carve(2)
const map = { ...maze, start: null, goal: null, keys: [] }

/** What each function takes. */
const GOOD: Record<string, readonly unknown[]> = {
  branchesIn: [maze, measure.withSurvey(maze, 'a test', (survey) => ({ ...survey }))],
  branchesOf: [maze],
  measureMaze: [maze],
  measureOfCounts: [measure.withSurvey(maze, 'a test', (survey) => ({ ...survey }))],
  measureOf: [measure.withSurvey(maze, 'a test', (survey) => ({ ...survey }))],
  ratingOf: [31],
  reachOf: [31],
  textureOf: [maze],
  withLatticeSurvey: [maze, 'a test', () => null],
  withSurvey: [maze, 'a test', () => null],
}

/** As many cells and sides, and yet another grid. */
const foreign = { ...maze, passages: new Passages(squareGrid(3, 3)) }
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, true, -1, Number.NaN, Infinity, 3n, 'x', '', Symbol('s')],
  ...[{}, [], [null], Object.create(null), () => Number.NaN, { length: 3 }, { cells: 9 }],
  ...[map, foreign, { grid }, { passages }, { ...maze, passages: { grid, open: passages.open.slice(1) } }],
  ...[
    { ...maze, keys: 5 },
    { ...maze, keys: 'x' },
    { ...maze, keys: [9] },
    { ...maze, keys: [null] },
  ],
  ...[
    { ...maze, start: 9 },
    { ...maze, goal: undefined },
    { ...maze, start: null },
    { ...maze, goal: 0.5 },
  ],
]

type AnyFunction = (...args: readonly unknown[]) => unknown
const FUNCTIONS = Object.entries<unknown>({ ...measure }).filter(
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
})

test.each([maze, looped])('a maze that does not say its keys has none', (maze) => {
  const { keys: _, ...without } = maze
  const none = measure.measureMaze({ ...maze, keys: [] })
  expect(measure.measureMaze(without)).toEqual(none)
  expect(measure.measureMaze({ ...maze, keys: undefined } as never)).toEqual(none)
  for (const keys of [null, 5, 'x', {}])
    expect(codeOf(() => measure.measureMaze({ ...maze, keys } as never))).toBe('BAD_ARGUMENT')
  expect(codeOf(() => measure.measureMaze({ ...maze, keys: [9] }))).toBe('NO_SUCH_CELL')
})

test('the passages of another grid are refused, as many as they are', () => {
  for (const call of [measure.measureMaze, measure.branchesOf, measure.textureOf])
    expect(codeOf(() => call(foreign))).toBe('BAD_ARGUMENT')
})
