import {
  type Grid,
  graphOf,
  LEAST_CELLS,
  type Maze,
  MazeError,
  Passages,
  type Rng,
  rngFor,
  shown,
} from '@meikyuu/grid'
import { checkEnds } from './check-ends.js'
import { checkRecipe } from './check-recipe.js'
import type { GridCache } from './grid-cache.js'
import type { RecipeTables } from './recipe-tables.js'
import type { ResolvedRecipe } from './resolve-recipe.js'
import type { ResolvedTreatment } from './resolve-treatments.js'
import type { WordOption } from './word-option.js'

/** What treatments take and give. */
type TreatedMaze = Pick<Maze, 'grid' | 'passages'>

const NO_OPTIONS = {}

/** Carves the maze that a recipe names, treats it, and gives it its ends, all from one stream. */
export function buildFrom(
  tables: RecipeTables,
  grids: GridCache,
  recipe: unknown,
): Maze & { readonly recipe: object } {
  const resolved = checkRecipe(tables, recipe)
  const { recipe: checked, sizeText, generator, mode, seed } = resolved
  const carved = grids.gridCalled(`${checked['shape']}:${sizeText}`, () => makeGrid(resolved))
  const rng = rngFor(seed, carved.cells)
  const carvings = new Passages(carved)
  generator.carve(carved, carvings, rng, optionsOf(resolved.generatorOption, checked, carved))
  const { grid, passages } = treated({ grid: carved, passages: carvings }, resolved.treatments, rng)
  if (mode.ends === null)
    return { recipe: checked, grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
  const ends = mode.ends({ grid, passages }, rng, optionsOf(mode.option, checked, grid))
  checkEnds(grid, ends)
  const { start, goal, entrance, exit, keys } = ends
  return { recipe: checked, grid, passages, start, goal, entrance, exit, keys }
}

/** The maze after its treatments, one after the other. */
function treated(carved: TreatedMaze, treatments: readonly ResolvedTreatment[], rng: Rng): TreatedMaze {
  let maze = carved
  for (const { fields, treatment, option } of treatments) {
    maze = checkedMaze(fields, treatment.apply(maze, rng, optionsOf(option, fields, maze.grid)))
  }
  return maze
}

/** What a treatment gives back, which may be one of a kit's own. */
function checkedMaze({ treatment }: Readonly<Record<string, unknown>>, maze: unknown): TreatedMaze {
  const { grid, passages } = (maze ?? {}) as Partial<TreatedMaze>
  if (grid === undefined || passages?.grid !== graphOf(grid))
    throw new MazeError('BAD_ARGUMENT', {
      name: `what the treatment ${treatment} gives back`,
      expected: 'a grid and its passages',
      got: shown(maze),
    })
  if (grid.cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', {
      what: `the cells after ${treatment}`,
      got: grid.cells,
      least: LEAST_CELLS,
    })
  return { grid, passages }
}

/** The field of an option, as a generator, a treatment or a mode takes it. */
function optionsOf(
  option: WordOption | undefined,
  fields: Readonly<Record<string, unknown>>,
  grid: Grid,
): object {
  if (option === undefined) return NO_OPTIONS
  const value = fields[option.field]
  return { [option.field]: option.told === undefined ? value : option.told(value, grid) }
}

function makeGrid({ recipe, shape, size, sizeText }: ResolvedRecipe): Grid {
  // Each family's `make` takes its own kind of size, and `size` is of the shape's.
  const grid: Grid = shape.make(size as never)
  if (grid.cells >= LEAST_CELLS) return grid
  throw new MazeError('TOO_SMALL', {
    what: `the cells of ${recipe['shape']}:${sizeText}`,
    got: grid.cells,
    least: LEAST_CELLS,
  })
}
