import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HUGE_CELLS } from '../src/parts/parts.js'
import { run } from './fake-io.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const RECIPE = 'square:30x20:prim:keys-2:7'

/** The lines of what was said, each without its numbers. */
const shapeOf = (err: string) => err.replace(/ *\d+(\.\d+)?/g, ' N')

const PARTS = `square: Nx N:prim:keys- N: N: N cells
  built N s N ns a cell
  solved N s N ns a cell, a way of N cells
  scored N s N ns a cell, N of N
  written N s N ns a cell
  memory N MiB at most
`

describe('make --times', () => {
  it('says how long each part took, and writes what it writes without', async () => {
    const plain = await run(['make', RECIPE])
    const timed = await run(['make', RECIPE, '--times'])
    expect(plain.err).toBe('')
    expect(timed).toMatchObject({ code: 0, out: plain.out })
    expect(shapeOf(timed.err)).toBe(PARTS)
  })

  it('does so of each of many, in files of their own too', async () => {
    const file = join(folder, '{n}.svg')
    const { code, err } = await run(['make', RECIPE, RECIPE.replace(':7', ':8'), '--times', '-o', file])
    expect(code).toBe(0)
    expect(shapeOf(err)).toBe(PARTS + PARTS)
    expect(existsSync(join(folder, '2.svg'))).toBe(true)
  })

  it('has nothing to solve in a map, nor in a file of tiles', async () => {
    const map = await run(['make', 'square:9x9:eller:map:1', '--times'])
    expect(shapeOf(map.err)).toMatch(/^square.* cells\n {2}built .*\n {2}written .*\n {2}memory .*\n$/)
    const onDisk = await run([
      ...['make', 'square:9x9:eller:map:1', '--times', '--memory', '8G'],
      ...['-o', join(folder, 'x.1.png')],
    ])
    expect(shapeOf(onDisk.err)).toBe(shapeOf(map.err))
  })

  it('is said unasked of huge mazes, unless quiet', async () => {
    const width = Math.ceil(Math.sqrt(HUGE_CELLS))
    const recipe = `square:${width}x${width}:binary-tree:map:1`
    const file = join(folder, 'huge.json')
    const { code, err } = await run(['make', recipe, '-o', file])
    expect(code).toBe(0)
    expect(err).toMatch(/built .* s .* ns a cell/)
    expect((await run(['make', recipe, '-o', join(folder, 'quiet.json'), '-q'])).err).toBe('')
    expect(readFileSync(join(folder, 'quiet.json')).equals(readFileSync(file))).toBe(true)
  })
})

describe('make, of what has no room', () => {
  async function expectRefused(recipe: string, says: RegExp): Promise<void> {
    const { code, err } = await run(['make', recipe, '-o', join(folder, 'x.json')])
    expect(code).toBe(1)
    expect(err).toMatch(says)
    expect(existsSync(join(folder, 'x.json'))).toBe(false)
  }

  it('refuses before work what no memory would do for, and leaves nothing', async () => {
    vi.spyOn(process, 'availableMemory').mockReturnValue(2 ** 40)
    await expectRefused('square:65535x65535:backtracker:map:1', /2147483648, got \d+ \(TOO_BIG\)/)
    await expectRefused('square:65535x65535:houston:map:1', /2147483648, got \d+ \(TOO_BIG\)/)
    await expectRefused('square:40000x40000:kruskal:map:1', /1073741824, got 1600000000 \(TOO_BIG\)/)
    await expectRefused('moon:50000:prim:map:1', /2147483648, got \d+ \(TOO_BIG\)/)
    await expectRefused('heart:30000:houston:map:1', /67108864, got \d+ \(TOO_BIG\)/)
    await expectRefused('heart:30000:prim~braid-30:map:1', /67108864, got \d+ \(TOO_BIG\)/)
  })

  it.each(['moon:20000:kruskal-hash:enter-leave:1', 'square:20000x20000:backtracker:to-goal:1'])(
    'refuses %s before work where flat arrays would be read',
    async (recipe) => {
      vi.spyOn(process, 'availableMemory').mockReturnValue(2 ** 40)
      const file = join(folder, 'x')
      for (const args of [
        ...['svg', 'dot', 'text', 'pdf'].map((format) => ['make', recipe, '-t', format, '-o', file]),
        ['convert', recipe, '-t', 'png', '-o', file],
        ['show', recipe],
        ['show', recipe, '--json', '-o', `${file}.svg`],
        ['solve', recipe],
        ['score', recipe, '--explain'],
        ['watch', recipe, '--frames', '2'],
        ['book', recipe, '-o', `${file}.pdf`],
      ]) {
        const { code, err } = await run(args)
        expect({ args, code }).toEqual({ args, code: 1 })
        expect(err).toMatch(/67108864, got \d+ \(TOO_BIG\)/)
      }
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it('refuses before work what this machine has no memory for, and leaves nothing', async () => {
    vi.spyOn(process, 'availableMemory').mockReturnValue(2 ** 29)
    const says = /takes at least 906 MiB of memory, and there are 512 MiB \(NO_MEMORY\)/
    await expectRefused('hex:5000x5000:houston:map:1', says)
  })
})
