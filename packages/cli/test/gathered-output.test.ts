import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GatheredOutput } from '../src/output/gathered-output.js'
import { note } from '../src/tell.js'

/** A stream that keeps what comes, and asks to be spared while it is told to. */
class KeptStream {
  readonly written: Uint8Array[] = []
  isFull = false
  private listeners: (() => void)[] = []

  write(piece: string | Uint8Array): boolean {
    this.written.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return !this.isFull
  }

  once(_event: 'drain', listener: () => void): void {
    this.listeners.push(listener)
  }

  drain(): void {
    this.isFull = false
    for (const listener of this.listeners.splice(0)) listener()
  }

  get text(): string {
    return Buffer.concat(this.written).toString()
  }
}

test('All that is written comes out, in order and by no more writes', async () => {
  const long = fc.nat(100_000).map((length) => Buffer.alloc(length, 'x'))
  const pieces = fc.array(fc.oneof(fc.string(), long), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(pieces, async (given) => {
      const stream = new KeptStream()
      const output = new GatheredOutput(stream)
      for (const piece of given) output.write(piece)
      await nextTurn()
      expect(stream.text).toBe(given.map(String).join(''))
      expect(stream.written.length).toBeLessThanOrEqual(given.length)
    }),
  )
})

test('Small pieces wait for one another, and a big one for nothing', async () => {
  const stream = new KeptStream()
  const output = new GatheredOutput(stream)
  output.write('one\n')
  output.write('two\n')
  expect(stream.written).toEqual([])
  await nextTurn()
  expect(stream.written.map(String)).toEqual(['one\ntwo\n'])
  output.write('three\n')
  output.write('4'.repeat(100_000))
  expect(stream.written.length).toBe(2)
})

test('What was written comes out before what is said after it', () => {
  const all = new KeptStream()
  const out = new GatheredOutput(all)
  out.write('a maze\n')
  note({ out, err: all }, 'a note')
  out.write('another\n')
  out.flush()
  expect(all.text).toBe('a maze\na note\nanother\n')
})

test('A stream that is full is told of until it has drained', async () => {
  const stream = new KeptStream()
  const output = new GatheredOutput(stream)
  stream.isFull = true
  expect(output.write('some')).toBe(true)
  await nextTurn()
  expect(output.write('more')).toBe(false)
  let drained = 0
  output.once('drain', () => drained++)
  stream.drain()
  expect(drained).toBe(1)
  expect(output.write('the rest')).toBe(true)
  output.flush()
  expect(stream.text).toBe('somemorethe rest')
})
