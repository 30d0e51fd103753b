import { hasEnds } from 'meikyuu'
import { UsageError } from '../cli-error.js'
import { figuresOf } from '../figures-json.js'
import { answerOf } from '../input/answer-of.js'
import type { Work } from '../input/each-maze.js'
import { type EndsChoice, withChoice } from '../input/ends-choice.js'
import { nameOf, type TakenMaze } from '../input/taken-maze.js'
import type { Io } from '../io.js'
import { type Destination, deliver, type Piece } from '../output/deliver.js'
import type { Format, Styling, ToWrite } from './format.js'

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
  if (format.holds === 'one' && total !== null && total > 1 && !hasPlace(output))
    throw new UsageError(ONE_FILE)
}

const ONE_FILE = 'expected one maze for this format, or an --output with {n} or {code} in its name'

/** What becomes of each maze: a piece of the one output, or a file of its own. */
export function writerOf(options: WriteOptions, io: Io): Work {
  const { format, output } = options
  let number = 0
  return async (taken) => {
    number++
    const given = toWrite(taken, options)
    const pieces = await format.write(given, options)
    if (output !== undefined && hasPlace(output)) {
      await deliver(pieces, { ...options, output: placed(output, number, given.name) }, io)
      return []
    }
    if (number === 1) return pieces
    if (format.holds === 'one') throw new TooManyMazes()
    return format.holds === 'texts' ? withBlankLine(pieces) : pieces
  }
}

/** Thrown where a second maze comes for a format that holds one: nothing is written then. */
class TooManyMazes extends UsageError {
  constructor() {
    super(ONE_FILE)
  }
}

function toWrite(taken: TakenMaze, { ends, solution, figures }: WriteOptions): ToWrite {
  const maze = withChoice(taken.maze, ends)
  return {
    name: nameOf(taken),
    maze,
    answer: solution && hasEnds(maze) ? answerOf(maze) : null,
    figures: figures ? figuresOf(maze) : null,
  }
}

/** Whether a name has a place for the number or the code of a maze. */
export function hasPlace(output: string | undefined): boolean {
  return output !== undefined && /\{(n|code)\}/.test(output)
}

/** The name of a maze's own file. Codes in it have `_` where a file system may not take what they have. */
function placed(output: string, number: number, name: string): string {
  const code = name.replace(/[^\w.~-]+/g, '_')
  return output.replace(/\{(n|code)\}/g, (_, what: string) => (what === 'n' ? String(number) : code))
}

async function* withBlankLine(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
): AsyncGenerator<Piece, void, undefined> {
  yield '\n'
  yield* pieces
}
