import type { MazeError } from 'meikyuu'

/** What is worked on at once. */
export interface WorkChunk<Sent, Setup = unknown> {
  /** The items, as they are sent. */
  readonly items: readonly Sent[]
  /** What all chunks of a run are told. */
  readonly setup: Setup
}

/** Work on many items that workers can do, a chunk of items at a time. */
export interface BatchWork<Item, Sent, Setup, Packed extends object, Result> {
  /**
   * The module that workers load, as JavaScript: its default export is what
   * `chunkWorker` makes of `work`.
   */
  readonly worker: URL
  /** The work itself, for the few items that no worker is started for. */
  readonly work: (chunk: WorkChunk<Sent, Setup>) => Packed | Promise<Packed>
  /** What every chunk is told: plain data. */
  readonly setup: Setup
  /** What of an item goes to a worker: plain data. Must not throw. */
  readonly send: (item: Item) => Sent
  /** About how many cells an item has: chunks are made by it, and big mazes not built side by side. Must not throw. */
  readonly cellsOf: (sent: Sent) => number
  /**
   * The results of a chunk in the order of its items: one for each, or one for
   * some in a row.
   *
   * @param first The index of the first, counted through the whole input from 0.
   */
  readonly unpack: (packed: Packed, items: readonly Sent[], first: number) => Iterable<Result>
  /** The result of an item on which workers died, `WORKER_DIED`. */
  readonly failed: (sent: Sent, index: number, error: MazeError<'WORKER_DIED'>) => Result
}
