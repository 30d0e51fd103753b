/** The parts of a difficulty, in the order they are summed. */
export const TERM_NAMES = ['reach', 'forks', 'traps', 'waste', 'depth', 'turns'] as const

/** The name of a part. */
export type TermName = (typeof TERM_NAMES)[number]

/**
 * What each part weighs; they add up to 1. How far one has to go counts most,
 * then three ways in which one may choose, go wrong and pay for it, and least
 * what only tires. A choice of this library's.
 */
export const TERM_WEIGHTS = {
  reach: 0.4,
  forks: 0.15,
  traps: 0.15,
  waste: 0.15,
  depth: 0.075,
  turns: 0.075,
} as const satisfies Record<TermName, number>

/**
 * The count at which a part is full: about what the hardest mazes of some ten
 * thousand cells come to, so that the scale has room for all that people solve
 * by hand; beyond it a part stays at 1. `reach` has its own, `EFFORT_FLOOR` and
 * `EFFORT_SPAN` of the measure. Choices of this library's.
 */
export const TERM_CEILINGS = {
  /** Decisions on the way. */
  forks: 400,
  /** Forks at which going straight for the goal is wrong. */
  traps: 160,
  /** Cells wasted by always going straight for the goal. */
  waste: 4500,
  /** Cells of the longest wrong branch. */
  depth: 1100,
  /** Bends of the way. */
  turns: 1300,
} as const satisfies Record<Exclude<TermName, 'reach'>, number>

/** How many degrees the heading must change by, and more, for a cell of the way to count as a turn. */
export const BEND_DEGREES = 25

/** The greatest score; the least is 0. */
export const SCORE_TOP = 100

/**
 * What a maze must reach, in each of these, to be a level of a game: below, one
 * finds through without meeting a choice worth the name. Choices of this
 * library's.
 */
export const LEVEL_LEAST = {
  /** Cells wasted by always going straight for the goal. */
  waste: 4,
  /** Forks at which going straight for the goal is wrong. */
  traps: 2,
  /** Decisions on the way. */
  decisions: 3,
  /** Wrong branches off the way. */
  branches: 3,
  /** Dead ends in the whole maze. */
  deadEnds: 4,
} as const

/**
 * The most branches that {@link explainDifficulty} lists: each is an object with
 * an array of its own, and so many of them take a gigabyte.
 */
export const MOST_BRANCHES: number = 2 ** 22
