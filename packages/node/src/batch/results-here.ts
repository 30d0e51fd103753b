import type { FullOptions } from './batch-options.js'
import type { BatchWork } from './batch-work.js'
import { breath } from './breath.js'
import type { Chunk, ChunkReader } from './chunk-reader.js'
import { unlessAborted } from './unless-aborted.js'

/** All results without workers, an item at a time. The first is read already. */
export async function* resultsHere<Given, Item, Sent, Setup, Packed extends object, Result>(
  first: Chunk<Sent>,
  reader: ChunkReader<Given, Item, Sent>,
  work: BatchWork<Item, Sent, Setup, Packed, Result>,
  options: FullOptions,
): AsyncGenerator<Iterable<Result>, void, undefined> {
  for (let chunk: Chunk<Sent> | null = first; chunk !== null; ) {
    yield* chunkHere(chunk, reader, work, options)
    chunk = await unlessAborted(options.signal, reader.next(1))
  }
}

/** The results of a chunk without workers. Signals are heard in between. */
export async function* chunkHere<Given, Item, Sent, Setup, Packed extends object, Result>(
  { items, first }: Chunk<Sent>,
  reader: ChunkReader<Given, Item, Sent>,
  work: BatchWork<Item, Sent, Setup, Packed, Result>,
  { signal, onProgress }: FullOptions,
): AsyncGenerator<Iterable<Result>, void, undefined> {
  for (const [i, item] of items.entries()) {
    await breath()
    signal?.throwIfAborted()
    const one = [item]
    const packed = await work.work({ items: one, setup: work.setup })
    onProgress({ done: first + i + 1, taken: reader.taken })
    yield work.unpack(packed, one, first + i)
  }
}
