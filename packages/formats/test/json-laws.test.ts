import {
  circleGrid,
  cutToBiggest,
  type Grid,
  graphGrid,
  type LatticeGrid,
  latticeGrid,
  type MaskShape,
  type Maze,
  type MazeMap,
  Mulberry32,
  maskedGrid,
  maskedLattice,
  OUTLINES,
  OUTSIDE,
  type OutlineName,
  outlineGrid,
  outlineLattice,
  Passages,
  SHAPES,
  squareGrid,
} from '@meikyuu/grid'
import { buildMaze, parseRecipe, withEnds } from '@meikyuu/recipes'
import { anyCodesOf, everyShapeAndGenerator } from '@meikyuu/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAZE_SCHEMA, mazeFromJson, mazeJsonChunks, mazeToJson, readDocument } from '../src/index.js'
import { allOf } from './same-maze.js'

const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(MAZE_SCHEMA)

/** A maze comes back the same, its document too, and the schema knows it. */
function expectRoundTrip(maze: Maze): void {
  const document = mazeToJson(maze)
  const line = JSON.stringify(document)
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual(document)
  expect(validate(JSON.parse(line)), JSON.stringify(validate.errors)).toBe(true)
  expect(readDocument(line)).toEqual(document)
  for (const trustRecipe of [false, true]) {
    const back = mazeFromJson(line, { trustRecipe })
    expect(allOf(back)).toEqual(allOf(maze))
    expect(JSON.stringify(mazeToJson(back))).toBe(line)
  }
  expect(allOf(mazeFromJson(document))).toEqual(allOf(maze))
}

function withoutRecipe({ recipe: _, ...maze }: Maze): Maze {
  return maze
}

/** Any passages at all: documents hold what is no perfect maze too. */
function scattered(grid: Grid, seed: number): MazeMap {
  const rng = new Mulberry32(seed)
  const passages = new Passages(grid)
  for (let side = 0; side < grid.sides; side++)
    if (grid.across[side] !== OUTSIDE && rng.below(2) === 1) passages.carve(side)
  return mapWith(passages)
}

function mapWith(passages: Passages): MazeMap {
  const { grid } = passages
  return { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
}

describe.each(everyShapeAndGenerator())('%s carved by %s', (shape, generator) => {
  it('comes back from its document, with its recipe and without', () => {
    fc.assert(
      fc.property(anyCodesOf(shape, generator), (code) => {
        const maze = buildMaze(parseRecipe(code))
        expectRoundTrip(maze)
        expectRoundTrip(withoutRecipe(maze))
      }),
      { numRuns: 8 },
    )
  })
})

/** A lattice and its graph, with the same passages, have the same document. */
function expectSameDocument(graph: Grid, lattice: LatticeGrid, seed: number): void {
  const maze = scattered(lattice, seed)
  maze.passages.fold()
  const line = JSON.stringify(mazeToJson(scattered(graph, seed)))
  expect([...mazeJsonChunks(maze)].join('')).toBe(line)
  expect(JSON.stringify(mazeToJson(maze))).toBe(line)
}

const OUTLINE_NAMES = Object.keys(OUTLINES) as OutlineName[]

describe('documents in pieces', () => {
  it('are the same text, and on a lattice the same as on its graph', () => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 2, max: 90 }), fc.nat())
    fc.assert(
      fc.property(sizes, ([width, height, seed]) => {
        const { passages } = scattered(squareGrid(width, height), seed)
        const graph = mapWith(passages)
        const lattice = scattered(latticeGrid(width, height), seed)
        lattice.passages.fold()
        const line = JSON.stringify(mazeToJson(graph))
        for (const maze of [graph, lattice]) {
          const pieces = mazeJsonChunks(maze, { figures: { passages: '"' } })
          expect([...pieces].join('')).toBe(line.replace(/\}$/, ',"figures":{"passages":"\\""}}'))
          expect([...pieces].join('')).toBe([...pieces].join(''))
          expect(JSON.stringify(mazeToJson(maze))).toBe(line)
        }
      }),
    )
  })

  it('are the same text of a cut lattice as of its graph', () => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 40 }), fc.nat())
    fc.assert(
      fc.property(sizes, ([width, height, seed]) => {
        const rng = new Mulberry32(seed)
        const bytes = Uint8Array.from({ length: width * height }, () => Number(rng.below(4) > 0))
        // Two that hang together, whatever is drawn.
        bytes.fill(1, 0, 2)
        const mask = { width, height, bytes }
        expectSameDocument(maskedGrid('square', mask).grid, maskedLattice(mask).grid, seed)
      }),
    )
    for (const name of OUTLINE_NAMES)
      for (const size of [5, 17, 64, 700])
        expectSameDocument(outlineGrid(name, size), outlineLattice(name, size), size)
  })

  it('come in many pieces where there is much to say', () => {
    const maze = buildMaze(parseRecipe('square:700x500:backtracker:to-goal:3', { cells: Infinity }))
    const pieces = [...mazeJsonChunks(maze)]
    expect(pieces.length).toBeGreaterThan(3)
    expect(allOf(mazeFromJson(pieces.join(''), { cells: Infinity }))).toEqual(allOf(maze))
  })

  it('refuse what is no maze before any piece', () => {
    expect(() => mazeJsonChunks({} as Maze)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
  })
})

const masks = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      bytes: fc.array(fc.constantFrom(0, 1, 1, 1), { minLength: width * height, maxLength: width * height }),
    }),
  )

describe('grids that no recipe names', () => {
  it.each<MaskShape>(['square', 'hex', 'triangle'])('come back cut by any mask from %s', (shape) => {
    fc.assert(
      fc.property(masks, fc.nat(), ({ width, height, bytes }, seed) => {
        const mask = { width, height, bytes: Uint8Array.from(bytes) }
        fc.pre(hasTwo(() => maskedGrid(shape, mask)))
        expectRoundTrip(scattered(maskedGrid(shape, mask).grid, seed))
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.keys(SHAPES) as (keyof typeof SHAPES)[])('come back cut by hand from %s', (shape) => {
    const entry = SHAPES[shape]
    const whole: Grid = entry.make({ size: 7, w: 7, h: 6 } as never)
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 9 }), (seed, share) => {
        const rng = new Mulberry32(seed)
        const keep = Uint8Array.from({ length: whole.cells }, () => (rng.below(10) < share ? 1 : 0))
        fc.pre(hasTwo(() => cutToBiggest(whole, keep)))
        expectRoundTrip(scattered(cutToBiggest(whole, keep).grid, seed))
      }),
      { numRuns: 40 },
    )
  })

  it('come back cut from rings, where the ring outside is cut away', () => {
    for (let rings = 2; rings < 9; rings++) {
      const whole = circleGrid(rings + 1)
      expectRoundTrip(scattered(cutToBiggest(whole, (cell) => cell < circleGrid(rings).cells).grid, rings))
    }
  })

  it('come back as own graphs, with centres on the plane, in space and without', () => {
    const ring = [
      [1, 3, -1],
      [0, 2],
      [1, 3, -1],
      [2, 0],
    ]
    const plane = [
      [0, 0],
      [0.1, 1 / 3],
      [1e-9, -2.5],
      [1e20, 7],
    ]
    expectRoundTrip(scattered(graphGrid(ring), 1))
    expectRoundTrip(scattered(graphGrid(ring, { centres: plane }), 2))
    expectRoundTrip(scattered(graphGrid(ring, { centres: plane.map(([x, y]) => [x!, y!, 0.3]) }), 3))
    expectRoundTrip(scattered(graphGrid(ring, { shape: 'a loop', centres: plane }), 4))
    expectRoundTrip(scattered(graphGrid([[1, 1], [0, 0, 2], [1]]), 5))
  })

  it('come back as graphs where they are lattices', () => {
    const maze = scattered(latticeGrid(6, 4), 7)
    const back = mazeFromJson(JSON.stringify(mazeToJson(maze)))
    expect(allOf(back)).toEqual(allOf(maze))
    expect(mazeToJson(back)).toEqual(mazeToJson(maze))
  })

  it('come back with ends of any choice', () => {
    const map = buildMaze(parseRecipe('hexagon:3:kruskal:map:5'))
    expectRoundTrip(withEnds(map, { start: 0, goal: 5, keys: [9, 3], entrance: map.grid.first[0]! + 4 }))
  })
})

it('a few documents, a line each', async () => {
  const codes = [
    'square:5x4:backtracker:enter-leave:42',
    'hexagon:2:wilson:to-goal:1',
    'circle:3:kruskal:keys-1:2',
    'pyramid:4:prim:map:3',
    'heart:8:hunt~sparsen-1~braid-50:centre-out:4',
  ]
  const lines = codes.map((code) => {
    const maze = buildMaze(parseRecipe(code))
    return JSON.stringify(mazeToJson(maze, { figures: { passages: maze.passages.count, said: ['a', null] } }))
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/mazes.ndjson')
})

function hasTwo(cut: () => unknown): boolean {
  try {
    cut()
    return true
  } catch {
    return false
  }
}
