import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type BatchWork,
  CELLS_AT_ONCE,
  CHUNK_CELLS,
  CHUNKS_AHEAD,
  DEATHS_ALLOWED,
  errorOf,
  errorParcel,
  workLists,
  workMany,
} from '@meikyuu/node'
import { MazeError } from 'meikyuu'
import { beforeAll, describe, expect, it } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'
import { type Begun, type Does, doubled, type PackedTrouble, type Trouble } from './trouble-worker.js'

interface Doubled {
  readonly index: number
  readonly double?: number
  readonly thread?: number
  readonly isKept?: boolean | null
  readonly error?: Error
}

let worker: URL
beforeAll(async () => {
  worker = await sourceWorker('node', 'test/trouble-worker.ts', 'trouble-worker')
})

/** Doubling, with so many cells for each item, and how often each was begun. */
function doubling(cells = CHUNK_CELLS / 4): {
  readonly begun: Begun
  readonly work: BatchWork<Trouble, Trouble, Begun, PackedTrouble, Doubled>
} {
  const begun: Begun = new Int32Array(new SharedArrayBuffer(4 * 1000))
  return {
    begun,
    work: {
      worker,
      work: doubled,
      setup: begun,
      send: (trouble) => trouble,
      cellsOf: () => cells,
      unpack: ({ doubles, threads, isKept }, _, first) =>
        Array.from(doubles, (double, i) => ({
          index: first + i,
          double,
          thread: threads[i]!,
          isKept,
        })),
      failed: (_, index, error) => ({ index, error }),
    },
  }
}

const troubles = (count: number, at: Readonly<Record<number, Does>> = {}): Trouble[] =>
  Array.from({ length: count }, (_, value) => ({ value, does: at[value] ?? 'double' }))

async function all<T>(results: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const result of results) list.push(result)
  return list
}

/** What keeps a process from ending. */
const handles = (): number =>
  process.getActiveResourcesInfo().filter((kind) => /Worker|MessagePort/.test(kind)).length

/** What does before any worker. */
const OPEN = handles()

/** Nothing keeps the process from ending: ports are closed a moment after their worker is. */
const expectClosed = () => expect.poll(handles, { timeout: 60_000 }).toBe(OPEN)

const doubles = (results: readonly Doubled[]) => results.map(({ double }) => double)
const counted = (count: number) => Array.from({ length: count }, (_, i) => i * 2)

/** An endless input, what was taken of it, and whether it was closed. */
function endlessTroubles() {
  const seen = { taken: 0, isClosed: false }
  function* endless(): Generator<Trouble, void, undefined> {
    try {
      for (;;) yield { value: seen.taken++ % 1000, does: 'double' }
    } finally {
      seen.isClosed = true
    }
  }
  return { seen, endless: endless() }
}

/** The same, so many at once. */
function* lists<T>(items: Iterable<T>, length: number): Generator<T[], void, undefined> {
  let list: T[] = []
  for (const item of items) {
    list.push(item)
    if (list.length < length) continue
    yield list
    list = []
  }
  yield list
}

describe('workLists', () => {
  const flat = async (results: AsyncIterable<Iterable<Doubled>>) =>
    doubles((await all(results)).flatMap((part) => [...part]))

  it('gives what workMany gives, however the items come together', async () => {
    const { work } = doubling(CHUNK_CELLS / 8)
    for (const jobs of [1, 2])
      for (const length of [1, 7, 100]) {
        // Nothing may come, too.
        const input = [[], ...lists(troubles(40), length), []]
        expect(await flat(workLists(input, work, { jobs }))).toEqual(counted(40))
      }
    await expectClosed()
  })

  it('reads no further ahead than it says, and closes what it reads', async () => {
    const { seen, endless } = endlessTroubles()
    const results = workLists(lists(endless, 3), doubling(CHUNK_CELLS).work, { jobs: 2 })
    expect(seen.taken).toBe(0)
    let out = 0
    for await (const part of results) {
      for (const { index } of part) expect(index).toBe(out++)
      expect(seen.taken - out).toBeLessThanOrEqual(2 * CHUNKS_AHEAD + 3)
      if (out > 20) break
    }
    expect(seen.isClosed).toBe(true)
    await expectClosed()
  })

  it('does the work of a dead worker again', async () => {
    const { work } = doubling(CHUNK_CELLS / 8)
    const input = lists(troubles(40, { 0: 'exit-once', 21: 'exit-once' }), 7)
    expect(await flat(workLists(input, work, { jobs: 2 }))).toEqual(counted(40))
  })

  it.each([1, 2])('throws what the input throws, after all before it, with %i jobs', async (jobs) => {
    function* failing() {
      yield troubles(10)
      throw new Error('no more')
    }
    for (const cells of [10, CHUNK_CELLS / 4]) {
      const seen: Doubled[] = []
      const run = async () => {
        for await (const part of workLists(failing(), doubling(cells).work, { jobs })) seen.push(...part)
      }
      await expect(run()).rejects.toThrow('no more')
      expect(doubles(seen)).toEqual(counted(10))
    }
  })

  it.each([new Set([1]), 'items', null, 7])(
    'takes no %o for a list, and closes what it reads',
    async (bad) => {
      let isClosed = false
      function* input() {
        try {
          yield troubles(2)
          yield bad as never
        } finally {
          isClosed = true
        }
      }
      for (const jobs of [1, 2]) {
        isClosed = false
        const run = all(workLists(input(), doubling(10).work, { jobs }))
        await expect(run).rejects.toMatchObject({ code: 'BAD_ARGUMENT', details: { name: 'items' } })
        expect(isClosed).toBe(true)
      }
    },
  )

  it('hears a signal where nothing comes, and between results', async () => {
    async function* nothing(): AsyncGenerator<Trouble[], void, undefined> {
      for (;;) yield []
    }
    const { work } = doubling()
    for (const jobs of [1, 2]) {
      const quiet = all(workLists(nothing(), work, { jobs, signal: AbortSignal.timeout(30) }))
      await expect(quiet).rejects.toMatchObject({ name: 'TimeoutError' })
      const controller = new AbortController()
      const results = workLists(lists(troubles(40), 5), work, { jobs, signal: controller.signal })
      await results.next()
      controller.abort(new Error('enough'))
      await expect(all(results)).rejects.toThrow('enough')
    }
    await expectClosed()
  })
})

describe('workMany', () => {
  it('gives what one job gives, in order, from several workers, which keep what they pack', async () => {
    const here = await all(workMany(troubles(60), doubling().work, { jobs: 1 }))
    const progress: number[] = []
    const there = await all(
      workMany(troubles(60), doubling().work, {
        jobs: 2,
        onProgress: ({ done, taken }) => {
          expect(done).toBeLessThanOrEqual(taken)
          progress.push(done)
        },
      }),
    )
    expect(doubles(there)).toEqual(counted(60))
    expect(doubles(here)).toEqual(counted(60))
    expect(there.map(({ index }) => index)).toEqual(here.map(({ index }) => index))
    expect(new Set(here.map(({ thread }) => thread)).size).toBe(1)
    expect(there.map(({ thread }) => thread)).not.toContain(here[0]!.thread)
    expect(there.some(({ isKept }) => isKept === true)).toBe(true)
    expect(there.some(({ isKept }) => isKept === false)).toBe(false)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.at(-1)).toBe(60)
    await expectClosed()
  })

  it('needs no worker where the input ends within a chunk', async () => {
    const { work } = doubling(10)
    const missing = { ...work, worker: new URL('./missing.js', worker) }
    expect(doubles(await all(workMany(troubles(20), missing, { jobs: 2 })))).toEqual(counted(20))
  })

  it('reads nothing before it is asked, and an endless input no further ahead than it says', async () => {
    const { seen, endless } = endlessTroubles()
    const results = workMany(endless, doubling(CHUNK_CELLS).work, { jobs: 2 })
    expect(seen.taken).toBe(0)
    let out = 0
    for await (const { index } of results) {
      expect(index).toBe(out++)
      // Chunks are of one item at first, and grow.
      const longest = Math.max(1, Math.ceil(seen.taken / 32))
      expect(seen.taken - out).toBeLessThanOrEqual(2 * CHUNKS_AHEAD * longest)
      if (out === 100) break
    }
    expect(seen.isClosed).toBe(true)
    await expectClosed()
  })

  it('hands on what a slow input has while it pauses', async () => {
    let goOn = (): void => {}
    async function* slow(): AsyncGenerator<Trouble> {
      yield* troubles(3)
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      yield { value: 3, does: 'double' }
    }
    const results = workMany(slow(), doubling(10).work, { jobs: 2 })
    for (const double of [0, 2, 4]) expect((await results.next()).value?.double).toBe(double)
    goOn()
    expect((await results.next()).value?.double).toBe(6)
    expect((await results.next()).done).toBe(true)
  })

  it('does the work of a dead worker again', async () => {
    const { work, begun } = doubling(CHUNK_CELLS / 8)
    const results = await all(workMany(troubles(40, { 5: 'exit-once', 21: 'exit-once' }), work, { jobs: 2 }))
    expect(doubles(results)).toEqual(counted(40))
    expect([begun[5], begun[21]]).toEqual([2, 2])
  })

  it('reports what workers die of, by exit or for want of memory, and nothing else', async () => {
    const { work, begun } = doubling(CHUNK_CELLS / 4)
    const bad = { 2: 'exit', 9: 'exhaust' } as const
    const results = await all(workMany(troubles(12, bad), work, { jobs: 2, heap: 64 }))
    expect(doubles(results)).toEqual(counted(12).map((double, i) => (i in bad ? undefined : double)))
    for (const i of [2, 9]) {
      const { error, index } = results[i]!
      expect(index).toBe(i)
      expect(MazeError.is(error, 'WORKER_DIED') && error.details.workers).toBe(DEATHS_ALLOWED)
    }
    expect(results[2]!.error!.message).toContain('code: 7')
    expect(results[9]!.error!.message).toContain('memory')
    // With its halves before: four, two, one.
    expect(begun[2]).toBe(DEATHS_ALLOWED + 2)
  })

  it('ends where work itself throws, with what it threw', async () => {
    const results = workMany(troubles(40, { 30: 'throw' }), doubling().work, { jobs: 2 })
    await expect(all(results)).rejects.toMatchObject({ name: 'RangeError', message: 'no double of 30' })
    await expectClosed()
  })

  it('says why no worker starts: none there, or one that ends at once', async () => {
    const { work } = doubling()
    const missing = { ...work, worker: new URL('./missing.js', worker) }
    await expect(all(workMany(troubles(40), missing, { jobs: 2 }))).rejects.toThrow('missing.js')
    const folder = mkdtempSync(join(tmpdir(), 'worker-'))
    const file = join(folder, 'worker.mjs')
    writeFileSync(file, 'process.exit(3)\n')
    const ending = { ...work, worker: pathToFileURL(file) }
    await expect(all(workMany(troubles(40), ending, { jobs: 2 }))).rejects.toThrow('before they begin')
  })

  it.each([1, 2])('throws what the input throws, after all before it, with %i jobs', async (jobs) => {
    async function* failing(): AsyncGenerator<Trouble> {
      yield* troubles(10)
      throw new Error('no more')
    }
    for (const cells of [10, CHUNK_CELLS / 4]) {
      const seen: Doubled[] = []
      const run = async () => {
        for await (const result of workMany(failing(), doubling(cells).work, { jobs })) seen.push(result)
      }
      await expect(run()).rejects.toThrow('no more')
      expect(doubles(seen)).toEqual(counted(10))
    }
  })

  it('says what cannot be sent, and that a module does no work', async () => {
    const { work } = doubling()
    const unsent = all(workMany(troubles(40, { 9: 'unsendable' }), work, { jobs: 2 }))
    await expect(unsent).rejects.toThrow('cannot be sent')
    const file = join(mkdtempSync(join(tmpdir(), 'worker-')), 'idle.mjs')
    writeFileSync(file, 'export const nothing = 0\n')
    const idle = all(workMany(troubles(40), { ...work, worker: pathToFileURL(file) }, { jobs: 2 }))
    await expect(idle).rejects.toThrow('idle.mjs')
    await expectClosed()
  })

  it.each([1, 2])('hears a signal behind the last result, with %i jobs', async (jobs) => {
    for (const cells of [10, CHUNK_CELLS / 4]) {
      const controller = new AbortController()
      const results = workMany(troubles(12), doubling(cells).work, { jobs, signal: controller.signal })
      for (let i = 0; i < 12; i++) await results.next()
      controller.abort(new Error('enough'))
      await expect(results.next()).rejects.toThrow('enough')
    }
  })

  it('is stopped by a signal while workers work', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const results = workMany(troubles(40, { 8: 'spin' }), doubling().work, { jobs: 2, signal })
    for (let i = 0; i < 8; i++) expect((await results.next()).value?.double).toBe(i * 2)
    const next = results.next()
    controller.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
    expect(await results.next()).toEqual({ done: true, value: undefined })
    await expectClosed()
    const late = workMany(troubles(1), doubling().work, { signal })
    await expect(all(late)).rejects.toThrow('enough')
  })

  it.each([1, 2])('is stopped by a signal between results that are there, with %i jobs', async (jobs) => {
    const controller = new AbortController()
    const { signal } = controller
    let came = 0
    const results = workMany(troubles(40), doubling().work, { jobs, signal })
    await expect(async () => {
      for await (const _ of results) if (++came === 3) controller.abort(new Error('enough'))
    }).rejects.toThrow('enough')
    expect(came).toBe(3)
  })

  it('is stopped by a signal while nobody asks', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const results = workMany(troubles(40, { 8: 'spin' }), doubling().work, { jobs: 2, signal })
    await results.next()
    controller.abort(new Error('enough'))
    await expectClosed()
    const rest = async () => {
      for await (const { index } of results) expect(index).toBeLessThan(8)
    }
    await expect(rest()).rejects.toThrow('enough')
  })

  it.each([1, 2])('is stopped by a signal while it waits for the input, with %i jobs', async (jobs) => {
    async function* stuck(): AsyncGenerator<Trouble> {
      yield* troubles(2)
      await new Promise(() => {})
    }
    const controller = new AbortController()
    const results = workMany(stuck(), doubling(10).work, { jobs, signal: controller.signal })
    await results.next()
    await results.next()
    const next = results.next()
    controller.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
  })

  it('works on what is too big for two at a time one after the other', async () => {
    const { work } = doubling(CELLS_AT_ONCE)
    expect(doubles(await all(workMany(troubles(6), work, { jobs: 2 })))).toEqual(counted(6))
  })

  it('refuses what is no input and no option, at once', () => {
    const { work } = doubling()
    const refused = (call: () => unknown, says: string) => {
      expect(call).toThrow(says)
      expect(call).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
    }
    refused(() => workMany('text' as never, work), 'expected items to be something iterable')
    refused(() => workMany([], work, { jobs: 0 }), 'options.jobs')
    refused(() => workMany([], work, { jobs: 1.5 }), 'options.jobs')
    refused(() => workMany([], work, { heap: 1 }), 'options.heap')
    refused(() => workMany([], work, { signal: {} as never }), 'options.signal')
    refused(() => workMany([], work, { onProgress: 1 as never }), 'options.onProgress')
    refused(() => workMany([], work, null as never), 'options')
  })
})

describe('errorOf', () => {
  it.each([new MazeError('NO_SUCH_CELL', { cell: '9', cells: 4 }), new TypeError('no function')])(
    'is the error again, from plain data: %s',
    (error) => {
      const again = errorOf(structuredClone(errorParcel(error)))
      expect(again).toMatchObject({ ...error, name: error.name, message: error.message, stack: error.stack })
      expect(MazeError.is(again)).toBe(MazeError.is(error))
    },
  )

  it('is an error for whatever was thrown', () => {
    expect(errorOf(errorParcel('gone')).message).toBe('gone')
    expect(errorOf(errorParcel(Object.create(null))).message).toBe('an object')
  })
})
