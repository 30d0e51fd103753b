import {
  type Grid,
  LEAST_CELLS,
  type Maze,
  type MazeBody,
  MazeError,
  type MazeMap,
  Passages,
  type Rng,
  rngFor,
  shown,
} from '@meikyuu/grid'
import { checkCarved } from './check-carved.js'
import { checkEnds } from './check-ends.js'
import { checkGrid } from './check-grid.js'
import { checkRecipe } from './check-recipe.js'
import { checkSettled } from './check-settled.js'
import type { GridCache } from './grid-cache.js'
import { layOut } from './lay-out.js'
import type { Ends } from './modes/mode-entry.js'
import { DEFAULT_TABLES, type RecipeTables } from './recipe-tables.js'
import type { ResolvedRecipe } from './resolve-recipe.js'
import type { ResolvedTreatment } from './resolve-treatments.js'
import type { WordOption } from './word-option.js'

/** The entries whose work needs no check, being tested here. */
const OURS: RecipeTables = DEFAULT_TABLES

// Frozen, for it goes to everybody.
const NO_OPTIONS: object = /* @__PURE__ */ Object.freeze({})

/** Carves the maze that a recipe names, treats it, and gives it its ends, all from one stream. */
export function buildFrom(
  tables: RecipeTables,
  grids: GridCache,
  recipe: unknown,
): Maze & { readonly recipe: object } {
  const resolved = checkRecipe(tables, recipe)
  const { recipe: checked, seed } = resolved
  const carved = layOut(resolved, grids)
  const rng = rngFor(seed, carved.cells)
  const { grid, passages } = treated(carve(resolved, carved, rng), resolved.treatments, rng)
  const ends = resolved.mode.ends === null ? noEnds() : endsIn(resolved, { grid, passages }, rng)
  // What read the sides of a lattice one by one has done so.
  if (grid.kind === 'lattice') passages.fold()
  const { start, goal, entrance, exit, keys } = ends
  return { recipe: checked, grid, passages, start, goal, entrance, exit, keys } as Maze & {
    readonly recipe: object
  }
}

function noEnds(): Pick<MazeMap, 'start' | 'goal' | 'entrance' | 'exit' | 'keys'> {
  return { start: null, goal: null, entrance: null, exit: null, keys: [] }
}

function carve(resolved: ResolvedRecipe, grid: Grid, rng: Rng): MazeBody {
  const { recipe, generator, generatorOption } = resolved
  const name = recipe['algorithm'] as string
  const passages = new Passages(grid)
  const isOurs = generator === OURS.generators[name]
  const options = optionsOf(generatorOption, recipe, grid, isOurs)
  const result: unknown = generator.carve(grid, passages, rng, options)
  if (isOurs) return { grid, passages }
  checkSettled(`generators.${name}.carve`, result)
  checkCarved(`what the algorithm ${name} carves`, { grid, passages })
  return { grid, passages }
}

/** The maze after its treatments, one after the other. */
function treated(carved: MazeBody, treatments: readonly ResolvedTreatment[], rng: Rng): MazeBody {
  let maze = carved
  for (const { fields, treatment, option } of treatments) {
    const name = fields['treatment'] as string
    const isOurs = treatment === OURS.treatments[name]
    const result = treatment.apply(maze, rng, optionsOf(option, fields, maze.grid, isOurs))
    maze = isOurs ? result : checkedMaze(name, result, maze.grid)
  }
  return maze
}

/** What a treatment of a kit gives back. */
function checkedMaze(name: string, result: unknown, before: Grid): MazeBody {
  checkSettled(`treatments.${name}.apply`, result)
  const what = `what the treatment ${name} gives back`
  const { grid, passages } = (result ?? {}) as MazeBody
  if (grid === undefined || passages === undefined)
    throw new MazeError('BAD_ARGUMENT', {
      name: what,
      expected: 'a grid and its passages',
      got: shown(result),
    })
  if (grid !== before) checkGrid(`the grid of ${what}`, grid)
  if (grid.cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', { what: `the cells after ${name}`, got: grid.cells, least: LEAST_CELLS })
  checkCarved(what, { grid, passages })
  return { grid, passages }
}

/** The ends that the recipe's mode finds in a maze. */
function endsIn({ recipe, mode }: ResolvedRecipe, { grid, passages }: MazeBody, rng: Rng): Ends {
  const name = recipe['mode'] as string
  const isOurs = mode === OURS.modes[name]
  const ends = mode.ends!({ grid, passages }, rng, optionsOf(mode.option, recipe, grid, isOurs))
  if (isOurs) return ends
  checkSettled(`modes.${name}.ends`, ends)
  checkEnds(grid, ends)
  checkCarved(`the maze after the mode ${name}`, { grid, passages })
  const { start, goal, entrance, exit, keys } = ends
  return { start, goal, entrance, exit, keys: [...keys] }
}

/**
 * The field of an option, as a generator, a treatment or a mode takes it. One
 * of a kit's own gets a copy, if the option makes one when it checks: it might
 * write to it, and the recipe must go on telling the truth.
 */
function optionsOf(
  option: WordOption | undefined,
  fields: Readonly<Record<string, unknown>>,
  grid: Grid,
  isOurs: boolean,
): object {
  if (option === undefined) return NO_OPTIONS
  const value = isOurs ? fields[option.field] : option.check(fields[option.field])
  return { [option.field]: option.told === undefined ? value : option.told(value, grid) }
}
