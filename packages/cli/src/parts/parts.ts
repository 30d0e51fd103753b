import type { Io } from '../io.js'
import type { Piece } from '../output/deliver.js'
import { note } from '../tell.js'

/** From so many cells on it is told unasked how long each part took: they take seconds, or minutes. */
export const HUGE_CELLS: number = 2 ** 24

/** What a maze is made in. */
export type PartName = 'built' | 'solved' | 'scored' | 'written'

/** How many cells there are. */
interface Sized {
  readonly grid: { readonly cells: number }
}

interface Part {
  readonly name: PartName
  readonly seconds: number
  /** What came of it, in a few words. */
  readonly result: string
}

/** How long each part of making one maze takes, and the memory of it all. */
export class Parts {
  private readonly asked: boolean | undefined
  private readonly parts: Part[] = []

  /** @param asked Whether it is told of any maze (true) or none (false); otherwise of huge ones. */
  constructor(asked: boolean | undefined) {
    this.asked = asked
  }

  /** Whether it will be told how long the parts of a maze took. */
  tells({ grid }: Sized): boolean {
    return this.asked ?? grid.cells >= HUGE_CELLS
  }

  /** Does a part, and keeps how long it took. */
  async time<T>(name: PartName, work: () => T, resultOf?: (done: Awaited<T>) => string): Promise<Awaited<T>> {
    const began = performance.now()
    const done = await work()
    const seconds = (performance.now() - began) / 1000
    this.parts.push({ name, seconds, result: resultOf?.(done) ?? '' })
    return done
  }

  /** The pieces of a maze; when they have been taken, it is told of all parts where that is wanted. */
  async *writing(
    pieces: Iterable<Piece> | AsyncIterable<Piece>,
    name: string,
    maze: Sized,
    io: Io,
  ): AsyncGenerator<Piece, void, undefined> {
    const began = performance.now()
    yield* pieces
    this.parts.push({ name: 'written', seconds: (performance.now() - began) / 1000, result: '' })
    if (this.tells(maze)) await this.tell(name, maze, io)
  }

  private async tell(name: string, { grid }: Sized, io: Io): Promise<void> {
    note(io, `${name}: ${grid.cells} cells`)
    for (const { name: part, seconds, result } of this.parts) {
      const each = (seconds * 1e9) / grid.cells
      note(io, `  ${part.padEnd(8)}${inSeconds(seconds)}${each.toFixed(1).padStart(10)} ns a cell${result}`)
    }
    const { peakMemory } = await import('@meikyuu/node')
    const mebibytes = Math.ceil(peakMemory() / 2 ** 20)
    note(io, `  memory  ${String(mebibytes).padStart(8)} MiB at most`)
  }
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(2).padStart(8)} s`
}
