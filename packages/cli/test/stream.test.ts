import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../src/index.js'
import { linesOf, run } from './fake-io.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

const RECIPE = 'square:9x5:eller:map:1'

/** Every direction that comes row by row, with coins and without. */
const GENERATORS = [
  'eller',
  ...['', '-north', '-south', '-coin30', '-south-coin80'].map((bias) => `sidewinder${bias}`),
  ...['', '-northeast', '-northwest', '-southeast', '-southwest', '-southwest-coin20'].map(
    (bias) => `binary-tree${bias}`,
  ),
] as const

/** The narrowest and the lowest that recipes can say, and what fills no byte and no word. */
const SIZES = ['2x2', '2x31', '31x2', '2x3001', '3001x2', '7x5', '9x12', '33x17']

const FORMATS = ['1.png', 'block', 'packed'] as const

async function expectSame(recipe: string): Promise<void> {
  for (const ending of FORMATS) {
    const [here, there] = [at(`here.${ending}`), at(`there.${ending}`)]
    expect(await run(['make', recipe, '-f', '-o', here])).toMatchObject({ code: 0, err: '' })
    expect(await run(['make', recipe, '-f', '-o', there, '--stream'])).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(there).equals(readFileSync(here)), `${recipe} as ${ending}`).toBe(true)
  }
}

describe('make --stream', () => {
  it.each(GENERATORS)(
    'writes of %s what it writes from memory, and leaves nothing else',
    async (generator) => {
      for (const size of SIZES) await expectSame(`square:${size}:${generator}:map:3`)
      expect(readdirSync(folder)).toHaveLength(2 * FORMATS.length)
    },
  )

  it.each(['eller', 'sidewinder', 'binary-tree'])('does so of %s in many pieces', async (generator) => {
    // Packed, 65,536 bytes and more.
    await expectSame(`square:521x517:${generator}:map:4`)
  })

  it('does so of any size and seed', async () => {
    const number = fc.integer({ min: 2, max: 70 })
    const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...GENERATORS), number, number, seed, (generator, width, height, of) =>
        expectSame(`square:${width}x${height}:${generator}:map:${of}`),
      ),
      { numRuns: 40 },
    )
  })

  it('begins a maze that no memory would hold', async () => {
    const recipe = 'square:100000x100000:sidewinder:map:1'
    expect((await run(['make', recipe, '-t', 'block'])).err).toContain('(TOO_BIG)')
    const pieces: Uint8Array[] = []
    const out = {
      write(piece: string | Uint8Array) {
        pieces.push(Buffer.from(piece))
        // As of a reader that has seen enough.
        throw Object.assign(new Error('EPIPE'), { code: 'EPIPE', syscall: 'write' })
      },
    }
    let err = ''
    const io = { out, err: { write: (text: string | Uint8Array) => (err += text) }, env: {} }
    expect(await main(['make', recipe, '-t', 'block', '--stream'], io)).toBe(0)
    expect(err).toBe('')
    const [north, first] = Buffer.concat(pieces).toString().split('\n')
    expect(north).toBe('#'.repeat(200_001))
    // The runs of a sidewinder reach across at the edge.
    expect(first).toBe(`#${' '.repeat(199_999)}#`)
  })

  it('prints texts with blank lines between, and writes each of many to a file of its own', async () => {
    const recipes = ['square:9x5:eller:map:1', 'square:6x5:binary-tree:map:2']
    const printed = await run(['make', ...recipes, '-t', 'block', '--stream'])
    expect(printed).toEqual(await run(['make', ...recipes, '-t', 'block']))
    const input = `${recipes[0]}\nsquare:5x5:wilson:map:1\n${recipes[1]}\n`
    const many = await run(['make', '-o', at('{n}.packed'), '--stream'], { input })
    expect(many).toMatchObject({ code: 1, out: '' })
    expect(many.err).toMatch(/^meikyuu: line 2: --stream needs eller, .*, got wilson \(DOES_NOT_FIT\)\n$/)
    expect(readdirSync(folder)).toEqual(['1.packed', '2.packed'])
  })

  it('tells cells, time and memory', async () => {
    const { code, err } = await run(['make', RECIPE, '--stream', '--times', '-o', at('x.packed')])
    expect(code).toBe(0)
    expect(err).toMatch(
      /^square:9x5:eller:map:1: 45 cells\n {2}written +[\d.]+ s +[\d.]+ ns a cell\n {2}memory +\d+ MiB at most\n$/,
    )
  })

  it.each([
    ['square:9x5:prim:map:1', 'needs eller, sidewinder or binary-tree, got prim (DOES_NOT_FIT)'],
    ['hex:9x5:prim:map:1', 'needs square, got hex (DOES_NOT_FIT)'],
    ['square:9x5:eller~braid-50:map:1', 'needs no treatments, got square:9x5:eller~braid-50:map:1'],
    ['square:9x5:eller:to-goal:1', 'needs mode map, '],
    ['square:9x5:sidewinder-west:map:1', 'north or south, as rows come one by one'],
    ['square:2000000000x9:eller:map:1', 'the width of the picture: expected at most 2147483647'],
    ['square:3000000000x9:eller:map:1', 'from 1 to 2147483647, got 3000000000'],
    ['{}', '(BAD_CODE)'],
  ])('refuses %s, and leaves nothing', async (recipe, says) => {
    const { code, err, out } = await run(['make', recipe, '--stream', '-o', at('x.1.png')])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(says)
    expect(linesOf(err)).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    [['-t', 'svg'], 'expected --format block, bits or packed with --stream'],
    [['-t', 'block', '--solution'], 'expected --stream or --solution, not both'],
    [['-t', 'block', '--ends', '0,4'], 'expected --stream or --ends, not both'],
    [['-t', 'block', '--memory', '8G'], 'expected --stream or --memory, not both'],
    [['-t', 'bits', '--theme', 'dark'], 'expected no --theme for the format bits'],
  ])('refuses %j beside', async (args, says) => {
    const { code, err, out } = await run(['make', RECIPE, '--stream', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(new RegExp(`^meikyuu: ${says}`))
  })

  it('thinks up no recipes', async () => {
    expect((await run(['make', '--random', '3', '-t', 'block', '--stream'])).err).toContain(
      'expected --stream or --random, not both',
    )
  })

  it('does not write over a file unless it may', async () => {
    writeFileSync(at('x.block'), 'mine')
    const args = ['make', RECIPE, '--stream', '-o', at('x.block')]
    expect((await run(args)).err).toContain('(FILE_EXISTS)')
    expect(readFileSync(at('x.block'), 'utf8')).toBe('mine')
    expect((await run([...args, '-f'])).code).toBe(0)
    expect(readdirSync(folder)).toEqual(['x.block'])
  })
})
