import {
  allShortestWays,
  braid,
  carveMaze,
  GENERATORS,
  type GeneratorName,
  type GeneratorOptions,
  type MazeBody,
  Mulberry32,
  Passages,
  Recorder,
  rngFor,
  SOLVERS,
  type SolverName,
  solveMaze,
  squareGrid,
  TREATMENTS,
  type TreatmentName,
  type TreatmentOptions,
  treatMaze,
} from 'meikyuu'

/** Something that can be watched, and that a recorder costs or not where none is attached. */
export interface WatchedWork {
  /** Its word, and what it is told. */
  readonly name: string
  /** Makes a recorder that it can be handed. */
  readonly recorder: () => Recorder
  /** Does it. */
  readonly run: (seed: number, recorder?: Recorder) => void
}

const WIDTH = 100

/** Those that take long a cell have fewer. */
const WIDTHS: Partial<Record<GeneratorName, number>> = { 'aldous-broder': 30, 'origin-shift': 40, blobs: 50 }

const TREATED: Record<TreatmentName, TreatmentOptions> = {
  braid: { share: 1 },
  sparsen: { times: 3 },
  unicursal: {},
  loops: { share: 0.5 },
}

/**
 * Every generator, treatment and solver. This file is bundled twice, as it is
 * and with every statement that tells a recorder taken out, so that both have
 * code of their own for the compiler to work on.
 */
export function watchedWorks(): WatchedWork[] {
  const names = Object.keys(GENERATORS) as GeneratorName[]
  return [
    ...names.map((name) => carving(name, name)),
    carving('division, in proportion', 'division', { cut: 'proportional' }),
    ...treatings(),
    ...solvings(),
  ]
}

function carving(name: string, word: GeneratorName, options?: GeneratorOptions): WatchedWork {
  const width = WIDTHS[word] ?? WIDTH
  const grid = squareGrid(width, width)
  return {
    name,
    recorder: () => new Recorder(grid),
    run: (seed, recorder) =>
      GENERATORS[word].carve(grid, new Passages(grid), rngFor(seed, grid.cells), options as never, recorder),
  }
}

function treatings(): WatchedWork[] {
  const maze = perfectMaze()
  return (Object.keys(TREATMENTS) as TreatmentName[]).map((name) => ({
    name,
    recorder: () => new Recorder(maze.grid, { open: maze.passages.open }),
    run: (seed, recorder) => void treatMaze(maze, name, new Mulberry32(seed), TREATED[name], recorder),
  }))
}

/** From the first cell to the last: of a perfect maze for those that may miss it in others, else of a braided one. */
function solvings(): WatchedWork[] {
  const perfect = withCorners(perfectMaze())
  const braided = withCorners(braid(perfect, new Mulberry32(1), { share: 0.5 }))
  const solvers = (Object.keys(SOLVERS) as SolverName[]).map((name): WatchedWork => {
    const maze = SOLVERS[name].guarantees === 'maybe' ? perfect : braided
    const keys = name === 'shortest-tour' ? [WIDTH >> 1, 50 * WIDTH + 50, 99 * WIDTH] : []
    return {
      name,
      recorder: () => new Recorder(maze.grid, { open: maze.passages.open }),
      run: (seed, recorder) => {
        const options = name === 'random-mouse' ? { rng: new Mulberry32(seed), steps: 20_000 } : {}
        solveMaze({ ...maze, keys }, name, options, recorder)
      },
    }
  })
  const all: WatchedWork = {
    name: 'allShortestWays',
    recorder: () => new Recorder(braided.grid, { open: braided.passages.open }),
    run: (_, recorder) => void allShortestWays(braided, {}, recorder),
  }
  return [...solvers, all]
}

function perfectMaze(): MazeBody {
  const grid = squareGrid(WIDTH, WIDTH)
  return { grid, passages: carveMaze(grid, 'kruskal', new Mulberry32(1)) }
}

function withCorners({ grid, passages }: MazeBody) {
  return { grid, passages, start: 0, goal: grid.cells - 1, entrance: null, exit: null, keys: [] }
}
