import { MazeError, shown, unknownName } from '@meikyuu/grid'
import type { ModeEntry } from './modes/mode-entry.js'
import { optionOf } from './option-of.js'
import { OPTION_WORD } from './option-word.js'
import { readWhole } from './read-whole.js'
import { LONGEST_CODE, type RecipeLimits } from './recipe-limits.js'
import type { RecipeGenerator, RecipeTables } from './recipe-tables.js'
import { resolveRecipe } from './resolve-recipe.js'
import { splitWord } from './split-word.js'
import type { WordOption } from './word-option.js'

/** The parts of a code, as messages name them. */
const PARTS = 'shape:size:algorithm:mode:seed'

/** A recipe whose fields have not been checked. */
type Fields = Record<string, unknown>

/**
 * The recipe that a code names. Everything is settled by arithmetic on the
 * code: no grid is laid out.
 *
 * @throws MazeError for what is no code, and `TOO_BIG` or `BAD_KEYS` over a limit.
 */
export function readCode(tables: RecipeTables, code: unknown, limits: Required<RecipeLimits>): object {
  const [shape, size, algorithm, mode, seed] = partsOf(code)
  const fields: Fields = { shape }
  readSize(tables, shape, size, fields)
  fields['algorithm'] = readWord(code as string, algorithm, fields, limits, {
    table: tables.generators,
    optionOf,
    unknown: 'NO_SUCH_ALGORITHM',
  })
  fields['mode'] = readWord(code as string, mode, fields, limits, {
    table: tables.modes,
    optionOf: optionOfMode,
    unknown: 'NO_SUCH_MODE',
  })
  fields['seed'] = readSeed(seed)
  const resolved = resolveRecipe(tables, fields)
  const cells = resolved.shape.cellsLaidOut(resolved.size as never)
  if (cells > limits.cells)
    throw new MazeError('TOO_BIG', { what: `the cells of ${shape}`, got: cells, most: limits.cells })
  return resolved.recipe
}

function partsOf(code: unknown): [string, string, string, string, string] {
  if (typeof code !== 'string')
    throw new MazeError('BAD_ARGUMENT', {
      name: 'code',
      expected: 'a recipe code, such as "square:5x5:backtracker:to-goal:42"',
      got: shown(code),
    })
  if (code.length > LONGEST_CODE)
    throw badCode(code.slice(0, LONGEST_CODE), `at most ${LONGEST_CODE} characters`, String(code.length))
  const parts = code.split(':')
  if (parts.length !== 5) throw badCode(code, `five parts, ${PARTS}`, String(parts.length))
  return parts as [string, string, string, string, string]
}

/** Puts the size into the fields that its shape has for it. */
function readSize({ shapes }: RecipeTables, shape: string, size: string, fields: Fields): void {
  if (!Object.hasOwn(shapes, shape))
    throw new MazeError('NO_SUCH_SHAPE', unknownName(shape, Object.keys(shapes)))
  if (shapes[shape]!.size === 'N') {
    fields['size'] = readNumber(shape, size, size, 'one whole number, as in 12')
    return
  }
  const expected = 'two whole numbers, as in 12x8'
  const times = size.indexOf('x')
  if (times < 0) throw new MazeError('BAD_SIZE', { shape, expected, got: shown(size) })
  fields['w'] = readNumber(shape, size.slice(0, times), size, expected)
  fields['h'] = readNumber(shape, size.slice(times + 1), size, expected)
}

function readNumber(shape: string, digits: string, size: string, expected: string): number {
  const number = readWhole(digits)
  if (number === null) throw new MazeError('BAD_SIZE', { shape, expected, got: shown(size) })
  if (number === Infinity)
    throw new MazeError('BAD_SIZE', {
      shape,
      expected: `numbers of at most ${Number.MAX_SAFE_INTEGER}`,
      got: shown(size),
    })
  return number
}

/** Where a word is looked up. */
interface WordTable<Entry> {
  readonly table: Readonly<Record<string, Entry>>
  readonly optionOf: (entry: Entry) => WordOption | undefined
  readonly unknown: 'NO_SUCH_ALGORITHM' | 'NO_SUCH_MODE'
}

/** The name that a word holds. Puts what it carries besides into the option's field. */
function readWord<Entry extends RecipeGenerator | ModeEntry>(
  code: string,
  word: string,
  fields: Fields,
  limits: Required<RecipeLimits>,
  { table, optionOf, unknown }: WordTable<Entry>,
): string {
  if (word.includes('~'))
    throw badCode(code, 'no "~": treatments after carving are not known yet', shown(word))
  const { name, words } = splitWord(table, (entry) => optionOf(entry) !== undefined, word, unknown)
  const option = optionOf(table[name]!)
  for (const one of words)
    if (option === undefined || !OPTION_WORD.test(one))
      throw badCode(code, `${name} with ${option?.title ?? 'nothing'} after it`, shown(word))
  if (option !== undefined) fields[option.field] = option.read(words, limits)
  return name
}

function optionOfMode(mode: ModeEntry): WordOption | undefined {
  return mode.option
}

/** Seeds in the wild are longer than 32 bits, and are read modulo 2^32. */
function readSeed(text: string): number {
  const seed = readWhole(text)
  if (seed === null || seed === Infinity)
    throw new MazeError('BAD_SEED', { seed: shown(text), most: Number.MAX_SAFE_INTEGER })
  return seed % 2 ** 32
}

function badCode(code: string, expected: string, got: string): MazeError {
  return new MazeError('BAD_CODE', { code, expected, got })
}
