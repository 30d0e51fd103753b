/**
 * 32-bit words an event takes: its cell or side; then its kind, the old mark and the new in a byte each.
 *
 * @internal
 */
export const EVENT_WORDS = 2

/** What can happen to a cell, by the number that an event holds. Each is a method of `Recorder`, which says what it means. */
export const CELL_EVENTS = {
  start: 0,
  visit: 1,
  retreat: 2,
  walk: 3,
  erase: 4,
  scan: 5,
  fill: 6,
  route: 7,
} as const

/** What can happen to a side, by the number that an event holds. */
export const SIDE_EVENTS = { carve: 8, join: 9, close: 10, weigh: 11 } as const

/**
 * The least number of an event of a side.
 *
 * @internal
 */
export const FIRST_SIDE_EVENT = 8

/** The name of what can happen to a cell. */
export type CellEvent = keyof typeof CELL_EVENTS

/** The name of what can happen to a side. */
export type SideEvent = keyof typeof SIDE_EVENTS

/** What a cell is marked with: a byte. */
export const CELL_MARKS = {
  /** Nothing has happened to it. */
  untouched: 0,
  /** In the maze, or reached, and still of use. */
  active: 1,
  /** In the maze, or reached, and done with. */
  done: 2,
  /** Walked over, not in the maze. */
  walked: 3,
  /** No way leads through it. */
  filled: 4,
  /** Of the answer. */
  route: 5,
} as const

/** What a side is marked with: a byte. */
export const SIDE_MARKS = {
  /** A wall. */
  closed: 0,
  /** A passage. */
  open: 1,
} as const
