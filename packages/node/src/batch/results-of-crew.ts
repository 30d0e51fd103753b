import type { FullOptions } from './batch-options.js'
import type { BatchWork } from './batch-work.js'
import { breath } from './breath.js'
import type { Chunk, ChunkReader } from './chunk-reader.js'
import { Crew } from './crew.js'
import { type Done, Foreman } from './foreman.js'
import { unlessAborted } from './unless-aborted.js'

/** For each worker, so many chunks are read ahead of the results that have come out. */
export const CHUNKS_AHEAD = 4

/** What the loop below waits for. */
type News<Sent, Result> =
  | { readonly chunk: Chunk<Sent> | null }
  | { readonly failure: unknown }
  | { readonly parts: readonly Done<Result>[] }

/** All results, by workers. The first chunk is read already. */
export async function* resultsOfCrew<Given, Item, Sent, Setup, Packed extends object, Result>(
  first: Chunk<Sent>,
  reader: ChunkReader<Given, Item, Sent>,
  work: BatchWork<Item, Sent, Setup, Packed, Result>,
  { jobs, heap, signal, onProgress }: FullOptions,
): AsyncGenerator<Iterable<Result>, void, undefined> {
  const crew = await Crew.of<Sent, Setup, Packed>(work.worker, jobs, heap)
  // At once, even while nobody asks for results.
  const stop = (): void => void crew.end()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const foreman = new Foreman(crew, work, jobs)
    const most = jobs * CHUNKS_AHEAD
    let done = 0
    const begin = async (chunk: Chunk<Sent>): Promise<News<Sent, Result>> => {
      const parts = await foreman.do(chunk)
      done += chunk.items.length
      onProgress({ done, taken: reader.taken })
      return { parts }
    }
    const started: Promise<News<Sent, Result>>[] = [watched(begin(first))]
    let reading: Promise<News<Sent, Result>> | null = null
    let failure: { readonly failure: unknown } | null = null
    let hasEnded = false
    for (;;) {
      if (!hasEnded && started.length < most) reading ??= newsOf(reader.next())
      const [head] = started
      // What is done goes out before more is read; an input that never waits lets answers in.
      const waited = [head, reading].filter((each) => each != null)
      if (waited.length === 0) break
      await breath()
      const news = await unlessAborted(signal, Promise.race(waited))
      if ('parts' in news) {
        started.shift()
        for (const { results } of news.parts) {
          signal?.throwIfAborted()
          yield results()
        }
      } else {
        reading = null
        if ('failure' in news) failure = news
        if ('chunk' in news && news.chunk !== null) started.push(watched(begin(news.chunk)))
        else hasEnded = true
      }
    }
    if (failure !== null) throw failure.failure
  } finally {
    signal?.removeEventListener('abort', stop)
    await crew.end()
  }
}

/** What was read, or what the input threw, which is told in its turn. */
async function newsOf<Sent, Result>(reading: Promise<Chunk<Sent> | null>): Promise<News<Sent, Result>> {
  return reading.then(
    (chunk) => ({ chunk }),
    (failure: unknown) => ({ failure }),
  )
}

/** A promise that may be waited for later: what it rejects with is not missed until then. */
function watched<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
