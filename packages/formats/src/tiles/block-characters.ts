import { MazeError, shown } from '@meikyuu/grid'
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
    if (characters.includes(character)) throw taken(name, character)
    characters[TILES[tile]] = character
  }
  return characters
}

/** Throws `BAD_ARGUMENT` unless `character` is a single one that takes room on a line. */
export function checkCharacter(name: string, character: unknown): asserts character is string {
  if (typeof character === 'string' && /^[^\p{Cc}\p{Cs}\u2028\u2029]$/u.test(character)) return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: 'a single character that is no control character',
    got: shown(character),
  })
}

function taken(name: string, character: string): MazeError {
  return new MazeError('BAD_ARGUMENT', {
    name,
    expected: 'a character that stands for nothing else',
    got: shown(character),
  })
}
