import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  giveBackInts,
  OUTSIDE,
  type Recorder,
  type Rng,
  shuffle,
} from '@meikyuu/grid'
import { checkFields } from '../check-fields.js'
import { checkShare } from '../check-share.js'
import { checkWord } from '../check-word.js'
import { checkTreating } from './check-treating.js'
import { fillDegrees } from './fill-degrees.js'
import type { MazeToTreat, TreatedMaze } from './treated-maze.js'

/** Which neighbours of a dead end it is opened to by preference: other dead ends, or any. */
export type BraidPreference = 'dead-ends' | 'any'

/** All preferences. */
export const BRAID_PREFERENCES = ['dead-ends', 'any'] as const satisfies readonly BraidPreference[]

/** The options of {@link braid}. */
export interface BraidOptions {
  /** The share of dead ends to open, from 0 to 1, of those that have a wall to another cell. */
  readonly share: number
  /**
   * To which neighbours. `dead-ends`: where one is a dead end too, only to such.
   * @defaultValue 'dead-ends'
   */
  readonly prefer?: BraidPreference
}

/**
 * Braids a maze: opens a share of its dead ends, so that ways go in circles.
 * At 1 none is left but those that have no wall to another cell. Preferring dead
 * ends opens two with one passage, so fewer passages are added and the circles
 * are longer.
 *
 * The dead ends that have a wall to another cell are shuffled. In that order,
 * each that still is one is opened to a neighbour, until as many are none any
 * more as share times their number says, rounded (halves up); one more where the
 * last passage opens two.
 *
 * Draws: the shuffle, one fewer than there are dead ends (in the order of
 * cells); then one for each passage, among the closed sides that lead to a dead
 * end, where there are such and they are preferred, else among all that lead to
 * a cell, in side order. None where nothing is to be opened.
 *
 * @returns The maze on the same grid; the one given is left as it is.
 * @param recorder Is told of each dead end that is come to (`scan`) and each passage (`carve`).
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const rng = new Mulberry32(7)
 * const braided = braid({ grid, passages: carveMaze(grid, 'backtracker', rng) }, rng, { share: 1 })
 * braided.passages.count // => 656
 * ```
 */
export function braid(maze: MazeToTreat, rng: Rng, options: BraidOptions, recorder?: Recorder): TreatedMaze {
  const graph = checkTreating(maze, recorder)
  const chance = checkedRng(rng)
  checkFields('options', options, ['share', 'prefer'])
  const { share, prefer = 'dead-ends' } = options
  checkShare('share', share)
  checkWord('prefer', prefer, BRAID_PREFERENCES)
  const passages = maze.passages.copy()
  const degree = borrowInts(graph.cells)
  const ends = borrowInts(graph.cells)
  fillDegrees(graph, passages.open, degree)
  const length = listEnds(graph, passages.open, degree, ends)
  const wanted = Math.round(share * length)
  if (wanted > 0) {
    shuffle(ends, chance, length)
    openEnds(graph, passages.open, degree, ends, wanted, prefer === 'dead-ends', chance, recorder)
  }
  giveBackInts(ends)
  giveBackInts(degree)
  return { grid: maze.grid, passages }
}

/** Fills in the dead ends that can be opened; returns how many there are. */
function listEnds(
  { cells, first, across }: GraphGrid,
  open: Uint8Array,
  degree: Int32Array,
  ends: Int32Array,
): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    if (degree[cell] !== 1) continue
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] !== 0 || across[side] === OUTSIDE) continue
      ends[length++] = cell
      break
    }
  }
  return length
}

function openEnds(
  graph: GraphGrid,
  open: Uint8Array,
  degree: Int32Array,
  ends: Int32Array,
  wanted: number,
  deadEnds: boolean,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const { across, first, slot } = graph
  for (let i = 0, opened = 0; opened < wanted; i++) {
    const cell = ends[i]!
    if (degree[cell] !== 1) continue
    if (recorder !== undefined) recorder.scan(cell)
    const side = sideToOpen(graph, open, degree, cell, deadEnds, rng)
    const other = across[side]!
    opened += degree[other] === 1 ? 2 : 1
    degree[cell]!++
    degree[other]!++
    open[side] = 1
    open[first[other]! + slot[side]!] = 1
    if (recorder !== undefined) recorder.carve(side)
  }
}

function sideToOpen(
  { first, across }: GraphGrid,
  open: Uint8Array,
  degree: Int32Array,
  cell: number,
  deadEnds: boolean,
  rng: Rng,
): number {
  const end = first[cell + 1]!
  let any = 0
  let dead = 0
  for (let side = first[cell]!; side < end; side++) {
    const other = across[side]!
    if (open[side] !== 0 || other === OUTSIDE) continue
    any++
    if (degree[other] === 1) dead++
  }
  const onlyDead = deadEnds && dead > 0
  let left = rng.below(onlyDead ? dead : any) | 0
  let side = first[cell]!
  for (; side < end; side++) {
    const other = across[side]!
    if (open[side] !== 0 || other === OUTSIDE || (onlyDead && degree[other] !== 1)) continue
    if (left-- === 0) break
  }
  return side
}
