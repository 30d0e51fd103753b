import { anyCodesOf, everyShapeAndGenerator } from '@meikyuu/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildMaze,
  coverageOf,
  deadEndsOf,
  difficultyOf,
  distancesFrom,
  edgesHash,
  explainDifficulty,
  isLattice,
  LATTICE_CELLS,
  longestWay,
  type Maze,
  MazeError,
  Mulberry32,
  mazeKit,
  measureMaze,
  parentsFrom,
  parseRecipe,
  routeOf,
  SHAPES,
  type ShapeEntry,
  type ShapeName,
  SOLVERS,
  type SolverEntry,
  searchFrom,
  solutionOf,
  svgOf,
  textOf,
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

/** All that can be found out about a maze. */
function told(maze: Maze): Record<string, unknown> {
  const { grid, start, goal, entrance, exit, keys } = maze
  const all: Record<string, unknown> = {
    ends: { start, goal, entrance, exit, keys },
    hash: edgesHash(maze),
    count: maze.passages.count,
    deadEnds: deadEndsOf(maze),
    distances: distancesFrom(maze, 0),
    several: distancesFrom(maze, [0, grid.cells - 1]),
    parents: parentsFrom(maze, grid.cells >> 1),
    search: searchFrom(maze, 0),
    longest: tried(() => longestWay(maze)),
    texture: textureOf(maze),
    text: textOf(maze),
    svg: svgOf(maze),
  }
  if (maze.start === null) return all
  all['way'] = solutionOf(maze)
  all['route'] = routeOf(maze)
  all['coverage'] = coverageOf(grid.centres, routeOf(maze))
  all['measure'] = tried(() => measureMaze(maze))
  all['difficulty'] = tried(() => difficultyOf(maze))
  all['easy'] = tried(() => tooEasyReasons(maze))
  all['explained'] = tried(() => explainDifficulty(maze))
  for (const [name, solver] of Object.entries<SolverEntry>(SOLVERS))
    all[name] = tried(() => solver.solve(maze, { rng: new Mulberry32(1), steps: 500 }))
  return all
}

const pairs = everyShapeAndGenerator().filter(
  ([shape]) => (SHAPES[shape] as ShapeEntry).lattice !== undefined,
)

describe.each(pairs)('%s carved by %s', (shape, generator) => {
  it('is the same as a lattice and as a graph, to the last digit of all that is known of it', () => {
    fc.assert(
      fc.property(anyCodesOf(shape, generator), (code) => {
        const recipe = parseRecipe(code)
        const graph = buildMaze(recipe)
        const lattice = kit.buildMaze(recipe as never) as unknown as Maze
        expect(graph.grid.kind).toBe('graph')
        expect(lattice.grid.kind).toBe(/~(unicursal|sparsen)/.test(code) ? lattice.grid.kind : 'lattice')
        expect(told(lattice)).toEqual(told(graph))
      }),
      { numRuns: 12 },
    )
  })
})

describe('a board of squares', () => {
  it('is built as a lattice from some size on, whole or cut', () => {
    const kindOf = (shape: ShapeName, w: number, h: number) => {
      const size = SHAPES[shape].size === 'N' ? { size: w } : { w, h }
      const recipe = { shape, ...size, algorithm: 'backtracker', mode: 'map', seed: 1 } as const
      return buildMaze(recipe as never) as Maze
    }
    const [width, height] = [256, LATTICE_CELLS / 256]
    expect(isLattice(kindOf('square', width, height).grid)).toBe(true)
    expect(isLattice(kindOf('square', width - 1, height).grid)).toBe(false)
    expect(isLattice(kindOf('heart', width, height).grid)).toBe(true)
    expect(isLattice(kindOf('hex', width, height).grid)).toBe(false)
  })

  it('has only its bytes as a store when it comes', () => {
    const code = {
      shape: 'square',
      w: 300,
      h: 300,
      algorithm: 'eller-rows',
      mode: 'keys',
      keys: 3,
      seed: 5,
    } as const
    expect(buildMaze(code).passages.openBytes()).not.toBe(null)
  })
})
