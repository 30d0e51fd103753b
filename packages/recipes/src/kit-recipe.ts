import type { RectangleSize, SingleSize } from '@meikyuu/grid'
import type { BIAS_WORDS } from './bias-words.js'
import type { OPTION_WORDS } from './option-words.js'
import type { RecipeTables } from './recipe-tables.js'
import type { WordOption } from './word-option.js'

/** A field under a name. */
export type KitField<Name extends string, Value> = Readonly<Record<Name, Value>>

/** The names in a table of the entries that have certain fields. */
export type NamesWith<Table, Fields> = {
  [Name in keyof Table]: Table[Name] extends Fields ? Name : never
}[keyof Table] &
  string

/** Shape and size in a kit's recipes: by family, for two numbers and one. */
export type KitShape<Shapes> =
  | (KitField<'shape', NamesWith<Shapes, KitField<'size', 'WxH'>>> & RectangleSize)
  | (KitField<'shape', NamesWith<Shapes, KitField<'size', 'N'>>> & SingleSize)

/** An entry whose word carries more than its name. */
export type KitTakesOption =
  | KitField<'option', WordOption>
  | KitField<'takes', keyof typeof OPTION_WORDS | 'bias'>

/** A name of a kit's table in its recipes, with the field that it brings. */
export type KitWord<Word extends string, Table> =
  | KitField<Word, Exclude<keyof Table & string, NamesWith<Table, KitTakesOption>>>
  | {
      [Name in NamesWith<Table, KitTakesOption>]: KitField<Word, Name> & KitOption<Name, Table[Name]>
    }[NamesWith<Table, KitTakesOption>]

/** The field that an entry of a name brings besides it. */
export type KitOption<Name, Entry> =
  Entry extends KitField<'option', infer Option>
    ? KitOptionOf<Option>
    : Entry extends KitField<'takes', infer Taken>
      ? Taken extends keyof typeof OPTION_WORDS
        ? KitOptionOf<(typeof OPTION_WORDS)[Taken]>
        : Name extends keyof typeof BIAS_WORDS
          ? KitOptionOf<(typeof BIAS_WORDS)[Name]>
          : never
      : never

/** The field that an option brings. */
export type KitOptionOf<Option> =
  Option extends WordOption<infer Name, infer Value> ? KitOptionField<Name, Value> : never

/** The field of an option; one that may be undefined may be left out. */
export type KitOptionField<Name extends string, Value> = undefined extends Value
  ? Partial<KitField<Name, Value>>
  : KitField<Name, Value>

/** The treatments of a kit's recipes, in the order they are done. */
export type KitTreatments<Treatments> = readonly KitWord<'treatment', Treatments>[] | undefined

/** The recipes over a kit's tables: as `MazeRecipe`, with the kit's names and fields. */
export type KitRecipe<Tables extends RecipeTables> = KitShape<Tables['shapes']> &
  KitWord<'algorithm', Tables['generators']> &
  Partial<KitField<'treatments', KitTreatments<Tables['treatments']>>> &
  KitWord<'mode', Tables['modes']> &
  KitField<'seed', number>

/** The names of a kit's modes that make maps. */
export type KitMapMode<Tables extends RecipeTables> = NamesWith<Tables['modes'], KitField<'ends', null>>

/** The recipes of a kit's maps. */
export type KitMapRecipe<Tables extends RecipeTables> = KitRecipe<Tables> &
  KitField<'mode', KitMapMode<Tables>>

/** The recipes of a kit's mazes with ends. */
export type KitEndsRecipe<Tables extends RecipeTables> = KitRecipe<Tables> &
  KitField<'mode', Exclude<keyof Tables['modes'] & string, KitMapMode<Tables>>>

/** As `RecipeFor`, with the kit's modes. */
export type KitRecipeFor<
  Tables extends RecipeTables,
  Code extends string,
> = Code extends `${string}:${string}:${string}:${infer Mode}:${string}`
  ? string extends Mode
    ? KitRecipe<Tables>
    : Extract<KitMapMode<Tables>, Mode> extends never
      ? KitEndsRecipe<Tables>
      : Mode extends KitMapMode<Tables>
        ? KitMapRecipe<Tables>
        : KitRecipe<Tables>
  : KitRecipe<Tables>
