import { Mulberry32, recipeCode } from 'meikyuu'
import { batchRecipes, sizedShapes } from './batch-recipes.js'

/** Mazes of a kind. */
interface JobsBatch {
  /** So many, and so many. */
  readonly counts: readonly number[]
  /** The codes of so many, the same for the same seed. */
  readonly codes: (count: number, seed: number) => string[]
}

/** Batches that are worked on by one job and by many: of a few seconds, and of some more. */
export const JOBS_BATCHES: Readonly<Record<string, JobsBatch>> = {
  'square 30x30, wilson, 2 keys': {
    counts: [30_000, 120_000],
    codes: (count, seed) => seeded('square:30x30:wilson:keys-2', count, seed),
  },
  'square 95x95, backtracker, 2 keys': {
    counts: [4_000, 16_000],
    codes: (count, seed) => seeded('square:95x95:backtracker:keys-2', count, seed),
  },
  'all shapes, about 400 cells': {
    counts: [40_000, 160_000],
    codes: (count, seed) => batchRecipes(sizedShapes(400), count, new Mulberry32(seed)).map(recipeCode),
  },
}

function seeded(code: string, count: number, seed: number): string[] {
  return Array.from({ length: count }, (_, i) => `${code}:${seed + i}`)
}
