import { type ErrorParcel, errorParcel, type WorkChunk } from '@meikyuu/node'
import type { EndsChoice } from '../input/ends-choice.js'
import { readMaze } from '../input/read-maze.js'
import { paletteIn } from '../palette.js'
import { type ScoreForm, scoreText } from '../score-text.js'
import { shownMaze } from '../shown-maze.js'

/** A line as it is sent to a worker. */
export interface SentLine {
  readonly place: string | null
  /** A recipe's code or a document; null where the line could not be read. */
  readonly text: string | null
  /** Why it could not. */
  readonly wrong: { readonly message: string; readonly code: string } | null
  /** What its sender says of it. */
  readonly notes: readonly string[]
}

/** What all chunks are told. */
export interface ScoreSetup {
  readonly form: ScoreForm
  readonly ends: EndsChoice | undefined
}

/** What is printed of a chunk of lines. */
export interface PackedText {
  /** In UTF-8, one after the other, in shared memory. */
  readonly bytes: Uint8Array<SharedArrayBuffer>
  /** The lines that failed, in order. */
  readonly failures: readonly Failure[]
}

/** A line of which nothing is printed. */
interface Failure {
  /** Its place in the chunk. */
  readonly place: number
  /** Where the text of the lines before it ends. */
  readonly end: number
  /** What was wrong with it; null where it could not be read, which its sender knows. */
  readonly error: ErrorParcel | null
}

/** What is printed of a chunk of lines, one after the other. */
export async function scoreChunk({
  items,
  setup: { form, ends },
}: WorkChunk<SentLine, ScoreSetup>): Promise<PackedText> {
  const palette = paletteIn(form.hasColours)
  const encoder = new TextEncoder()
  const pieces: Uint8Array[] = []
  const failures: Failure[] = []
  let end = 0
  let text = ''
  const encode = (): void => {
    const bytes = encoder.encode(text)
    pieces.push(bytes)
    end += bytes.length
    text = ''
  }
  const fail = (place: number, error: ErrorParcel | null): void => {
    encode()
    failures.push({ place, end, error })
  }
  for (const [i, line] of items.entries())
    if (line.text === null) fail(i, null)
    else
      try {
        text += scoreText(shownMaze(await readMaze(line.text, line.place, form.explain), ends), form, palette)
      } catch (error) {
        fail(i, errorParcel(error))
      }
  encode()
  return { bytes: joined(pieces, end), failures }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<SharedArrayBuffer> {
  const bytes = new Uint8Array(new SharedArrayBuffer(length))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
