import {
  borrowBytes,
  borrowInts,
  checkedRng,
  checkWhole,
  cutToBiggest,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  LEAST_CELLS,
  MazeError,
  newInts,
  Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { checkFields } from '../check-fields.js'
import { checkTreating } from './check-treating.js'
import { countReached } from './count-reached.js'
import { fillDegrees } from './fill-degrees.js'
import type { MazeToTreat, TreatedMaze } from './treated-maze.js'

/** The options of {@link sparsen}. */
export interface SparsenOptions {
  /** How many times, from 0. */
  readonly times: number
}

/**
 * Sparsens a maze: takes all its dead ends away at once, so many times. What is
 * left is a maze with shorter wrong ways on a board with holes. A time that would
 * leave fewer than two cells is not done, nor any after it.
 *
 * Linear in sides, however many times.
 *
 * @param rng Is not drawn from: no draws.
 * @returns The maze on the grid cut to the cells that stay (in their old order,
 * with their places and all their sides; `rows` is null), and the cells given
 * up; on the grid itself where none is. The one given is left as it is.
 * @param recorder Is told, on the grid given, of each cell given up (`fill`) and of its passage (`close`).
 * @throws MazeError `NOT_CONNECTED` where not all cells hang together, `BAD_ARGUMENT`; `RECORDER_FULL`.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const rng = new Mulberry32(7)
 * const sparse = sparsen({ grid, passages: carveMaze(grid, 'kruskal', rng) }, rng, { times: 2 })
 * sparse.grid.cells // => 334
 * sparse.givenUp.length // => 266
 * sparse.passages.count // => 333
 * ```
 */
export function sparsen(
  maze: MazeToTreat,
  rng: Rng,
  options: SparsenOptions,
  recorder?: Recorder,
): Required<TreatedMaze> {
  const graph = checkTreating(maze, recorder)
  checkedRng(rng)
  checkFields('options', options, ['times'])
  const { times } = options
  checkWhole('times', times, 0)
  const { cells } = graph
  const open = maze.passages.open.slice()
  const reached = countReached(graph, open)
  if (reached < cells) throw new MazeError('NOT_CONNECTED', { cell: 0, reached, cells })
  const degree = borrowInts(cells)
  const queue = borrowInts(cells)
  const stays = borrowBytes(cells).fill(1, 0, cells)
  fillDegrees(graph, open, degree)
  const culled = cull(graph, open, degree, queue, stays, times, recorder)
  const treated =
    culled === 0
      ? { grid: maze.grid, passages: new Passages(maze.grid, open), givenUp: newInts(0) }
      : cutAway(graph, open, stays, culled)
  giveBackBytes(stays)
  giveBackInts(queue)
  giveBackInts(degree)
  return treated
}

/** The queue holds the dead ends of one time after those of another. Returns how many cells go. */
function cull(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  degree: Int32Array,
  queue: Int32Array,
  stays: Uint8Array,
  times: number,
  recorder: Recorder | undefined,
): number {
  let begin = 0
  let end = 0
  for (let cell = 0; cell < cells; cell++) if (degree[cell] === 1) queue[end++] = cell
  for (let time = 0; time < times && begin < end && cells - end >= LEAST_CELLS; time++) {
    let next = end
    for (let i = begin; i < end; i++) {
      const cell = queue[i]!
      let side = first[cell]!
      while (open[side] === 0) side++
      const other = across[side]!
      open[side] = 0
      open[first[other]! + slot[side]!] = 0
      stays[cell] = 0
      if (--degree[other]! === 1) queue[next++] = other
      if (recorder !== undefined) {
        recorder.fill(cell)
        recorder.close(side)
      }
    }
    begin = end
    end = next
  }
  return begin
}

/** Cells that stay keep all their sides, in order, so that passages are copied cell by cell. */
function cutAway(
  graph: GraphGrid,
  open: Uint8Array,
  stays: Uint8Array,
  culled: number,
): Required<TreatedMaze> {
  const { cells, first } = graph
  const { grid } = cutToBiggest(graph, (cell) => stays[cell] === 1)
  const passages = new Passages(grid)
  const givenUp = newInts(culled)
  let up = 0
  let side = 0
  for (let cell = 0; cell < cells; cell++) {
    if (stays[cell] === 0) {
      givenUp[up++] = cell
      continue
    }
    const end = first[cell + 1]!
    for (let old = first[cell]!; old < end; old++) passages.open[side++] = open[old]!
  }
  return { grid, passages, givenUp }
}
