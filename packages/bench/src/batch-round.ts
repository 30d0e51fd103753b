import { buildMaze, difficultyOf, type MazeRecipe, Mulberry32 } from 'meikyuu'
import { makeAnchor } from './anchor.js'
import { batchRecipes, sizedShapes } from './batch-recipes.js'
import { cpuSeconds } from './cpu-time.js'

/** What one process found: a round of all batches. */
export interface BatchRound {
  /** Nanoseconds a cell that the anchor took. */
  readonly anchorNs: number
  /** In the order of the means asked for. */
  readonly batches: readonly Scored[]
}

/** One batch. */
interface Scored {
  readonly mazes: number
  readonly cells: number
  /** Of processor time. */
  readonly seconds: number
}

const CELLS_A_BATCH = 2_000_000

/**
 * Builds and scores a batch of mazes of each mean number of cells: the anchor
 * first, then every batch, all with seeds of that round alone. All is done
 * twice with other mazes, and the first time, when the compiler is at work,
 * does not count.
 */
export function batchRound(means: readonly number[], seed: number, cells = CELLS_A_BATCH): BatchRound {
  const rng = new Mulberry32(seed)
  const anchor = makeAnchor()
  const shapes = means.map(sizedShapes)
  const round = (): BatchRound => ({
    anchorNs: anchor(rng.below(2 ** 31)),
    batches: means.map((mean, i) => scored(batchRecipes(shapes[i]!, Math.ceil(cells / mean), rng))),
  })
  round()
  return round()
}

function scored(recipes: readonly MazeRecipe[]): Scored {
  let cells = 0
  const seconds = cpuSeconds(() => {
    cells = scoreAll(recipes)
  })
  return { mazes: recipes.length, cells, seconds }
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
