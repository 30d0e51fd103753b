import { type Grid, type Maze, MazeError, Passages, rngFor } from '@meikyuu/grid'
import { checkEnds } from './check-ends.js'
import { checkRecipe } from './check-recipe.js'
import type { GridCache } from './grid-cache.js'
import type { RecipeTables } from './recipe-tables.js'
import type { ResolvedRecipe } from './resolve-recipe.js'
import type { WordOption } from './word-option.js'

const NO_OPTIONS = {}

/** Carves the maze that a recipe names, and gives it its ends from the same stream. */
export function buildFrom(
  tables: RecipeTables,
  grids: GridCache,
  recipe: unknown,
): Maze & { readonly recipe: object } {
  const resolved = checkRecipe(tables, recipe)
  const { recipe: checked, sizeText, generator, mode, seed } = resolved
  const grid = grids.gridCalled(`${checked['shape']}:${sizeText}`, () => makeGrid(resolved))
  const passages = new Passages(grid)
  const rng = rngFor(seed, grid.cells)
  generator.carve(grid, passages, rng, optionsOf(resolved.generatorOption, checked))
  if (mode.ends === null)
    return { recipe: checked, grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
  const ends = mode.ends({ grid, passages }, rng, optionsOf(mode.option, checked))
  checkEnds(grid, ends)
  const { start, goal, entrance, exit, keys } = ends
  return { recipe: checked, grid, passages, start, goal, entrance, exit, keys }
}

/** The field of an option, as a generator or a mode takes it. */
function optionsOf(option: WordOption | undefined, recipe: Readonly<Record<string, unknown>>): object {
  return option === undefined ? NO_OPTIONS : { [option.field]: recipe[option.field] }
}

function makeGrid({ recipe, shape, size, sizeText }: ResolvedRecipe): Grid {
  // Each family's `make` takes its own kind of size, and `size` is of the shape's.
  const grid: Grid = shape.make(size as never)
  if (grid.cells >= 2) return grid
  throw new MazeError('TOO_SMALL', {
    what: `the cells of ${recipe['shape']}:${sizeText}`,
    got: grid.cells,
    least: 2,
  })
}
