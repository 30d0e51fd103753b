import { checkOptions, checkWhole } from '@meikyuu/grid'
import { CELL_LIMIT } from '@meikyuu/recipes'
import { notA } from '../not-a.js'
import { checkCharacter } from '../tiles/block-characters.js'

/** How a maze is drawn: walls as characters, or as lines between cells. */
export type TextForm = 'block' | 'lines'

/** How a text is read. */
export interface TextReadOptions {
  /**
   * How the maze is drawn.
   * @defaultValue seen from the characters
   */
  readonly form?: TextForm
  /**
   * The character of a wall in the block form.
   * @defaultValue seen from the text
   */
  readonly wall?: string
  /**
   * The character of the floor in the block form.
   * @defaultValue seen from the text
   */
  readonly floor?: string
  /**
   * The characters that mark the start.
   * @defaultValue 'S'
   */
  readonly start?: string
  /**
   * The characters that mark the goal.
   * @defaultValue 'GE'
   */
  readonly goal?: string
  /**
   * The characters that mark a key.
   * @defaultValue 'k'
   */
  readonly key?: string
  /**
   * The characters of a way that is drawn in: they are read as floor.
   * @defaultValue '.*·•+o' as far as they are not walls or floor
   */
  readonly trail?: string
  /**
   * Columns that a cell takes in a drawing of lines, without its wall: 1 or more.
   * @defaultValue seen from where the walls stand
   */
  readonly cellWidth?: number
  /**
   * The most cells, counted before a shape is cut; Infinity for no limit.
   * @defaultValue 40,000, as for recipes
   */
  readonly maxCells?: number
}

/** The options in full; null where the text has to tell. */
export interface TextReading {
  readonly form: TextForm | null
  readonly wall: number | null
  readonly floor: number | null
  readonly start: ReadonlySet<number>
  readonly goal: ReadonlySet<number>
  readonly key: ReadonlySet<number>
  readonly trail: ReadonlySet<number>
  readonly cellWidth: number | null
  readonly maxCells: number
}

/**
 * The options in full.
 *
 * @throws MazeError `BAD_ARGUMENT`.
 */
export function textReading(options: TextReadOptions): TextReading {
  checkOptions('options', options)
  const { form = null, wall, floor, start = 'S', goal = 'GE', key = 'k', trail = '.*·•+o' } = options
  const { cellWidth = null, maxCells = CELL_LIMIT } = options
  if (form !== null && form !== 'block' && form !== 'lines') throw notA('form', '"block" or "lines"', form)
  if (cellWidth !== null) checkWhole('cellWidth', cellWidth, 1)
  if (maxCells !== Infinity) checkWhole('maxCells', maxCells, 1)
  const told = { wall: codeOf('wall', wall), floor: codeOf('floor', floor) }
  if (told.wall !== null && told.wall === told.floor)
    throw notA('floor', 'a character other than the wall', floor)
  return {
    form,
    ...told,
    start: codesOf('start', start),
    goal: codesOf('goal', goal),
    key: codesOf('key', key),
    trail: codesOf('trail', trail),
    cellWidth,
    maxCells,
  }
}

function codeOf(name: string, character: unknown): number | null {
  if (character === undefined) return null
  checkCharacter(name, character)
  return character.codePointAt(0)!
}

function codesOf(name: string, characters: unknown): Set<number> {
  if (typeof characters !== 'string') throw notA(name, 'a text of characters', characters)
  return new Set(Array.from(characters, (character) => character.codePointAt(0)!))
}
