/** A cell is deep when it is at least this share of the greatest distance away. */
export const DEEP_SHARE = 0.8

/** Keys lie at least this share of the greatest distance that a dead end has from the way. */
export const KEY_DEPTH = 0.4

/** Keys keep at least this many passages from one another, where they can; more in big mazes. */
export const LEAST_KEY_GAP = 3
