import type { Output } from '../io.js'

/** So many bytes at most wait for more, and bigger pieces for nothing. */
const MOST_GATHERED = 2 ** 16

/** The part of a stream that what was gathered goes to. */
export type Gathering = Required<Pick<Output, 'write' | 'once'>>

/**
 * An output whose small pieces go out together: a write for each line takes
 * longer than to score a small maze. Nothing waits beyond the moment: what was
 * gathered goes out whenever the program looks up or waits for something, and
 * before anything is said on another output.
 */
export class GatheredOutput implements Output {
  private readonly stream: Gathering
  private pieces: Uint8Array[] = []
  private length = 0
  private waiting: NodeJS.Immediate | undefined
  /** Whether the stream has asked to be spared, and not told of `drain` yet. */
  private isFull = false

  constructor(stream: Gathering) {
    this.stream = stream
  }

  write(piece: string | Uint8Array): boolean {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    this.pieces.push(bytes)
    this.length += bytes.length
    if (this.length >= MOST_GATHERED) this.flush()
    else this.waiting ??= setImmediate(() => this.flush())
    return !this.isFull
  }

  once(event: 'drain', listener: () => void): this {
    this.stream.once(event, listener)
    return this
  }

  flush(): void {
    clearImmediate(this.waiting)
    this.waiting = undefined
    if (this.length === 0) return
    const [only] = this.pieces as [Uint8Array]
    const bytes = this.pieces.length === 1 ? only : Buffer.concat(this.pieces, this.length)
    this.pieces = []
    this.length = 0
    if (this.stream.write(bytes) !== false || this.isFull) return
    this.isFull = true
    this.stream.once('drain', () => {
      this.isFull = false
    })
  }
}
