import {
  type Capability,
  LEAST_SIZE,
  MazeError,
  type ShapeEntry,
  type ShapeSize,
  shown,
  unknownName,
} from '@meikyuu/grid'
import type { ModeEntry } from './modes/mode-entry.js'
import { optionOf } from './option-of.js'
import { MOST_SEED } from './recipe-limits.js'
import type { RecipeGenerator, RecipeTables } from './recipe-tables.js'
import type { WordOption } from './word-option.js'

/** A recipe with what its words name. */
export interface ResolvedRecipe {
  /** The recipe: a copy with its fields in order and nothing else. */
  readonly recipe: Readonly<Record<string, unknown>>
  readonly shape: ShapeEntry
  readonly size: ShapeSize
  /** The size as a code has it. */
  readonly sizeText: string
  readonly generator: RecipeGenerator
  readonly generatorOption: WordOption | undefined
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
  const shape = entryCalled(tables.shapes, shapeName, 'shape', 'NO_SUCH_SHAPE')
  const recipe: Record<string, unknown> = { shape: shapeName }
  const sizeText = takeSize(shapeName as string, shape, fields, recipe)
  const algorithm = fields['algorithm']
  const generator = entryCalled(tables.generators, algorithm, 'algorithm', 'NO_SUCH_ALGORITHM')
  const generatorOption = optionOf(generator)
  recipe['algorithm'] = algorithm
  if (generatorOption !== undefined) takeOption(generatorOption, fields, recipe)
  checkNeeds(tables, recipe, shape, generator)
  const mode = entryCalled(tables.modes, fields['mode'], 'mode', 'NO_SUCH_MODE')
  recipe['mode'] = fields['mode']
  if (mode.option !== undefined) takeOption(mode.option, fields, recipe)
  const seed = checkedSeed(fields['seed'])
  recipe['seed'] = seed
  // A recipe has the size's fields, and those that `make` reads are among them.
  return {
    recipe,
    shape,
    size: recipe as unknown as ShapeSize,
    sizeText,
    generator,
    generatorOption,
    mode,
    seed,
  }
}

/** The fields that a recipe may have. */
export function fieldsOf({ shape, generatorOption, mode }: ResolvedRecipe): string[] {
  const size = shape.size === 'WxH' ? ['w', 'h'] : ['size']
  const fields = ['shape', ...size, 'algorithm', generatorOption?.field, 'mode', mode.option?.field, 'seed']
  return fields.filter((field) => field !== undefined)
}

function entryCalled<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: unknown,
  field: string,
  unknown: 'NO_SUCH_SHAPE' | 'NO_SUCH_ALGORITHM' | 'NO_SUCH_MODE',
): Entry {
  if (typeof name !== 'string')
    throw new MazeError('BAD_ARGUMENT', {
      name: `recipe.${field}`,
      expected: `one of ${Object.keys(table).join(', ')}`,
      got: shown(name),
    })
  if (Object.hasOwn(table, name)) return table[name]!
  throw new MazeError(unknown, unknownName(name, Object.keys(table)))
}

/** Copies the size into the recipe, and returns it as a code has it. */
function takeSize(
  name: string,
  shape: ShapeEntry,
  fields: Readonly<Record<string, unknown>>,
  recipe: Record<string, unknown>,
): string {
  if (shape.size === 'N') {
    const size = checkedNumber(name, shape, 'size', fields['size'])
    recipe['size'] = size
    return String(size)
  }
  const w = checkedNumber(name, shape, 'w', fields['w'])
  const h = checkedNumber(name, shape, 'h', fields['h'])
  recipe['w'] = w
  recipe['h'] = h
  return `${w}x${h}`
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

function checkNeeds(
  { shapes }: RecipeTables,
  { shape: name, algorithm }: Record<string, unknown>,
  shape: ShapeEntry,
  generator: RecipeGenerator,
): void {
  if (generator.needs.length === 0) return
  const has = (entry: ShapeEntry, need: Capability): boolean => entry.capabilities.includes(need)
  if (generator.needs.every((need) => has(shape, need))) return
  const fitting = Object.keys(shapes).filter((other) =>
    generator.needs.every((need) => has(shapes[other]!, need)),
  )
  throw new MazeError('DOES_NOT_FIT', {
    algorithm: algorithm as string,
    needs: `a shape with ${generator.needs.join(' and ')}${fitting.length === 0 ? '' : ` (${fitting.join(', ')})`}`,
    got: name as string,
  })
}

function checkedSeed(seed: unknown): number {
  if (!Number.isInteger(seed) || (seed as number) < 0 || (seed as number) > MOST_SEED)
    throw new MazeError('BAD_SEED', { seed: shown(seed), most: MOST_SEED })
  // Turns -0 into 0, which is what its code says.
  return (seed as number) + 0
}
