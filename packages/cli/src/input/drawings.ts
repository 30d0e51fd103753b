import { CliError } from '../cli-error.js'
import { type Interrupts, unlessInterrupted } from '../interrupts.js'

/** A maze that is drawn in characters, as it stands in a text of several. */
export interface Drawing {
  /** The number of its first line, from 1. */
  readonly line: number
  readonly text: string
}

/** The most bytes of a text of drawings, which is read whole. */
const LONGEST_TEXT = 2 ** 28

/**
 * The drawings of a text, one after the other: blank lines stand between them,
 * and the fences of Markdown.
 *
 * @throws CliError `BAD_TEXT` for what is no UTF-8, `TOO_BIG`.
 */
export async function drawingsIn(
  input: AsyncIterable<Uint8Array>,
  interrupts?: Interrupts,
): Promise<readonly Drawing[]> {
  const lines = (await textOf(input, interrupts)).split(/\r\n|\r|\n/)
  const drawings: Drawing[] = []
  const fences = new Fences()
  let from = 0
  for (let i = 0; i <= lines.length; i++) {
    const line = lines[i]
    if (line !== undefined && line.trim() !== '' && !fences.isFence(line)) continue
    if (i > from) drawings.push({ line: from + 1, text: lines.slice(from, i).join('\n') })
    from = i + 1
  }
  return drawings
}

async function textOf(input: AsyncIterable<Uint8Array>, interrupts: Interrupts | undefined): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const pieces = input[Symbol.asyncIterator]()
  let text = ''
  let bytes = 0
  for (;;) {
    const { value, done } = await unlessInterrupted(interrupts, pieces.next())
    if (done === true) return text + decoded(() => decoder.decode())
    bytes += value.length
    if (bytes > LONGEST_TEXT)
      throw new CliError(`expected drawings in at most ${LONGEST_TEXT} bytes, got more`, 'TOO_BIG')
    text += decoded(() => decoder.decode(value, { stream: true }))
  }
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new CliError('expected text in UTF-8, got other bytes', 'BAD_TEXT')
  }
}

/** Three or more of a mark and, where it opens, a word for what is inside; more may be a wall of such marks. */
const OPENS = /^\s*(`{3,}|~{3,})\s*[\w-]*\s*$/

/** Tells the fences of a text from its other lines, told one after the other. */
class Fences {
  private open: string | null = null

  isFence(line: string): boolean {
    const mark = OPENS.exec(line)?.[1]
    if (mark === undefined) return false
    if (this.open === null) this.open = mark
    else if (line.trim() === this.open) this.open = null
    else return false
    return true
  }
}
