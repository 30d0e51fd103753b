import { borrowInts, checkedRng, type GraphGrid, giveBackInts, type Recorder, type Rng } from '@meikyuu/grid'
import { checkFields } from '../check-fields.js'
import { checkShare } from '../check-share.js'
import { checkTreating } from './check-treating.js'
import type { MazeToTreat, TreatedMaze } from './treated-maze.js'

/** The options of {@link loops}. */
export interface LoopsOptions {
  /** The share of the closed sides between two cells to open, from 0 to 1. */
  readonly share: number
}

/**
 * Opens a share of the closed sides between cells, wherever they lie: each makes
 * a loop. As many as share times their number says, rounded (halves up); any set
 * of so many is as likely as another.
 *
 * Draws: one a side opened. The closed sides stand in the order of their lower
 * cell, then that cell's side order; for each place in turn from the first, one
 * of this and the later places is drawn and put there.
 *
 * @returns The maze on the same grid; the one given is left as it is.
 * @param recorder Is told of each side opened (`carve`).
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const rng = new Mulberry32(7)
 * const looped = loops({ grid, passages: carveMaze(grid, 'wilson', rng) }, rng, { share: 0.1 })
 * looped.passages.count // => 654
 * ```
 */
export function loops(maze: MazeToTreat, rng: Rng, options: LoopsOptions, recorder?: Recorder): TreatedMaze {
  const graph = checkTreating(maze, recorder)
  const chance = checkedRng(rng)
  checkFields('options', options, ['share'])
  const { share } = options
  checkShare('share', share)
  const passages = maze.passages.copy()
  const closed = borrowInts(graph.sides >> 1)
  const length = listClosed(graph, passages.open, closed)
  openSome(graph, passages.open, closed, length, Math.round(share * length), chance, recorder)
  giveBackInts(closed)
  return { grid: maze.grid, passages }
}

function listClosed({ cells, first, across }: GraphGrid, open: Uint8Array, closed: Int32Array): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    // What lies outside is below every cell.
    for (let side = first[cell]!; side < end; side++)
      if (across[side]! > cell && open[side] === 0) closed[length++] = side
  }
  return length
}

function openSome(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  closed: Int32Array,
  length: number,
  wanted: number,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  for (let i = 0; i < wanted; i++) {
    const place = i + (rng.below(length - i) | 0)
    const side = closed[place]!
    closed[place] = closed[i]!
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
    if (recorder !== undefined) recorder.carve(side)
  }
}
