import type { Io } from '../io.js'
import { type Destination, deliver, type Piece } from '../output/deliver.js'
import type { Format } from './format.js'
import { hasPlace, OneFile } from './one-file.js'

type Pieces = Iterable<Piece> | AsyncIterable<Piece>

/** What becomes of mazes one after the other: pieces of the one output, or a file of its own for each. */
export class Places {
  private readonly holds: Format['holds']
  private readonly output: string
  private readonly force: boolean | undefined
  private readonly io: Io
  private readonly files: OneFile
  private isFirst = true

  constructor({ format, output = '-', force }: Destination & { readonly format: Format }, io: Io) {
    this.holds = format.holds
    this.output = output
    this.force = force
    this.io = io
    this.files = new OneFile(output)
  }

  /**
   * The file of the next maze, or `-`.
   *
   * @throws As `next` of {@link OneFile}, where it holds one maze.
   */
  next(name: string): string {
    return this.holds === 'one' || hasPlace(this.output) ? this.files.next(name) : this.output
  }

  /** Writes a maze to the file of its own that {@link next} gave, if it has one; what is left to write to the output. */
  async put(pieces: Pieces, file: string): Promise<Pieces> {
    if (hasPlace(this.output)) {
      await deliver(pieces, { output: file, force: this.force }, this.io)
      return []
    }
    const isText = this.holds === 'texts' && !this.isFirst
    this.isFirst = false
    return isText ? withBlankLine(pieces) : pieces
  }
}

async function* withBlankLine(pieces: Pieces): AsyncGenerator<Piece, void, undefined> {
  yield '\n'
  yield* pieces
}
