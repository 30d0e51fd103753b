import {
  buildMaze,
  coverageOf,
  deadEndsOf,
  difficultyOf,
  distancesFrom,
  GENERATORS,
  type GeneratorName,
  type Grid,
  latticeGrid,
  longestWay,
  type MazeBody,
  type MazeRecipe,
  type MazeWithEnds,
  measureMaze,
  Passages,
  parseRecipe,
  rngFor,
  SOLVERS,
  type SolverName,
  solutionOf,
  solveMaze,
  squareGrid,
  textureOf,
} from 'meikyuu'
import { hashOfFigure, hashOfMaze, hashOfNumbers } from './hashes.js'
import type { Prepare } from './work.js'

/** Which of the two engines. */
export type Engine = 'lattice' | 'graph'

/** What the random mouse is left out for: it takes as long as its bound; and the tour: there are no keys. */
const NOT_TIMED: readonly string[] = ['random-mouse', 'shortest-tour'] satisfies SolverName[]

/**
 * So many cells of mazes are solved by turns, as in `c/main.c`: a processor
 * would learn the branches of a single small one by heart.
 */
const SHELF_CELLS = 200_000
/** No more of them than these, however small. */
const SHELF_MAZES = 200

/** Figures of a maze by the backtracker, from its first cell to its last, that are lists of whole numbers. */
const LISTS = {
  way: (maze) => solutionOf(maze)!,
  distances: (maze) => distancesFrom(maze, maze.start),
  'dead-ends': (maze) => deadEndsOf(maze),
  'longest-way': (maze) => longestWay(maze).way,
} satisfies Record<string, (maze: MazeWithEnds) => ArrayLike<number>>

/** Those that are many numbers, fractions among them. */
const FIGURES = {
  measure: measureMaze,
  difficulty: difficultyOf,
  coverage: (maze) => coverageOf(maze.grid, solutionOf(maze)),
  texture: textureOf,
} satisfies Record<string, (maze: MazeWithEnds) => object>

/** What both engines do, by what it is called in the tables. */
export function ourWorks(engine: Engine): ReadonlyMap<string, Prepare> {
  const generators = Object.keys(GENERATORS) as GeneratorName[]
  const solvers = (Object.keys(SOLVERS) as SolverName[]).filter((name) => !NOT_TIMED.includes(name))
  return new Map<string, Prepare>([
    ...generators.map((name) => [`carve ${name}`, carving(engine, name)] as const),
    ...solvers.map((name) => [`solve ${name}`, solving(engine, name)] as const),
    ...Object.entries(LISTS).map(
      ([name, list]) => [`figure ${name}`, figuring(engine, list, hashOfNumbers)] as const,
    ),
    ...Object.entries(FIGURES).map(
      ([name, figure]) => [`figure ${name}`, figuring(engine, figure, hashOfFigure)] as const,
    ),
    ...(['backtracker', 'eller'] as const).map(
      (name) => [`both ${name}`, carvingAndSolving(engine, name)] as const,
    ),
    ...(engine === 'lattice' ? [['recipe, scored', scoring] as const] : []),
  ])
}

function carving(engine: Engine, name: GeneratorName): Prepare {
  return (width) => {
    const grid = boardOf(engine, width)
    const passages = new Passages(grid)
    return {
      turn: (seed) => carvedInto(passages, name, seed),
      // Of a copy: a store that is handed out is looked at before each carving.
      hash: ({ passages }: MazeBody) => hashOfMaze({ grid, passages: passages.copy() }),
      asGraph: asGraph(grid),
    }
  }
}

function solving(engine: Engine, name: SolverName): Prepare {
  return figuring(engine, (maze) => solveMaze(maze, name).route!, hashOfNumbers)
}

function figuring<Made>(
  engine: Engine,
  figure: (maze: MazeWithEnds) => Made,
  hash: (made: Made) => string,
): Prepare {
  return (width, first) => {
    const grid = boardOf(engine, width)
    const length = Math.min(SHELF_MAZES, Math.ceil(SHELF_CELLS / grid.cells))
    const mazes = Array.from({ length }, (_, i) =>
      withCorners(carved(grid, 'backtracker', (first + i) % 2 ** 32)),
    )
    return {
      turn: (seed) => figure(mazes[(seed - first) % mazes.length]!),
      hash,
      asGraph: asGraph(grid),
    }
  }
}

function carvingAndSolving(engine: Engine, name: GeneratorName): Prepare {
  return (width) => {
    const grid = boardOf(engine, width)
    const passages = new Passages(grid)
    return {
      turn: (seed) => solutionOf(withCorners(carvedInto(passages, name, seed))),
      hash: hashOfNumbers,
      asGraph: asGraph(grid),
    }
  }
}

/** From a recipe to its score, ends and all: the kind of board is chosen as always. */
const scoring: Prepare = (width) => ({
  turn: (seed) => {
    const code = `square:${width}x${width}:backtracker:to-goal:${seed}`
    const maze = buildMaze(parseRecipe(code, { cells: Infinity }) as MazeRecipe)
    return difficultyOf(maze as MazeWithEnds)
  },
  hash: hashOfFigure,
})

function boardOf(engine: Engine, width: number): Grid {
  return engine === 'lattice' ? latticeGrid(width, width) : squareGrid(width, width)
}

function carved(grid: Grid, name: GeneratorName, seed: number): MazeBody {
  return carvedInto(new Passages(grid), name, seed)
}

/** Into the memory of the maze before, as `c/main.c` does. */
function carvedInto(passages: Passages, name: GeneratorName, seed: number): MazeBody {
  const { grid } = passages
  passages.clear()
  GENERATORS[name].carve(grid, passages, rngFor(seed, grid.cells))
  return { grid, passages }
}

function withCorners({ grid, passages }: MazeBody): MazeWithEnds {
  return { grid, passages, start: 0, goal: grid.cells - 1, entrance: null, exit: null, keys: [] }
}

/** Whether a lattice's graph has been made. */
function asGraph(grid: Grid): () => boolean {
  return () => grid.kind === 'lattice' && grid.madeBytes > 0
}
