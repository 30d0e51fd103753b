import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import type { WorkChunk } from './batch-work.js'
import type { Answer } from './chunk-worker.js'
import { errorOf } from './error-parcel.js'

/** Thrown where a worker ended before it answered. */
export class WorkerDied extends Error {}

/** The workers of a run. Each is started when there is first something for it to do, and replaced when it dies. */
export class Crew<Sent, Setup, Packed> {
  readonly #pool: Piscina
  /** How what is not answered yet is given up. */
  readonly #unanswered = new Set<(reason: unknown) => void>()
  #lastError: unknown = null
  #ended: Promise<void> | null = null

  /**
   * @param worker The module that workers load.
   * @param jobs How many workers there are at most.
   * @param heap The most MiB for the objects of each.
   */
  static async of<Sent, Setup, Packed>(
    worker: URL,
    jobs: number,
    heap: number,
  ): Promise<Crew<Sent, Setup, Packed>> {
    const { Piscina } = await import('piscina')
    return new Crew(
      new Piscina({
        filename: fileURLToPath(worker),
        minThreads: 0,
        maxThreads: jobs,
        idleTimeout: Infinity,
        recordTiming: false,
        resourceLimits: { maxOldGenerationSizeMb: heap },
      }),
    )
  }

  private constructor(pool: Piscina) {
    this.#pool = pool
    pool.on('error', (error) => {
      this.#lastError = error
    })
    pool.on('workerDestroy', () => void setImmediate(() => this.#giveUpWithoutWorkers()))
  }

  /**
   * What a worker makes of a chunk.
   *
   * @throws WorkerDied where it ended first; whatever the work throws; and what
   * keeps workers from starting at all.
   */
  async run(chunk: WorkChunk<Sent, Setup>): Promise<Packed> {
    if (this.#ended !== null) throw new Error('the workers have ended')
    const answer = await this.#answerTo(chunk)
    if ('thrown' in answer) throw errorOf(answer.thrown)
    return answer.packed
  }

  /** Ends all workers, whatever they do; nothing is done after that. */
  end(): Promise<void> {
    this.#ended ??= this.#pool.destroy()
    return this.#ended
  }

  #answerTo(chunk: WorkChunk<Sent, Setup>): Promise<Answer<Packed>> {
    return new Promise((resolve, reject) => {
      this.#unanswered.add(reject)
      this.#pool
        .run(chunk)
        .then(resolve, (error: unknown) => reject(this.#ended === null ? deathOf(error) : error))
        .finally(() => this.#unanswered.delete(reject))
    })
  }

  /**
   * Workers that end before they are ready are not told of by the pool, and
   * what waits for them would for ever. Whoever does another's work again has
   * started a worker by now.
   */
  #giveUpWithoutWorkers(): void {
    if (this.#pool.threads.length > 0) return
    const reason = this.#lastError ?? new Error('workers end before they begin')
    for (const giveUp of this.#unanswered) giveUp(reason)
  }
}

/** How the pool begins what it says of a module that exports no work. */
const NO_WORK = 'No handler function exported'

/** What the pool says of a chunk that was not answered: it cannot be sent, nobody does it, or its worker died. */
function deathOf(error: unknown): unknown {
  // What cannot be sent loses its class on the way.
  if (!(error instanceof Error)) return new Error('a worker packed what cannot be sent')
  if (error.name === 'DataCloneError' || error.message.startsWith(NO_WORK)) return error
  return new WorkerDied(error.message, { cause: error })
}
