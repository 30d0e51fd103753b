import { CliError } from '../cli-error.js'
import { type Interrupts, unlessInterrupted } from '../interrupts.js'

/** A line of input, or what is wrong with it. */
export interface Line {
  /** Its number, from 1. */
  readonly number: number
  /** The line without its end; an error where it cannot be read. */
  readonly text: string | CliError
}

/** The most bytes of a line: a document of a maze of some hundred million cells. */
const LONGEST_LINE = 2 ** 28

/** A line that is no document is refused by this length at the latest, so no more of it is kept. */
const LONGEST_WITHOUT_DOCUMENT = 2 ** 16

const LINE_FEED = 10

/** What a line may begin with that is a document: a brace, blanks before one, or a byte order mark. */
const BEGINNINGS = [0x7b, 0x20, 0x09, 0xef]

/** What is before the first line of some files. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * The lines of a stream of bytes, as they come: those that a piece of it ends,
 * together. Blank lines are passed over. Of a line that is too long nothing is
 * kept but its beginning.
 *
 * @param most The most bytes of a line.
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array | string>,
  interrupts?: Interrupts,
  most: number = LONGEST_LINE,
): AsyncGenerator<readonly Line[], void, undefined> {
  const line = new LineBytes(most)
  const encoder = new TextEncoder()
  let number = 1
  const pieces = input[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await unlessInterrupted(interrupts, pieces.next())
      if (done === true) break
      const bytes = typeof value === 'string' ? encoder.encode(value) : value
      const lines: Line[] = []
      let from = 0
      for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
        line.add(bytes.subarray(from, end))
        const text = line.take(number)
        if (text !== '') lines.push({ number, text })
        number++
        from = end + 1
      }
      line.add(bytes.subarray(from))
      if (lines.length > 0) yield lines
    }
  } finally {
    // Not waited for: a stream that nothing comes out of does not end.
    void pieces.return?.()
  }
  const text = line.take(number)
  if (text !== '') yield [{ number, text }]
}

/** The bytes of a line as they come in pieces. */
class LineBytes {
  private readonly most: number
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  private pieces: Uint8Array[] = []
  private kept = 0
  private length = 0

  constructor(most: number) {
    this.most = most
  }

  /** Adds a piece, unless the line is too long already. */
  add(piece: Uint8Array): void {
    if (piece.length === 0) return
    this.length += piece.length
    if (this.kept === 0) this.pieces = []
    const room =
      (this.isDocument(piece) ? this.most : Math.min(this.most, LONGEST_WITHOUT_DOCUMENT)) - this.kept
    if (room <= 0) return
    // A copy: the stream may use its buffer again.
    this.pieces.push(piece.slice(0, room))
    this.kept += Math.min(room, piece.length)
  }

  /** The line, without a carriage return and blanks around it; ready for the next. */
  take(number: number): string | CliError {
    const { pieces, kept, length } = this
    this.pieces = []
    this.kept = 0
    this.length = 0
    if (length > kept) return new CliError(tooLong(length, kept), 'TOO_BIG')
    try {
      const text = this.decoder.decode(joined(pieces, kept))
      return (number === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).trim()
    } catch {
      return new CliError('expected text in UTF-8, got other bytes', 'BAD_TEXT')
    }
  }

  private isDocument(piece: Uint8Array): boolean {
    return BEGINNINGS.includes((this.pieces[0] ?? piece)[0] ?? 0)
  }
}

function tooLong(length: number, kept: number): string {
  return `expected a recipe or a document in one line of at most ${kept} bytes, got ${length}`
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const last = pieces.at(-1)
  if (pieces.length === 1 && last !== undefined) return last
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
