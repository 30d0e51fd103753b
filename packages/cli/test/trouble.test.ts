import { EventEmitter } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardStreams } from '../src/guard-streams.js'
import { main } from '../src/index.js'
import { isSamePlace } from '../src/is-same-place.js'
import { run } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

/** What the system throws where it refuses. */
const refusal = (code: string) =>
  Object.assign(new Error(`${code}: refused, write`), { code, syscall: 'write' })

describe('--output', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const written = (file: string, ...flags: string[]) => run([EXAMPLE, '--json', '-o', file, ...flags])

  it('takes any name that a file can have, as long as it may be', async () => {
    const name = `${'x'.repeat(248)}.svg`
    expect((await written(join(folder, name))).code).toBe(0)
    expect(readdirSync(folder)).toEqual([name])
  })

  it('is an error in one sentence wherever the system refuses, and leaves nothing behind', async () => {
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
        const { code: exit, err } = await written(file, ...flags)
        expect(exit, code).toBe(1)
        expect(err).toMatch(new RegExp(`^meikyuu: cannot write [^\\n]+ \\(${code}\\)\\n$`))
        expect(readdirSync(folder).sort()).toEqual(['file', 'folder.svg'])
        expect(readdirSync(join(folder, 'folder.svg'))).toEqual([])
      }
  })
})

describe('a command that is none', () => {
  it('is told of with what may have been meant', async () => {
    for (const [word, meant] of [
      ['socre', 'score'],
      ['mkae', 'make'],
    ] as const) {
      const { code, err } = await run([word, EXAMPLE])
      expect(code).toBe(2)
      expect(err).toContain(`no command is called ${word}; did you mean ${meant}?\n(meikyuu --help `)
    }
    expect((await run(['score', 'socre'])).err).toContain('(BAD_CODE)')
  })
})

describe('an input that the system refuses', () => {
  it('is an error behind what came before it, whoever reads', async () => {
    async function* broken() {
      yield `${EXAMPLE}\n`
      throw refusal('EIO')
    }
    for (const args of [
      ['score', '--json'],
      ['score', '--json', '-j', '2'],
      ['make'],
      ['convert', '-t', 'recipe'],
    ]) {
      const ran = await run(args, { input: broken() })
      expect(ran).toEqual({
        ...(await run(args, { input: `${EXAMPLE}\n` })),
        code: 1,
        err: 'meikyuu: cannot read the input (EIO)\n',
      })
    }
    for (const from of ['lines', 'text', 'auto'])
      expect(await run(['convert', '--from', from, '-t', 'svg'], { input: broken() })).toMatchObject({
        code: 1,
        err: expect.stringContaining('cannot read the input (EIO)'),
      })
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

  it('is an error in one sentence, where it shows at once', async () => {
    for (const args of [[EXAMPLE], [EXAMPLE, '--json'], ['--help']]) {
      let err = ''
      expect(await main(args, { ...io('ENOSPC'), err: { write: (text) => (err += text) } })).toBe(1)
      expect(err).toBe('meikyuu: cannot write the output: the disk is full (ENOSPC)\n')
    }
  })

  it('is none where the reader has stopped', async () => {
    let err = ''
    expect(await main([EXAMPLE], { ...io('EPIPE'), err: { write: (text) => (err += text) } })).toBe(0)
    expect(err).toBe('')
  })

  it('is told by the exit code alone where errors cannot be written either', async () => {
    expect(await main([EXAMPLE], { ...io('ENOSPC'), err: io('ENOSPC').out })).toBe(1)
    expect(await main(['nothing'], { out: { write: () => 0 }, err: io('ENOSPC').out, env: {} })).toBe(1)
  })

  it('is an error in one sentence, where it shows later', async () => {
    for (const [from, code, exit, says] of [
      ['stdout', 'ENOSPC', [1], 'meikyuu: cannot write the output: the disk is full (ENOSPC)\n'],
      ['stdout', 'EIO', [1], 'meikyuu: cannot write the output (EIO)\n'],
      ['stdout', 'EPIPE', [0], ''],
      // There is nobody to be told, and results may have somewhere to go.
      ['stderr', 'ENOSPC', [], ''],
      ['stderr', 'EPIPE', [], ''],
    ] as const) {
      let err = ''
      const exits: unknown[] = []
      const guarded = {
        stdout: new EventEmitter(),
        stderr: Object.assign(new EventEmitter(), { write: (text: string) => (err += text) }),
        exit: (with_: unknown) => exits.push(with_),
      }
      guardStreams(guarded as never, false)
      guarded[from].emit('error', refusal(code))
      expect({ exits, err }).toEqual({ exits: exit, err: says })
    }
  })

  it('ends the work where results would go to the same place', () => {
    const exits: unknown[] = []
    const guarded = {
      stdout: new EventEmitter(),
      stderr: Object.assign(new EventEmitter(), { write: () => true }),
      exit: (with_: unknown) => exits.push(with_),
    }
    guardStreams(guarded as never, true)
    guarded.stderr.emit('error', refusal('EPIPE'))
    expect(exits).toEqual([0])
    const [one, other] = [openSync(tmpdir(), 'r'), openSync('.', 'r')]
    expect([isSamePlace(one, one), isSamePlace(one, other), isSamePlace(one, 1e6)]).toEqual([
      true,
      false,
      false,
    ])
    for (const each of [one, other]) closeSync(each)
  })

  it('hides no other error', async () => {
    const stdout = new EventEmitter()
    guardStreams({ stdout, stderr: new EventEmitter(), exit: () => 0 } as never, false)
    expect(() => stdout.emit('error', new Error('a fault of ours'))).toThrow('a fault of ours')
  })
})

describe('the name of a file', () => {
  it('is not looked for where it is too long for one', async () => {
    for (const text of ['x'.repeat(300), 'x'.repeat(5000), `${EXAMPLE}:${'x'.repeat(300)}`])
      expect((await run(['score', text])).err).toMatch(/ \(BAD_CODE\)\n$/)
    // Lines are a drawing, however long.
    const { err } = await run(['score', '+--+\n|  |\n+--+'.repeat(30)])
    expect(err).toMatch(/^meikyuu: argument 1: cannot read the text at line 3, .* \(BAD_TEXT\)\n$/)
    const { out: drawing } = await run(['convert', '-t', 'text', 'square:40x40:prim:to-goal:7'])
    expect(drawing.length).toBeGreaterThan(4096)
    expect(await run(['score', drawing])).toMatchObject({ code: 0, err: '' })
  })

  it('reaches the terminal without what would command it', async () => {
    const { err } = await run(['score', 'no/\u001b[31m\nfile.txt'])
    expect(err).toBe('meikyuu: cannot read no/\\u001b[31m\\u000afile.txt: no such file (ENOENT)\n')
  })
})

describe('a maze too high for dots', () => {
  it('is told in words, with its figures', async () => {
    const { code, out } = await run(['hex:2x400000:prim:to-goal:1'])
    expect(code).toBe(0)
    expect(out).toContain('(too high to be drawn; --output draws it)')
    expect(out).toContain('Difficulty')
  })
})
