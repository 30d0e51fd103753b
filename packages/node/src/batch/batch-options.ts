import { availableParallelism } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { checkOptions, checkWhole, MazeError, shown } from 'meikyuu'

/** How far a batch is. */
export interface BatchProgress {
  /** Items that are worked on, whether they failed or not. */
  readonly done: number
  /** Items that were taken from the input, to be worked on. */
  readonly taken: number
}

/** How a batch is worked on. */
export interface BatchOptions {
  /**
   * How many workers there are at most, from 1 to {@link MOST_JOBS}. With 1
   * there is none: all is done here, an item at a time.
   * @defaultValue as many as the machine can run at once
   */
  readonly jobs?: number
  /**
   * The most memory for the objects of each worker, in MiB, at least 64. A
   * worker that needs more dies. Typed arrays, which cells are in, are not
   * counted; {@link CELLS_AT_ONCE} holds these.
   * @defaultValue an equal share of what this process may take, but at least 256
   */
  readonly heap?: number
  /**
   * Stops the run: it is rejected at once with the signal's reason, and its
   * workers are ended.
   * @defaultValue nothing stops it
   */
  readonly signal?: AbortSignal | undefined
  /** Told each time some of the items are done, before their results come out. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined
}

/** The most workers. */
export const MOST_JOBS = 256

const LEAST_HEAP = 64
const USUAL_HEAP = 256
const MIB = 2 ** 20

/** The options in full. */
export interface FullOptions {
  readonly jobs: number
  readonly heap: number
  readonly signal: AbortSignal | undefined
  readonly onProgress: (progress: BatchProgress) => void
}

/**
 * The options in full.
 *
 * @throws MazeError `BAD_ARGUMENT`
 */
export function fullOptions(options: BatchOptions): FullOptions {
  checkOptions('options', options)
  const { jobs = Math.min(MOST_JOBS, availableParallelism()), signal, onProgress = () => {} } = options
  checkWhole('options.jobs', jobs, 1, MOST_JOBS)
  const { heap = Math.max(USUAL_HEAP, Math.floor(getHeapStatistics().heap_size_limit / MIB / jobs)) } =
    options
  checkWhole('options.heap', heap, LEAST_HEAP)
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw notA('options.signal', 'an AbortSignal', signal)
  if (typeof onProgress !== 'function') throw notA('options.onProgress', 'a function', onProgress)
  return { jobs, heap, signal, onProgress }
}

function notA(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
