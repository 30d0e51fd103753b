import { checkPlaces } from '@meikyuu/generators'
import {
  checkGraphForm,
  checkOptions,
  checkPositions,
  GRAPH_FORM_BYTES,
  MazeError,
  type ShapeEntry,
  shown,
} from '@meikyuu/grid'
import { carvingLists, type LatticeSize } from './carving-lists.js'
import { cellsLaidOut } from './cells-laid-out.js'
import { checkRecipe } from './check-recipe.js'
import { deadEndShare, type TexturedFields } from './dead-end-share.js'
import { LATTICE_CELLS } from './lattice-cells.js'
import type { MazeRecipe } from './recipe.js'
import { DEFAULT_TABLES } from './recipe-tables.js'

/**
 * The least that a cell takes in a graph, that of three sides: 4 in `first`, 4
 * a side in `across` and 1 in `slot`, 16 for its centre, and 1 a side for passages.
 */
const GRAPH_BYTES = 4 + 3 * 6 + 16

/** What `keys` keeps of each dead end of a lattice: its number, its position, how far it is off the way. */
const KEPT_OF_DEAD_ENDS = 12

/** What it keeps of each cell of a graph: the way's distances and its queue, then another queue and a list. */
const KEPT_BY_KEYS = 16

/** The size of the boards by which it is seen what share of its cells a shape keeps; bigger ones keep at least {@link NEARLY} as many. */
const SAMPLE_SIZE = 50
const NEARLY = 0.95

/** What is done with a maze, as far as it takes memory. */
export interface MemoryOptions {
  /**
   * Whether it is read as a graph, as pictures, solvers and loops do.
   * @defaultValue false
   */
  readonly asGraph?: boolean
}

/**
 * The least bytes that building a recipe's maze takes: its cells, passages and
 * the lists that stand at once when most do, by its generator, its mode and their options.
 *
 * On a lattice a byte a cell, and besides while it is carved: 4 more for `wilson` (an order of
 * the cells), 12 for `kruskal` (two edges a cell and its piece), about 1.1 for
 * `kruskal-hash` (edges between tiles), 0.25 for `hunt` (two bits), 12 for `growing`
 * with a mix, and 20 where that has `random` and others (the list of cells, its order by age and the
 * places in it), 0 for what has a list as long as the root of the cells or none. Then,
 * those having been given back, for `keys` 12 a dead end, by the least share of them that the generator
 * leaves: 1.2 a cell for `backtracker`, up to 4 for others. Other modes take nothing a cell.
 *
 * Where the board is a graph, or is read as one, 38 a cell and more, and 16 for
 * `keys`. What a graph takes besides depends on its shape, and is not counted, nor is
 * the way that keys lie off, which depends on the seed.
 *
 * @throws MazeError as `recipeCode`; `BAD_ARGUMENT`; `TOO_BIG` where no memory
 * would do: a lattice of more positions than 32 bits number, of more than 2^30
 * cells for `kruskal`, or of more cells than `GRAPH_FORM_CELLS` that is read as
 * a graph; of cut shapes by the least that they keep.
 *
 * @example
 * ```ts
 * const recipe = parseRecipe('square:32768x32768:wilson:map:1', { cells: Infinity })
 * Math.round(memoryNeeded(recipe) / 2 ** 20) // => 5120
 * ```
 */
export function memoryNeeded(recipe: MazeRecipe, options: MemoryOptions = {}): number {
  const asGraph = isAsGraph(options)
  const resolved = checkRecipe(DEFAULT_TABLES, recipe)
  const { shape, treatments } = resolved
  const laidOut = cellsLaidOut(resolved)
  const cells = Math.floor(laidOut * leastKept(shape))
  const hasKeys = resolved.recipe['mode'] === 'keys'
  // A treatment may leave fewer cells for keys to be among.
  const onGraph = cells * (GRAPH_BYTES + (hasKeys && treatments.length === 0 ? KEPT_BY_KEYS : 0))
  if (shape.lattice === undefined || laidOut < LATTICE_CELLS) return onGraph
  const { size = 0, w = size, h = size } = resolved.recipe as Readonly<Record<string, number>>
  checkPositions(w, h)
  if (resolved.recipe['algorithm'] === 'kruskal') checkPlaces({ cells })
  const lattice = { cells, laidOut, width: w, height: h }
  const lists = treatments.length === 0 ? carvingLists(resolved.recipe, lattice) : undefined
  if (lists === undefined || asGraph) checkGraphForm(cells)
  if (lists === undefined) return onGraph
  const keys = hasKeys ? KEPT_OF_DEAD_ENDS * deadEndsAtLeast(resolved.recipe, lattice) : 0
  return laidOut + Math.max(lists, keys, asGraph ? cells * GRAPH_FORM_BYTES : 0)
}

function deadEndsAtLeast(recipe: TexturedFields, { cells, width, height }: LatticeSize): number {
  const inside = (Math.max(0, width - 2) * Math.max(0, height - 2)) / (width * height)
  return Math.floor(deadEndShare(recipe) * cells * inside)
}

function isAsGraph(options: MemoryOptions): boolean {
  checkOptions('options', options)
  const { asGraph = false } = options
  if (typeof asGraph === 'boolean') return asGraph
  throw new MazeError('BAD_ARGUMENT', {
    name: 'options.asGraph',
    expected: 'true or false',
    got: shown(asGraph),
  })
}

/** The least share that a shape keeps of the cells it lays out. */
function leastKept(shape: ShapeEntry): number {
  if (shape.size === 'WxH') return 1
  const size = { size: SAMPLE_SIZE }
  return (shape.make(size as never).cells / shape.cellsLaidOut(size as never)) * NEARLY
}
