import { MazeError, shown } from 'meikyuu'

/** The first chunks are full with so many cells, some ten milliseconds of work: results come soon. */
export const CHUNK_CELLS = 65_536

/** All are full with so many, some hundred milliseconds of work. */
export const MOST_CHUNK_CELLS: number = 2 ** 20

/**
 * In between, each has one part of this many, for each worker, of the cells
 * before it: so no worker waits long for another at the end, and messages are
 * a small part of a long run.
 */
const CHUNK_PARTS = 16

/** What an item costs however few cells it has, in cells. */
const ITEM_CELLS = 64

/** More than any maze has: sums of it stay whole. */
const MOST_CELLS = 2 ** 40

/** How long a chunk waits for more after its first item, in milliseconds: results of a slow input are not held back. */
const LINGER = 20

/** Items in a row. */
export interface Chunk<Sent> {
  /** The items. */
  readonly items: readonly Sent[]
  /** The index of the first, counted through the whole input. */
  readonly first: number
  /** The cells of its biggest item. */
  readonly biggest: number
}

/** What is read from. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>

type Step<Given> = IteratorResult<Given, unknown>

/** How items are read, sent and counted. */
export interface Reading<Given, Item, Sent> {
  /** The items of what the input gives at a time. Must not throw, nor what follows. */
  readonly itemsIn: (given: Given) => readonly Item[]
  readonly send: (item: Item) => Sent
  readonly cellsOf: (sent: Sent) => number
  /** How many workers the chunks are for. */
  readonly jobs: number
}

/** Reads items in chunks, and none before its chunk is asked for. */
export class ChunkReader<Given, Item, Sent> {
  readonly #input: Iterator<Given, unknown> | AsyncIterator<Given, unknown>
  readonly #reading: Reading<Given, Item, Sent>
  /** What is on its way, which a chunk may not have waited for. */
  #coming: Promise<Step<Given>> | null = null
  /** What came last, and how many of it are read. */
  #came: readonly Item[] = []
  #read = 0
  /** The cells of all chunks. */
  #cells = 0
  /** What the input threw, to be thrown after what came before. */
  #failure: { readonly error: unknown } | null = null
  #hasEnded = false
  #taken = 0

  constructor(input: Items<Given>, reading: Reading<Given, Item, Sent>) {
    this.#input = Symbol.asyncIterator in input ? input[Symbol.asyncIterator]() : input[Symbol.iterator]()
    this.#reading = reading
  }

  /** How many items are in chunks. */
  get taken(): number {
    return this.#taken
  }

  /** Whether nothing is left but what the input may have thrown. */
  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /**
   * The next items, up to about {@link CHUNK_CELLS}, or more after many, or as
   * many as come before the input makes a pause; null at its end.
   *
   * @param most The most items.
   * @throws whatever the input throws.
   */
  async next(most = Infinity): Promise<Chunk<Sent> | null> {
    const { itemsIn, send, cellsOf, jobs } = this.#reading
    const items: Sent[] = []
    const pause = new Pause()
    const full = Math.min(Math.max(CHUNK_CELLS, this.#cells / (jobs * CHUNK_PARTS)), MOST_CHUNK_CELLS)
    let weight = 0
    let biggest = 0
    try {
      while (!this.#hasEnded && weight < full && items.length < most) {
        if (this.#read < this.#came.length) {
          const sent = send(this.#came[this.#read++]!)
          const cells = cellsIn(cellsOf(sent))
          items.push(sent)
          weight += cells + ITEM_CELLS
          biggest = Math.max(biggest, cells)
          continue
        }
        let step = this.#step()
        if (step instanceof Promise) {
          const came: Step<Given> | null = await (items.length === 0 ? step : pause.unlessPassed(step))
          if (came === null) break
          this.#coming = null
          step = came
        }
        if (step.done === true) this.#hasEnded = true
        else {
          this.#came = itemsIn(step.value)
          this.#read = 0
        }
      }
    } catch (error) {
      this.#hasEnded = true
      this.#failure = { error }
    } finally {
      pause.end()
    }
    if (items.length > 0) {
      const first = this.#taken
      this.#taken += items.length
      this.#cells += weight
      return { items, first, biggest }
    }
    if (this.#failure !== null) throw this.#failure.error
    return null
  }

  /** Tells the input that no more of it is read. One that has not come up with what is next is not waited for. */
  async close(): Promise<void> {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const closed = this.#input.return?.()
    if (this.#coming === null) await closed
    else void Promise.allSettled([closed, this.#coming])
  }

  /** What the input gives next; of one that others wait for, a promise. */
  #step(): Promise<Step<Given>> | Step<Given> {
    if (this.#coming !== null) return this.#coming
    const step = this.#input.next()
    if (!('then' in step)) return step
    this.#coming = Promise.resolve(step)
    return this.#coming
  }
}

/** An estimate that can be added up and taken off again, whatever came. */
function cellsIn(estimate: number): number {
  return estimate > 0 ? Math.min(estimate, MOST_CELLS) : 0
}

/** A pause that begins when it is first asked about. */
class Pause {
  #timer: NodeJS.Timeout | undefined
  #hasPassed = false
  /** Gives up what is waited for. Not a race with a promise of the pause, which would keep all that raced with it. */
  #giveUp: () => void = () => {}

  /** What comes, or null where the pause passes first. */
  unlessPassed<T>(coming: Promise<T>): Promise<T | null> {
    this.#timer ??= setTimeout(() => {
      this.#hasPassed = true
      this.#giveUp()
    }, LINGER)
    return new Promise((resolve, reject) => {
      coming.then(resolve, reject)
      this.#giveUp = () => resolve(null)
      if (this.#hasPassed) void Promise.resolve().then(this.#giveUp)
    })
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}

/** Throws `BAD_ARGUMENT` unless there is something to read from. Text is not: it would be read letter by letter. */
export function checkItems(name: string, items: unknown): void {
  if (typeof items === 'object' && items !== null && !(items instanceof String))
    if (Symbol.iterator in items || Symbol.asyncIterator in items) return
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'something iterable, no text', got: shown(items) })
}
