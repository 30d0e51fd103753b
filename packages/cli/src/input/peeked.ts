import { type Interrupts, unlessInterrupted } from '../interrupts.js'

/** What a stream begins with, and the whole of it. */
export interface Peeked {
  /** Its first line that is not blank, or the beginning of it, without blanks around. */
  readonly beginning: string
  /** All of it, from the beginning. */
  readonly whole: AsyncIterable<Uint8Array>
}

/** So many bytes say what a stream holds. */
const ENOUGH = 2 ** 16

/** Looks at the beginning of a stream without losing it. */
export async function peeked(
  input: AsyncIterable<Uint8Array | string>,
  interrupts?: Interrupts,
): Promise<Peeked> {
  const pieces = input[Symbol.asyncIterator]()
  const kept: Uint8Array[] = []
  let bytes = 0
  let text = ''
  const decoder = new TextDecoder()
  while (bytes < ENOUGH && !/\S[^\n]*\n/.test(text)) {
    const { value, done } = await unlessInterrupted(interrupts, pieces.next())
    if (done === true) break
    const piece = typeof value === 'string' ? new TextEncoder().encode(value) : value
    kept.push(piece)
    bytes += piece.length
    text += decoder.decode(piece, { stream: true })
  }
  const beginning = text.trimStart().split('\n', 1)[0] ?? ''
  return { beginning: beginning.trim(), whole: joined(kept, pieces) }
}

async function* joined(
  kept: readonly Uint8Array[],
  pieces: AsyncIterator<Uint8Array | string>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* kept
  try {
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next())
      yield typeof next.value === 'string' ? new TextEncoder().encode(next.value) : next.value
  } finally {
    // Not waited for: a stream that nothing comes out of does not end.
    void pieces.return?.()
  }
}
