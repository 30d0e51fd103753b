import type { WorkChunk } from './batch-work.js'
import { type ErrorParcel, errorParcel } from './error-parcel.js'
import { sharedView } from './shared-view.js'

/** What a worker answers: what it packed, or what the work threw. */
export type Answer<Packed> = { readonly packed: Packed } | { readonly thrown: ErrorParcel }

/**
 * What a worker's module exports as its default. Typed arrays that are fields
 * of what `work` packs come to the thread that asked in shared memory: those
 * that are over a `SharedArrayBuffer` already as they are, others copied once.
 * Nothing is moved: where memory once left a thread, its compiled code asks at
 * every access of every typed array whether that is still there.
 */
export function chunkWorker<Sent, Setup, Packed extends object>(
  work: (chunk: WorkChunk<Sent, Setup>) => Packed | Promise<Packed>,
): (chunk: WorkChunk<Sent, Setup>) => Promise<object> {
  return (chunk) => answerTo(work, chunk)
}

async function answerTo<Sent, Setup, Packed extends object>(
  work: (chunk: WorkChunk<Sent, Setup>) => Packed | Promise<Packed>,
  chunk: WorkChunk<Sent, Setup>,
): Promise<Answer<Packed>> {
  try {
    return { packed: withSharedFields(await work(chunk)) }
  } catch (error) {
    return { thrown: errorParcel(error) }
  }
}

/** The same with the typed arrays of its fields, or items, in shared memory. */
function withSharedFields<Packed extends object>(packed: Packed): Packed {
  const views = Object.entries(packed).filter(([, field]) => ArrayBuffer.isView(field))
  if (views.length === 0) return packed
  const shared = Object.fromEntries(views.map(([key, view]) => [key, sharedView(view)]))
  return Object.assign(Array.isArray(packed) ? [...packed] : { ...packed }, shared) as Packed
}
