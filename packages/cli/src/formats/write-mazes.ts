import { difficultyOf, hasEnds, isSquares, type Maze } from 'meikyuu'
import { CliError, UsageError } from '../cli-error.js'
import { scoreFigures } from '../figures-json.js'
import { answerOf } from '../input/answer-of.js'
import { type EndsChoice, withChoice } from '../input/ends-choice.js'
import { nameOf, type TakenMaze } from '../input/taken-maze.js'
import type { Io } from '../io.js'
import { type Destination, isPrinted, type Piece } from '../output/deliver.js'
import { Parts } from '../parts/parts.js'
import type { Format, Styling, ToWrite } from './format.js'
import { FORMATS } from './formats.js'
import { checkOneFile } from './one-file.js'
import { Places } from './places.js'

/** How mazes are written. */
export interface WriteOptions extends Destination, Styling {
  readonly format: Format
  readonly ends: EndsChoice
  /** Whether the answer is shown. */
  readonly solution: boolean
  /** Whether documents tell of measure and score. */
  readonly figures: boolean
}

/** Throws a UsageError for more mazes than fit in one file, and for bytes on a terminal. */
export function checkDestination({ format, output }: WriteOptions, total: number | null, { out }: Io): void {
  const isOut = output === undefined || output === '-'
  if (format.isBinary && isOut && out.isTTY === true)
    throw new UsageError('expected --output or a pipe: this format is no text')
  if (format.holds === 'one') checkOneFile(output, total)
}

/** Whether it is an error that no maze comes: there is no file of one maze without one. */
export function needsSome({ format, output }: WriteOptions): boolean {
  return format.holds === 'one' || !isPrinted({ output })
}

/** Writes a maze; what has a file of its own is there when no piece is left to write. */
export type WriteMaze = (taken: TakenMaze, parts?: Parts) => Promise<Iterable<Piece> | AsyncIterable<Piece>>

/** What becomes of each maze: a piece of the one output, or a file of its own. */
export function writerOf(options: WriteOptions, io: Io): WriteMaze {
  const places = new Places(options, io)
  return async (taken, parts = new Parts(false)) => {
    const given = await toWrite(taken, options, parts)
    checkFits(options, given.maze)
    const { name, maze } = given
    const pieces = parts.writing(await options.format.write(given, options), name, maze, io)
    return places.put(pieces, places.next(name))
  }
}

/** Throws where a maze has no place in a format, by the name that the format has here. */
function checkFits({ format }: WriteOptions, { grid }: Maze): void {
  if (format.fits !== 'squares' || isSquares(grid)) return
  const name = Object.entries<Format>(FORMATS).find(([, each]) => each === format)?.[0]
  throw new CliError(
    `expected a maze of squares for the format ${name}, got one of the shape ${grid.shape}`,
    'DOES_NOT_FIT',
  )
}

async function toWrite(
  taken: TakenMaze,
  { ends, solution, figures }: WriteOptions,
  parts: Parts,
): Promise<ToWrite> {
  const maze = withChoice(taken.maze, ends)
  const given = { name: nameOf(taken), maze, answer: null, figures: figures ? {} : null }
  if (!hasEnds(maze)) return given
  // What takes how long is told of all parts, also of what nobody asked to be written.
  const isTold = parts.tells(maze)
  const answer =
    solution || isTold
      ? await parts.time(
          'solved',
          () => answerOf(maze),
          ({ way }) => `, a way of ${way.length} cells`,
        )
      : null
  const scored =
    figures || isTold
      ? await parts.time(
          'scored',
          () => scoreFigures(difficultyOf(maze)),
          ({ score }) => `, ${score} of 100`,
        )
      : null
  return { ...given, answer: solution ? answer : null, figures: figures ? scored : given.figures }
}
