import { checkOptions, type Grid, type ShapeEntry } from '@meikyuu/grid'
import type { AfterTreatment } from './after-treatment.js'
import { checkTables } from './check-tables.js'
import { checkTable, notA } from './entries-of.js'
import type { KitEndsRecipe, KitMapRecipe, KitRecipe, KitRecipeFor } from './kit-recipe.js'
import type { ModeEntry } from './modes/mode-entry.js'
import type { BuiltMap, BuiltMaze } from './recipe.js'
import type { RecipeLimits } from './recipe-limits.js'
import {
  DEFAULT_TABLES,
  type DefaultTables,
  type RecipeGenerator,
  type RecipeTables,
} from './recipe-tables.js'
import { untypedKit } from './untyped-kit.js'

/** The functions of recipes over a kit's tables. None of them needs `this`. */
export interface MazeKit<Tables extends RecipeTables> {
  /** What shape words mean. */
  readonly shapes: Tables['shapes']
  /** What algorithm words mean. */
  readonly generators: Tables['generators']
  /** What the words after a `~` mean. */
  readonly treatments: Tables['treatments']
  /** What mode words mean. */
  readonly modes: Tables['modes']
  /** The recipe that a code names. Throws a MazeError where it names none. */
  readonly parseRecipe: <const Code extends string>(
    code: Code,
    limits?: RecipeLimits,
  ) => KitRecipeFor<Tables, Code>
  /** The recipe that a code names, or null where `parseRecipe` throws. */
  readonly maybeRecipe: <const Code extends string>(
    code: Code,
    limits?: RecipeLimits,
  ) => KitRecipeFor<Tables, Code> | null
  /** The code of a recipe. Throws a MazeError for what is no recipe. */
  readonly recipeCode: (recipe: KitRecipe<Tables>) => string
  /** The board that a recipe's maze is carved on. Throws a MazeError for what is no recipe. */
  readonly gridOf: (recipe: KitRecipe<Tables>) => Grid
  /** The maze of a recipe. Throws a MazeError for what is no recipe. */
  readonly buildMaze: BuildMaze<Tables>
}

/** Builds a map or a maze with ends, as the recipe's mode says. */
export interface BuildMaze<Tables extends RecipeTables> {
  /** A map. */
  (recipe: KitMapRecipe<Tables>): BuiltMap<KitRecipe<Tables>>
  /** A maze with ends. */
  (recipe: KitEndsRecipe<Tables>): BuiltMaze<KitRecipe<Tables>>
  /** Either. */
  (recipe: KitRecipe<Tables>): BuiltMap<KitRecipe<Tables>> | BuiltMaze<KitRecipe<Tables>>
}

/** The tables of a kit, each of its own type. */
export interface KitTables<Shapes, Generators, Modes, Treatments> {
  /** All shapes. */
  readonly shapes: Shapes
  /** All generators. */
  readonly generators: Generators
  /** All modes. */
  readonly modes: Modes
  /** All treatments. */
  readonly treatments: Treatments
}

/** Entries for a kit, besides those of the plain functions. */
export interface AddedTables<Shapes, Generators, Modes, Treatments> {
  /** Further shapes. */
  readonly shapes?: Shapes & RecipeTables['shapes']
  /** Further generators. */
  readonly generators?: Generators & RecipeTables['generators']
  /** Further modes. */
  readonly modes?: Modes & RecipeTables['modes']
  /** Further treatments. */
  readonly treatments?: Treatments & RecipeTables['treatments']
  /**
   * Whether the kit knows the words of the plain functions too.
   * @defaultValue true
   */
  readonly defaults?: true
}

/** All the entries of a kit. */
export interface WholeTables<Shapes, Generators, Modes, Treatments> {
  /** All shapes. */
  readonly shapes: Shapes & RecipeTables['shapes']
  /** All generators. */
  readonly generators: Generators & RecipeTables['generators']
  /** All modes. */
  readonly modes: Modes & RecipeTables['modes']
  /**
   * All treatments.
   * @defaultValue none
   */
  readonly treatments?: Treatments & RecipeTables['treatments']
  /** The kit knows these words only. */
  readonly defaults: false
}

/**
 * Recipes over tables of your own: their words, besides those that every code
 * knows or, with `defaults: false`, in their place. Words of the plain
 * functions cannot be given another meaning: a code names one maze for ever.
 *
 * What your own functions make is checked, once each time: a grid that is one,
 * whose cells hang together and are no more than `cellsLaidOut` says; passages
 * of it that join all cells, with loops or without; ends in it. What they throw
 * comes through as it is. Functions do all that they do before they return.
 *
 * A kit keeps the grids that it lays out, up to `GRID_CACHE_BYTES`; no maze.
 *
 * @throws MazeError `BAD_ARGUMENT` for tables over which codes could not be
 * read, or could be read in two ways, for names of more than `LONGEST_NAME`
 * characters and for entries that lack something; the sentence says which.
 *
 * @example
 * ```ts
 * const kit = mazeKit({
 *   shapes: {
 *     strip: {
 *       title: 'Strip',
 *       size: 'N',
 *       words: ['columns'],
 *       capabilities: ['rows'],
 *       cellsLaidOut: ({ size }) => size * 2,
 *       make: ({ size }) => squareGrid(size, 2),
 *     },
 *   },
 * })
 * kit.buildMaze(kit.parseRecipe('strip:9:eller:to-goal:1')).grid.cells // => 18
 * ```
 */
export function mazeKit<
  const Shapes extends RecipeTables['shapes'] = Record<never, never>,
  const Generators extends RecipeTables['generators'] = Record<never, never>,
  const Modes extends RecipeTables['modes'] = Record<never, never>,
  const Treatments extends RecipeTables['treatments'] = Record<never, never>,
>(
  tables?: AddedTables<Shapes, Generators, Modes, Treatments>,
): MazeKit<
  KitTables<
    DefaultTables['shapes'] & Shapes,
    DefaultTables['generators'] & Generators,
    DefaultTables['modes'] & Modes,
    DefaultTables['treatments'] & Treatments
  >
>
/** As with added tables: recipes over the tables given and no others. */
export function mazeKit<
  const Shapes extends RecipeTables['shapes'],
  const Generators extends RecipeTables['generators'],
  const Modes extends RecipeTables['modes'],
  const Treatments extends RecipeTables['treatments'] = Record<never, never>,
>(
  tables: WholeTables<Shapes, Generators, Modes, Treatments>,
): MazeKit<KitTables<Shapes, Generators, Modes, Treatments>>
export function mazeKit(given: Partial<RecipeTables> & { readonly defaults?: boolean } = {}): unknown {
  checkOptions('tables', given)
  const { defaults = true } = given
  if (typeof defaults !== 'boolean') throw notA('tables.defaults', 'true or false', defaults)
  const tables: RecipeTables = {
    shapes: tableOf<ShapeEntry>('shapes', defaults, DEFAULT_TABLES.shapes, given.shapes),
    generators: tableOf<RecipeGenerator>('generators', defaults, DEFAULT_TABLES.generators, given.generators),
    treatments: tableOf<AfterTreatment>('treatments', defaults, DEFAULT_TABLES.treatments, given.treatments),
    modes: tableOf<ModeEntry>('modes', defaults, DEFAULT_TABLES.modes, given.modes),
  }
  checkTables(tables)
  return untypedKit(tables)
}

/** The entries of a table, with the known ones or without. An absent table is an empty one. */
function tableOf<Entry>(
  kind: string,
  defaults: boolean,
  known: Readonly<Record<string, Entry>>,
  added: Readonly<Record<string, Entry>> = {},
): Readonly<Record<string, Entry>> {
  checkTable(kind, added)
  if (!defaults) return Object.freeze({ ...added })
  for (const name of Object.keys(added))
    if (Object.hasOwn(known, name))
      throw notA(
        `a name added to ${kind}`,
        'a new one, since codes keep their meaning (or all tables, with defaults: false)',
        name,
      )
  return Object.freeze({ ...known, ...added })
}
