import type { WorkChunk } from './batch-work.js'
import { type ErrorParcel, errorParcel } from './error-parcel.js'

/** What a worker answers: what it packed, or what the work threw. */
export type Answer<Packed> = { readonly packed: Packed } | { readonly thrown: ErrorParcel }

/**
 * What a worker's module exports as its default. What `work` packs comes to the
 * thread that asked as a copy, but for typed arrays over a `SharedArrayBuffer`:
 * both threads see their memory, which `work` must not write to again. Nothing
 * is moved: in a thread from which memory was moved once, compiled code asks at
 * every access of every typed array whether its memory is still there.
 */
export function chunkWorker<Sent, Setup, Packed extends object>(
  work: (chunk: WorkChunk<Sent, Setup>) => Packed | Promise<Packed>,
): (chunk: WorkChunk<Sent, Setup>) => Promise<object> {
  return async (chunk): Promise<Answer<Packed>> => {
    try {
      return { packed: await work(chunk) }
    } catch (error) {
      return { thrown: errorParcel(error) }
    }
  }
}
