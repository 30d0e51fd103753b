import { MazeError, shown } from 'meikyuu'
import { type BatchOptions, type FullOptions, fullOptions } from './batch-options.js'
import type { BatchWork } from './batch-work.js'
import { breath } from './breath.js'
import { ChunkReader, checkItems, type Items } from './chunk-reader.js'
import { chunkHere, resultsHere } from './results-here.js'
import { resultsOfCrew } from './results-of-crew.js'
import { unlessAborted } from './unless-aborted.js'

/**
 * What work makes of many items, on all cores and in their order. Nothing is
 * read, and no worker started, before the first result is asked for. However
 * the run ends, at the end, by `break` or by an error, its workers end with it.
 *
 * Items go to workers in chunks of about {@link CHUNK_CELLS} cells, which grow
 * to {@link MOST_CHUNK_CELLS} in a long run. At most
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
  const full = fullOptions(options)
  const parts = resultsOf(items, (item) => [item], work, full)
  return eachOf(parts, full)
}

/**
 * As {@link workMany}, for items that come many at once, such as the lines of a
 * piece of a file: results come many at once too, those of a chunk or of a part
 * of it, each to be gone through once. To wait for each line alone takes longer
 * than to send it. What is read ahead is a list more than in {@link workMany}.
 *
 * @param items Arrays of items, in their order.
 * @throws as {@link workMany}, and `BAD_ARGUMENT` from the results where
 * something comes that is no array. Signals are heard between the results of parts.
 */
export function workLists<Item, Sent, Setup, Packed extends object, Result>(
  items: Items<readonly Item[]>,
  work: BatchWork<Item, Sent, Setup, Packed, Result>,
  options: BatchOptions = {},
): AsyncGenerator<Iterable<Result>, void, undefined> {
  checkItems('items', items)
  const full = fullOptions(options)
  return resultsOf(checkedLists(items, full), (list) => list, work, full)
}

async function* checkedLists<Item>(
  lists: Items<readonly Item[]>,
  { signal }: FullOptions,
): AsyncGenerator<readonly Item[], void, undefined> {
  for await (const list of lists)
    if (!Array.isArray(list))
      throw new MazeError('BAD_ARGUMENT', { name: 'items', expected: 'arrays of items', got: shown(list) })
    else if (list.length > 0) yield list
    else {
      // Where nothing comes for ever, signals are heard.
      await breath()
      signal?.throwIfAborted()
    }
}

async function* eachOf<Result>(
  parts: AsyncIterable<Iterable<Result>>,
  { signal }: FullOptions,
): AsyncGenerator<Result, void, undefined> {
  for await (const part of parts)
    for (const result of part) {
      signal?.throwIfAborted()
      yield result
    }
}

async function* resultsOf<Given, Item, Sent, Setup, Packed extends object, Result>(
  input: Items<Given>,
  itemsIn: (given: Given) => readonly Item[],
  work: BatchWork<Item, Sent, Setup, Packed, Result>,
  options: FullOptions,
): AsyncGenerator<Iterable<Result>, void, undefined> {
  const { jobs, signal } = options
  signal?.throwIfAborted()
  const { send, cellsOf } = work
  const reader = new ChunkReader(input, { itemsIn, send, cellsOf, jobs })
  try {
    const first = await unlessAborted(signal, reader.next(jobs === 1 ? 1 : Infinity))
    if (first === null) return
    if (jobs === 1) yield* resultsHere(first, reader, work, options)
    else if (!reader.hasEnded) yield* resultsOfCrew(first, reader, work, options)
    else {
      yield* chunkHere(first, reader, work, options)
      // Throws what the input threw behind its last item.
      await reader.next()
    }
    signal?.throwIfAborted()
  } finally {
    await reader.close()
  }
}
