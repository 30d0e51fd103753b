import {
  difficultyOf,
  GENERATORS,
  type Grid,
  type MazeWithEnds,
  Passages,
  rngFor,
  SOLVERS,
  type SolverName,
  solutionOf,
  solveMaze,
  squareGrid,
} from 'meikyuu'
import { cpuSeconds } from './cpu-time.js'
import { type Spread, spreadOf } from './statistics.js'

/** Nanoseconds a cell of one thing at one size. */
export interface KernelFigures {
  readonly name: string
  readonly cells: number
  readonly nsPerCell: Spread
}

const CELLS_A_TURN = 200_000

/** All but the random mouse, which takes as long as its bound, and the tour of the keys that there are none of. */
const SOLVERS_TIMED = (Object.keys(SOLVERS) as SolverName[]).filter(
  (name) => name !== 'random-mouse' && name !== 'shortest-tour',
)

/** Every generator, solver, the way and the score, over square grids of the given widths, in turn. */
export function benchKernels(widths: readonly number[], rounds: number, seed: number): KernelFigures[] {
  return widths.flatMap((width) => {
    const grid = squareGrid(width, width)
    const works = worksOn(grid)
    const found = works.map(() => [] as number[])
    for (let round = -1; round < rounds; round++)
      for (const [i, work] of works.entries()) {
        const ns = timed(work.run, grid.cells, seed + (round + 1) * 1009)
        if (round >= 0) found[i]!.push(ns)
      }
    return works.map(({ name }, i) => ({ name, cells: grid.cells, nsPerCell: spreadOf(found[i]!) }))
  })
}

interface Work {
  readonly name: string
  readonly run: (seed: number) => void
}

function worksOn(grid: Grid): Work[] {
  const carved = carvedWith('backtracker', grid, 1)
  const maze: MazeWithEnds = {
    grid,
    passages: carved,
    start: 0,
    goal: grid.cells - 1,
    entrance: null,
    exit: null,
    keys: [],
  }
  return [
    ...(Object.keys(GENERATORS) as (keyof typeof GENERATORS)[]).map((name) => ({
      name: `carve ${name}`,
      run: (seed: number) => void carvedWith(name, grid, seed),
    })),
    ...SOLVERS_TIMED.map((name) => ({ name: `solve ${name}`, run: () => void solveMaze(maze, name) })),
    { name: 'the way', run: () => void solutionOf(maze) },
    { name: 'difficulty', run: () => void difficultyOf(maze) },
  ]
}

function carvedWith(name: keyof typeof GENERATORS, grid: Grid, seed: number): Passages {
  const passages = new Passages(grid)
  GENERATORS[name].carve(grid, passages, rngFor(seed, grid.cells))
  return passages
}

function timed(run: (seed: number) => void, cells: number, seed: number): number {
  const turns = Math.max(1, Math.ceil(CELLS_A_TURN / cells))
  const seconds = cpuSeconds(() => {
    for (let turn = 0; turn < turns; turn++) run(seed + turn)
  })
  return (seconds * 1e9) / (turns * cells)
}
