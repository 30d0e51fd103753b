import { type GridRows, MazeError, type MazeRecipe, recipeCode } from 'meikyuu'

/** Algorithms whose mazes can be made on disk. */
const ALGORITHMS = ['backtracker', 'eller', 'sidewinder', 'binary-tree'] as const

/** A recipe whose maze can be made on disk. */
export interface DiskRecipe {
  /** It all. */
  readonly recipe: MazeRecipe
  /** Its code. */
  readonly code: string
  /** The size of its board. */
  readonly size: GridRows
  /** Whether it has a start and a goal. */
  readonly hasEnds: boolean
}

/**
 * The recipe, checked as building would.
 *
 * @param needs Who asks.
 * @throws MazeError as `recipeCode`; `DOES_NOT_FIT` for what is not made on disk.
 */
export function diskRecipe(recipe: MazeRecipe, needs: string): DiskRecipe {
  const code = recipeCode(recipe)
  const { algorithm, mode } = recipe
  const refuse = (expected: string, got: string) =>
    new MazeError('DOES_NOT_FIT', { algorithm: needs, needs: expected, got })
  if (recipe.shape !== 'square') throw refuse('square', recipe.shape)
  if (!ALGORITHMS.some((name) => name === algorithm))
    throw refuse(`one of ${ALGORITHMS.join(', ')}`, algorithm)
  if (recipe.treatments !== undefined && recipe.treatments.length > 0) throw refuse('no treatments', code)
  if (mode !== 'map' && mode !== 'to-goal') throw refuse('mode map or to-goal', mode)
  if (leansAside(recipe)) throw refuse('sidewinder to the north or south', code)
  // Its rows are drawn ahead, so that nobody knows where the stream stands behind them.
  if (mode !== 'map' && algorithm === 'eller') throw refuse('mode map for eller', mode)
  return { recipe, code, size: { width: recipe.w, height: recipe.h }, hasEnds: mode !== 'map' }
}

/** Whether its rows cannot come one by one, as runs of it stand upright. */
function leansAside(recipe: MazeRecipe): boolean {
  if (recipe.algorithm !== 'sidewinder') return false
  return recipe.bias?.side === 'east' || recipe.bias?.side === 'west'
}
