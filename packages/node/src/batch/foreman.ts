import { MazeError } from 'meikyuu'
import type { BatchWork } from './batch-work.js'
import type { Chunk } from './chunk-reader.js'
import { type Crew, WorkerDied } from './crew.js'

/** The most cells of mazes that are worked on at the same time, each worker counted with the biggest of its chunk. A maze of more is worked on alone. */
export const CELLS_AT_ONCE: number = 2 ** 24

/** So many workers may die of an item, one after the other, before it is reported. */
export const DEATHS_ALLOWED = 3

/** Results as they came, packed: to be unpacked when they are handed out, so that no objects wait. */
export interface Done<Result> {
  /** How many there are. */
  readonly count: number
  /** All of them, in order. */
  results(): Iterable<Result>
}

/** A chunk that is to be done. */
interface Task<Sent, Result> {
  readonly chunk: Chunk<Sent>
  /** How many workers died of it, once it is a single item. */
  readonly deaths: number
  readonly resolve: (parts: readonly Done<Result>[]) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gives chunks to workers, one to each, in order. Where a worker dies its chunk
 * is done again in halves, so that what kills workers is soon alone and the
 * rest is unharmed.
 */
export class Foreman<Item, Sent, Setup, Packed extends object, Result> {
  readonly #crew: Crew<Sent, Setup, Packed>
  readonly #work: BatchWork<Item, Sent, Setup, Packed, Result>
  readonly #jobs: number
  #tasks: Task<Sent, Result>[] = []
  #running = 0
  #runningCells = 0

  constructor(
    crew: Crew<Sent, Setup, Packed>,
    work: BatchWork<Item, Sent, Setup, Packed, Result>,
    jobs: number,
  ) {
    this.#crew = crew
    this.#work = work
    this.#jobs = jobs
  }

  /** The results of a chunk, in parts where it was done in parts. */
  do(chunk: Chunk<Sent>): Promise<readonly Done<Result>[]> {
    const parts = new Promise<readonly Done<Result>[]>((resolve, reject) => {
      this.#tasks.push({ chunk, deaths: 0, resolve, reject })
    })
    this.#next()
    return parts
  }

  #next(): void {
    while (this.#running < this.#jobs) {
      const [task] = this.#tasks
      if (task === undefined) return
      if (this.#running > 0 && this.#runningCells + task.chunk.biggest > CELLS_AT_ONCE) return
      this.#tasks.shift()
      void this.#run(task)
    }
  }

  async #run(task: Task<Sent, Result>): Promise<void> {
    const { items, first, biggest } = task.chunk
    this.#running++
    this.#runningCells += biggest
    try {
      const packed = await this.#crew.run({ items, setup: this.#work.setup })
      const results = () => this.#work.unpack(packed, items, first)
      task.resolve([{ count: items.length, results }])
    } catch (error) {
      if (error instanceof WorkerDied) this.#again(task, error)
      else task.reject(error)
    } finally {
      this.#running--
      this.#runningCells -= biggest
      this.#next()
    }
  }

  /** Does a chunk again of which a worker died. */
  #again(task: Task<Sent, Result>, { message }: WorkerDied): void {
    const { chunk, resolve, reject } = task
    const deaths = task.deaths + 1
    const [only] = chunk.items as [Sent]
    if (chunk.items.length > 1) this.#inHalves(chunk).then(resolve, reject)
    else if (deaths < DEATHS_ALLOWED) this.#tasks.unshift({ ...task, deaths })
    else {
      const error = new MazeError('WORKER_DIED', { workers: deaths, last: message })
      resolve([{ count: 1, results: () => [this.#work.failed(only, chunk.first, error)] }])
    }
  }

  /** Puts the halves of a chunk before all others, which are later in the order. */
  async #inHalves({ items, first, biggest }: Chunk<Sent>): Promise<readonly Done<Result>[]> {
    const half = items.length >> 1
    const parts = [
      { items: items.slice(0, half), first, biggest },
      { items: items.slice(half), first: first + half, biggest },
    ]
    const tasks: Task<Sent, Result>[] = []
    const done = parts.map(
      (chunk) =>
        new Promise<readonly Done<Result>[]>((resolve, reject) => {
          tasks.push({ chunk, deaths: 0, resolve, reject })
        }),
    )
    this.#tasks.unshift(...tasks)
    return (await Promise.all(done)).flat()
  }
}
