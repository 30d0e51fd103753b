import type { Recorder } from '@meikyuu/grid'
import { Passages } from '@meikyuu/grid'
import { wayBetween } from '../way-between.js'
import type { Task } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import type { Filling } from './filling.js'
import type { Solved } from './solved.js'

/** What a filler found. */
export interface Filled extends Solved {
  /** The cells that were not filled, lowest first. */
  readonly left: Int32Array
}

/**
 * What is left when all is filled, and the way through it. No filler fills a
 * cell of a way that visits none twice, so a shortest way through what is left is a
 * shortest one of the maze, and the lowest at each step is the same.
 */
export function readOff(
  { grid, start, goal }: Task,
  filling: Filling,
  recorder: Recorder | undefined,
): Filled {
  const left = filling.finish()
  const route = wayBetween({ grid, passages: new Passages(grid, filling.open) }, start, goal)
  const solved =
    route === null
      ? lost('no-way', grid.cells, filling.passages)
      : found(route, grid.cells, filling.passages, true, recorder)
  return Object.assign(solved, { left })
}
