import { MazeError, shown, unknownName } from '@meikyuu/grid'
import type { AfterTreatment } from './after-treatment.js'
import { cellsLaidOut } from './cells-laid-out.js'
import { checkedCount } from './checked-count.js'
import type { UnknownWord } from './entry-called.js'
import type { ModeEntry } from './modes/mode-entry.js'
import { optionOf } from './option-of.js'
import { OPTION_WORD } from './option-word.js'
import { readWhole } from './read-whole.js'
import { LONGEST_CODE, type RecipeLimits } from './recipe-limits.js'
import type { RecipeGenerator, RecipeTables } from './recipe-tables.js'
import { type ResolvedRecipe, resolveRecipe } from './resolve-recipe.js'
import { MOST_TREATMENTS } from './resolve-treatments.js'
import { splitWord } from './split-word.js'
import { walkSteps } from './walk-steps.js'

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
  const reader: Reader = { code: code as string, limits }
  const [carving = '', ...treatments] = algorithm.split('~')
  fields['algorithm'] = readWord(reader, tables.generators, 'NO_SUCH_ALGORITHM', carving, fields)
  if (treatments.length > 0) fields['treatments'] = readTreatments(reader, tables, treatments)
  fields['mode'] = readWord(reader, tables.modes, 'NO_SUCH_MODE', mode, fields)
  fields['seed'] = readSeed(seed)
  const resolved = resolveRecipe(tables, fields)
  const cells = cellsLaidOut(resolved)
  checkCells(resolved, cells, limits.cells)
  checkSteps(resolved, cells, limits.steps)
  return resolved.recipe
}

/** Holds the cells laid out to the limit, and those after each treatment. */
function checkCells({ recipe, treatments }: ResolvedRecipe, laidOut: number, most: number): void {
  let what = `the cells of ${recipe['shape']}`
  let cells = laidOut
  if (cells > most) throw new MazeError('TOO_BIG', { what, got: cells, most })
  for (const { fields, treatment } of treatments) {
    const name = fields['treatment'] as string
    if (treatment.cellsAfter !== undefined)
      cells = checkedCount(treatment.cellsAfter(cells), 1, 'treatments', name, 'cellsAfter')
    what += `~${name}`
    if (cells > most) throw new MazeError('TOO_BIG', { what, got: cells, most })
  }
}

/** Holds an algorithm that walks at random to the limit of steps. */
function checkSteps(resolved: ResolvedRecipe, cells: number, most: number): void {
  const steps = walkSteps(resolved, cells)
  if (steps <= most) return
  const what = `the steps of ${resolved.recipe['algorithm']} to expect`
  throw new MazeError('TOO_BIG', { what, got: steps, most })
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

/** The code that is read, for messages, and what it is held to. */
interface Reader {
  readonly code: string
  readonly limits: Required<RecipeLimits>
}

function readTreatments(reader: Reader, tables: RecipeTables, words: readonly string[]): Fields[] {
  const most = Math.min(reader.limits.treatments, MOST_TREATMENTS)
  if (words.length > most)
    throw new MazeError('TOO_BIG', { what: 'the treatments of a code', got: words.length, most })
  return words.map((word) => {
    const fields: Fields = {}
    fields['treatment'] = readWord(reader, tables.treatments, 'NO_SUCH_TREATMENT', word, fields)
    return fields
  })
}

/** The name that a word holds. Puts what it carries besides into the option's field. */
function readWord(
  { code, limits }: Reader,
  table: Readonly<Record<string, RecipeGenerator | AfterTreatment | ModeEntry>>,
  unknown: UnknownWord,
  word: string,
  fields: Fields,
): string {
  const optionIn = (name: string) => optionOf(name, table[name]!)
  const { name, words } = splitWord(table, (each) => optionIn(each) !== undefined, word, unknown)
  const option = optionIn(name)
  for (const one of words)
    if (option === undefined || !OPTION_WORD.test(one))
      throw badCode(code, `${name} with ${option?.title ?? 'nothing'} after it`, shown(word))
  if (option !== undefined) fields[option.field] = option.read(words, limits)
  return name
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
