import {
  buildMaze,
  difficultyOf,
  NO_LIMITS,
  needEnds,
  parseRecipe,
  type RecipeLimits,
  recipeCode,
} from 'meikyuu'
import type { WorkChunk } from './batch-work.js'
import { type ErrorParcel, errorParcel } from './error-parcel.js'
import { FIGURES_PACKED, packFigures } from './packed-figures.js'

/** A recipe as it is sent: a code as it came, the code of a recipe that was one already, or what was wrong with it. */
export type SentRecipe = string | { readonly code: string } | { readonly wrong: ErrorParcel }

const BYTES_PACKED = FIGURES_PACKED * Float64Array.BYTES_PER_ELEMENT

/** The figures of a chunk of recipes. */
export interface PackedScores {
  /** {@link FIGURES_PACKED} numbers for each recipe in order, in shared memory; zeros for one that failed. */
  readonly figures: Float64Array<SharedArrayBuffer>
  /** The plain codes of recipes that came by another, with their place in the chunk. */
  readonly codes: (readonly [place: number, code: string])[]
  /** What was wrong with those that failed, with their place in the chunk. */
  readonly errors: (readonly [place: number, error: ErrorParcel])[]
}

/** Builds and scores the mazes of a chunk, one after the other. Whatever is thrown is that one's error. */
export function scoreChunk({ items, setup }: WorkChunk<SentRecipe, RecipeLimits>): PackedScores {
  const scores: PackedScores = {
    figures: new Float64Array(new SharedArrayBuffer(items.length * BYTES_PACKED)),
    codes: [],
    errors: [],
  }
  for (const [place, sent] of items.entries())
    try {
      scoreInto(scores, place, sent, setup)
    } catch (error) {
      scores.errors.push([place, errorParcel(error)])
    }
  return scores
}

function scoreInto(
  { figures, codes, errors }: PackedScores,
  place: number,
  sent: SentRecipe,
  limits: RecipeLimits,
): void {
  if (typeof sent === 'object' && 'wrong' in sent) {
    errors.push([place, sent.wrong])
    return
  }
  const isCode = typeof sent === 'string'
  const came = isCode ? sent : sent.code
  const recipe = parseRecipe(came, isCode ? limits : NO_LIMITS)
  const code = recipeCode(recipe)
  packFigures(difficultyOf(needEnds(buildMaze(recipe), 'a score')), figures, place * FIGURES_PACKED)
  if (code !== came) codes.push([place, code])
}
