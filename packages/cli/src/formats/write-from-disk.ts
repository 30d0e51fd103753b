import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DiskMaze } from '@meikyuu/node'
import { MazeError, type MazeRecipe, NO_LIMITS, parseRecipe, recipeCode } from 'meikyuu'
import { CliError, UsageError } from '../cli-error.js'
import type { Io } from '../io.js'
import { type Destination, deliver, isPrinted, type Piece } from '../output/deliver.js'
import { Parts } from '../parts/parts.js'
import { inMebibytes } from '../words/byte-size.js'
import type { Format } from './format.js'
import { hasPlace, OneFile } from './one-file.js'

/** What the process needs besides what it holds before and the maze: compiled code, buffers of what it writes. */
const RESERVE: number = 48 * 2 ** 20

/** How mazes are written that are built on disk. */
export interface DiskWriteOptions extends Destination {
  readonly format: Format
  /** The most bytes of memory that the process is to hold. */
  readonly memory: number
  /** Whether it is told how long each part took; undefined for huge mazes only. */
  readonly times: boolean | undefined
}

/**
 * What becomes of each recipe whose maze is built on disk, beside the file that it goes to, or among
 * temporary files. The maze on disk is removed when it is written, or when the process ends.
 */
export function diskWriterOf(
  { format, output = '-', force, memory, times }: DiskWriteOptions,
  io: Io,
): (code: string) => Promise<Iterable<Piece> | AsyncIterable<Piece>> {
  const { writeRows } = format
  if (writeRows === undefined) throw new UsageError('expected --format bits or block with --memory')
  const files = new OneFile(output)
  return async (code) => {
    const recipe = parseRecipe(code, NO_LIMITS)
    // Rows say nothing of ends, which text shows.
    if (format.holds === 'texts' && recipe.mode !== 'map')
      throw new CliError(`expected a map for text with --memory, got mode ${recipe.mode}`, 'DOES_NOT_FIT')
    const file = files.next(recipeCode(recipe))
    const folder = isPrinted({ output }) ? tmpdir() : dirname(file)
    const parts = new Parts(times)
    const scratch = await parts.time('built', () => built(recipe, folder, memory))
    const sized = { grid: { cells: scratch.maze.width * scratch.maze.height } }
    const pieces = parts.writing(piecesOf(scratch, writeRows), recipeCode(recipe), sized, io)
    if (!hasPlace(output)) return pieces
    await deliver(pieces, { output: file, force }, io)
    return []
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
    if (!MazeError.is(error, 'CANNOT_WRITE')) throw error
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
