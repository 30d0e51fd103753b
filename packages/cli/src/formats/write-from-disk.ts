import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DiskMaze } from '@meikyuu/node'
import { MazeError, type MazeRecipe, NO_LIMITS, parseRecipe, recipeCode } from 'meikyuu'
import { CliError } from '../cli-error.js'
import type { Io } from '../io.js'
import { isPrinted, type Piece } from '../output/deliver.js'
import { Parts } from '../parts/parts.js'
import { inMebibytes } from '../words/byte-size.js'
import { inWordsOf, type RowsWriteOptions, rowsOf } from './by-rows.js'
import type { Format } from './format.js'
import { Places } from './places.js'

/** What the process needs besides what it holds before and the maze: compiled code, buffers of what it writes. */
const RESERVE: number = 48 * 2 ** 20

/** How mazes are written that are built on disk. */
export interface DiskWriteOptions extends RowsWriteOptions {
  /** The most bytes of memory that the process is to hold. */
  readonly memory: number
}

/**
 * What becomes of each recipe whose maze is built on disk, beside the file that it goes to, or among
 * temporary files. The maze on disk is removed when it is written, or when the process ends.
 */
export function diskWriterOf(
  options: DiskWriteOptions,
  io: Io,
): (code: string) => Promise<Iterable<Piece> | AsyncIterable<Piece>> {
  const { format, memory, times } = options
  const writeRows = rowsOf(format, '--memory')
  const places = new Places(options, io)
  return async (code) => {
    const recipe = parseRecipe(code, NO_LIMITS)
    // Rows say nothing of ends, which text shows.
    if (format.holds === 'texts' && recipe.mode !== 'map')
      throw new CliError(`expected a map for text with --memory, got mode ${recipe.mode}`, 'DOES_NOT_FIT')
    const name = recipeCode(recipe)
    const file = places.next(name)
    const folder = isPrinted({ output: file }) ? tmpdir() : dirname(file)
    const parts = new Parts(times)
    const scratch = await parts.time('built', () => built(recipe, folder, memory))
    const sized = { grid: { cells: scratch.maze.width * scratch.maze.height } }
    return places.put(parts.writing(piecesOf(scratch, writeRows), name, sized, io), file)
  }
}

/** A maze on disk that nobody else will see. */
interface Scratch {
  readonly maze: DiskMaze
  readonly file: string
}

async function built(recipe: MazeRecipe, folder: string, memory: number): Promise<Scratch> {
  const { buildOnDisk, leastDiskMemory } = await import('@meikyuu/node')
  const file = join(folder, `.meikyuu-${randomUUID()}.tiles`)
  const besides = process.memoryUsage.rss() + RESERVE
  // Whatever is no board of squares is refused there.
  const least = 'w' in recipe ? leastDiskMemory({ width: recipe.w, height: recipe.h }) : 1
  if (memory < besides + least)
    throw new CliError(
      `expected --memory of at least ${inMebibytes(besides + least)} for this maze, got ${inMebibytes(memory)}`,
      'TOO_SMALL',
    )
  const maze = await buildOnDisk(recipe, file, { memory: memory - besides }).catch((error: unknown) => {
    // The name of the file is nobody's business; where there was no room is.
    if (!MazeError.is(error, 'CANNOT_WRITE')) throw inWordsOf('--memory', error)
    throw new CliError(`cannot write a maze of a byte a cell in ${folder}`, error.details.code)
  })
  // What has no name any more is gone with the process, however that ends. Windows does not let go of it yet.
  remove(file)
  return { maze, file }
}

async function* piecesOf(
  { maze, file }: Scratch,
  writeRows: NonNullable<Format['writeRows']>,
): AsyncGenerator<Piece, void, undefined> {
  try {
    yield* await writeRows(maze)
  } finally {
    maze.close()
    remove(file)
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
