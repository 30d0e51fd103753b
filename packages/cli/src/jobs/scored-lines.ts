import type { ErrorParcel } from '@meikyuu/node'
import { CliError } from '../cli-error.js'
import type { Item } from '../input/items.js'
import { checkInterrupted } from '../interrupts.js'
import type { Io } from '../io.js'
import { type PackedText, type ScoreSetup, type SentLine, scoreChunk } from './score-chunk.js'
import { workerUrl } from './worker-url.js'

/** A line that was worked on: what is printed of it, or what was wrong. */
export interface ScoredLine extends Item {
  readonly outcome: Uint8Array | Error
}

/** About how many characters of a document say a cell. */
const CHARACTERS_A_CELL = 4

/** What is printed of each of these things, in order, by so many workers. */
export async function* scoredLines(
  items: AsyncIterable<Item>,
  setup: ScoreSetup,
  jobs: number,
  io: Io,
): AsyncGenerator<ScoredLine, void, undefined> {
  const { cellsEstimated, errorOf, workMany } = await import('@meikyuu/node')
  const work = {
    worker: workerUrl(),
    work: scoreChunk,
    setup,
    send: sentOf,
    cellsOf: ({ text }: SentLine) => {
      if (text === null) return 0
      return text.startsWith('{') ? text.length / CHARACTERS_A_CELL : cellsEstimated(text)
    },
    unpack: (packed: PackedText, sent: readonly SentLine[]) => linesOf(packed, sent, errorOf),
    failed: ({ place }: SentLine, _: number, outcome: Error) => ({ place, text: '', outcome }),
  }
  try {
    yield* workMany(items, work, { jobs, signal: io.interrupts?.signal })
  } catch (error) {
    checkInterrupted(io.interrupts)
    throw error
  }
}

function* linesOf(
  { bytes, ends, errors }: PackedText,
  sent: readonly SentLine[],
  errorOf: (parcel: ErrorParcel) => Error,
): Generator<ScoredLine, void, undefined> {
  const errorAt = new Map(errors)
  let begin = 0
  for (const [i, { place, wrong }] of sent.entries()) {
    const end = ends[i] ?? begin
    const error = errorAt.get(i)
    const text = bytes.subarray(begin, end)
    const outcome = wrong !== null ? new CliError(wrong.message, wrong.code) : error ? errorOf(error) : text
    yield { place, text: '', outcome }
    begin = end
  }
}

function sentOf({ place, text }: Item): SentLine {
  if (typeof text === 'string') return { place, text, wrong: null }
  const { message, code } = text as CliError
  return { place, text: null, wrong: { message, code } }
}
