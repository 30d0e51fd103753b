import { GENERATORS, type GeneratorEntry, type GeneratorOptionName, TREATMENTS } from '@meikyuu/generators'
import { type Grid, type Passages, type Rng, SHAPES, type ShapeEntry } from '@meikyuu/grid'
import type { AfterTreatment } from './after-treatment.js'
import type { ModeEntry } from './modes/mode-entry.js'
import { MODES } from './modes/modes.js'
import type { WordOption } from './word-option.js'

/** A generator as recipes need it: any entry of `GENERATORS`, or less. */
export interface RecipeGenerator
  extends Pick<GeneratorEntry, 'title' | 'needs'>,
    Partial<Pick<GeneratorEntry, 'texture' | 'source'>> {
  /** Which option of a generator its word carries, one of those in `OPTION_WORDS`. */
  readonly takes?: GeneratorOptionName | null
  /** What its word carries after the name, in place of what it `takes`. */
  readonly option?: WordOption
  /**
   * About how many steps it takes in all, where it walks at random, on a grid
   * of so many cells that is so many cells long. Arithmetic alone. Codes of
   * strangers are held to a number of steps.
   * @defaultValue not so many that it matters
   */
  walkSteps?(cells: number, length: number): number
  /**
   * Carves a maze into passages that are all closed, at once. Its cells must
   * all hang together; it may have loops. What one of your own carves is
   * checked.
   *
   * @param options The recipe's field of the entry's option, where it has one.
   */
  carve(grid: Grid, passages: Passages, rng: Rng, options?: object): void
}

/** The tables that give the words of a recipe their meaning. */
export interface RecipeTables {
  /** What the first word of a code names. */
  readonly shapes: Readonly<Record<string, ShapeEntry>>
  /** What the third word names. */
  readonly generators: Readonly<Record<string, RecipeGenerator>>
  /** What the words after a `~` name. */
  readonly treatments: Readonly<Record<string, AfterTreatment>>
  /** What the fourth word names. */
  readonly modes: Readonly<Record<string, ModeEntry>>
}

/** The tables of the plain functions. */
export interface DefaultTables {
  /** The table of grid. */
  readonly shapes: typeof SHAPES
  /** The table of generators. */
  readonly generators: typeof GENERATORS
  /** The table of generators' treatments. */
  readonly treatments: typeof TREATMENTS
  /** The table of this package. */
  readonly modes: typeof MODES
}

/** The tables of the plain functions: SHAPES, GENERATORS, TREATMENTS and MODES. */
export const DEFAULT_TABLES: DefaultTables = {
  shapes: SHAPES,
  generators: GENERATORS,
  treatments: TREATMENTS,
  modes: MODES,
}
