import { MazeError } from '@meikyuu/grid'

/**
 * What `draw` returns. Engines throw a RangeError for a text that is longer
 * than any of theirs can be.
 *
 * @throws MazeError `TOO_BIG` in its place.
 */
export function withinMemory<T>(cells: number, draw: () => T): T {
  try {
    return draw()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new MazeError('TOO_BIG', { what: 'the cells of a drawing', got: cells, most: null })
  }
}
