import { buildMaze, difficultyOf, type MazeRecipe, Mulberry32 } from 'meikyuu'
import { makeAnchor } from './anchor.js'
import { batchRecipes, sizedShapes } from './batch-recipes.js'
import { cpuSeconds } from './cpu-time.js'
import { type Spread, spreadOf } from './statistics.js'

/** What a batch should reach where the anchor takes {@link ANCHOR_NS}: mean cells, and mazes a second. */
export const BATCHES = [
  { mean: 50, wanted: 60_000 },
  { mean: 400, wanted: 12_000 },
  { mean: 2_000, wanted: 2_500 },
  { mean: 6_000, wanted: 800 },
] as const

/** The nanoseconds a cell of the machine that the wanted figures are stated for. */
export const ANCHOR_NS = 35

/** One line of the table. */
export interface BatchFigures {
  readonly cells: number
  readonly mazesPerSecond: Spread
  readonly nsPerCell: number
  /** The rate on a machine where the anchor takes {@link ANCHOR_NS}, over the wanted one. */
  readonly ratio: number
}

/** What a run of the batch bench found. */
export interface BatchReport {
  readonly anchorNs: Spread
  readonly batches: readonly BatchFigures[]
}

const CELLS_A_ROUND = 2_000_000

/**
 * Builds and scores batches of mazes from recipes on one core: in each round
 * the anchor first, then every batch, all with seeds of that round alone.
 */
export function benchBatches(rounds: number, seed: number): BatchReport {
  const rng = new Mulberry32(seed)
  const anchor = makeAnchor()
  const anchors: number[] = []
  const runs = BATCHES.map(({ mean }) => ({
    shapes: sizedShapes(mean),
    rates: [] as number[],
    cells: 0,
    mazes: 0,
  }))
  for (let round = -1; round < rounds; round++) {
    const ns = anchor(rng.below(2 ** 31))
    if (round >= 0) anchors.push(ns)
    for (const [i, run] of runs.entries()) {
      const count = Math.ceil(CELLS_A_ROUND / BATCHES[i]!.mean)
      const recipes = batchRecipes(run.shapes, count, rng)
      let cells = 0
      const seconds = cpuSeconds(() => {
        cells = scoreAll(recipes)
      })
      // The first round warms the compiler up and does not count.
      if (round < 0) continue
      run.rates.push(count / seconds)
      run.cells += cells
      run.mazes += count
    }
  }
  const anchorNs = spreadOf(anchors)
  return { anchorNs, batches: runs.map((run, i) => figures(run, BATCHES[i]!.wanted, anchorNs.median)) }
}

/** Builds and scores, and returns how many cells there were in all. */
function scoreAll(recipes: readonly MazeRecipe[]): number {
  let cells = 0
  let sum = 0
  for (const recipe of recipes) {
    const maze = buildMaze(recipe)
    if (maze.start === null) throw new Error('a batch has no maps')
    cells += maze.grid.cells
    sum += difficultyOf(maze).exact
  }
  if (!(sum > 0)) throw new Error('the scores were not worked out')
  return cells
}

function figures(
  run: { readonly rates: readonly number[]; readonly cells: number; readonly mazes: number },
  wanted: number,
  anchorNs: number,
): BatchFigures {
  const mazesPerSecond = spreadOf(run.rates)
  const cells = run.cells / run.mazes
  return {
    cells,
    mazesPerSecond,
    nsPerCell: 1e9 / (mazesPerSecond.median * cells),
    ratio: (mazesPerSecond.median * anchorNs) / ANCHOR_NS / wanted,
  }
}
