import { type BatchOptions, type FullOptions, fullOptions } from './batch-options.js'
import type { BatchWork } from './batch-work.js'
import { ChunkReader, checkItems, type Items } from './chunk-reader.js'
import { chunkHere, resultsHere } from './results-here.js'
import { resultsOfCrew } from './results-of-crew.js'
import { unlessAborted } from './unless-aborted.js'

/**
 * What work makes of many items, on all cores and in their order. Nothing is
 * read, and no worker started, before the first result is asked for. However
 * the run ends, at the end, by `break` or by an error, its workers end with it.
 *
 * Items go to workers in chunks of about {@link CHUNK_CELLS} cells. At most
 * {@link CHUNKS_AHEAD} chunks for each worker are read and not yet handed out
 * to their last result, so that an input may be endless. One that ends within
 * its first chunk is worked on here: no worker would be up in less time.
 *
 * Where a worker dies, another does its work again, in halves, until what it
 * died of is alone. An item of which {@link DEATHS_ALLOWED} workers died is
 * reported as failed, and the rest goes on.
 *
 * @throws MazeError `BAD_ARGUMENT`, at once. From the results: the reason of the
 * signal; what the input throws, after all that came before it; what `work` or
 * `onProgress` throws; what keeps workers from starting.
 */
export function workMany<Item, Sent, Setup, Packed extends object, Result>(
  items: Items<Item>,
  work: BatchWork<Item, Sent, Setup, Packed, Result>,
  options: BatchOptions = {},
): AsyncGenerator<Result, void, undefined> {
  checkItems('items', items)
  return resultsOf(items, work, fullOptions(options))
}

async function* resultsOf<Item, Sent, Setup, Packed extends object, Result>(
  items: Items<Item>,
  work: BatchWork<Item, Sent, Setup, Packed, Result>,
  options: FullOptions,
): AsyncGenerator<Result, void, undefined> {
  const { jobs, signal } = options
  signal?.throwIfAborted()
  const reader = new ChunkReader(items, work.send, work.cellsOf)
  try {
    if (jobs === 1) {
      yield* resultsHere(reader, work, options)
      return
    }
    const first = await unlessAborted(signal, reader.next())
    if (first === null) return
    if (!reader.hasEnded) yield* resultsOfCrew(first, reader, work, options)
    else {
      yield* chunkHere(first, reader, work, options)
      // Throws what the input threw behind its last item.
      await reader.next()
    }
  } finally {
    await reader.close()
  }
}
