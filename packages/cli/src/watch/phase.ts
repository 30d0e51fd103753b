import type { Maze, Recording } from 'meikyuu'

/** One algorithm at work, recorded. */
export interface Phase {
  /** What it is called, such as `Backtracker`. */
  readonly title: string
  /** What it did. */
  readonly recording: Recording
  /** What is drawn besides: the ends, where there are some. */
  readonly ends: Pick<Maze, 'start' | 'goal' | 'entrance' | 'exit' | 'keys'>
  /** Whether cells that nothing has happened to are rock still, rather than open ground. */
  readonly isCarving: boolean
}

/** No ends, as while a maze is carved. */
export const NO_ENDS: Phase['ends'] = { start: null, goal: null, entrance: null, exit: null, keys: [] }
