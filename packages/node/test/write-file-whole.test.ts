import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Content, writeFileWhole } from '@meikyuu/node'
import fc from 'fast-check'
import { MazeError, type MazeErrorCode } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const at = (...names: string[]) => join(folder, ...names)

/** The code of the error that writing ends with, with the system's own. */
async function refusal(file: string, content: Content, force = false): Promise<string> {
  try {
    await writeFileWhole(file, content, { force })
    return 'written'
  } catch (error) {
    if (!MazeError.is(error)) throw error
    return MazeError.is(error, 'CANNOT_WRITE') ? error.details.code : (error.code satisfies MazeErrorCode)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

describe('writeFileWhole', () => {
  it('writes what its pieces say, gathered or not', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.uint8Array(),
      fc.integer({ min: 65_000, max: 140_000 }).map((length) => new Uint8Array(length).fill(length)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece), fc.boolean(), async (pieces, isAsync) => {
        async function* slowly() {
          yield* pieces
        }
        await writeFileWhole(at('file'), isAsync ? slowly() : pieces, { force: true })
        const expected = Buffer.concat(pieces.map((part) => Buffer.from(part as Uint8Array)))
        expect(readFileSync(at('file')).equals(expected)).toBe(true)
        expect(readdirSync(folder)).toEqual(['file'])
      }),
      { numRuns: 40 },
    )
  })

  it('writes text as if it were one piece, wherever it is cut', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1 })
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (whole, isAsync) => {
        const pieces = [...Array(whole.length).keys()].map((i) => whole.charAt(i))
        async function* slowly() {
          yield* pieces
        }
        await writeFileWhole(at('file'), isAsync ? slowly() : pieces, { force: true })
        expect(readFileSync(at('file'))).toEqual(Buffer.from(whole))
      }),
      { numRuns: 30 },
    )
    await writeFileWhole(at('file'), ['a\ud83e', new Uint8Array([98]), '\uddf1', 'c\ud83e'], { force: true })
    expect(readFileSync(at('file'), 'utf8')).toBe('a\ufffdb\ufffdc\ufffd')
  })

  it('refuses options that are none, and writes nothing', async () => {
    const anything: readonly unknown[] = [null, 'no', 'false', 0, 1, {}, [], () => true]
    for (const options of [
      ...anything.filter((value) => value !== null && typeof value !== 'object'),
      ...anything.map((force) => ({ force })),
      ...anything.map((signal) => ({ signal })),
    ]) {
      const written = writeFileWhole(at('file'), 'text', options as { force: boolean })
      await expect(written, JSON.stringify(options)).rejects.toMatchObject({ code: 'BAD_ARGUMENT' })
    }
    expect(readdirSync(folder)).toEqual([])
    await writeFileWhole(at('file'), 'text', { force: false, signal: new AbortController().signal })
    expect(readdirSync(folder)).toEqual(['file'])
  })

  it('takes a piece whose bytes are used again', async () => {
    function* again() {
      const bytes = new Uint8Array(50_000)
      for (let value = 0; value < 5; value++) yield bytes.fill(value)
    }
    await writeFileWhole(at('file'), again())
    const written = readFileSync(at('file'))
    expect([0, 1, 2, 3, 4].map((i) => written[i * 50_000])).toEqual([0, 1, 2, 3, 4])
  })

  it('replaces nothing without force, and asks for no piece before it knows', async () => {
    writeFileSync(at('file'), 'mine')
    let asked = false
    function* pieces() {
      asked = true
      yield 'yours'
    }
    expect(await refusal(at('file'), pieces())).toBe('FILE_EXISTS')
    expect(asked).toBe(false)
    expect(readFileSync(at('file'), 'utf8')).toBe('mine')
    expect(await refusal(at('file'), pieces(), true)).toBe('written')
    expect(readFileSync(at('file'), 'utf8')).toBe('yours')
  })

  it('does not replace what came while it wrote', async () => {
    function* pieces() {
      yield 'yours'
      writeFileSync(at('file'), 'mine')
    }
    expect(await refusal(at('file'), pieces())).toBe('FILE_EXISTS')
    expect(readFileSync(at('file'), 'utf8')).toBe('mine')
    expect(readdirSync(folder)).toEqual(['file'])
  })

  it('keeps the mode of what it replaces', async () => {
    writeFileSync(at('file'), 'mine')
    chmodSync(at('file'), 0o640)
    await writeFileWhole(at('file'), 'yours', { force: true })
    expect(statSync(at('file')).mode & 0o777).toBe(0o640)
  })

  it('leaves what was there, and nothing else, where a piece throws', async () => {
    writeFileSync(at('file'), 'mine')
    function* pieces() {
      yield 'a'.repeat(100_000)
      throw new MazeError('TOO_BIG', { what: 'it', got: 2, most: 1 })
    }
    for (const [name, force] of [
      ['file', true],
      ['other', false],
    ] as const)
      expect(await refusal(at(name), pieces(), force)).toBe('TOO_BIG')
    expect(readFileSync(at('file'), 'utf8')).toBe('mine')
    expect(readdirSync(folder)).toEqual(['file'])
  })

  it('leaves nothing behind where the disk is full, at any write', async () => {
    const probe = await open(at('probe'), 'w')
    const handles = Object.getPrototypeOf(probe) as FileHandle
    await probe.close()
    rmSync(at('probe'))
    // The folder's own `sync`, which is the second, may fail.
    for (const [method, most] of [
      ['writeFile', 4],
      ['sync', 0],
      ['chmod', 1],
    ] as const)
      for (let after = 0; after <= most; after++) {
        writeFileSync(at('file'), 'mine')
        const original = handles[method] as (...args: unknown[]) => Promise<void>
        let calls = 0
        const spy = vi.spyOn(handles, method).mockImplementation(function (
          this: FileHandle,
          ...args: unknown[]
        ) {
          if (calls++ < after) return original.apply(this, args)
          return Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
        })
        const pieces = [1, 2, 3].map((value) => new Uint8Array(70_000).fill(value))
        const ended = await refusal(at('file'), pieces, true)
        spy.mockRestore()
        if (calls <= after) expect(ended).toBe('written')
        else {
          expect(ended).toBe('ENOSPC')
          expect(readFileSync(at('file'), 'utf8')).toBe('mine')
        }
        expect(readdirSync(folder)).toEqual(['file'])
      }
  })

  it('is an error wherever the system refuses, and leaves nothing behind', async () => {
    mkdirSync(at('folder'))
    writeFileSync(at('file'), 'mine')
    symlinkSync('ring-b', at('ring-a'))
    symlinkSync('ring-a', at('ring-b'))
    const before = readdirSync(folder)
    for (const force of [false, true])
      for (const [file, code] of [
        [at('x'.repeat(252)), 'written'],
        [at('x'.repeat(256)), 'ENAMETOOLONG'],
        [at('folder'), 'EISDIR'],
        [at('none', 'maze.svg'), 'ENOENT'],
        [at('file', 'maze.svg'), 'ENOTDIR'],
        [at('ring-a'), 'ELOOP'],
        [at('null\0.svg'), 'ERR_INVALID_ARG_VALUE'],
      ] as const) {
        expect(await refusal(file, 'yours', force), file.slice(0, 99)).toBe(code)
        if (code === 'written') rmSync(file)
        expect(readdirSync(folder)).toEqual(before)
        expect(readdirSync(at('folder'))).toEqual([])
      }
  })

  it('writes where a link points to, and leaves the link', async () => {
    mkdirSync(at('folder'))
    symlinkSync(join('folder', 'b'), at('a'))
    symlinkSync('c', at('folder', 'b'))
    await writeFileWhole(at('a'), 'first')
    expect(readFileSync(at('folder', 'c'), 'utf8')).toBe('first')
    expect(await refusal(at('a'), 'second')).toBe('FILE_EXISTS')
    expect(await refusal(at('a'), 'second', true)).toBe('written')
    expect(readFileSync(at('folder', 'c'), 'utf8')).toBe('second')
    expect([readlinkSync(at('a')), readlinkSync(at('folder', 'b'))]).toEqual([join('folder', 'b'), 'c'])
    expect(readdirSync(at('folder')).sort()).toEqual(['b', 'c'])
  })

  it('writes pipes, devices and open descriptors straight through', async () => {
    await writeFileWhole('/dev/null', 'gone')
    expect(await refusal('/dev/full', 'no room')).toBe('ENOSPC')
    execFileSync('sh', ['-c', 'mkfifo "$0"', at('pipe')])
    const reader = open(at('pipe'), 'r').then(async (handle) => {
      const text = await handle.readFile('utf8')
      await handle.close()
      return text
    })
    await writeFileWhole(at('pipe'), ['through ', 'a pipe'])
    expect(await reader).toBe('through a pipe')
    // As `3>>file` does: what stood there stays.
    writeFileSync(at('file'), 'before, ')
    const descriptor = openSync(at('file'), 'a')
    await writeFileWhole(`/dev/fd/${descriptor}`, ['and ', 'after'])
    closeSync(descriptor)
    expect(readFileSync(at('file'), 'utf8')).toBe('before, and after')
    expect(await refusal(`/proc/self/fd/${descriptor}`, 'closed')).toBe('EBADF')
  })

  it('writes to standard output behind what was written there, and passes its errors on', async () => {
    const write = vi.spyOn(process.stdout, 'write')
    let text = ''
    write.mockImplementation((piece, done) => {
      text += Buffer.from(piece as Uint8Array).toString()
      ;(done as unknown as () => void)()
      return true
    })
    await writeFileWhole('/dev/stdout', ['one, ', 'two'])
    expect(text).toBe('one, two')
    write.mockImplementation((_, done) => {
      const error = Object.assign(new Error('closed'), { code: 'EPIPE' })
      ;(done as unknown as (error: Error) => void)(error)
      return process.stdout.emit('error', error)
    })
    const ended = await refusal('/dev/stdout', 'three')
    write.mockRestore()
    expect(ended).toBe('EPIPE')
  })

  it('stops when told, and leaves nothing behind', async () => {
    const controller = new AbortController()
    function* pieces() {
      yield new Uint8Array(100_000)
      controller.abort(new Error('enough'))
      yield new Uint8Array(100_000)
    }
    const { signal } = controller
    await expect(writeFileWhole(at('file'), pieces(), { signal })).rejects.toThrow('enough')
    await expect(writeFileWhole(at('file'), 'text', { signal })).rejects.toThrow('enough')
    expect(readdirSync(folder)).toEqual([])
  })

  it('takes its file away before a signal that nobody else hears ends the process', async () => {
    const others = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const)
    for (const signal of SIGNALS) process.removeAllListeners(signal)
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    let during: string[] = []
    async function* pieces() {
      yield new Uint8Array(100_000)
      during = readdirSync(folder)
      process.emit('SIGTERM', 'SIGTERM')
      expect(readdirSync(folder)).toEqual([])
    }
    try {
      expect(await refusal(at('file'), pieces())).toBe('ENOENT')
    } finally {
      for (const [signal, listeners] of others) for (const listener of listeners) process.on(signal, listener)
    }
    expect(during).toHaveLength(1)
    expect(kill.mock.calls).toEqual([[process.pid, 'SIGTERM']])
  })

  it.each([
    [
      'another copy of the package',
      globalThis,
      Symbol.for('meikyuu unfinished files'),
      (count: number) => count,
    ],
    ['signal-exit', process, '__signal_exit_emitter__', (count: number) => ({ count })],
  ] as const)('lets %s end the process, where it would wait to be alone', async (_, where, name, told) => {
    const others = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const)
    for (const signal of SIGNALS) process.removeAllListeners(signal)
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    const raised: string[] = []
    const raiseAlone = (signal: NodeJS.Signals) => {
      if (process.listenerCount(signal) === 1) raised.push(signal)
    }
    for (const signal of SIGNALS) process.on(signal, raiseAlone)
    Reflect.set(where, name, told(1))
    async function* pieces() {
      yield new Uint8Array(100_000)
      process.emit('SIGINT', 'SIGINT')
      expect(readdirSync(folder)).toEqual([])
    }
    try {
      expect(await refusal(at('file'), pieces())).toBe('ENOENT')
      expect(Reflect.get(where, name)).toEqual(told(1))
    } finally {
      Reflect.deleteProperty(where, name)
      for (const signal of SIGNALS) process.removeAllListeners(signal)
      for (const [signal, listeners] of others) for (const listener of listeners) process.on(signal, listener)
    }
    expect(raised).toEqual(['SIGINT'])
    expect(kill).not.toHaveBeenCalled()
  })

  it('leaves signals to a program that hears them, and its listeners when it is done', async () => {
    const before = SIGNALS.map((signal) => process.listenerCount(signal))
    const heard: string[] = []
    const hear = (signal: string) => heard.push(signal)
    process.on('SIGHUP', hear)
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    function* pieces() {
      yield 'all of it'
      process.emit('SIGHUP', 'SIGHUP')
    }
    await writeFileWhole(at('file'), pieces())
    process.off('SIGHUP', hear)
    expect(heard).toEqual(['SIGHUP'])
    expect(kill).not.toHaveBeenCalled()
    expect(readFileSync(at('file'), 'utf8')).toBe('all of it')
    expect(SIGNALS.map((signal) => process.listenerCount(signal))).toEqual(before)
  })

  it('refuses what is no file, no content and no options', async () => {
    for (const [file, content, options] of [
      ['', 'text', {}],
      [5, 'text', {}],
      [at('file'), 5, {}],
      [at('file'), null, {}],
      [at('file'), ['text', 5], {}],
      [at('file'), 'text', null],
    ])
      await expect(writeFileWhole(file as string, content as string, options as object)).rejects.toThrow(
        /^expected /,
      )
    expect(readdirSync(folder)).toEqual([])
  })
})
