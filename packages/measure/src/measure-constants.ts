/**
 * What a choice weighs in the effort, in cells: to stand at a fork and look
 * costs about as much as two steps. A choice of this library's, and part of
 * what a score means: it never changes.
 */
export const DECISION_EFFORT = 2

/**
 * What a cell on the way to a key weighs in the effort: one walks in and comes
 * back.
 */
export const DETOUR_EFFORT = 2

/** The effort that rates 1 and reaches 0: less than nine cells is no maze to speak of. */
export const EFFORT_FLOOR = 9

/**
 * How many times {@link EFFORT_FLOOR} rates 100 and reaches 1: 5,400 cells of
 * effort, which winding mazes come to from some six thousand cells on.
 */
export const EFFORT_SPAN = 600

/** The greatest rating; the least is 1. */
export const RATING_TOP = 100

/**
 * By how many degrees the heading may change for a walk to go straight on: what
 * difficulty does not yet count as a turn.
 */
export const STRAIGHT_DEGREES = 25

/**
 * The most passages of a cell through which runs are followed: at a cell with
 * more they all end, since to pair them takes time by the square.
 */
export const MOST_THROUGH = 64
