import { MazeError, type MazeWithEnds, type Recorder, shown, unknownName } from '@meikyuu/grid'
import { aStar } from './a-star.js'
import { bidirectional } from './bidirectional.js'
import { blindAlleyFilling } from './blind-alley-filling.js'
import { breadthFirst } from './breadth-first.js'
import { culDeSacFilling } from './cul-de-sac-filling.js'
import { deadEndFilling } from './dead-end-filling.js'
import { depthFirst } from './depth-first.js'
import { dijkstra } from './dijkstra.js'
import { greedyBestFirst } from './greedy-best-first.js'
import { pledge } from './pledge.js'
import { type RandomMouseOptions, randomMouse } from './random-mouse.js'
import { shortestTour } from './shortest-tour.js'
import type { Solved } from './solved.js'
import type { SolverEntry, SolverNeed, SolverOptions } from './solver-entry.js'
import { tremaux } from './tremaux.js'
import { wallFollower } from './wall-follower.js'

const NO_NEEDS: readonly SolverNeed[] = []

/**
 * Every solver by its word. A table of your own may hold further
 * {@link SolverEntry}s. `allShortestWays` stands beside it: it gives many routes.
 */
export const SOLVERS = {
  'breadth-first': {
    title: 'Breadth first',
    how: 'outwards from the start, all cells at one distance before any at the next',
    guarantees: 'shortest',
    needs: NO_NEEDS,
    source: 'Edward F. Moore, "The shortest path through a maze", 1959',
    takes: null,
    solve: breadthFirst,
  },
  bidirectional: {
    title: 'Bidirectional breadth first',
    how: 'breadth first from both ends, until the two meet',
    guarantees: 'shortest',
    needs: NO_NEEDS,
    source: 'Ira Pohl, "Bi-directional search", 1971',
    takes: null,
    solve: bidirectional,
  },
  'depth-first': {
    title: 'Depth first',
    how: 'on from the newest cell while there is a way on, back where there is none',
    guarantees: 'a way',
    needs: NO_NEEDS,
    source: 'after Trémaux (in Édouard Lucas, "Récréations mathématiques", 1882)',
    takes: 'rng',
    solve: depthFirst,
  },
  'a-star': {
    title: 'A*',
    how: 'from the cell with the least sum of passages walked and passages that must be ahead',
    guarantees: 'shortest',
    needs: ['centres'],
    source:
      'Peter Hart, Nils Nilsson and Bertram Raphael, "A formal basis for the heuristic determination of minimum cost paths", 1968',
    takes: null,
    solve: aStar,
  },
  dijkstra: {
    title: "Dijkstra's",
    how: 'from the cheapest cell that waits, where passages cost differently',
    guarantees: 'shortest',
    needs: NO_NEEDS,
    source: 'Edsger Dijkstra, "A note on two problems in connexion with graphs", 1959',
    takes: 'costs',
    solve: dijkstra,
  },
  greedy: {
    title: 'Greedy best first',
    how: 'from the cell nearest to the goal as the crow flies',
    guarantees: 'a way',
    needs: ['centres'],
    source: 'James Doran and Donald Michie, "Experiments with the graph traverser program", 1966',
    takes: null,
    solve: greedyBestFirst,
  },
  'dead-end-filling': {
    title: 'Dead-end filling',
    how: 'fills dead ends up to the next junction until none is left, seen from above',
    guarantees: 'shortest',
    needs: NO_NEEDS,
    source: 'of unknown origin; Walter D. Pullen, "Think Labyrinth"',
    takes: null,
    solve: deadEndFilling,
  },
  'blind-alley-filling': {
    title: 'Blind-alley filling',
    how: 'fills all that can be entered through one cell only, seen from above',
    guarantees: 'shortest',
    needs: NO_NEEDS,
    source: 'Walter D. Pullen, "Think Labyrinth"; by cut cells, after John Hopcroft and Robert Tarjan, 1973',
    takes: null,
    solve: blindAlleyFilling,
  },
  'cul-de-sac-filling': {
    title: 'Cul-de-sac filling',
    how: 'fills dead ends, and loops that hang on one cell, until none is left, seen from above',
    guarantees: 'shortest',
    needs: NO_NEEDS,
    source: 'Walter D. Pullen, "Think Labyrinth"',
    takes: null,
    solve: culDeSacFilling,
  },
  'wall-left': {
    title: 'Wall follower, left hand',
    how: 'the left hand stays on the wall',
    guarantees: 'maybe',
    needs: ['clockwise'],
    source: 'of unknown origin',
    takes: null,
    solve: (maze: MazeWithEnds, _options?: object, recorder?: Recorder): Solved =>
      wallFollower(maze, { hand: 'left' }, recorder),
  },
  'wall-right': {
    title: 'Wall follower, right hand',
    how: 'the right hand stays on the wall',
    guarantees: 'maybe',
    needs: ['clockwise'],
    source: 'of unknown origin',
    takes: null,
    solve: (maze: MazeWithEnds, _options?: object, recorder?: Recorder): Solved =>
      wallFollower(maze, { hand: 'right' }, recorder),
  },
  pledge: {
    title: "Pledge's",
    how: 'straight on, round what is in the way with a hand on it until all turns add up to none',
    guarantees: 'maybe',
    needs: ['centres', 'clockwise'],
    source: 'John Pledge, in Harold Abelson and Andrea diSessa, "Turtle geometry", 1980',
    takes: null,
    solve: (maze: MazeWithEnds, _options?: object, recorder?: Recorder): Solved =>
      pledge(maze, undefined, recorder),
  },
  tremaux: {
    title: "Trémaux's",
    how: 'marks the passages it walks, none more than twice',
    guarantees: 'a way',
    needs: NO_NEEDS,
    source: 'M. Trémaux, in Édouard Lucas, "Récréations mathématiques", 1882',
    takes: null,
    solve: tremaux,
  },
  'random-mouse': {
    title: 'Random mouse',
    how: 'on by chance, back only where there is no other way, for so many steps',
    guarantees: 'maybe',
    needs: ['rng'],
    source: 'of unknown origin',
    takes: 'steps',
    // It refuses options without an rng itself.
    solve: (maze: MazeWithEnds, options?: SolverOptions, recorder?: Recorder): Solved =>
      randomMouse(maze, options as RandomMouseOptions, recorder),
  },
  'shortest-tour': {
    title: 'Shortest tour',
    how: 'by all keys in the best order, for up to 10',
    guarantees: 'shortest',
    needs: NO_NEEDS,
    source: 'Richard Bellman, 1962; Michael Held and Richard Karp, 1962',
    takes: null,
    solve: shortestTour,
  },
} as const satisfies Record<string, SolverEntry>

/** The name of a solver in {@link SOLVERS}. */
export type SolverName = keyof typeof SOLVERS

/** Whether a word names a solver in {@link SOLVERS}: own names only, `toString` is none. */
export function isSolverName(word: string): word is SolverName {
  return typeof word === 'string' && Object.hasOwn(SOLVERS, word)
}

/**
 * Solves a maze with a solver of {@link SOLVERS}.
 *
 * @throws MazeError `NO_SUCH_ALGORITHM` for another name, `BAD_ARGUMENT` for
 * options that the solver does not take; else as the solver itself.
 *
 * @example
 * ```ts
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 10]) passages.carve(side) // east, east, south
 * const maze = { grid, passages, start: 0, goal: 5, entrance: null, exit: null, keys: [] }
 * [...solveMaze(maze, 'wall-left').route!] // => [0, 1, 2, 5]
 * ```
 */
export function solveMaze(
  maze: MazeWithEnds,
  name: SolverName,
  options?: SolverOptions,
  recorder?: Recorder,
): Solved {
  if (!isSolverName(name)) throw new MazeError('NO_SUCH_ALGORITHM', unknownName(name, Object.keys(SOLVERS)))
  const entry: SolverEntry = SOLVERS[name]
  checkTaken(entry, name, options)
  return entry.solve(maze, options, recorder)
}

function checkTaken({ takes, needs }: SolverEntry, name: string, options: SolverOptions | undefined): void {
  for (const [field, value] of Object.entries(options ?? {})) {
    if (value === undefined || field === takes || (field === 'rng' && needs.includes('rng'))) continue
    throw new MazeError('BAD_ARGUMENT', {
      name: `options.${field}`,
      expected: `none for ${name}`,
      got: shown(value),
    })
  }
}
