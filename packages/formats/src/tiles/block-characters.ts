import { notA } from '../not-a.js'
import { TILES, type TileName } from './tiles.js'

/** The characters of the block form: each a single one, counted by code points, so that an emoji is one. */
export interface BlockCharacters {
  /**
   * A wall.
   * @defaultValue '#'
   */
  readonly wall?: string
  /**
   * Floor.
   * @defaultValue ' '
   */
  readonly floor?: string
  /**
   * The cell where the way begins.
   * @defaultValue 'S'
   */
  readonly start?: string
  /**
   * The cell where it ends.
   * @defaultValue 'G'
   */
  readonly goal?: string
  /**
   * A key.
   * @defaultValue 'k'
   */
  readonly key?: string
  /**
   * Floor that the way crosses.
   * @defaultValue '.', or '*' where '.' is the wall or the floor
   */
  readonly trail?: string
}

/**
 * The character of each number in TILES.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is not one character that can be
 * seen or a space, and for one that stands for two things.
 */
export function blockCharacters(options: BlockCharacters): string[] {
  const { wall = '#', floor = ' ', start = 'S', goal = 'G', key = 'k' } = options
  const { trail = wall === '.' || floor === '.' ? '*' : '.' } = options
  const characters: string[] = []
  const given: readonly (readonly [name: string, tile: TileName, character: unknown])[] = [
    ['wall', 'wall', wall],
    ['floor', 'floor', floor],
    ['start', 'start', start],
    ['goal', 'goal', goal],
    ['key', 'key', key],
    ['trail', 'way', trail],
  ]
  for (const [name, tile, character] of given) {
    checkCharacter(name, character)
    if (characters.includes(character))
      throw notA(name, 'a character that stands for nothing else', character)
    characters[TILES[tile]] = character
  }
  return characters
}

/**
 * What takes no room on a line of its own: control and format characters,
 * line ends, halves of pairs, marks that join the character before, and all
 * that Unicode says is not to be seen, such as fillers.
 */
const NO_ROOM = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{M}\p{Default_Ignorable_Code_Point}]/u

/** Whether a character takes room on a line. */
export function takesRoom(character: string): boolean {
  return !NO_ROOM.test(character)
}

/** Throws `BAD_ARGUMENT` unless `character` is a single one that takes room on a line. */
export function checkCharacter(name: string, character: unknown): asserts character is string {
  if (typeof character === 'string' && /^.$/su.test(character) && takesRoom(character)) return
  throw notA(name, 'a single character that takes room on a line', character)
}
