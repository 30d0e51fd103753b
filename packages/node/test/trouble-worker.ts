import { threadId } from 'node:worker_threads'
import type { WorkChunk } from '../src/batch/batch-work.js'
import { chunkWorker } from '../src/batch/chunk-worker.js'

/** What an item does to the worker that takes it up. */
export type Does = 'double' | 'exit' | 'exit-once' | 'exhaust' | 'throw' | 'spin' | 'unsendable'

/** An item of trouble. */
export interface Trouble {
  readonly value: number
  readonly does: Does
}

/** What all chunks share: how often anything was begun, by value. */
export type Begun = Int32Array<SharedArrayBuffer>

/** What a chunk of trouble is packed in. */
export interface PackedTrouble {
  readonly doubles: Float64Array
  readonly threads: Int32Array
  /** Whether the doubles packed before, in the same worker, are still in its memory; null for the first. */
  readonly isKept: boolean | null
}

let before: Float64Array | null = null

/** Doubles values, unless there is trouble. */
export function doubled({ items, setup }: WorkChunk<Trouble, Begun>): PackedTrouble {
  const isKept = before === null ? null : before.length > 0
  const doubles = Float64Array.from(items, ({ value, does }) => {
    const times = Atomics.add(setup, value, 1)
    if (does === 'exit' || (does === 'exit-once' && times === 0)) process.exit(7)
    if (does === 'exhaust') exhaust()
    if (does === 'throw') throw new RangeError(`no double of ${value}`)
    while (does === 'spin');
    return value * 2
  })
  before = doubles
  const packed = { doubles, threads: new Int32Array(items.length).fill(threadId), isKept }
  return items.some(({ does }) => does === 'unsendable') ? { ...packed, ...{ extra: () => 0 } } : packed
}

function exhaust(): void {
  const kept: object[][] = []
  for (;;) kept.push(new Array<object>(2 ** 20).fill({}))
}

export default chunkWorker(doubled)
