import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './fake-io.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

/** More than the process of the tests holds. */
const MEMORY = ['--memory', '8G']

describe('make --memory', () => {
  it('writes what it writes from memory, and leaves nothing else', async () => {
    for (const [recipe, ending] of [
      ['square:70x50:backtracker:to-goal:3', '1.png'],
      ['square:70x50:eller:map:3', '1.png'],
      ['square:70x50:backtracker:map:3', 'block'],
      ['square:70x50:sidewinder-south:map:3', 'block'],
    ] as const) {
      const [here, there] = [at(`here.${ending}`), at(`there.${ending}`)]
      expect((await run(['make', recipe, '-o', here, '-f'])).err).toBe('')
      expect(await run(['make', recipe, '-o', there, '-f', ...MEMORY])).toMatchObject({ code: 0, err: '' })
      expect(readFileSync(there).equals(readFileSync(here))).toBe(true)
    }
    expect(readdirSync(folder).sort()).toEqual(['here.1.png', 'here.block', 'there.1.png', 'there.block'])
  })

  it('prints text too, and writes each of many to a file of its own', async () => {
    const recipe = 'square:9x5:binary-tree:map:2'
    const printed = await run(['make', recipe, '-t', 'block', ...MEMORY])
    expect(printed).toMatchObject({ code: 0, err: '', out: (await run(['make', recipe, '-t', 'block'])).out })
    const input = `${recipe}\nsquare:5x5:wilson:map:1\nsquare:6x6:backtracker:map:1\n`
    const many = await run(['make', '-o', at('{n}.1.png'), '-q', ...MEMORY], { input })
    expect(many.code).toBe(1)
    expect(many.err).toMatch(
      /^meikyuu: line 2: --memory needs one of backtracker, .*, got wilson \(DOES_NOT_FIT\)\n$/,
    )
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('prints texts with blank lines between, as from memory', async () => {
    const texts = ['make', 'square:9x5:eller:map:1', 'square:6x5:eller:map:2', '-t', 'block']
    expect(await run([...texts, ...MEMORY])).toEqual(await run(texts))
  })

  it('refuses too little memory before work, by what would do', async () => {
    const { code, err } = await run([
      'make',
      'square:9x5:backtracker:map:2',
      '-o',
      at('x.1.png'),
      '--memory',
      '1M',
    ])
    expect(code).toBe(1)
    expect(err).toMatch(/expected --memory of at least \d+M for this maze, got 1M \(TOO_SMALL\)/)
    expect(readdirSync(folder)).toEqual([])
  })

  it('refuses what it cannot do', async () => {
    const recipe = 'square:9x5:backtracker:to-goal:2'
    for (const [args, says] of [
      [['-t', 'svg'], 'block, bits or packed'],
      [['-t', 'bits', '--solution'], '--memory or --solution'],
      [['-t', 'bits', '--ends', '0,4'], '--memory or --ends'],
      [['-t', 'block'], 'expected a map'],
    ] as const) {
      const { code, err, out } = await run(['make', recipe, ...args, ...MEMORY])
      expect(code).not.toBe(0)
      expect(err).toContain(says)
      expect(out).toBe('')
    }
    for (const size of ['', '0', '-5M', '5X', 'M', '1e9'])
      expect((await run(['make', recipe, '-t', 'bits', `--memory=${size}`])).err).toContain(
        'a number of bytes',
      )
  })
})
