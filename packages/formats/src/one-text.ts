import { MazeError } from '@meikyuu/grid'

/**
 * Pieces as one text.
 *
 * @throws MazeError `TOO_BIG` for more than an engine lets a text hold; the pieces can still be written one by one.
 */
export function oneText(what: string, pieces: Iterable<string>): string {
  let text = ''
  let length = 0
  try {
    for (const piece of pieces) {
      length += piece.length
      text += piece
    }
    return text
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new MazeError('TOO_BIG', { what: `the characters of ${what}`, got: length, most: null })
  }
}
