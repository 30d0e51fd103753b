import { carveMaze } from '@meikyuu/generators'
import {
  boundaryCells,
  cellAcross,
  cellOfSide,
  centreCell,
  graphGrid,
  innerCells,
  type MazeBody,
  type MazeWithEnds,
  Mulberry32,
  neighboursOf,
  OUTSIDE,
  Passages,
  type Rng,
  type SingleShape,
  squareGrid,
} from '@meikyuu/grid'
import {
  type BuiltMaze,
  buildMaze,
  centreOut,
  type EndsRecipe,
  enterLeave,
  keysMode,
  type MazeRecipe,
  mazeKit,
  toGoal,
} from '@meikyuu/recipes'
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

  it('keep apart while a dead end that is left does', () => {
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
    const grid = squareGrid(5, 4)
    const maze = { grid, passages: new Passages(grid) }
    const rng = new Mulberry32(1)
    expect(errorOf(() => toGoal(maze, rng))).toBe(
      'BAD_ENDS: expected a way from the start to another cell, got none',
    )
    const sentence = /^BAD_ENDS: expected a way from the start to another cell on the border/
    expect(errorOf(() => keysMode(maze, rng, { keys: 1 }))).toMatch(sentence)
    expect(errorOf(() => centreOut(maze, rng))).toMatch(sentence)
    expect(errorOf(() => enterLeave(maze, rng))).toMatch(
      /^BAD_ENDS: expected a way from one cell of the border to another, got none from cell \d+$/,
    )
  })
})

describe('modes called by anybody', () => {
  const grid = squareGrid(9, 9)
  const maze = { grid, passages: carveMaze(grid, 'prim', new Mulberry32(3)) }
  const modes: [string, (rng: Rng, own?: MazeBody) => unknown][] = [
    ['toGoal', (rng, own = maze) => toGoal(own, rng)],
    ['enterLeave', (rng, own = maze) => enterLeave(own, rng)],
    ['centreOut', (rng, own = maze) => centreOut(own, rng)],
    ['keysMode', (rng, own = maze) => keysMode(own, rng, { keys: 3 })],
  ]

  test.each(modes)('%s refuses draws that are out of their range', (_, ends) => {
    const next = () => 0.5
    for (const below of [
      (n: number) => n,
      () => -1,
      () => 0.5,
      () => Number.NaN,
      () => undefined as never,
      () => '0' as never,
      async () => 0,
    ] as ((n: number) => number)[])
      expect(errorOf(() => ends({ next, below }))).toMatch(/^BAD_ARGUMENT: expected rng.below\(\d+\) to be/)
    expect(errorOf(() => ends({ next, below: () => 0 }))).toBe('no error')
  })

  test.each(modes)('%s comes to an end on passages that are open from one side only', (_, ends) => {
    // A mode may find ends in such a maze or refuse it; it may not walk for ever.
    for (let seed = 0; seed < 60; seed++) {
      const rng = new Mulberry32(seed)
      const odd = new Passages(grid)
      for (let side = 0; side < grid.sides; side++) odd.open[side] = rng.below(seed % 2 === 0 ? 2 : 256)
      expect(errorOf(() => ends(rng, { grid, passages: odd }))).toMatch(/^(no error$|BAD_)/)
    }
  })

  it('asks for a number of keys that is one', () => {
    for (const keys of [Number.NaN, 0, -1, 1.5, '3', null, undefined, Infinity] as number[])
      expect(errorOf(() => keysMode(maze, new Mulberry32(1), { keys }))).toMatch(/^BAD_KEYS/)
    for (const options of [null, undefined, 3, [3]] as unknown as { keys: number }[])
      expect(errorOf(() => keysMode(maze, new Mulberry32(1), options))).toMatch(
        /^BAD_ARGUMENT: expected options/,
      )
  })
})
