import type { Told } from './carver.js'

/** What a line of the table says of a generator beside what is measured. */
export interface TextureCase extends Told {
  /** The function that does it. */
  readonly by: string
  /** How its mazes look, in a few words. */
  readonly look: string
  /** How many draws it makes on a board of so many cells and edges; none where chance has it. */
  readonly draws?: Draws
}

/** A number of draws, in words and worked out. */
interface Draws {
  readonly says: string
  readonly of: (cells: number, edges: number) => number
}

const EACH_CELL: Draws = { says: 'cells', of: (cells) => cells }
const EACH_EDGE: Draws = { says: 'edges + 1', of: (_, edges) => edges + 1 }
const TWO: Draws = { says: '2', of: () => 2 }

/** Every generator, in the order of the page. */
export const TEXTURE_CASES: readonly TextureCase[] = [
  { word: 'backtracker', by: 'backtracker', look: 'long winding passages', draws: EACH_CELL },
  { word: 'growing', by: 'growing', look: 'many dead ends, short winding runs between' },
  {
    word: 'prim',
    by: 'primFrontierEdge',
    look: 'many short dead ends, spreading from one cell',
    draws: EACH_EDGE,
  },
  {
    word: 'kruskal',
    by: 'kruskal',
    look: 'many short dead ends, the same everywhere',
    draws: { says: 'edges - 1', of: (_, edges) => edges - 1 },
  },
  { word: 'kruskal-hash', by: 'kruskalHash', look: 'as `kruskal`', draws: TWO },
  { word: 'wilson', by: 'wilson', look: 'no bias at all' },
  {
    word: 'hunt',
    by: 'huntAndKill',
    look: 'winding like the backtracker, in shorter arms',
    draws: EACH_CELL,
  },
  { word: 'eller', by: 'eller', look: 'passages along the rows' },
  { word: 'eller-rows', by: 'ellerByRows', look: 'as `eller`, on any grid in rows' },
  { word: 'binary-tree', by: 'binaryTree', look: 'all ways lead to a corner', draws: TWO },
  { word: 'sidewinder', by: 'sidewinder', look: 'all ways lead up', draws: TWO },
  { word: 'division', by: 'division', look: 'long straight walls' },
  { word: 'aldous-broder', by: 'aldousBroder', look: 'no bias at all' },
  { word: 'houston', by: 'houston', look: 'next to no bias' },
  { word: 'prim-weights', by: 'primUniformWeights', look: 'as `kruskal`', draws: EACH_EDGE },
  {
    word: 'prim-cells',
    by: 'primFrontierCell',
    look: 'more short dead ends than `prim`',
    draws: { says: '2 a cell, less one', of: (cells) => 2 * cells - 1 },
  },
  {
    word: 'prim-vertices',
    by: 'primVertexWeights',
    look: 'tufts of dead ends',
    draws: { says: 'cells + 1', of: (cells) => cells + 1 },
  },
  {
    word: 'prim-active',
    by: 'primActiveCell',
    look: 'fewer dead ends than `prim`',
    draws: { says: '3 a cell, less one', of: (cells) => 3 * cells - 1 },
  },
  { word: 'parallel', by: 'parallelBacktracker', look: 'winding, in regions' },
  {
    word: 'origin-shift',
    by: 'originShift',
    look: 'no bias that can be counted',
    draws: { says: '38 a cell', of: (cells) => 38 * cells },
  },
  { word: 'blobs', by: 'blobs', look: 'long winding walls' },
]

/** Mixes of the growing tree, in the order of the page. */
export const MIX_CASES: readonly (Told & { readonly look: string })[] = [
  { ...mix({ newest: 1 }), as: 'newest', look: 'the backtracker, passage for passage' },
  {
    ...mix({ newest: 90, random: 10 }),
    as: 'newest 90, random 10',
    look: 'winding, but with arms that start early',
  },
  {
    ...mix({ newest: 50, oldest: 50 }),
    as: 'newest 50, oldest 50',
    look: 'runs that wind about a core of straight ways',
  },
  { ...mix({ random: 1 }), as: 'random', look: "like Prim's, a little smoother" },
  { ...mix({ middle: 1 }), as: 'middle', look: 'nearly as straight as oldest' },
  {
    ...mix({ oldest: 1 }),
    as: 'oldest',
    look: 'a queue: long straight ways out from the first cell, each as short as the grid allows',
  },
]

function mix(weights: Record<string, number>): Told {
  return { word: 'growing', options: { mix: weights } }
}
