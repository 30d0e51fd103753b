import { createReadStream } from 'node:fs'
import { type Maze, MazeError } from 'meikyuu'
import { CliError } from '../cli-error.js'
import type { Io } from '../io.js'
import { note } from '../tell.js'
import { type Drawing, drawingsIn } from './drawings.js'
import type { Item } from './item.js'
import { isFile, itemsOf, lineItems } from './items.js'
import { peeked } from './peeked.js'
import { readLines } from './read-lines.js'
import { readMaze } from './read-maze.js'
import type { TakenMaze } from './taken-maze.js'
import { INPUT, unlessRefused } from './unless-refused.js'

/** How the input is taken: as lines of recipes and documents, as drawings, or as it looks. */
export type From = 'auto' | 'lines' | 'text'

/** Something to read a maze from: a line, or a drawing. */
export interface AnyItem extends Item {
  /** Whether it is a drawing; its text keeps all its blanks. */
  readonly isDrawing?: boolean
  /** How many lines stand above it, for a drawing. */
  readonly above?: number
  /** What comes before the number of a line in what is said of it: the name of the file. */
  readonly prefix?: string
}

/** As `itemsOf`, but files and the input may hold drawings too. */
export async function* anyItems(
  args: readonly string[],
  from: From,
  io: Io,
): AsyncGenerator<readonly AnyItem[], void, undefined> {
  if (from === 'lines') yield* itemsOf(args, io)
  else
    for (const [i, arg] of (args.length === 0 ? ['-'] : args).entries()) {
      if (arg === '-') {
        if (io.input !== undefined) yield* unlessRefused(INPUT, sourceItems(io.input, '', from, io))
      } else if (isFile(arg)) yield* fileItems(arg, from, io)
      else if (arg.includes('\n'))
        yield [{ ...drawn({ line: 1, text: arg }, ''), place: `argument ${i + 1}` }]
      else yield [{ place: args.length === 1 ? null : `argument ${i + 1}`, text: arg }]
    }
}

function fileItems(file: string, from: From, io: Io): AsyncGenerator<readonly AnyItem[], void, undefined> {
  return unlessRefused(file, sourceItems(createReadStream(file), `${file}, `, from, io))
}

async function* sourceItems(
  source: AsyncIterable<Uint8Array | string>,
  prefix: string,
  from: From,
  { interrupts }: Io,
): AsyncGenerator<readonly AnyItem[], void, undefined> {
  const { beginning, whole } = await peeked(source, interrupts)
  if (from === 'auto' && looksLikeLines(beginning)) {
    for await (const lines of readLines(whole, interrupts)) yield lineItems(lines, prefix)
    return
  }
  try {
    const drawings = await drawingsIn(whole, interrupts)
    yield drawings.map((drawing) => drawn(drawing, prefix))
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    yield [{ place: prefix === '' ? null : prefix.slice(0, -2), text: error }]
  }
}

/** A recipe has colons after letters, a document begins with a brace; nothing that is drawn does. */
function looksLikeLines(beginning: string): boolean {
  return beginning === '' || beginning.startsWith('{') || /^\ufeff?[a-z][\w.~-]*(:|$)/i.test(beginning)
}

function drawn({ line, text }: Drawing, prefix: string): AnyItem {
  return { place: `${prefix}line ${line}`, text, isDrawing: true, above: line - 1, prefix }
}

/**
 * The maze of a line or a drawing. What is wrong with a drawing but leaves a
 * maze is said, unless quiet.
 *
 * @param asGraph As readMaze has it.
 */
export async function readAny(
  item: AnyItem & { readonly text: string },
  quiet: boolean,
  io: Io,
  asGraph = false,
): Promise<TakenMaze> {
  const { text, place } = item
  if (!item.isDrawing) return readMaze(text, place, asGraph)
  const { maze, notes } = await readDrawing(item)
  if (!quiet) for (const each of notes) note(io, each)
  return { code: null, maze, place }
}

/** The maze of a drawing, and what is wrong with the drawing but leaves a maze. */
export async function readDrawing({
  text,
  above = 0,
  prefix = '',
}: AnyItem & { readonly text: string }): Promise<{ readonly maze: Maze; readonly notes: readonly string[] }> {
  const { fromText } = await import('@meikyuu/formats')
  const { maze, findings } = inLinesOfAll(above, () => fromText(text, { maxCells: Infinity }))
  const notes = findings.map(
    ({ line, column, message, code }) =>
      `meikyuu: ${prefix}line ${line + above}, column ${column}: ${message} (${code})`,
  )
  return { maze, notes }
}

/** Reads a drawing; the line that an error tells of is that of the whole text. */
function inLinesOfAll<T>(above: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!MazeError.is(error, 'BAD_TEXT')) throw error
    throw new MazeError('BAD_TEXT', { ...error.details, line: error.details.line + above })
  }
}
