import type { Content, Piece } from './pieces.js'
import { piecesOf } from './pieces.js'

/** Content of which the first piece is made, and the others are not yet. */
export interface Begun {
  /** All the pieces, the first among them. To be gone through once. */
  readonly pieces: AsyncIterable<Piece>
  /** Ends the pieces where some are left that nobody will ask for. */
  end(): Promise<void>
}

/** Waits for the first piece, and throws what that throws. */
export async function begunOf(content: Content): Promise<Begun> {
  const given = piecesOf(content)
  const iterator = Symbol.asyncIterator in given ? given[Symbol.asyncIterator]() : given[Symbol.iterator]()
  const first = await iterator.next()
  let isOver = first.done === true
  async function* pieces(): AsyncGenerator<Piece, void, undefined> {
    for (let next = first; !isOver; ) {
      yield next.value as Piece
      // What throws is over too.
      isOver = true
      next = await iterator.next()
      isOver = next.done === true
    }
  }
  return {
    pieces: pieces(),
    async end() {
      if (!isOver) await iterator.return?.()
      isOver = true
    },
  }
}
