import type { GrowingTreeMix } from '@meikyuu/generators'
import type { RectangleSize, SingleSize } from '@meikyuu/grid'
import type { RecipeTables } from './recipe-tables.js'
import type { WordOption } from './word-option.js'

/** The names in a table of the entries that have certain fields. */
type NamesWith<Table, Fields> = {
  [Name in keyof Table]: Table[Name] extends Fields ? Name : never
}[keyof Table] &
  string

/** Shape and size: by family, for one number and two. */
type ShapeFields<Shapes> =
  | ({ readonly shape: NamesWith<Shapes, { size: 'WxH' }> } & RectangleSize)
  | ({ readonly shape: NamesWith<Shapes, { size: 'N' }> } & SingleSize)

/** An entry whose word carries more than its name. */
type TakesOption = { option: WordOption } | { takesMix: true }

/** A name of a table, with the field that it brings. */
type WordFields<Word extends string, Table> =
  | { readonly [W in Word]: Exclude<keyof Table & string, NamesWith<Table, TakesOption>> }
  | {
      [Name in NamesWith<Table, TakesOption>]: { readonly [W in Word]: Name } & EntryFields<Table[Name]>
    }[NamesWith<Table, TakesOption>]

/** The field that an entry brings besides its name. */
type EntryFields<Entry> = Entry extends { option: WordOption<infer Field, infer Value> }
  ? OptionField<Field, Value>
  : OptionField<'mix', GrowingTreeMix | undefined>

/** The field of an option; one that may be undefined may be left out. */
type OptionField<Field extends string, Value> = undefined extends Value
  ? { readonly [F in Field]?: Value }
  : { readonly [F in Field]: Value }

/** The recipes over a kit's tables: as `MazeRecipe`, with the kit's names and fields. */
export type KitRecipe<Tables extends RecipeTables> = ShapeFields<Tables['shapes']> &
  WordFields<'algorithm', Tables['generators']> &
  WordFields<'mode', Tables['modes']> & { readonly seed: number }

/** The names of a kit's modes that make maps. */
export type KitMapMode<Tables extends RecipeTables> = NamesWith<Tables['modes'], { ends: null }>

/** The recipes of a kit's maps. */
export type KitMapRecipe<Tables extends RecipeTables> = KitRecipe<Tables> & {
  readonly mode: KitMapMode<Tables>
}

/** The recipes of a kit's mazes with ends. */
export type KitEndsRecipe<Tables extends RecipeTables> = KitRecipe<Tables> & {
  readonly mode: Exclude<keyof Tables['modes'] & string, KitMapMode<Tables>>
}

/** As `RecipeFor`, with the kit's modes. */
export type KitRecipeFor<Tables extends RecipeTables, Code extends string> = string extends Code
  ? KitRecipe<Tables>
  : Code extends `${string}:${string}:${string}:${KitMapMode<Tables>}:${string}`
    ? KitMapRecipe<Tables>
    : KitEndsRecipe<Tables>
