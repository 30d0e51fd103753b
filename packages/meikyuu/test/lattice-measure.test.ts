import { anyCodesOf, everyShapeAndGenerator } from '@meikyuu/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backtracker,
  buildMaze,
  coverageOf,
  deadEndsOf,
  difficultyOf,
  distancesFrom,
  latticeGrid,
  longestWay,
  type Maze,
  type MazeBody,
  MazeError,
  type MazeWithEnds,
  Mulberry32,
  maskedGrid,
  maskedLattice,
  maskFromText,
  mazeKit,
  measureMaze,
  Passages,
  parseRecipe,
  routeOf,
  SHAPES,
  type ShapeEntry,
  solutionOf,
  textureOf,
  tooEasyReasons,
} from '../src/index.js'

/** A kit whose boards of squares are lattices at any size. */
const defaults = mazeKit()
const kit = mazeKit({
  defaults: false,
  generators: defaults.generators,
  treatments: defaults.treatments,
  modes: defaults.modes,
  shapes: Object.fromEntries(
    Object.entries(SHAPES as Record<string, ShapeEntry>)
      .filter(([, shape]) => shape.lattice !== undefined)
      .map(([name, shape]) => [name, { ...shape, make: shape.lattice } as unknown as ShapeEntry]),
  ),
})

/** What a call gives, or the error that it throws. */
function tried(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    if (error instanceof MazeError) return { code: error.code, message: error.message }
    throw error
  }
}

/** What is told of any maze on a lattice without its graph form. */
const OF_ANY: Record<string, (maze: MazeBody) => unknown> = {
  deadEnds: deadEndsOf,
  distances: (maze) => distancesFrom(maze, maze.grid.cells >> 1),
  several: (maze) => distancesFrom(maze, [maze.grid.cells - 1, 0, 0]),
  longest: longestWay,
  texture: textureOf,
}

/** What is told of one with ends. */
const WITH_ENDS: Record<string, (maze: MazeWithEnds) => unknown> = {
  way: solutionOf,
  route: routeOf,
  covered: (maze) => coverageOf(maze.grid, [...(routeOf(maze) ?? []), maze.goal, 0]),
  nothing: (maze) => coverageOf(maze.grid, null),
}

/** What is told of a perfect maze so. */
const OF_PERFECT: Record<string, (maze: MazeWithEnds) => unknown> = {
  measure: measureMaze,
  difficulty: difficultyOf,
  easy: tooEasyReasons,
}

/** Each figure of a maze, asked for while the passages are stored as bytes, which they then still are. */
function expectTheSame(lattice: MazeBody, graph: MazeBody): void {
  const withEnds =
    (lattice as Maze).start === undefined || (lattice as Maze).start === null
      ? {}
      : { ...WITH_ENDS, ...OF_PERFECT }
  const figures = { ...OF_ANY, ...withEnds } as Record<string, (maze: MazeBody) => unknown>
  const { pieces, cycleRank } = textureOf(graph)
  const isPerfect = pieces === 1 && cycleRank === 0
  for (const [name, figure] of Object.entries(figures)) {
    lattice.passages.fold()
    const bytes = lattice.passages.openBytes()!.slice()
    const told = tried(() => figure(lattice))
    expect({ [name]: told }).toEqual({ [name]: tried(() => figure(graph)) })
    if (isPerfect || !(name in OF_PERFECT)) expect(lattice.passages.openBytes()).toEqual(bytes)
  }
}

const pairs = everyShapeAndGenerator().filter(
  ([shape]) => (SHAPES[shape] as ShapeEntry).lattice !== undefined,
)
const codes = fc.constantFrom(...pairs).chain(([shape, generator]) => anyCodesOf(shape, generator))

/** A mask of which four places in five are cells, its first two among them. */
const boards = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc.array(fc.nat({ max: 4 }), { minLength: width * height, maxLength: width * height }).map((places) => {
      const marks = places.map((place, i) => (place > 0 || i < 2 ? '#' : '.')).join('')
      return maskFromText(
        Array.from({ length: height }, (_, row) => marks.slice(row * width, (row + 1) * width)),
      )
    }),
  )

describe('a maze on a lattice', () => {
  it('is told as on a graph, to the last digit, from its bytes alone', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const recipe = parseRecipe(code)
        const lattice = kit.buildMaze(recipe as never) as unknown as Maze
        fc.pre(lattice.grid.kind === 'lattice')
        expectTheSame(lattice, buildMaze(recipe))
      }),
      { numRuns: 1500 },
    )
  })

  it('is so on any mask, with any passages: perfect, with loops, in pieces', () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.constantFrom('tree', 'more', 'any'), (mask, seed, kind) => {
        const grid = maskedGrid('square', mask).grid
        const graph = { grid, passages: new Passages(grid) }
        const lattice = maskedLattice(mask).grid
        const rng = new Mulberry32(seed)
        if (kind !== 'any') backtracker(grid, graph.passages, rng)
        const share = kind === 'tree' ? 0 : rng.below(100)
        for (let side = 0; side < grid.sides; side++)
          if (grid.across[side]! >= 0 && rng.below(100) < share) graph.passages.carve(side)
        const passages = new Passages(lattice, graph.passages.open.slice())
        const [start, goal] = [rng.below(grid.cells), rng.below(grid.cells)]
        const keys = Array.from({ length: rng.below(4) }, () => rng.below(grid.cells))
        const ends = { start, goal, keys, entrance: null, exit: null }
        expectTheSame({ grid: lattice, passages, ...ends } as MazeBody, { ...graph, ...ends } as MazeBody)
      }),
      { numRuns: 3000 },
    )
  })

  it('is not made a graph to be told of', () => {
    const grid = latticeGrid(300, 200)
    const passages = new Passages(grid)
    backtracker(grid, passages, new Mulberry32(1))
    const maze = { grid, passages, start: 7, goal: 59_990, keys: [3, 44_444], entrance: null, exit: null }
    for (const figure of Object.values(OF_ANY)) figure(maze)
    for (const figure of Object.values(WITH_ENDS)) figure(maze)
    for (const figure of Object.values(OF_PERFECT)) figure(maze)
    expect(grid.madeBytes).toBe(0)
  })
})
