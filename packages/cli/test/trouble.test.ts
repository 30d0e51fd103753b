import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardStreams } from '../src/guard-streams.js'
import { main } from '../src/index.js'
import { undisturbed } from '../src/undisturbed.js'
import { writeFile } from '../src/write-file.js'
import { run } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

/** What the system throws where it refuses. */
const refusal = (code: string) =>
  Object.assign(new Error(`${code}: refused, write`), { code, syscall: 'write' })

/** Lets the event loop go round. */
async function rounds(times: number): Promise<void> {
  for (let round = 0; round < times; round++) await new Promise(setImmediate)
}

describe('--output', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const written = (file: string, ...flags: string[]) => run([EXAMPLE, '--json', '-o', file, ...flags])

  it('takes any name that a file can have, as long as it may be', () => {
    const name = `${'x'.repeat(248)}.svg`
    expect(written(join(folder, name)).code).toBe(0)
    expect(readdirSync(folder)).toEqual([name])
  })

  it('is an error in one sentence wherever the system refuses, and leaves nothing behind', () => {
    mkdirSync(join(folder, 'folder.svg'))
    writeFileSync(join(folder, 'file'), 'mine')
    for (const [file, code] of [
      [join(folder, `${'x'.repeat(252)}.svg`), 'ENAMETOOLONG'],
      [join(folder, `${'x'.repeat(9000)}.svg`), 'ENAMETOOLONG'],
      [join(folder, 'folder.svg'), 'EISDIR'],
      [join(folder, 'none', 'maze.svg'), 'ENOENT'],
      [join(folder, 'file', 'maze.svg'), 'ENOTDIR'],
      [join(folder, 'null\0.svg'), 'ERR_INVALID_ARG_VALUE'],
    ] as const)
      for (const flags of [[], ['--force']]) {
        const { code: exit, err } = written(file, ...flags)
        expect(exit, code).toBe(1)
        expect(err).toMatch(new RegExp(`^meikyuu: cannot write [^\\n]+ \\(${code}\\)\\n$`))
        expect(readdirSync(folder).sort()).toEqual(['file', 'folder.svg'])
        expect(readdirSync(join(folder, 'folder.svg'))).toEqual([])
      }
  })

  it('waits with signals while it writes, and no longer', async () => {
    await rounds(3)
    const before = process.listenerCount('SIGINT')
    const during = undisturbed(() => {
      writeFile(join(folder, 'maze.svg'), 'all of it', { force: false })
      return process.listenerCount('SIGINT')
    })
    expect(during).toBeGreaterThan(before)
    await rounds(3)
    expect(process.listenerCount('SIGINT')).toBe(before)
    expect(readFileSync(join(folder, 'maze.svg'), 'utf8')).toBe('all of it')
  })

  it('sends a signal again that nobody else has heard', async () => {
    await rounds(3)
    const listeners = process.listeners('SIGHUP')
    process.removeAllListeners('SIGHUP')
    const sent: unknown[] = []
    const kill = vi.spyOn(process, 'kill')
    undisturbed(() => process.kill(process.pid, 'SIGHUP'))
    kill.mockImplementation((_, signal) => {
      sent.push(signal)
      return true
    })
    await rounds(5)
    kill.mockRestore()
    for (const listener of listeners) process.on('SIGHUP', listener)
    expect(sent).toEqual(['SIGHUP'])
  })

  it('ends its work before a signal is heard', async () => {
    const heard: string[] = []
    const hear = () => heard.push('signal')
    process.on('SIGHUP', hear)
    try {
      undisturbed(() => {
        process.kill(process.pid, 'SIGHUP')
        heard.push('work')
      })
      // As long as the signal may be sent again, somebody must hear it.
      await rounds(5)
    } finally {
      process.off('SIGHUP', hear)
    }
    expect(heard).toEqual(['work', 'signal'])
  })
})

describe('an output with nowhere to go', () => {
  const io = (code: string) => ({
    out: {
      write() {
        throw refusal(code)
      },
    },
    env: {},
  })

  it('is an error in one sentence, where it shows at once', () => {
    for (const args of [[EXAMPLE], [EXAMPLE, '--json'], ['--help']]) {
      let err = ''
      expect(main(args, { ...io('ENOSPC'), err: { write: (text) => (err += text) } })).toBe(1)
      expect(err).toBe('meikyuu: cannot write the output (ENOSPC)\n')
    }
  })

  it('is none where the reader has stopped', () => {
    let err = ''
    expect(main([EXAMPLE], { ...io('EPIPE'), err: { write: (text) => (err += text) } })).toBe(0)
    expect(err).toBe('')
  })

  it('is told by the exit code alone where errors cannot be written either', () => {
    expect(main([EXAMPLE], { ...io('ENOSPC'), err: io('ENOSPC').out })).toBe(1)
    expect(main(['nothing'], { out: { write: () => 0 }, err: io('ENOSPC').out, env: {} })).toBe(1)
  })

  it('is an error in one sentence, where it shows later', () => {
    for (const [from, code, exit, says] of [
      ['stdout', 'ENOSPC', 1, 'meikyuu: cannot write the output (ENOSPC)\n'],
      ['stdout', 'EIO', 1, 'meikyuu: cannot write the output (EIO)\n'],
      ['stdout', 'EPIPE', 0, ''],
      ['stderr', 'ENOSPC', 1, ''],
      ['stderr', 'EPIPE', 0, ''],
    ] as const) {
      let err = ''
      const exits: unknown[] = []
      const guarded = {
        stdout: new EventEmitter(),
        stderr: Object.assign(new EventEmitter(), { write: (text: string) => (err += text) }),
        exit: (with_: unknown) => exits.push(with_),
      }
      guardStreams(guarded as never)
      guarded[from].emit('error', refusal(code))
      expect({ exits, err }).toEqual({ exits: [exit], err: says })
    }
  })

  it('hides no other error', () => {
    const stdout = new EventEmitter()
    guardStreams({ stdout, stderr: new EventEmitter(), exit: () => 0 } as never)
    expect(() => stdout.emit('error', new Error('a fault of ours'))).toThrow('a fault of ours')
  })
})

describe('a maze too high for dots', () => {
  it('is told in words, with its figures', () => {
    const { code, out } = run(['hex:2x400000:prim:to-goal:1'])
    expect(code).toBe(0)
    expect(out).toContain('(too high to be drawn; --output draws it)')
    expect(out).toContain('Difficulty')
  })
})
