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
}

/** What all chunks are told. */
export interface ScoreSetup {
  readonly form: ScoreForm
  readonly ends: EndsChoice | undefined
}

/** What is printed of a chunk of lines. */
export interface PackedText {
  /** In UTF-8, one after the other. */
  readonly bytes: Uint8Array
  /** Where the text of each line ends. That of a line that failed is empty. */
  readonly ends: Float64Array
  /** What was wrong with those that failed, with their place in the chunk. */
  readonly errors: (readonly [place: number, error: ErrorParcel])[]
}

/** What is printed of a chunk of lines, one after the other. */
export async function scoreChunk({
  items,
  setup: { form, ends: choice },
}: WorkChunk<SentLine, ScoreSetup>): Promise<PackedText> {
  const palette = paletteIn(form.hasColours)
  const encoder = new TextEncoder()
  const texts: Uint8Array[] = []
  const errors: [number, ErrorParcel][] = []
  const ends = new Float64Array(items.length)
  let end = 0
  for (const [i, { place, text }] of items.entries()) {
    try {
      if (text !== null) {
        const shown = shownMaze(await readMaze(text, place, form.explain), choice)
        const bytes = encoder.encode(scoreText(shown, form, palette))
        texts.push(bytes)
        end += bytes.length
      }
    } catch (error) {
      errors.push([i, errorParcel(error)])
    }
    ends[i] = end
  }
  return { bytes: joined(texts, end), ends, errors }
}

function joined(texts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const text of texts) {
    bytes.set(text, at)
    at += text.length
  }
  return bytes
}
