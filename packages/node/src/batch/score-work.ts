import { type MazeRecipe, type RecipeLimits, recipeCode } from 'meikyuu'
import type { BatchWork } from './batch-work.js'
import { cellsEstimated } from './cells-estimated.js'
import { errorOf, errorParcel } from './error-parcel.js'
import { FIGURES_PACKED, unpackFigures } from './packed-figures.js'
import { type PackedScores, type SentRecipe, scoreChunk } from './score-chunk.js'
import type { ScoredLine } from './scored-line.js'

/**
 * Scoring as work for a batch.
 *
 * @param worker The module of the package's worker.
 * @param setup What codes of strangers are refused.
 */
export function scoreWork(
  worker: URL,
  setup: RecipeLimits,
): BatchWork<string | MazeRecipe, SentRecipe, RecipeLimits, PackedScores, ScoredLine> {
  return {
    worker,
    work: scoreChunk,
    setup,
    send: sentOf,
    cellsOf: (sent) => {
      if (typeof sent === 'string') return cellsEstimated(sent)
      return 'code' in sent ? cellsEstimated(sent.code) : 0
    },
    unpack: linesOf,
    failed: (_, index, error) => ({ index, error }),
  }
}

function sentOf(recipe: string | MazeRecipe): SentRecipe {
  if (typeof recipe === 'string') return recipe
  try {
    return { code: recipeCode(recipe) }
  } catch (error) {
    return { wrong: errorParcel(error) }
  }
}

function* linesOf(
  { figures, codes, errors }: PackedScores,
  items: readonly SentRecipe[],
  first: number,
): Generator<ScoredLine, void, undefined> {
  const codeAt = new Map(codes)
  const errorAt = new Map(errors)
  for (const [place, sent] of items.entries()) {
    const index = first + place
    const error = errorAt.get(place)
    if (error !== undefined) yield { index, error: errorOf(error) }
    else {
      const code = codeAt.get(place) ?? codeOf(sent)
      yield { index, code, figures: unpackFigures(figures, place * FIGURES_PACKED) }
    }
  }
}

function codeOf(sent: SentRecipe): string {
  if (typeof sent === 'string') return sent
  return 'code' in sent ? sent.code : ''
}
