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
import { cellsLaidOut } from './cells-laid-out.js'
import { checkRecipe } from './check-recipe.js'
import { LATTICE_CELLS } from './lattice-cells.js'
import type { MazeRecipe } from './recipe.js'
import { DEFAULT_TABLES } from './recipe-tables.js'

/**
 * Generators that carve a lattice in its own bytes, and the bytes a cell that
 * the lists take which their draws force on them, or that lie between tiles.
 */
const LISTED_ON_LATTICE: Readonly<Record<string, number>> = {
  backtracker: 0,
  'binary-tree': 0,
  division: 0,
  eller: 0,
  growing: 0,
  hunt: 0,
  kruskal: 12,
  'kruskal-hash': 1,
  prim: 0,
  sidewinder: 0,
  wilson: 4,
}

/**
 * The least that a cell takes in a graph, that of three sides: 4 in `first`, 4
 * a side in `across` and 1 in `slot`, 16 for its centre, and 1 a side for passages.
 */
const GRAPH_BYTES = 4 + 3 * 6 + 16

/** What `keys` keeps of each cell that it may choose. */
const LISTED_BY_KEYS = 4

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
 * the lists that its draws force. A byte a cell where the board is a lattice;
 * where it is a graph, or is read as one, 38 and more. What a graph takes
 * besides depends on its shape, and is not counted.
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
  const keys = resolved.recipe['mode'] === 'keys' ? LISTED_BY_KEYS : 0
  if (shape.lattice === undefined || laidOut < LATTICE_CELLS) return cells * (GRAPH_BYTES + keys)
  const { size = 0, w = size, h = size } = resolved.recipe as Readonly<Record<string, number>>
  checkPositions(w, h)
  const listed =
    treatments.length === 0 ? LISTED_ON_LATTICE[resolved.recipe['algorithm'] as string] : undefined
  if (resolved.recipe['algorithm'] === 'kruskal') checkPlaces({ cells })
  if (listed === undefined || asGraph) checkGraphForm(cells)
  if (listed === undefined) return cells * (GRAPH_BYTES + keys)
  return laidOut + cells * Math.max(listed + keys, asGraph ? GRAPH_FORM_BYTES : 0)
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
