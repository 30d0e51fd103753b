import {
  type BinaryTreeBias,
  binaryTreeRows,
  binaryTreeWay,
  ellerRows,
  type GridRows,
  MazeError,
  type MazeRecipe,
  type RowKey,
  recipeCode,
  rngFor,
  rowKey,
  type SidewinderBias,
  type StreamedWay,
  sidewinderRows,
  sidewinderWay,
} from 'meikyuu'
import { needMemory } from '../memory/need-memory.js'
import type { SquareRows } from './square-rows.js'

/** The memory that rows take, in bytes a column: see `ellerRows`, `sidewinderRows` and `binaryTreeRows`. */
const COLUMN_BYTES = { eller: 29, sidewinder: 1, 'binary-tree': 1 }

/**
 * The rows of the maze that a recipe names, made as they are asked for, in
 * memory for a few rows: squares by `eller`, `sidewinder` (to the north or
 * south) or `binary-tree`, without treatments, as a map. The same maze as
 * `buildMaze` would make, of any size; its rows come once.
 *
 * @throws MazeError `DOES_NOT_FIT` for any other recipe; `NO_MEMORY`, when the first row
 * is asked for, where rows so wide take more memory than is at hand; otherwise as `recipeCode`, `ellerRows`,
 * `sidewinderRows` and `binaryTreeRows`.
 *
 * @example
 * ```ts
 * const huge = streamedRows(parseRecipe('square:100000x100000:sidewinder:map:1', NO_LIMITS))
 * const [first] = huge.rows
 * first.length // => 100000
 * ```
 */
export function streamedRows(recipe: MazeRecipe): SquareRows {
  const streamed = streamedRecipe(recipe, 'streamedRows')
  const { algorithm, size } = streamed
  const rows = rowsOf(streamed)
  return {
    ...size,
    rows: {
      // Not before what no memory would do has been refused, by whoever takes the rows too.
      [Symbol.iterator]() {
        needMemory(recipeCode(recipe), size.width * COLUMN_BYTES[algorithm])
        return rows
      },
    },
  }
}

function rowsOf({ algorithm, size, seed, bias }: StreamedRecipe): IterableIterator<Uint8Array> {
  const rng = rngFor(seed, size.width * size.height)
  if (algorithm === 'eller') return ellerRows(rng, size)
  if (algorithm === 'sidewinder') return sidewinderRows(rowKey(rng), size, bias as SidewinderBias)
  return binaryTreeRows(rowKey(rng), size, bias as BinaryTreeBias)
}

/**
 * The way between two cells of the maze that a recipe names, without the maze:
 * squares by `sidewinder` or `binary-tree`, without treatments, as a map.
 *
 * @throws MazeError `DOES_NOT_FIT` for any other recipe; otherwise as
 * `recipeCode`, `sidewinderWay` and `binaryTreeWay`.
 *
 * @example
 * ```ts
 * const recipe = parseRecipe('square:5x5:binary-tree:map:1')
 * const way = streamedWay(recipe, 20, 4)
 * way.length // => 9
 * ```
 */
export function streamedWay(recipe: MazeRecipe, from: number, to: number): StreamedWay {
  const { algorithm, size, seed, bias } = streamedRecipe(recipe, 'streamedWay')
  if (algorithm === 'eller') throw doesNotFit('streamedWay', 'sidewinder or binary-tree', algorithm)
  const key: RowKey = rowKey(rngFor(seed, size.width * size.height))
  if (algorithm === 'sidewinder') return sidewinderWay(key, size, from, to, bias as SidewinderBias)
  return binaryTreeWay(key, size, from, to, bias as BinaryTreeBias)
}

/** A recipe whose maze can come row by row. */
interface StreamedRecipe {
  readonly algorithm: 'eller' | 'sidewinder' | 'binary-tree'
  readonly size: GridRows
  readonly seed: number
  readonly bias: SidewinderBias | BinaryTreeBias
}

function streamedRecipe(recipe: MazeRecipe, needs: string): StreamedRecipe {
  // Checks it all, as building would.
  const code = recipeCode(recipe)
  const { algorithm, mode, seed } = recipe
  if (recipe.shape !== 'square') throw doesNotFit(needs, 'square', recipe.shape)
  if (algorithm !== 'eller' && algorithm !== 'sidewinder' && algorithm !== 'binary-tree')
    throw doesNotFit(needs, 'eller, sidewinder or binary-tree', algorithm)
  if (recipe.treatments !== undefined && recipe.treatments.length > 0)
    throw doesNotFit(needs, 'no treatments', code)
  if (mode !== 'map') throw doesNotFit(needs, 'mode map, as ends are looked for in the whole maze', mode)
  const bias = 'bias' in recipe && recipe.bias !== undefined ? toldBias(recipe.bias) : {}
  return { algorithm, size: { width: recipe.w, height: recipe.h }, seed, bias }
}

/** A bias as generators take it: recipes say coins in percent. */
function toldBias({ coin, ...leaning }: { readonly coin?: number | undefined }): StreamedRecipe['bias'] {
  return coin === undefined ? leaning : { ...leaning, coin: coin / 100 }
}

function doesNotFit(algorithm: string, needs: string, got: string): MazeError {
  return new MazeError('DOES_NOT_FIT', { algorithm, needs, got })
}
