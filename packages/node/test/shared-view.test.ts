import { describe, expect, it } from 'vitest'
import { sharedView } from '../src/batch/shared-view.js'

const VIEWS: readonly (new (bytes: ArrayBuffer, from?: number, length?: number) => ArrayBufferView)[] = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
  DataView,
]

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength))

/** 64 bytes that tell each other apart. */
const bytes = (): ArrayBuffer => Uint8Array.from({ length: 64 }, (_, i) => i * 3).buffer

describe('sharedView', () => {
  it.each(VIEWS.map((View) => [View.name, View] as const))(
    'sees the same by %s: whole, in part, empty',
    (_, View) => {
      for (const view of [new View(bytes()), new View(bytes(), 16, 3), new View(bytes(), 64)]) {
        const before = bytesOf(view)
        const shared = sharedView(view)
        expect(shared).toBeInstanceOf(View)
        expect(shared.buffer).toBeInstanceOf(SharedArrayBuffer)
        expect(shared.buffer.byteLength).toBe(view.byteLength)
        expect(bytesOf(shared)).toEqual(before)
        expect(bytesOf(view)).toEqual(before)
      }
    },
  )

  it('leaves what is shared as it is', () => {
    const view = new Int32Array(new SharedArrayBuffer(64), 8, 2)
    expect(sharedView(view)).toBe(view)
  })

  it('takes of a buffer of Node its own bytes, not those of its neighbours', () => {
    const shared = sharedView(Buffer.from('maze'))
    expect(shared.constructor).toBe(Uint8Array)
    expect(shared.buffer.byteLength).toBe(4)
    expect(new TextDecoder().decode(bytesOf(shared))).toBe('maze')
  })
})
