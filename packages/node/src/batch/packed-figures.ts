import type { MazeDifficulty } from 'meikyuu'

/**
 * How many numbers the figures of a maze are packed in, one after the other:
 * score, exact, base; of the coverage bbox, zones, cover, factor; of the terms
 * reach, forks, traps, waste, depth, turns; straight (0 or 1), traps, waste,
 * turns; of the measure cells, deadEnds, deadEndShare, junctions, river,
 * solution, decisions, branches, longestBranch, wasted, detour, effort.
 */
export const FIGURES_PACKED = 29

/** Writes the figures of a maze into `numbers` from `at` on. Each is a number of 64 bits, so that none loses a digit. */
export function packFigures(
  { score, exact, base, coverage, terms, straight, traps, waste, turns, measure }: MazeDifficulty,
  numbers: Float64Array,
  at: number,
): void {
  numbers[at] = score
  numbers[at + 1] = exact
  numbers[at + 2] = base
  numbers[at + 3] = coverage.bbox
  numbers[at + 4] = coverage.zones
  numbers[at + 5] = coverage.cover
  numbers[at + 6] = coverage.factor
  numbers[at + 7] = terms.reach
  numbers[at + 8] = terms.forks
  numbers[at + 9] = terms.traps
  numbers[at + 10] = terms.waste
  numbers[at + 11] = terms.depth
  numbers[at + 12] = terms.turns
  numbers[at + 13] = straight ? 1 : 0
  numbers[at + 14] = traps
  numbers[at + 15] = waste
  numbers[at + 16] = turns
  numbers[at + 17] = measure.cells
  numbers[at + 18] = measure.deadEnds
  numbers[at + 19] = measure.deadEndShare
  numbers[at + 20] = measure.junctions
  numbers[at + 21] = measure.river
  numbers[at + 22] = measure.solution
  numbers[at + 23] = measure.decisions
  numbers[at + 24] = measure.branches
  numbers[at + 25] = measure.longestBranch
  numbers[at + 26] = measure.wasted
  numbers[at + 27] = measure.detour
  numbers[at + 28] = measure.effort
}

/** The figures that {@link packFigures} wrote, as `difficultyOf` gave them. */
export function unpackFigures(numbers: Float64Array, at: number): MazeDifficulty {
  return {
    score: numbers[at]!,
    exact: numbers[at + 1]!,
    base: numbers[at + 2]!,
    coverage: {
      bbox: numbers[at + 3]!,
      zones: numbers[at + 4]!,
      cover: numbers[at + 5]!,
      factor: numbers[at + 6]!,
    },
    terms: {
      reach: numbers[at + 7]!,
      forks: numbers[at + 8]!,
      traps: numbers[at + 9]!,
      waste: numbers[at + 10]!,
      depth: numbers[at + 11]!,
      turns: numbers[at + 12]!,
    },
    straight: numbers[at + 13] === 1,
    traps: numbers[at + 14]!,
    waste: numbers[at + 15]!,
    turns: numbers[at + 16]!,
    measure: {
      cells: numbers[at + 17]!,
      deadEnds: numbers[at + 18]!,
      deadEndShare: numbers[at + 19]!,
      junctions: numbers[at + 20]!,
      river: numbers[at + 21]!,
      solution: numbers[at + 22]!,
      decisions: numbers[at + 23]!,
      branches: numbers[at + 24]!,
      longestBranch: numbers[at + 25]!,
      wasted: numbers[at + 26]!,
      detour: numbers[at + 27]!,
      effort: numbers[at + 28]!,
    },
  }
}
