import { CliError } from '../cli-error.js'
import { type Item, itemsOf } from '../input/items.js'
import { checkInterrupted } from '../interrupts.js'
import type { Io } from '../io.js'
import type { PackedText, ScoreSetup, SentLine } from './score-chunk.js'
import { scoreChunk } from './score-chunk.js'
import { workerUrl } from './worker-url.js'

/** A line that was worked on: what is printed of it, or what was wrong. */
export interface ScoredLine extends Item {
  readonly piece: Uint8Array
}

/** About how many characters of a document say a cell. */
const CHARACTERS_A_CELL = 4

const NOTHING = /* @__PURE__ */ new Uint8Array()

/** What is printed of each thing that the arguments name, in order, by so many workers. */
export async function* scoredLines(
  args: readonly string[],
  setup: ScoreSetup,
  jobs: number,
  io: Io,
): AsyncGenerator<ScoredLine, void, undefined> {
  const { cellsEstimated, errorOf, workMany } = await import('@meikyuu/node')

  function* lines(
    { bytes, ends, errors }: PackedText,
    sent: readonly SentLine[],
  ): Generator<ScoredLine, void, undefined> {
    const errorAt = new Map(errors)
    let begin = 0
    for (const [i, { place, wrong }] of sent.entries()) {
      const end = ends[i] ?? begin
      const error = errorAt.get(i)
      if (wrong !== null) yield { place, text: new CliError(wrong.message, wrong.code), piece: NOTHING }
      else if (error !== undefined) yield { place, text: errorOf(error), piece: NOTHING }
      else yield { place, text: '', piece: bytes.subarray(begin, end) }
      begin = end
    }
  }

  try {
    yield* workMany(
      itemsOf(args, io),
      {
        worker: workerUrl(),
        work: scoreChunk,
        setup,
        send: sentOf,
        cellsOf: ({ text }) => {
          if (text === null) return 0
          return text.startsWith('{') ? text.length / CHARACTERS_A_CELL : cellsEstimated(text)
        },
        unpack: lines,
        failed: ({ place }, _, error) => ({ place, text: error, piece: NOTHING }),
      },
      { jobs, signal: io.interrupts?.signal },
    )
  } catch (error) {
    checkInterrupted(io.interrupts)
    throw error
  }
}

function sentOf({ place, text }: Item): SentLine {
  if (typeof text === 'string') return { place, text, wrong: null }
  const { message, code } = text as CliError
  return { place, text: null, wrong: { message, code } }
}
