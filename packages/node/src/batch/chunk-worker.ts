import type { WorkChunk } from './batch-work.js'
import { type ErrorParcel, errorParcel } from './error-parcel.js'

/** What a worker answers: what it packed, or what the work threw. */
export type Answer<Packed> = { readonly packed: Packed } | { readonly thrown: ErrorParcel }

/**
 * What a worker's module exports as its default. Typed arrays that are fields
 * of what `work` packs are moved to the thread that asked, not copied: `work`
 * must not keep them.
 */
export function chunkWorker<Sent, Setup, Packed extends object>(
  work: (chunk: WorkChunk<Sent, Setup>) => Packed | Promise<Packed>,
): (chunk: WorkChunk<Sent, Setup>) => Promise<object> {
  return async (chunk) => {
    const answer = await answerTo(work, chunk)
    if ('thrown' in answer) return answer
    const piscina = await import('piscina')
    const moved = {
      [piscina.transferableSymbol]: buffersIn(answer.packed),
      [piscina.valueSymbol]: answer,
    }
    return piscina.move(moved) as object
  }
}

async function answerTo<Sent, Setup, Packed>(
  work: (chunk: WorkChunk<Sent, Setup>) => Packed | Promise<Packed>,
  chunk: WorkChunk<Sent, Setup>,
): Promise<Answer<Packed>> {
  try {
    return { packed: await work(chunk) }
  } catch (error) {
    return { thrown: errorParcel(error) }
  }
}

/** The memory of its typed arrays, each once. What is shared needs no moving. */
function buffersIn(packed: object): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>()
  for (const field of Object.values(packed))
    if (ArrayBuffer.isView(field) && field.buffer instanceof ArrayBuffer) buffers.add(field.buffer)
  return [...buffers]
}
