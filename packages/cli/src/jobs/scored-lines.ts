import type { ErrorParcel } from '@meikyuu/node'
import { CliError } from '../cli-error.js'
import type { Item } from '../input/item.js'
import { checkInterrupted } from '../interrupts.js'
import type { Io } from '../io.js'
import { type PackedText, type ScoreSetup, type SentLine, scoreChunk } from './score-chunk.js'
import { workerUrl } from './worker-url.js'

/** Lines in a row that were worked on: what is printed of them, or what was wrong with one. */
export interface ScoredLines extends Item {
  /** How many lines. */
  readonly mazes: number
  /** What is said of them first. */
  readonly notes: readonly string[]
  readonly outcome: Uint8Array | Error
}

/** About how many cells a character of a document says, where it says many: two passages a cell, in sixes. */
const CELLS_A_CHARACTER = 3

/** What is printed of these things, in order, by so many workers. */
export async function* scoredLines(
  items: AsyncIterable<readonly Item[]>,
  setup: ScoreSetup,
  jobs: number,
  io: Io,
): AsyncGenerator<Iterable<ScoredLines>, void, undefined> {
  const { cellsEstimated, errorOf, workLists } = await import('@meikyuu/node')
  const work = {
    worker: workerUrl(),
    work: scoreChunk,
    setup,
    send: sentOf,
    cellsOf: ({ text }: SentLine) => {
      if (text === null) return 0
      return text.startsWith('{') ? text.length * CELLS_A_CHARACTER : cellsEstimated(text)
    },
    unpack: (packed: PackedText, sent: readonly SentLine[]) => linesOf(packed, sent, errorOf),
    failed: (line: SentLine, _: number, error: Error) => failed(line, error),
  }
  try {
    yield* workLists(items, work, { jobs, signal: io.interrupts?.signal })
  } catch (error) {
    checkInterrupted(io.interrupts)
    throw error
  }
}

/** As few as there can be: all between two that failed are one. */
function* linesOf(
  { bytes, failures }: PackedText,
  sent: readonly SentLine[],
  errorOf: (parcel: ErrorParcel) => Error,
): Generator<ScoredLines, void, undefined> {
  let lines = 0
  let from = 0
  for (const { place, end, error } of failures) {
    if (place > lines) yield printed(sent.slice(lines, place), bytes.subarray(from, end))
    const line = sent[place]!
    yield failed(line, wrongWith(line, error, errorOf))
    lines = place + 1
    from = end
  }
  if (sent.length > lines) yield printed(sent.slice(lines), bytes.subarray(from))
}

function printed(lines: readonly SentLine[], outcome: Uint8Array): ScoredLines {
  return { place: null, text: '', mazes: lines.length, notes: lines.flatMap(({ notes }) => notes), outcome }
}

function failed({ place, notes }: SentLine, outcome: Error): ScoredLines {
  return { place, text: '', mazes: 1, notes, outcome }
}

function wrongWith(
  { wrong }: SentLine,
  error: ErrorParcel | null,
  errorOf: (parcel: ErrorParcel) => Error,
): Error {
  if (error !== null) return errorOf(error)
  return new CliError(wrong!.message, wrong!.code)
}

function sentOf({ place, text, notes = [] }: Item): SentLine {
  if (typeof text === 'string') return { place, text, wrong: null, notes }
  const { message, code } = text as CliError
  return { place, text: null, wrong: { message, code }, notes }
}
