import { type Capability, MazeError, type Recorder, type Rng, unknownName } from '@meikyuu/grid'
import { braid } from './braid.js'
import { loops } from './loops.js'
import { sparsen } from './sparsen.js'
import type { MazeToTreat, TreatedMaze } from './treated-maze.js'
import type { TreatmentEntry, TreatmentOptions } from './treatment-entry.js'
import { unicursal } from './unicursal.js'

const NOTHING: readonly Capability[] = []

/**
 * Every treatment by the word that recipe codes call it. A table of your own may
 * hold further {@link TreatmentEntry}s.
 */
export const TREATMENTS = {
  braid: {
    title: 'Braid',
    effect: 'opens a share of the dead ends, so that ways go in circles',
    takes: 'share',
    needs: NOTHING,
    needsPerfect: false,
    keepsPerfect: false,
    loses: NOTHING,
    cellsAfter: asMany,
    apply: braid,
  },
  sparsen: {
    title: 'Sparsen',
    effect: 'takes all dead ends away, so many times, and leaves holes in the board',
    takes: 'times',
    needs: NOTHING,
    needsPerfect: false,
    keepsPerfect: true,
    loses: ['rows'],
    cellsAfter: asMany,
    apply: sparsen,
  },
  unicursal: {
    title: 'Unicursal',
    effect: 'makes one path without forks of a perfect maze, along both sides of its passages',
    takes: null,
    needs: ['squares'],
    needsPerfect: true,
    keepsPerfect: true,
    loses: NOTHING,
    cellsAfter: fourTimes,
    apply: unicursal,
  },
  loops: {
    title: 'Loops',
    effect: 'opens a share of the walls between cells, wherever they stand',
    takes: 'share',
    needs: NOTHING,
    needsPerfect: false,
    keepsPerfect: false,
    loses: NOTHING,
    cellsAfter: asMany,
    apply: loops,
  },
} as const satisfies Record<string, TreatmentEntry>

/** The name of a treatment in {@link TREATMENTS}. */
export type TreatmentName = keyof typeof TREATMENTS

/** Whether a word names a treatment in {@link TREATMENTS}: own names only, `toString` is none. */
export function isTreatmentName(word: string): word is TreatmentName {
  return Object.hasOwn(TREATMENTS, word)
}

/**
 * Treats a maze by the name of a treatment of {@link TREATMENTS}.
 *
 * @param options The field that the treatment's entry `takes`, if any.
 * @param recorder One of the maze's grid, with `open` as its passages have it; is told all that happens.
 * @throws MazeError `NO_SUCH_TREATMENT` for another name, `DOES_NOT_FIT` for a grid without what it needs,
 * `NOT_PERFECT` and `NOT_CONNECTED` for a maze that it cannot treat, `BAD_ARGUMENT`, before any draw;
 * `RECORDER_FULL`. The maze given is left as it is whatever happens.
 *
 * @example
 * ```ts
 * const grid = squareGrid(10, 8)
 * const rng = new Mulberry32(3)
 * const maze = { grid, passages: carveMaze(grid, 'hunt', rng) }
 * treatMaze(maze, 'loops', rng, { share: 0.5 }).passages.count // => 111
 * ```
 */
export function treatMaze(
  maze: MazeToTreat,
  name: TreatmentName,
  rng: Rng,
  options?: TreatmentOptions,
  recorder?: Recorder,
): TreatedMaze {
  if (!isTreatmentName(name))
    throw new MazeError('NO_SUCH_TREATMENT', unknownName(String(name), Object.keys(TREATMENTS)))
  const entry: TreatmentEntry = TREATMENTS[name]
  return entry.apply(maze, rng, options, recorder)
}

function asMany(cells: number): number {
  return cells
}

function fourTimes(cells: number): number {
  return cells * 4
}
