import type { MazeCoverage } from '@meikyuu/coverage'
import { ln } from '@meikyuu/grid'
import { type MazeMeasure, reachOf } from '@meikyuu/measure'
import { SCORE_TOP, TERM_CEILINGS, TERM_WEIGHTS } from './difficulty-constants.js'
import type { DifficultyTerms, MazeDifficulty } from './maze-difficulty.js'

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
    forks: shareOf(measure.decisions, TERM_CEILINGS.forks),
    traps: shareOf(traps, TERM_CEILINGS.traps),
    waste: shareOf(waste, TERM_CEILINGS.waste),
    depth: shareOf(measure.longestBranch, TERM_CEILINGS.depth),
    turns: shareOf(turns, TERM_CEILINGS.turns),
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

/**
 * A count as a share of its ceiling, by logarithms: the first few count most,
 * and doubling always adds about as much. 0 for none, 1 from the ceiling on.
 */
function shareOf(count: number, ceiling: number): number {
  return Math.min(1, ln(1 + count) / ln(1 + ceiling))
}
