import type { MazeCoverage } from '@meikyuu/coverage'
import { type MazeMeasure, reachOf } from '@meikyuu/measure'
import { SCORE_TOP, TERM_WEIGHTS } from './difficulty-constants.js'
import type { DifficultyTerms, MazeDifficulty } from './maze-difficulty.js'
import { shareOf } from './share-of.js'

/** The difficulty that the counts amount to. */
export function scoreOf(
  measure: MazeMeasure,
  traps: number,
  waste: number,
  turns: number,
  coverage: MazeCoverage,
): MazeDifficulty {
  const terms: DifficultyTerms = {
    reach: reachOf(measure.effort),
    forks: shareOf(measure.decisions, 'forks'),
    traps: shareOf(traps, 'traps'),
    waste: shareOf(waste, 'waste'),
    depth: shareOf(measure.longestBranch, 'depth'),
    turns: shareOf(turns, 'turns'),
  }
  const base = baseOf(terms)
  const exact = base * coverage.factor
  return {
    score: Math.round(exact),
    exact,
    base,
    coverage,
    terms,
    straight: waste === 0,
    traps,
    waste,
    turns,
    measure,
  }
}

/**
 * The weighted sum of the terms, 0 to 100, summed from the left. The order is
 * part of what a score means: another changes its last digits.
 */
function baseOf(terms: DifficultyTerms): number {
  const sum =
    TERM_WEIGHTS.reach * terms.reach +
    TERM_WEIGHTS.forks * terms.forks +
    TERM_WEIGHTS.traps * terms.traps +
    TERM_WEIGHTS.waste * terms.waste +
    TERM_WEIGHTS.depth * terms.depth +
    TERM_WEIGHTS.turns * terms.turns
  return Math.min(SCORE_TOP, SCORE_TOP * sum)
}
