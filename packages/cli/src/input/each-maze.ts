import { type Batch, NothingMade } from '../batch.js'
import { CliError } from '../cli-error.js'
import { checkInterrupted } from '../interrupts.js'
import type { Io } from '../io.js'
import { breath, lookUp } from '../output/breath.js'
import type { Piece } from '../output/deliver.js'
import { startProgress } from '../progress.js'
import { anyItems, type From, readAny } from './any-mazes.js'
import type { Item } from './item.js'
import { takesLong } from './read-maze.js'
import type { TakenMaze } from './taken-maze.js'

/** What a command makes of a maze: all of it before anything is written, or what cannot fail any more. */
export type Work = (taken: TakenMaze) => Pieces | Promise<Pieces>

type Pieces = Iterable<Piece> | AsyncIterable<Piece>

/** What comes in, and how it is told of. */
export interface Incoming {
  /** Recipes, documents, files, `-`: as `itemsOf` has them. */
  readonly args: readonly string[]
  readonly io: Io
  readonly batch: Batch
  /** Whether nothing is said but errors. */
  readonly quiet?: boolean | undefined
  /** How many mazes come; null where nobody knows. */
  readonly total?: number | null
  /**
   * Whether the results are printed, and go to no file.
   * @defaultValue true
   */
  readonly isPrinted?: boolean
  /**
   * Whether any item, however small, may take so long that a signal could not
   * wait for it, so that it ends the process: a picture in pixels, a search.
   * @defaultValue false
   */
  readonly takesLong?: boolean
  /**
   * Whether it is an error that nothing comes in: no file is made of nothing.
   * @defaultValue false
   */
  readonly needsSome?: boolean
  /**
   * How what is read is taken.
   * @defaultValue 'lines'
   */
  readonly from?: From
  /**
   * Whether mazes are read as graphs: drawn, searched step by step, explained.
   * @defaultValue false
   */
  readonly asGraph?: boolean
}

/** What `work` makes of each maze that comes in, one after the other. What is wrong with one is told, and the rest goes on. */
export async function* eachMaze(incoming: Incoming, work: Work): AsyncGenerator<Piece, void, undefined> {
  const { args, io, from = 'lines', quiet = false, asGraph = false } = incoming
  yield* eachItem(anyItems(args, from, io), incoming, async (item) =>
    work(await readAny(item, quiet, io, asGraph)),
  )
}

/** Something that can be read. */
type Readable<Each extends Item> = Each & { readonly text: string }

/** One thing, or some mazes in a row that are done. */
type Some = Item & { readonly mazes?: number }

/** As {@link eachMaze}, of things that are not mazes yet, some of which come together. */
export async function* eachItem<Each extends Some>(
  runs: AsyncIterable<Iterable<Each>>,
  { io, batch, quiet = false, total = null, isPrinted = true, ...incoming }: Omit<Incoming, 'args'>,
  work: (item: Readable<Each>) => Pieces | Promise<Pieces>,
): AsyncGenerator<Piece, void, undefined> {
  const { interrupts } = io
  const hold = () => (incoming.takesLong ? undefined : interrupts?.hold())
  const progress = quiet ? null : await startProgress(io, total, isPrinted)
  let letGo = hold()
  let done = 0
  try {
    for await (const run of runs)
      for (const item of run) {
        let pieces: Pieces | null = null
        try {
          if (!isReadable(item)) throw item.text
          // A signal that came while it is built could not be heard before the end; one that is here is heard.
          if (incoming.takesLong || takesLong(item.text)) {
            io.out.flush?.()
            await lookUp()
            checkInterrupted(interrupts)
            letGo?.()
            letGo = undefined
          }
          pieces = await work(item)
          done++
        } catch (error) {
          batch.tell(item.place, error)
        }
        if (pieces !== null) yield* pieces
        // To listen to signals anew takes longer than to build a small maze.
        letGo ??= hold()
        await breath()
        checkInterrupted(interrupts)
        progress?.tick(item.mazes)
      }
  } finally {
    letGo?.()
    progress?.stop()
  }
  // No file is made of nothing.
  if (batch.failed && done === 0) throw new NothingMade()
  if (done === 0 && incoming.needsSome)
    throw new CliError('expected mazes, got an empty input', 'NOTHING_READ')
}

function isReadable<Each extends Item>(item: Each): item is Readable<Each> {
  return typeof item.text === 'string'
}
