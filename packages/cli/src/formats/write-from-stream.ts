import { NO_LIMITS, parseRecipe, recipeCode } from 'meikyuu'
import type { Io } from '../io.js'
import type { Piece } from '../output/deliver.js'
import { Parts } from '../parts/parts.js'
import { inWordsOf, type RowsWriteOptions, rowsOf } from './by-rows.js'
import { Places } from './places.js'

/** What becomes of each recipe whose maze is made while it is written, in memory for a few rows. */
export function streamWriterOf(
  options: RowsWriteOptions,
  io: Io,
): (code: string) => Promise<Iterable<Piece> | AsyncIterable<Piece>> {
  const writeRows = rowsOf(options.format, '--stream')
  const places = new Places(options, io)
  return async (code) => {
    const { rows, name } = await streamed(code)
    const sized = { grid: { cells: rows.width * rows.height } }
    // It is built and written at once: there is one part.
    const pieces = new Parts(options.times).writing(await writeRows(rows), name, sized, io)
    return places.put(pieces, places.next(name))
  }
}

async function streamed(code: string) {
  const recipe = parseRecipe(code, NO_LIMITS)
  const { streamedRows } = await import('@meikyuu/node')
  try {
    return { rows: streamedRows(recipe), name: recipeCode(recipe) }
  } catch (error) {
    throw inWordsOf('--stream', error)
  }
}
