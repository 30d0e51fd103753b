import { type Spread, spreadOf } from '../statistics.js'

/** How many times the figures of a second run are those of a first. */
export interface RunRatio extends Spread {
  /** Whether all rounds of the second run lie on one side of the first: of at least two, where one tells nothing. */
  readonly isApart: boolean
}

/**
 * The ratio of figures that two runs found round by round. Where rounds are
 * paired, which have the same seeds and so the same mazes, each is held to its
 * own, as far as both runs have them: the median of these ratios, the least and
 * the most. Else it is that of the medians, and the least and most that any
 * round of the second is of any of the first. Null where a run has none.
 */
export function ratioBetween(
  before: readonly number[],
  after: readonly number[],
  isPaired: boolean,
): RunRatio | null {
  const rounds = Math.min(before.length, after.length)
  if (rounds === 0) return null
  const ratio = isPaired
    ? spreadOf(before.slice(0, rounds).map((figure, round) => after[round]! / figure))
    : ratioOfSpreads(spreadOf(before), spreadOf(after))
  return { ...ratio, isApart: rounds > 1 && (ratio.least > 1 || ratio.most < 1) }
}

function ratioOfSpreads(before: Spread, after: Spread): Spread {
  return {
    median: after.median / before.median,
    least: after.least / before.most,
    most: after.most / before.least,
  }
}
