import { MazeError, shown } from 'meikyuu'

/** A piece of a file: text, written as UTF-8, or bytes. A character may be cut by the end of a text. */
export type Piece = string | Uint8Array

/** What a file is made of: all of it, or piece by piece. A piece's bytes may be used again for the next. */
export type Content = Piece | Iterable<Piece> | AsyncIterable<Piece>

/** Pieces shorter than this are gathered. */
const GATHERED = 1 << 16

/** Bytes that are handed on must be used before the next are asked for. */
export async function* gathered(content: Content): AsyncGenerator<Uint8Array, void, undefined> {
  const buffer = Buffer.allocUnsafe(GATHERED)
  let held = 0
  for await (const bytes of bytesOf(piecesOf(content))) {
    if (held > 0 && held + bytes.length > GATHERED) {
      yield buffer.subarray(0, held)
      held = 0
    }
    if (bytes.length > GATHERED) yield bytes
    else {
      buffer.set(bytes, held)
      held += bytes.length
    }
  }
  if (held > 0) yield buffer.subarray(0, held)
}

/** Content as pieces, whatever it is. */
export function piecesOf(content: Content): Iterable<Piece> | AsyncIterable<Piece> {
  if (typeof content === 'string' || content instanceof Uint8Array) return [content]
  if (typeof content === 'object' && content !== null)
    if (Symbol.iterator in content || Symbol.asyncIterator in content) return content
  throw new MazeError('BAD_ARGUMENT', {
    name: 'content',
    expected: 'text, bytes, or pieces of these',
    got: shown(content),
  })
}

/** The bytes of pieces. Half a character at the end of a text waits for its other half. */
async function* bytesOf(
  pieces: Iterable<unknown> | AsyncIterable<unknown>,
): AsyncGenerator<Uint8Array, void> {
  let half = ''
  for await (const piece of pieces) {
    if (typeof piece === 'string') {
      const text = half + piece
      half = HALF_AT_END.test(text) ? text.slice(-1) : ''
      yield Buffer.from(half === '' ? text : text.slice(0, -1))
    } else if (piece instanceof Uint8Array) {
      if (half !== '') yield Buffer.from(half)
      half = ''
      yield piece
    } else
      throw new MazeError('BAD_ARGUMENT', {
        name: 'a piece of content',
        expected: 'text or bytes',
        got: shown(piece),
      })
  }
  if (half !== '') yield Buffer.from(half)
}

/** The first half of a character of two. */
const HALF_AT_END = /[\ud800-\udbff]$/
