import { chunkWorker } from '@meikyuu/node'
import { describe, expect, it } from 'vitest'

const CHUNK = { items: [1, 2, 3], setup: null }

describe('chunkWorker', () => {
  it('answers with what the work packed, and takes nothing from it', async () => {
    const packed = { counts: Float64Array.of(1, 2, 3), shared: new Int32Array(new SharedArrayBuffer(8)) }
    const answer = await chunkWorker(() => packed)(CHUNK)
    expect(answer).toEqual({ packed: { counts: Float64Array.of(1, 2, 3), shared: Int32Array.of(0, 0) } })
    const sent = structuredClone(answer) as { packed: typeof packed }
    expect(sent.packed.shared.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(packed.counts.length).toBe(3)
  })

  it.each([
    ['at once', () => raise()],
    ['later', async () => raise()],
  ])('answers with what the work threw, %s', async (_, work) => {
    expect(await chunkWorker(work)(CHUNK)).toMatchObject({ thrown: expect.anything() })
  })
})

function raise(): never {
  throw new RangeError('no')
}
