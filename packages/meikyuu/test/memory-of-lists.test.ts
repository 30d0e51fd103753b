import type * as gridPackage from '@meikyuu/grid'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  buildMaze,
  deadEndsOf,
  GENERATORS,
  type GeneratorName,
  type MazeRecipe,
  MODES,
  type ModeEntry,
  memoryNeeded,
  NO_LIMITS,
  parseRecipe,
  recipeCode,
  rngFor,
  SHAPES,
  type ShapeEntry,
} from '../src/index.js'

/** What was asked of working memory: how long each list is, the bytes of those not given back, and the most that those were. */
const lent = vi.hoisted(() => ({
  lengths: [] as number[],
  out: new Map<Int32Array | Uint8Array, number>(),
  bytes: 0,
  most: 0,
}))

vi.mock('@meikyuu/grid', async (importOriginal) => {
  const real = await importOriginal<typeof gridPackage>()
  function counted<List extends Int32Array | Uint8Array>(list: List, length: number): List {
    const bytes = length * list.BYTES_PER_ELEMENT
    lent.lengths.push(length)
    lent.out.set(list, bytes)
    lent.bytes += bytes
    lent.most = Math.max(lent.most, lent.bytes)
    return list
  }
  function discount<List extends Int32Array | Uint8Array>(list: List): List {
    lent.bytes -= lent.out.get(list) ?? 0
    lent.out.delete(list)
    return list
  }
  return {
    ...real,
    newInts: (length: number) => counted(real.newInts(length), length),
    borrowInts: (length: number) => counted(real.borrowInts(length), length),
    borrowBytes: (length: number) => counted(real.borrowBytes(length), length),
    giveBackInts: (list: Int32Array) => real.giveBackInts(discount(list)),
    giveBackBytes: (list: Uint8Array) => real.giveBackBytes(discount(list)),
  }
})

function forget(): void {
  lent.lengths = []
  lent.out.clear()
  lent.bytes = 0
  lent.most = 0
}

afterEach(forget)

/** Long enough that lists of a number a cell are cut to measure. */
const SIDE = 1100
const CELLS = SIDE * SIDE

/** All that carve a lattice in its bytes, with what makes their lists longer or shorter. */
const CARVED = [
  'backtracker',
  'binary-tree',
  'division',
  'eller',
  'growing',
  'growing-newest',
  'growing-oldest',
  'growing-middle',
  'growing-random',
  'growing-newest90-random10',
  'growing-newest-oldest-middle',
  'growing-newest-oldest-random-middle',
  'hunt',
  'kruskal',
  'kruskal-hash',
  'prim',
  'sidewinder',
  'wilson',
]

const OTHERS = ['binary-tree-coin30', 'sidewinder-coin20', 'sidewinder-coin80', 'division-proportional']

const recipeOf = (algorithm: string, mode = 'map', size = `${SIDE}x${SIDE}`) =>
  parseRecipe(`square:${size}:${algorithm}:${mode}:1`, NO_LIMITS) as MazeRecipe

/** What is not counted, being as long as the root of the cells, or always the same: bytes. */
function uncounted(algorithm: string): number {
  if (algorithm === 'growing') return 700 * SIDE
  // A tile, while nothing is joined.
  if (algorithm === 'kruskal-hash') return 1_000_000
  return 150 * SIDE
}

describe('lists of a lattice', () => {
  it('are looked at for every generator that carves one in its bytes', () => {
    const names = Object.keys(GENERATORS) as GeneratorName[]
    const inBytes = names.filter((name) => memoryNeeded(recipeOf(name)) < 38 * CELLS)
    expect(CARVED).toEqual(expect.arrayContaining(inBytes))
  })

  it.each(CARVED)('are, of %s, what memoryNeeded counts', (algorithm) => {
    const recipe = recipeOf(algorithm)
    buildMaze(recipe)
    const counted = memoryNeeded(recipe) - CELLS
    expect(lent.most).toBeGreaterThanOrEqual(counted)
    expect(lent.most).toBeLessThanOrEqual(counted + uncounted(algorithm))
  })

  it('are, of kruskal-hash, those between tiles and what joins them, whatever the board', () => {
    for (const size of ['square:3000x3000', 'square:40x300000', 'square:3x1000000', 'ring:2500']) {
      const recipe = parseRecipe(`${size}:kruskal-hash:map:1`, NO_LIMITS) as MazeRecipe
      forget()
      const { grid } = buildMaze(recipe)
      if (grid.kind !== 'lattice') throw new Error(`${size} is not on a lattice`)
      const counted = memoryNeeded(recipe) - grid.width * grid.height
      expect(counted).toBeLessThanOrEqual(lent.most)
      expect(counted).toBeGreaterThan(0.9 * lent.most)
    }
  })

  it.each(Object.entries<ModeEntry>(MODES).filter(([name, { ends }]) => ends !== null && name !== 'keys'))(
    'are next to nothing in mode %s',
    (mode, { ends }) => {
      const maze = buildMaze(recipeOf('backtracker'))
      forget()
      ends!(maze, rngFor(1, CELLS), {})
      expect(lent.most).toBeLessThan(400 * SIDE)
      expect(memoryNeeded(recipeOf('backtracker', mode))).toBe(memoryNeeded(recipeOf('backtracker')))
    },
  )

  it.each([...CARVED, ...OTHERS])('are, for keys in a maze of %s, three of its dead ends', (algorithm) => {
    for (const size of ['64x64', '300x300', '3x2000', '700x9']) {
      const recipe = recipeOf(algorithm, 'keys-2', size)
      const maze = buildMaze(recipe)
      const ends = deadEndsOf(maze).length
      forget()
      MODES.keys.ends(maze, rngFor(1, maze.grid.cells), { keys: 2 })
      const ofEnds = lent.lengths.filter((length) => length === ends || length === ends + 1)
      expect(ofEnds.length).toBeGreaterThanOrEqual(3)
      const lists = memoryNeeded(recipeOf(algorithm, 'map', size))
      const counted = memoryNeeded(recipe)
      expect(counted).toBeLessThanOrEqual(Math.max(lists, maze.grid.cells + 12 * ends))
      if (size === '300x300')
        expect(counted).toBeGreaterThan(0.96 * Math.max(lists, maze.grid.cells + 12 * ends))
    }
  })

  it.each(['binary-tree-coin0', 'sidewinder-coin100', 'sidewinder-coin0'])(
    'are, for keys in a maze of %s without dead ends inside, none',
    (algorithm) => {
      expect(memoryNeeded(recipeOf(algorithm, 'keys-2'))).toBe(CELLS)
    },
  )

  it('are, for keys on a graph, four of its cells', () => {
    const recipe = parseRecipe('hexagon:40:backtracker:keys-2:1') as MazeRecipe
    const maze = buildMaze(recipe)
    const { cells } = maze.grid
    forget()
    MODES.keys.ends(maze, rngFor(1, cells), { keys: 2 })
    expect(lent.most).toBeGreaterThanOrEqual(16 * cells)
    const { keys: _, ...mapped } = { ...recipe, mode: 'map' } as MazeRecipe & { keys?: number }
    const counted = memoryNeeded(recipe) - memoryNeeded(mapped as MazeRecipe)
    expect(counted).toBeLessThanOrEqual(16 * cells)
    expect(counted).toBeGreaterThan(0.9 * 16 * cells)
  })

  it.each(Object.entries<ShapeEntry>(SHAPES).filter(([, { lattice }]) => lattice !== undefined))(
    'are never less, on %s, than memoryNeeded counts',
    (shape, entry) => {
      for (const side of [64, 200])
        for (const algorithm of ['growing-random', 'hunt', 'kruskal', 'kruskal-hash', 'wilson'])
          for (const mode of ['map', 'keys-2'])
            countedOn(`${shape}:${entry.size === 'N' ? side : `${side}x${side}`}:${algorithm}:${mode}:1`)
    },
  )
})

function countedOn(code: string): void {
  const recipe = parseRecipe(code, NO_LIMITS) as MazeRecipe
  forget()
  const maze = buildMaze(recipe)
  if (maze.grid.kind !== 'lattice') throw new Error(`${recipeCode(recipe)} is not on a lattice`)
  const carving = lent.most
  const keys = recipe.mode === 'keys' ? 12 * deadEndsOf(maze).length : 0
  expect(memoryNeeded(recipe), code).toBeLessThanOrEqual(maze.grid.positions + Math.max(carving, keys))
}
