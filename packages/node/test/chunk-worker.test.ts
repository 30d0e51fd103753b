import { chunkWorker } from '@meikyuu/node'
import { describe, expect, it } from 'vitest'

const answer = (packed: object): Promise<object> => chunkWorker(() => packed)({ items: [], setup: null })

describe('chunkWorker', () => {
  it('answers with typed arrays in shared memory, and leaves the work its own', async () => {
    const counts = Float64Array.of(1, 2, 3)
    const codes = ['a', 'b']
    const there = (await answer({ counts, codes })) as { packed: { counts: Float64Array; codes: string[] } }
    expect(there).toEqual({ packed: { counts: Float64Array.of(1, 2, 3), codes } })
    expect(there.packed.counts.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(there.packed.codes).toBe(codes)
    expect(counts).toEqual(Float64Array.of(1, 2, 3))
    expect(counts.buffer).toBeInstanceOf(ArrayBuffer)
  })

  it('answers with a list where the work packed one', async () => {
    const { packed } = (await answer([Uint8Array.of(7), 'seven'])) as { packed: [Uint8Array, string] }
    expect(packed).toEqual([Uint8Array.of(7), 'seven'])
    expect(packed[0].buffer).toBeInstanceOf(SharedArrayBuffer)
  })

  it('answers with what was packed, where nothing of it is a typed array', async () => {
    const packed = new Map([['a', 1]])
    expect(await answer(packed)).toEqual({ packed })
  })

  it('answers with what the work threw', async () => {
    const work = (): never => {
      throw new RangeError('no')
    }
    expect(await chunkWorker(work)({ items: [], setup: null })).toHaveProperty('thrown')
  })
})
