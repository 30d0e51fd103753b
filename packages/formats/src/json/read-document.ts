import { MazeError, shown } from '@meikyuu/grid'
import { badDocument } from './bad-document.js'
import { copyFigures, FIGURES_DEPTH } from './copy-figures.js'
import { fieldsOf } from './fields-of.js'
import { type FromJsonOptions, type FullOptions, fullOptions } from './from-json-options.js'
import { DOCUMENT_FORMAT, DOCUMENT_VERSION, type MazeDocument } from './maze-document.js'
import { nestsDeeper } from './nests-deeper.js'
import { readGrid } from './read-grid.js'
import { readList, readText, readWhole } from './read-values.js'

const FIELDS = [
  'format',
  'version',
  'recipe',
  'grid',
  'passages',
  'start',
  'goal',
  'entrance',
  'exit',
  'keys',
  'figures',
] as const

/** Whole numbers up to here are sides of one cell, and more than any has. */
const MOST_SLOT = 2 ** 31 - 1

/**
 * A document in its own words: a copy with every field of its kind and within
 * limits, from a text or from what `JSON.parse` gives. Whether its parts agree
 * with each other, and with its grid, is for {@link mazeFromJson} to say.
 *
 * @throws MazeError `BAD_DOCUMENT` for what is no document, `NO_SUCH_VERSION`,
 * `TOO_BIG` over a limit, `BAD_ARGUMENT` for options that are none.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('hex:4x4:wilson:map:7'))
 * const line = JSON.stringify(mazeToJson(maze, { figures: { passages: maze.passages.count } }))
 * readDocument(line).figures // => { passages: 15 }
 * ```
 */
export function readDocument(value: unknown, options: FromJsonOptions = {}): MazeDocument {
  return documentWithin(value, fullOptions(options))
}

/** As {@link readDocument}, with options that have been checked. */
export function documentWithin(value: unknown, limits: FullOptions): MazeDocument {
  const fields = fieldsOf('document', typeof value === 'string' ? parsed(value, limits) : value, FIELDS)
  if (fields['format'] !== DOCUMENT_FORMAT)
    throw badDocument('format', JSON.stringify(DOCUMENT_FORMAT), fields['format'])
  if (fields['version'] !== DOCUMENT_VERSION)
    throw new MazeError('NO_SUCH_VERSION', { version: shown(fields['version']), known: [DOCUMENT_VERSION] })
  const { recipe, figures } = fields
  const most = limits.cells === Infinity ? Number.MAX_SAFE_INTEGER : limits.cells
  return {
    format: DOCUMENT_FORMAT,
    version: DOCUMENT_VERSION,
    ...(recipe !== undefined && { recipe: readText('recipe', recipe) }),
    grid: readGrid(fields['grid'], limits.cells),
    passages: readText('passages', fields['passages']),
    start: orNull('start', fields['start'], most),
    goal: orNull('goal', fields['goal'], most),
    entrance: orNull('entrance', fields['entrance'], MOST_SLOT),
    exit: orNull('exit', fields['exit'], MOST_SLOT),
    keys: readKeys(fields['keys'], limits.keys, most),
    ...(figures !== undefined && { figures: copyFigures(figures, badDocument) }),
  }
}

/** What a text says. Deep nesting is refused unread: some engines take seconds over it, others throw. */
function parsed(text: string, { characters }: FullOptions): unknown {
  if (text.length > characters)
    throw new MazeError('TOO_BIG', {
      what: 'the characters of the document',
      got: text.length,
      most: characters,
    })
  if (nestsDeeper(text, FIGURES_DEPTH + 1))
    throw badDocument('document', `at most ${FIGURES_DEPTH + 1} levels deep`, text)
  try {
    return JSON.parse(text)
  } catch {
    throw badDocument('document', 'JSON', text)
  }
}

function orNull(where: string, value: unknown, most: number): number | null {
  return value === null ? null : readWhole(where, value, 0, most)
}

function readKeys(value: unknown, most: number, mostCell: number): number[] {
  const { length } = readList('keys', value)
  if (length > most) throw new MazeError('TOO_BIG', { what: 'the keys of the document', got: length, most })
  return Array.from(readList('keys', value), (key, i) => readWhole(`keys[${i}]`, key, 0, mostCell))
}
