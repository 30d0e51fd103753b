/** The chance that two neighbours of a row that are not yet joined are joined at once. */
export const ELLER_JOIN = 0.5

/** The chance that a column goes down where its set does so already elsewhere. */
export const ELLER_DOWN = 0.35
