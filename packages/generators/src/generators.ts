import {
  type Capability,
  checkOptions,
  type Grid,
  MazeError,
  Passages,
  type Recorder,
  type Rng,
  shown,
  unknownName,
} from '@meikyuu/grid'
import { aldousBroder } from './aldous-broder.js'
import { backtracker } from './backtracker.js'
import { blobs } from './blobs.js'
import { eller } from './eller.js'
import { checkFits } from './fits.js'
import type { GeneratorEntry, GeneratorOptions } from './generator-entry.js'
import { growing } from './growing.js'
import { growingTree } from './growing-tree.js'
import { houston } from './houston.js'
import { huntAndKill } from './hunt-and-kill.js'
import { kruskal } from './kruskal.js'
import { kruskalHash } from './kruskal-hash.js'
import { originShift } from './origin-shift.js'
import { parallelBacktracker } from './parallel-backtracker.js'
import { primActiveCell } from './prim-active-cell.js'
import { primFrontierCell } from './prim-frontier-cell.js'
import { primFrontierEdge } from './prim-frontier-edge.js'
import { primUniformWeights } from './prim-uniform-weights.js'
import { primVertexWeights } from './prim-vertex-weights.js'
import { binaryTree } from './rows/binary-tree.js'
import { division } from './rows/division.js'
import { ellerByRows } from './rows/eller-by-rows.js'
import { sidewinder } from './rows/sidewinder.js'
import { wilson } from './wilson.js'

const NO_NEEDS: readonly Capability[] = []

/**
 * Every generator by the word that recipe codes call it. A table of your own
 * may hold further {@link GeneratorEntry}s.
 */
export const GENERATORS = {
  backtracker: {
    title: 'Backtracker',
    texture: 'long winding passages, few dead ends',
    source: 'depth-first search, after Trémaux (in Édouard Lucas, "Récréations mathématiques", 1882)',
    needs: NO_NEEDS,
    takes: null,
    carve: backtracker,
  },
  growing: {
    title: 'Growing tree',
    texture: 'many dead ends with short winding runs between; with a mix, anything from long ways to bushes',
    source:
      'Walter D. Pullen, "Think Labyrinth"; Jamis Buck, "Maze Generation: Growing Tree algorithm", 2011',
    needs: NO_NEEDS,
    takes: 'mix',
    carve: growingOrMix,
  },
  prim: {
    title: "Prim's, by frontier edges",
    texture: 'many short dead ends, spreading evenly from where it began',
    source: 'Vojtěch Jarník, 1930; Robert Prim, 1957; with a random edge in place of the lightest',
    needs: NO_NEEDS,
    takes: null,
    carve: primFrontierEdge,
  },
  kruskal: {
    title: "Kruskal's",
    texture: 'many short dead ends, the same everywhere',
    source: 'Joseph Kruskal, 1956, with edges in random order',
    needs: NO_NEEDS,
    takes: null,
    carve: kruskal,
  },
  'kruskal-hash': {
    title: "Kruskal's, by hashed weights",
    texture: "many short dead ends, the same everywhere: as Kruskal's",
    source: 'Joseph Kruskal, 1956, with weights by a hash of each edge',
    needs: NO_NEEDS,
    takes: null,
    carve: kruskalHash,
  },
  wilson: {
    title: "Wilson's",
    texture: 'no bias: every maze of the grid is equally likely',
    source: 'David Wilson, "Generating random spanning trees more quickly than the cover time", 1996',
    needs: NO_NEEDS,
    takes: null,
    carve: wilson,
  },
  hunt: {
    title: 'Hunt and kill',
    texture: 'winding passages, few dead ends, in shorter arms than the backtracker',
    source: 'of unknown origin; Jamis Buck, "Mazes for Programmers", 2015',
    needs: NO_NEEDS,
    takes: null,
    carve: huntAndKill,
  },
  eller: {
    title: "Eller's",
    texture: 'passages along the rows, short ways down',
    source: 'Marlin Eller, 1982',
    needs: ['rows'],
    takes: null,
    carve: eller,
  },
  'eller-rows': {
    title: "Eller's, by rows",
    texture: 'as even along as down, row by row, on any grid whose cells lie in rows',
    source: 'after Marlin Eller, 1982, with what ends above joined by Kruskal at the end',
    needs: ['row-order'],
    takes: 'shares',
    carve: ellerByRows,
  },
  'binary-tree': {
    title: 'Binary tree',
    texture: 'every way leads straight to one corner, two borders are passages from end to end',
    source: 'of unknown origin; Jamis Buck, "Maze Generation: Binary Tree algorithm", 2011',
    needs: ['rows'],
    takes: 'bias',
    carve: binaryTree,
  },
  sidewinder: {
    title: 'Sidewinder',
    texture: 'every way leads straight to one border, which is a passage from end to end',
    source: 'of unknown origin; Jamis Buck, "Maze Generation: Sidewinder algorithm", 2011',
    needs: ['rows'],
    takes: 'bias',
    carve: sidewinder,
  },
  division: {
    title: 'Recursive division',
    texture: 'long straight walls, rooms within rooms behind one gap each',
    source:
      'of unknown origin; Walter D. Pullen, "Think Labyrinth"; Jamis Buck, "Mazes for Programmers", 2015',
    needs: ['rows'],
    takes: 'cut',
    carve: division,
  },
  'aldous-broder': {
    title: "Aldous and Broder's",
    texture: 'no bias: every maze of the grid is equally likely',
    source: 'Andrei Broder, 1989; David Aldous, 1990',
    needs: NO_NEEDS,
    takes: null,
    carve: aldousBroder,
  },
  houston: {
    title: "Houston's",
    texture: 'next to no bias, but some',
    source: 'Robin Houston, in Jamis Buck, "Mazes for Programmers", 2015',
    needs: NO_NEEDS,
    takes: null,
    carve: houston,
  },
  'prim-weights': {
    title: "Prim's, by edge weights",
    texture: "many short dead ends, the same everywhere: as Kruskal's",
    source: 'Vojtěch Jarník, 1930; Robert Prim, 1957',
    needs: NO_NEEDS,
    takes: null,
    carve: primUniformWeights,
  },
  'prim-cells': {
    title: "Prim's, by frontier cells",
    texture: 'more short dead ends than by frontier edges',
    source: 'Robert Prim, 1957, with a random frontier cell in place of the lightest edge',
    needs: NO_NEEDS,
    takes: null,
    carve: primFrontierCell,
  },
  'prim-vertices': {
    title: "Prim's, by vertex weights",
    texture: 'the most dead ends, in tufts about cheap cells',
    source: 'Robert Prim, 1957, with costs on cells; Jamis Buck, "Mazes for Programmers", 2015',
    needs: NO_NEEDS,
    takes: null,
    carve: primVertexWeights,
  },
  'prim-active': {
    title: "Prim's, by active cells",
    texture: 'many dead ends, with somewhat longer runs than by frontier edges',
    source: 'the growing tree with random choice: Jamis Buck, 2011',
    needs: NO_NEEDS,
    takes: null,
    carve: primActiveCell,
  },
  parallel: {
    title: 'Parallel backtracker',
    texture: 'winding passages in regions, with few ways from one to the next',
    source: 'depth-first search from several seeds, joined as by Joseph Kruskal, 1956',
    needs: NO_NEEDS,
    takes: 'seeds',
    carve: parallelBacktracker,
  },
  'origin-shift': {
    title: 'Origin shift',
    texture: 'next to no bias after enough steps; straight ways out of one corner after few',
    source: 'CaptainLuma, 2023; the walk of Andrei Broder, 1989, and David Aldous, 1990',
    needs: NO_NEEDS,
    takes: 'steps',
    carve: originShift,
  },
  blobs: {
    title: 'Blobby division',
    texture: 'winding walls with one gap each, the first right across the maze',
    source: 'Jamis Buck, "Better Recursive Division Algorithm", 2015',
    needs: NO_NEEDS,
    takes: null,
    carve: blobs,
  },
} as const satisfies Record<string, GeneratorEntry>

/** The name of a generator in {@link GENERATORS}. */
export type GeneratorName = keyof typeof GENERATORS

/** Whether a word names a generator in {@link GENERATORS}: own names only, `toString` is none. */
export function isGeneratorName(word: string): word is GeneratorName {
  return Object.hasOwn(GENERATORS, word)
}

/**
 * Carves a maze of a generator of {@link GENERATORS} into passages of its own.
 *
 * @param options The field that the generator's entry `takes`, if any.
 * @param recorder Is told all that happens.
 * @throws MazeError `NO_SUCH_ALGORITHM` for another name, `DOES_NOT_FIT` for a
 * grid without what the generator needs, `BAD_MIX` for a mix that cannot be
 * followed or a generator that takes none, `BAD_ARGUMENT` for another field
 * that it does not take or cannot use; before any draw. `RECORDER_FULL`.
 *
 * @example
 * ```ts
 * const passages = carveMaze(squareGrid(10, 8), 'eller', new Mulberry32(3))
 * passages.count // => 79
 * ```
 */
export function carveMaze(
  grid: Grid,
  name: GeneratorName,
  rng: Rng,
  options?: GeneratorOptions,
  recorder?: Recorder,
): Passages {
  if (!isGeneratorName(name))
    throw new MazeError('NO_SUCH_ALGORITHM', unknownName(String(name), Object.keys(GENERATORS)))
  const entry: GeneratorEntry = GENERATORS[name]
  checkFits(entry, grid, name)
  checkTaken(entry, name, options)
  const passages = new Passages(grid)
  entry.carve(grid, passages, rng, options, recorder)
  return passages
}

/** Refuses every field but the one that the generator takes. */
function checkTaken({ takes }: GeneratorEntry, name: string, options: GeneratorOptions | undefined): void {
  if (options === undefined) return
  checkOptions('options', options)
  for (const [field, value] of Object.entries(options)) {
    if (field === takes || value === undefined) continue
    if (field === 'mix') throw new MazeError('BAD_MIX', { expected: `no mix for ${name}`, got: 'one' })
    const expected = takes === null ? `nothing for ${name}` : `nothing for ${name}, which takes ${takes}`
    throw new MazeError('BAD_ARGUMENT', { name: `options.${field}`, expected, got: shown(value) })
  }
}

/** The recipe word `growing`: its own rule alone, the growing tree where it is given a mix. */
function growingOrMix(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  if (options?.mix === undefined) growing(grid, passages, rng, undefined, recorder)
  else growingTree(grid, passages, rng, { mix: options.mix }, recorder)
}
