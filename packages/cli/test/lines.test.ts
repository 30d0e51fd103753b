import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CliError } from '../src/cli-error.js'
import { type Line, readLines } from '../src/input/read-lines.js'
import { linesOf, run } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

const linesIn = async (pieces: Iterable<Uint8Array | string>, most?: number): Promise<Line[]> => {
  const lines: Line[] = []
  async function* input() {
    yield* pieces
  }
  for await (const run of readLines(input(), undefined, most)) lines.push(...run)
  return lines
}

/** Bytes cut at the given places. */
const cut = (bytes: Uint8Array, places: readonly number[]): Uint8Array[] => {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return at.slice(1).map((end, i) => bytes.slice(at[i], end))
}

describe('lines', () => {
  it('are the same however the bytes are cut, and numbered as they stand', async () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '█', '😀', ' ', '\r') }), {
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 8 }), async (given, places) => {
        const bytes = new TextEncoder().encode(given.join('\n'))
        const wanted = given
          .map((line, i) => ({ number: i + 1, text: line.trim() }))
          .filter((line) => line.text !== '')
        expect(await linesIn(cut(bytes, places))).toEqual(wanted)
      }),
    )
  })

  it('are freed of what the stream writes over', async () => {
    const shared = new Uint8Array(2)
    function* pieces() {
      for (const text of ['ab', 'c\n', 'd'])
        yield shared.subarray(0, new TextEncoder().encodeInto(text, shared).written)
    }
    expect(await linesIn(pieces())).toEqual([
      { number: 1, text: 'abc' },
      { number: 2, text: 'd' },
    ])
  })

  it('that are too long or no text are errors, and the next ones come', async () => {
    const lines = await linesIn([`{${'a'.repeat(99)}`, 'b\n', new Uint8Array([0xff, 0x0a]), 'good\n'], 50)
    expect(lines.map(({ text }) => (text instanceof CliError ? text.code : text))).toEqual([
      'TOO_BIG',
      'BAD_TEXT',
      'good',
    ])
    expect(String(lines[0]?.text)).toContain('got 101')
  })

  it('lose a byte order mark at the beginning alone', async () => {
    expect(await linesIn(['\ufeffa\n\ufeffb'])).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: 'b' },
    ])
  })
})

describe('hostile input', () => {
  it('is told line by line, and harms no other line', async () => {
    const long = 'x'.repeat(10_000_000)
    const bad = [
      'square:5x5:backtracker:to-goal:42\0',
      '\0\0\0',
      long,
      `{${long}`,
      '{"format":"meikyuu-maze","version":1,"__proto__":{}}',
      '\u001b[2J\u001b[31m:1:1:1:1',
      '[]',
      '{}',
      'square:99999999999x99999999999:prim:map:1',
    ]
    for (const command of ['make', 'score', 'solve', 'convert'] as const) {
      const flags = command === 'convert' ? ['--from', 'lines'] : []
      const json = command === 'score' || command === 'solve' ? ['--json'] : []
      const input = [...bad.map((line) => `${line}\n`), new Uint8Array([0xc3, 0x28, 0x0a]), `${EXAMPLE}\n`]
      const { code, out, err } = await run([command, ...flags, ...json], { input })
      expect(code, command).toBe(1)
      expect(linesOf(out), command).toHaveLength(1)
      const told = linesOf(err)
      expect(told, command).toHaveLength(bad.length + 1)
      told.forEach((line, i) => {
        expect(line).toMatch(new RegExp(`^meikyuu: line ${i + 1}: [^\\n]* \\([A-Z_]+\\)$`))
        // Nothing of the input reaches the terminal but quoted.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
        expect(line).not.toMatch(/[\u0000-\u001f]/)
        expect(line.length).toBeLessThan(400)
      })
    }
  })

  it('may be nothing at all', async () => {
    for (const command of ['make', 'score', 'solve', 'convert'])
      expect(await run([command], { input: '' }), command).toEqual({ code: 0, out: '', err: '' })
  })

  it('is handled as it comes: an answer is there before the next line', async () => {
    let seen = ''
    async function* slowly() {
      yield `${EXAMPLE}\n`
      // The command asks for more only after it has dealt with what there was.
      await new Promise(setImmediate)
      seen = out.join('')
      yield `${EXAMPLE}\n`
    }
    const out: string[] = []
    const { main } = await import('../src/index.js')
    await main(['make', '-t', 'recipe'], {
      out: { write: (text) => out.push(String(text)) },
      err: { write: () => true },
      env: {},
      input: slowly(),
    })
    expect(seen).toBe(`${EXAMPLE}\n`)
    expect(out.join('')).toBe(`${EXAMPLE}\n`.repeat(2))
  })

  it('is not read on while the output is full', async () => {
    let read = 0
    let drain: (() => void) | null = null
    function* lines() {
      for (; read < 50; read++) yield `${EXAMPLE}\n`
    }
    const { main } = await import('../src/index.js')
    const ended = main(['make', '-t', 'recipe'], {
      out: { write: () => false, once: (_, listener) => (drain = listener) },
      err: { write: () => true },
      env: {},
      input: {
        async *[Symbol.asyncIterator]() {
          yield* lines()
        },
      },
    })
    for (let written = 0; written < 50; written++) {
      while (drain === null) await new Promise(setImmediate)
      expect(read).toBeLessThanOrEqual(written + 1)
      const go: () => void = drain
      drain = null
      go()
    }
    expect(await ended).toBe(0)
  })
})

describe('signals', () => {
  const interrupts = () => {
    const controller = new AbortController()
    let held = 0
    return {
      controller,
      held: () => held,
      signal: controller.signal,
      hold: () => {
        held++
        return () => held--
      },
    }
  }

  it('end a run that waits for input, with 130, and are held no longer', async () => {
    const given = interrupts()
    async function* never() {
      yield `${EXAMPLE}\n`
      await new Promise(() => {})
    }
    const ended = run(['make', '-t', 'recipe'], { input: never(), interrupts: given })
    await new Promise((resolve) => setTimeout(resolve, 50))
    given.controller.abort('SIGINT')
    expect(await ended).toEqual({ code: 130, out: `${EXAMPLE}\n`, err: '' })
    expect(given.held()).toBe(0)
  })

  it('that come while a big one is read are heard before it is built', async () => {
    const given = interrupts()
    async function* big() {
      setImmediate(() => given.controller.abort('SIGINT'))
      yield 'square:500x500:prim:to-goal:1\n'
    }
    expect(await run(['score'], { input: big(), interrupts: given })).toMatchObject({ code: 130, out: '' })
    expect(given.held()).toBe(0)
  })

  it('end a run between two lines', async () => {
    const given = interrupts()
    function* lines() {
      for (let i = 0; ; i++) {
        if (i === 5) given.controller.abort('SIGTERM')
        yield `${EXAMPLE}\n`
      }
    }
    const { code } = await run(['make', '-t', 'recipe'], { input: lines(), interrupts: given })
    expect(code).toBe(143)
  })
})
