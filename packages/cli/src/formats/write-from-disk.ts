import type { DiskMaze } from '@meikyuu/node'
import { MazeError, type MazeRecipe, NO_LIMITS, parseRecipe, recipeCode } from 'meikyuu'
import { CliError } from '../cli-error.js'
import type { Io } from '../io.js'
import type { Piece } from '../output/deliver.js'
import { Parts } from '../parts/parts.js'
import { systemWords } from '../system-words.js'
import { inMebibytes } from '../words/byte-size.js'
import { inWordsOf, type RowsWriteOptions, rowsOf } from './by-rows.js'
import type { Format } from './format.js'
import { hasPlace } from './one-file.js'
import { Places } from './places.js'
import { scratchFolder } from './scratch-folder.js'

/** What the process needs besides what it holds before and the maze: compiled code, buffers of what it writes. */
const RESERVE: number = 48 * 2 ** 20

/** How mazes are written that are built on disk. */
export interface DiskWriteOptions extends RowsWriteOptions {
  /** The most bytes of memory that the process is to hold. */
  readonly memory: number
}

/**
 * What becomes of each recipe whose maze is built on disk, in a file without a name that is gone
 * when the maze is written, or when the process ends.
 */
export function diskWriterOf(
  options: DiskWriteOptions,
  io: Io,
): (code: string) => Promise<Iterable<Piece> | AsyncIterable<Piece>> {
  const { format, output = '-', memory, times } = options
  const writeRows = rowsOf(format, '--memory')
  const places = new Places(options, io)
  return async (code) => {
    const recipe = parseRecipe(code, NO_LIMITS)
    // Rows say nothing of ends, which text shows.
    if (format.holds === 'texts' && recipe.mode !== 'map')
      throw new CliError(`expected a map for text with --memory, got mode ${recipe.mode}`, 'DOES_NOT_FIT')
    const name = recipeCode(recipe)
    const file = places.next(name)
    const parts = new Parts(times)
    const make = () => parts.time('built', () => built(recipe, scratchFolder(file), memory))
    const write = (maze: DiskMaze) =>
      parts.writing(piecesOf(maze, writeRows), name, { grid: { cells: maze.cells } }, io)
    // A file of its own is not made before it is seen that it may be written.
    return places.put(hasPlace(output) ? madeAndWritten(make, write) : write(await make()), file)
  }
}

async function* madeAndWritten(
  make: () => Promise<DiskMaze>,
  write: (maze: DiskMaze) => AsyncIterable<Piece>,
): AsyncGenerator<Piece, void, undefined> {
  yield* write(await make())
}

async function built(recipe: MazeRecipe, folder: string, memory: number): Promise<DiskMaze> {
  const { buildScratch } = await import('@meikyuu/node')
  const besides = process.memoryUsage.rss() + RESERVE
  try {
    return await buildScratch(recipe, folder, { memory: Math.max(1, memory - besides) })
  } catch (error) {
    throw inOurWords(error, besides, memory)
  }
}

/** What was thrown, as the command line has it: by the option, not by the library's function. */
function inOurWords(error: unknown, besides: number, memory: number): unknown {
  if (MazeError.is(error, 'TOO_SMALL')) {
    const least = inMebibytes(besides + error.details.least)
    return new CliError(
      `expected --memory of at least ${least} for this maze, got ${inMebibytes(memory)}`,
      error.code,
    )
  }
  if (MazeError.is(error, 'CANNOT_WRITE')) {
    const { file, code } = error.details
    return new CliError(`cannot write a maze of a byte a cell in ${file}${systemWords(code, false)}`, code)
  }
  return inWordsOf('--memory', error)
}

async function* piecesOf(
  maze: DiskMaze,
  writeRows: NonNullable<Format['writeRows']>,
): AsyncGenerator<Piece, void, undefined> {
  try {
    yield* await writeRows(maze)
  } finally {
    maze.close()
  }
}
