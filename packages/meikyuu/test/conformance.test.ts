import { existsSync, readFileSync } from 'node:fs'
import { type ConformanceLine, conformanceLines, type Door } from '@meikyuu/testing'
import { describe, expect, it } from 'vitest'
import {
  buildMaze,
  cellOfSide,
  difficultyOf,
  edgesHash,
  firstSide,
  type Grid,
  measureMaze,
  parseRecipe,
  recipeCode,
  solutionOf,
} from '../src/index.js'

/** Figures made outside the project. They lie beside the checkout and are never copied into it. */
const FIGURES = new URL('../../../../shared/conformance/flat.ndjson', import.meta.url)
const present = existsSync(FIGURES)

/** How far a figure may lie off: the last digits of a double. */
const TOLERANCE = 1e-9

/** All that a code rebuilds, in the form of the figures. */
function rebuilt(code: string): ConformanceLine {
  const maze = buildMaze(parseRecipe(code))
  if (maze.start === null) throw new Error(`${code} is a map`)
  const { score, exact, base, coverage, terms, traps, waste, turns, straight, measure } = difficultyOf(maze)
  expect(measureMaze(maze)).toEqual(measure)
  return {
    code: recipeCode(maze.recipe),
    cells: maze.grid.cells,
    effort: measure.effort,
    score,
    exact,
    base,
    coverage: { ...coverage },
    terms: { ...terms },
    traps,
    waste,
    turns,
    straight,
    measure: { ...measure },
    start: maze.start,
    goal: maze.goal,
    entrance: doorOf(maze.grid, maze.entrance),
    exit: doorOf(maze.grid, maze.exit),
    keys: [...maze.keys],
    solution: solutionOf(maze)?.length ?? 0,
    edges: edgesHash(maze),
  }
}

function doorOf(grid: Grid, side: number | null): Door | null {
  if (side === null) return null
  const cell = cellOfSide(grid, side)
  return { cell, side: side - firstSide(grid, cell) }
}

/** Where two values differ: whole numbers and texts exactly, other numbers by more than the tolerance. */
function differences(got: unknown, wanted: unknown, path = ''): string[] {
  if (typeof got === 'number' && typeof wanted === 'number' && !Number.isInteger(wanted))
    return Math.abs(got - wanted) <= TOLERANCE ? [] : [`${path}: ${got}, not ${wanted}`]
  if (typeof got !== 'object' || typeof wanted !== 'object' || got === null || wanted === null)
    return Object.is(got, wanted) ? [] : [`${path}: ${got}, not ${wanted}`]
  const names = new Set([...Object.keys(got), ...Object.keys(wanted)])
  return [...names].flatMap((name) =>
    differences((got as never)[name], (wanted as never)[name], path === '' ? name : `${path}.${name}`),
  )
}

describe('the public figures', () => {
  it('are here where CI runs', () => {
    if (process.env.CI === 'true') expect(present, `${FIGURES.pathname} is missing`).toBe(true)
  })

  it.runIf(present)(
    'are rebuilt from their codes, every field of every line',
    () => {
      const lines = conformanceLines(readFileSync(FIGURES, 'utf8'))
      expect(lines.length).toBeGreaterThan(1000)
      const faults = lines.flatMap((line) =>
        differences(rebuilt(line.code), line).map((fault) => `${line.code} ${fault}`),
      )
      expect(faults).toEqual([])
    },
    120_000,
  )
})
