import { anyCodesOf, everyShapeAndGenerator } from '@meikyuu/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backtracker,
  breadthFirst,
  buildMaze,
  coverageOf,
  deadEndFilling,
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

function endsOf({ start, goal, entrance, exit, keys }: Maze): object {
  return { start, goal, entrance, exit, keys }
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
  breadthFirst,
  deadEndFilling,
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
        const graph = buildMaze(recipe)
        expect(endsOf(lattice)).toEqual(endsOf(graph))
        expectTheSame(lattice, graph)
      }),
      { numRuns: 1000 },
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
      { numRuns: 2000 },
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

/** Mazes of a million places, as both kinds of grids had them when this was written. */
const GOLDEN = {
  'square:1000x1000:backtracker:to-goal:1': {
    ends: { start: 130373, goal: 978500, entrance: null, exit: null, keys: [] },
    score: [100, 2989, 297985, 65905],
    coverage: { bbox: 1, zones: 0.875, cover: 1, factor: 1 },
    measure: [99782, 97929, 102538, 6380, 6381, 55007, 278891, 0, 394189],
    texture: [1, 0, 0.303471, 0.498818, 596748, 15, 0.0006550006550005705, 148877],
  },
  'square:1000x1000:prim:keys-5:2': {
    ends: {
      start: 952899,
      goal: 16,
      entrance: null,
      exit: 64,
      keys: [317652, 771709, 194476, 737832, 188732],
    },
    score: [97.2802657160575, 510, 464333, 1038],
    coverage: {
      bbox: 0.9177689018563835,
      zones: 0.8125,
      cover: 0.9501920727545597,
      factor: 0.9750960363772798,
    },
    measure: [324706, 276760, 2182, 1828, 1829, 1567, 25867, 6290, 37995],
    texture: [1, 0, 0.179561, 0.218973, 495734, 27, 0.0010190010190009868, 3111],
  },
  'heart:1000:wilson:enter-leave:3': {
    ends: { start: 12352, goal: 541144, entrance: 49411, exit: 2164579, keys: [] },
    score: [96.97658794927283, 2647, 270615, 6164],
    coverage: {
      bbox: 0.8626848522513172,
      zones: 0.8526596103283219,
      cover: 0.9395317589854566,
      factor: 0.9697658794927283,
    },
    measure: [184442, 161936, 10460, 6109, 6109, 2250, 67659, 0, 90337],
    texture: [1, 0, 0.16739690103458751, 0.2787261940930969, 336244, 17, 0.0008114659908430856, 10549],
  },
}

describe('a maze of a million places', () => {
  it.each(Object.entries(GOLDEN))('%s has its figures without a graph', (code, golden) => {
    const maze = buildMaze(parseRecipe(code, { cells: Infinity })) as MazeWithEnds
    const { exact, traps, waste, turns, coverage, measure } = difficultyOf(maze)
    const { pieces, cycleRank, shares, runs, bias, longestWay: longest } = textureOf(maze)
    expect({
      ends: endsOf(maze),
      score: [exact, traps, waste, turns],
      coverage,
      measure: [
        measure.deadEnds,
        measure.junctions,
        measure.solution,
        measure.decisions,
        measure.branches,
        measure.longestBranch,
        measure.wasted,
        measure.detour,
        measure.effort,
      ],
      texture: [pieces, cycleRank, shares.straights, shares.turns, runs?.count, runs?.longest, bias, longest],
    }).toEqual(golden)
    expect(maze.grid.kind === 'lattice' && maze.grid.madeBytes).toBe(0)
  })
})
