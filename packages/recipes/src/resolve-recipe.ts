import { LEAST_SIZE, MazeError, type ShapeEntry, type ShapeSize, shown } from '@meikyuu/grid'
import { checkNeeds } from './check-needs.js'
import { entryCalled } from './entry-called.js'
import type { ModeEntry } from './modes/mode-entry.js'
import { optionOf } from './option-of.js'
import { MOST_SEED } from './recipe-limits.js'
import type { RecipeGenerator, RecipeTables } from './recipe-tables.js'
import { type ResolvedTreatment, resolveTreatments } from './resolve-treatments.js'
import type { WordOption } from './word-option.js'

/** A recipe with what its words name. */
export interface ResolvedRecipe {
  /** The recipe: a copy with its fields in order and nothing else. */
  readonly recipe: Readonly<Record<string, unknown>>
  readonly shape: ShapeEntry
  readonly generator: RecipeGenerator
  readonly generatorOption: WordOption | undefined
  readonly treatments: readonly ResolvedTreatment[]
  readonly mode: ModeEntry
  readonly seed: number
}

/**
 * Looks up the words of a recipe and checks its numbers, whatever stands in
 * its fields. Fields that do not belong to it are left out.
 *
 * @throws MazeError for a name that stands in no table, a size, seed or option
 * that is none, a generator that does not fit the shape.
 */
export function resolveRecipe(
  tables: RecipeTables,
  fields: Readonly<Record<string, unknown>>,
): ResolvedRecipe {
  const shapeName = fields['shape']
  const shape = entryCalled(tables.shapes, shapeName, 'recipe.shape', 'NO_SUCH_SHAPE')
  const recipe: Record<string, unknown> = { shape: shapeName }
  takeSize(shapeName as string, shape, fields, recipe)
  const algorithm = fields['algorithm']
  const generator = entryCalled(tables.generators, algorithm, 'recipe.algorithm', 'NO_SUCH_ALGORITHM')
  const generatorOption = optionOf(algorithm as string, generator)
  recipe['algorithm'] = algorithm
  if (generatorOption !== undefined) takeOption(generatorOption, fields, recipe)
  const treatments = resolveTreatments(tables, fields['treatments'])
  if (treatments.length > 0) recipe['treatments'] = treatments.map((each) => each.fields)
  checkNeeds(tables, shapeName as string, algorithm as string, treatments)
  const mode = entryCalled(tables.modes, fields['mode'], 'recipe.mode', 'NO_SUCH_MODE')
  recipe['mode'] = fields['mode']
  if (mode.option !== undefined) takeOption(mode.option, fields, recipe)
  const seed = checkedSeed(fields['seed'])
  recipe['seed'] = seed
  return { recipe, shape, generator, generatorOption, treatments, mode, seed }
}

/** The size of a recipe as shapes are told it: an object of its own, for a kit's shape might write to it. */
export function sizeOf({ recipe, shape }: ResolvedRecipe): ShapeSize {
  const { w, h, size } = recipe as Readonly<Record<string, number>>
  return (shape.size === 'N' ? { size } : { w, h }) as ShapeSize
}

/** The size as a code has it. */
export function sizeText({ recipe, shape }: ResolvedRecipe): string {
  return shape.size === 'N' ? `${recipe['size']}` : `${recipe['w']}x${recipe['h']}`
}

/** The fields that a recipe may have. */
export function fieldsOf({ shape, generatorOption, mode }: ResolvedRecipe): string[] {
  const size = shape.size === 'WxH' ? ['w', 'h'] : ['size']
  const algorithm = ['algorithm', generatorOption?.field, 'treatments']
  const fields = ['shape', ...size, ...algorithm, 'mode', mode.option?.field, 'seed']
  return fields.filter((field) => field !== undefined)
}

/** Copies the size into the recipe. */
function takeSize(
  name: string,
  shape: ShapeEntry,
  fields: Readonly<Record<string, unknown>>,
  recipe: Record<string, unknown>,
): void {
  if (shape.size === 'N') {
    recipe['size'] = checkedNumber(name, shape, 'size', fields['size'])
    return
  }
  recipe['w'] = checkedNumber(name, shape, 'w', fields['w'])
  recipe['h'] = checkedNumber(name, shape, 'h', fields['h'])
}

function checkedNumber(
  name: string,
  { least = LEAST_SIZE }: ShapeEntry,
  field: string,
  value: unknown,
): number {
  if (!Number.isSafeInteger(value))
    throw new MazeError('BAD_SIZE', {
      shape: name,
      expected: `${field} to be a whole number`,
      got: shown(value),
    })
  const number = value as number
  if (number < least) throw new MazeError('TOO_SMALL', { what: `the size of ${name}`, got: number, least })
  return number
}

function takeOption(
  option: WordOption,
  fields: Readonly<Record<string, unknown>>,
  recipe: Record<string, unknown>,
): void {
  const value = option.check(fields[option.field])
  if (value !== undefined) recipe[option.field] = value
}

function checkedSeed(seed: unknown): number {
  if (!Number.isInteger(seed) || (seed as number) < 0 || (seed as number) > MOST_SEED)
    throw new MazeError('BAD_SEED', { seed: shown(seed), most: MOST_SEED })
  // Turns -0 into 0, which is what its code says.
  return (seed as number) + 0
}
