/** A cell is deep when it is at least this share of the greatest distance away. */
export const DEEP_SHARE = 0.8

/** Keys lie at least this share of the greatest distance that a dead end has from the way. */
export const KEY_DEPTH = 0.4

/**
 * Keys keep at least this many passages from one another, where they can: the
 * gap of small mazes.
 */
export const LEAST_KEY_GAP = 3

/**
 * In mazes of more than about 150 cells keys keep farther apart: the square
 * root of the number of cells, about the cells along an edge, divided by this.
 * So they lie in different parts of any maze. Part of what codes mean, as all
 * these numbers are.
 */
export const KEY_GAP_DIVISOR = 3
