import { GENERATORS } from '@meikyuu/generators'
import {
  boundaryCells,
  cellAcross,
  cellOfSide,
  centreCell,
  graphGrid,
  innerCells,
  type MazeWithEnds,
  neighboursOf,
  OUTSIDE,
  type SingleShape,
} from '@meikyuu/grid'
import { type BuiltMaze, buildMaze, type EndsRecipe, type MazeRecipe, MODES, mazeKit } from '@meikyuu/recipes'
import { distancesFrom, wayBetween } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'
import { anyRecipes, recipes, treatedRecipes } from './recipes.js'

/** Any maze of a mode, with up to 400 squares or as many cells of other shapes. */
function mazesOf(mode: EndsRecipe['mode'], from = anyRecipes): fc.Arbitrary<BuiltMaze> {
  return from.map((recipe) => {
    const { keys: _, ...plain } = { keys: 3, ...recipe }
    return buildMaze({ ...plain, mode, ...(mode === 'keys' ? { keys: 3 } : {}) } as EndsRecipe)
  })
}

function checkAll(mazes: fc.Arbitrary<BuiltMaze>, law: (maze: BuiltMaze) => void): void {
  fc.assert(fc.property(mazes, law), { numRuns: 80 })
}

function greatest(distance: Int32Array, cells: Iterable<number>): number {
  let most = 0
  for (const cell of cells) most = Math.max(most, distance[cell]!)
  return most
}

function expectDoor(maze: MazeWithEnds, side: number | null, cell: number): void {
  expect(cellOfSide(maze.grid, side!)).toBe(cell)
  expect(cellAcross(maze.grid, side!)).toBe(OUTSIDE)
}

/** Inside, or anywhere in a grid that is all border. */
function expectInner({ grid, start }: MazeWithEnds): void {
  const inner = innerCells(grid)
  if (inner.length > 0) expect(inner.includes(start)).toBe(true)
}

describe('enter-leave', () => {
  it('ends at two cells of the border that are farthest apart along it', () => {
    checkAll(mazesOf('enter-leave', recipes), (maze) => {
      const border = boundaryCells(maze.grid)
      const steps = distancesFrom(maze, maze.start)[maze.goal]
      const step = Math.max(1, Math.floor(border.length / 10))
      for (const cell of border.slice().filter((_, i) => i % step === 0))
        expect(greatest(distancesFrom(maze, cell), border)).toBeLessThanOrEqual(steps!)
      expectDoor(maze, maze.entrance, maze.start)
      expectDoor(maze, maze.exit, maze.goal)
      expect(maze.keys).toEqual([])
    })
  })
})

describe('enter-leave with loops', () => {
  it('ends at the cell of the border that is farthest from the start', () => {
    checkAll(mazesOf('enter-leave', treatedRecipes), (maze) => {
      const border = boundaryCells(maze.grid)
      const distance = distancesFrom(maze, maze.start)
      expect(border.includes(maze.start)).toBe(true)
      expect([...border].find((cell) => distance[cell] === greatest(distance, border))).toBe(maze.goal)
      expectDoor(maze, maze.entrance, maze.start)
      expectDoor(maze, maze.exit, maze.goal)
    })
  })
})

describe('to-goal', () => {
  it('starts inside and ends at a deep cell, without doors', () => {
    checkAll(mazesOf('to-goal'), (maze) => {
      const distance = distancesFrom(maze, maze.start)
      expectInner(maze)
      expect(distance[maze.goal]).toBeGreaterThanOrEqual(Math.ceil(0.8 * greatest(distance, distance.keys())))
      expect(maze).toMatchObject({ entrance: null, exit: null, keys: [] })
    })
  })
})

describe('centre-out', () => {
  it('starts at the centre and leaves by a deep cell of the border', () => {
    checkAll(mazesOf('centre-out'), (maze) => {
      const distance = distancesFrom(maze, maze.start)
      const border = boundaryCells(maze.grid)
      expect(maze.start).toBe(centreCell(maze.grid))
      expect(border.includes(maze.goal)).toBe(true)
      expect(distance[maze.goal]).toBeGreaterThanOrEqual(Math.ceil(0.8 * greatest(distance, border)))
      expectDoor(maze, maze.exit, maze.goal)
      expect(maze).toMatchObject({ entrance: null, keys: [] })
    })
  })
})

describe('keys', () => {
  it('lie in different dead ends off the way, the farther ones', () => {
    checkAll(mazesOf('keys'), (maze) => {
      const { grid, start, goal, keys } = maze
      const off = distancesFrom(maze, wayBetween(maze, start, goal)!)
      const ends = [...off.keys()].filter((cell) => off[cell]! > 0 && neighboursOf(maze, cell).length === 1)
      const far = ends.filter((cell) => off[cell]! >= Math.ceil(0.4 * greatest(off, ends)))
      expectInner(maze)
      expectDoor(maze, maze.exit, goal)
      expect(maze.entrance).toBeNull()
      expect(keys.length).toBe(Math.min(3, far.length))
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(far).toContain(key)
      expect(boundaryCells(grid).includes(goal)).toBe(true)
    })
  })

  it('keep apart as long as any dead end left does', () => {
    checkAll(mazesOf('keys'), (maze) => {
      const { grid, start, goal, keys } = maze
      const gap = Math.max(3, Math.floor(Math.sqrt(grid.cells) / 3))
      const off = distancesFrom(maze, wayBetween(maze, start, goal)!)
      const ends = [...off.keys()].filter((cell) => off[cell]! > 0 && neighboursOf(maze, cell).length === 1)
      const far = ends.filter((cell) => off[cell]! >= Math.ceil(0.4 * greatest(off, ends)))
      for (let i = 1; i < keys.length; i++) {
        const near = distancesFrom(maze, keys.slice(0, i))
        if (near[keys[i]!]! >= gap) continue
        // One too near is taken only when none is left that keeps apart from all taken by then.
        for (const cell of far) expect(near[cell]).toBeLessThan(gap)
      }
    })
  })
})

describe('map', () => {
  it('has no ends, and the passages of the same recipe in another mode', () => {
    const recipe = { shape: 'hex', w: 9, h: 7, algorithm: 'wilson', seed: 5 } as const
    const map = buildMaze({ ...recipe, mode: 'map' })
    expect(map).toMatchObject({ start: null, goal: null, entrance: null, exit: null, keys: [] })
    expect(map.passages.open).toEqual(buildMaze({ ...recipe, mode: 'to-goal' }).passages.open)
  })
})

/** A shape of own graphs, by number of cells, each a line from cell to cell. */
function lineShape(border: readonly number[], centres: boolean): SingleShape {
  const make: SingleShape['make'] = ({ size }) => {
    const sides = Array.from({ length: size }, (_, i) => [i - 1, i + 1].filter((c) => c >= 0 && c < size))
    for (const cell of border) sides[cell]!.push(OUTSIDE)
    return graphGrid(sides, centres ? { centres: sides.map((_, i) => [i, 0]) } : {})
  }
  return {
    title: 'Line',
    size: 'N',
    words: ['cells'],
    capabilities: [],
    cellsLaidOut: ({ size }) => size,
    make,
  }
}

describe('shapes without what a mode needs', () => {
  const kit = mazeKit({
    shapes: {
      inside: lineShape([], true),
      'one-door': lineShape([2], true),
      'two-doors': lineShape([0, 4], false),
    },
  })
  type Line = Parameters<typeof kit.recipeCode>[0]['shape']

  test.each<[Line, MazeRecipe['mode'], string]>([
    [
      'inside',
      'enter-leave',
      'NO_BOUNDARY: expected a grid with a cell on its border, got 5 cells that all lie inside',
    ],
    [
      'inside',
      'centre-out',
      'NO_BOUNDARY: expected a grid with a cell on its border, got 5 cells that all lie inside',
    ],
    [
      'inside',
      'keys',
      'NO_BOUNDARY: expected a grid with a cell on its border, got 5 cells that all lie inside',
    ],
    ['inside', 'to-goal', 'no error'],
    ['inside', 'map', 'no error'],
    ['one-door', 'enter-leave', 'BAD_ENDS: expected at least two cells on the border, got one'],
    [
      'one-door',
      'centre-out',
      'BAD_ENDS: expected a way from the start to another cell on the border, got a grid with none',
    ],
    ['one-door', 'keys', 'no error'],
    ['two-doors', 'enter-leave', 'no error'],
    ['two-doors', 'centre-out', 'NO_CENTRES: expected cells that have centres, got 5 without any'],
  ])('%s:5 in mode %s', (shape, mode, sentence) => {
    const build = () => kit.buildMaze(kit.parseRecipe(`${shape}:5:prim:${mode}:1`))
    expect(errorOf(build)).toBe(sentence)
  })

  it('cannot have a goal where nothing is joined', () => {
    const walled = mazeKit({
      shapes: { line: lineShape([0, 4], true) },
      generators: { ...GENERATORS, none: { title: 'None', needs: [], carve() {} } },
      modes: MODES,
      defaults: false,
    })
    expect(errorOf(() => walled.buildMaze(walled.parseRecipe('line:5:none:to-goal:1')))).toBe(
      'BAD_ENDS: expected a way from the start to another cell, got none',
    )
    expect(errorOf(() => walled.buildMaze(walled.parseRecipe('line:5:none:keys:1')))).toMatch(/^BAD_ENDS/)
    expect(errorOf(() => walled.buildMaze(walled.parseRecipe('line:5:none:enter-leave:1')))).toMatch(
      /^BAD_ENDS|no error/,
    )
  })
})
