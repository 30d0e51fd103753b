import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './fake-io.js'

const EXAMPLE = 'square:9x9:backtracker:to-goal:42'

describe('book', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const pdf = () => readFileSync(join(folder, 'book.pdf'), 'latin1')
  const pages = () => (pdf().match(/\/Type \/Page\b/g) ?? []).length

  it('prints the mazes that are given, with answers', async () => {
    const output = join(folder, 'book.pdf')
    const { code, err } = await run(['book', EXAMPLE, 'hex:9x9:prim:map:1', '-o', output])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    // The title, two mazes, their answers.
    expect(pages()).toBe(4)
    await run(['book', EXAMPLE, '-o', output, '-f', '--no-answers', '--paper', 'letter', '--large-print'])
    expect(pages()).toBe(2)
    expect(pdf()).toContain('/MediaBox [0 0 612 792]')
  })

  it('thinks mazes up by a seed, the same again', async () => {
    const output = join(folder, 'book.pdf')
    const args = [
      'book',
      '-n',
      '3',
      '--seed',
      '5',
      '--shape',
      'square',
      '--difficulty',
      '5..30',
      '-o',
      output,
    ]
    expect((await run(args)).err).toMatch(/^meikyuu: expected mazes that rise .*\nseed 5\n$/)
    const first = pdf()
    await run([...args, '--force'])
    expect(pdf()).toBe(first)
    expect(pages()).toBe(5)
  })

  it('tells of bad lines, and makes no book of nothing', async () => {
    const output = join(folder, 'book.pdf')
    const { code, err } = await run(['book', '-o', output], { input: `bad\n${EXAMPLE}\n` })
    expect(code).toBe(1)
    expect(err).toMatch(/^meikyuu: line 1: .* \(BAD_CODE\)\n$/)
    expect(pages()).toBe(3)
    rmSync(output)
    expect((await run(['book', 'bad:1', '-o', output])).code).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  it('says how far mazes are from a difficulty that none has', async () => {
    const args = ['book', '-n', '2', '-s', '1', '--shape', 'square', '--size', '3', '--difficulty', '90..100']
    const { code, err } = await run([...args, '-o', join(folder, 'book.pdf')])
    expect(code).toBe(0)
    expect(err).toMatch(/^meikyuu: expected mazes that rise .* to \d+, up to \d\d away; .*\nseed 1\n$/)
    const quiet = await run([...args, '-q', '-o', join(folder, 'quiet.pdf')])
    expect(quiet).toMatchObject({ code: 0, err: '' })
  })

  it('goes to no file that seems to hold something else', async () => {
    const { code, err } = await run(['book', '-o', join(folder, 'book.txt')])
    expect(code).toBe(2)
    expect(err).toContain('expected a name that ends in .pdf')
    expect(err).not.toContain('seed')
  })

  it('refuses what cannot be meant', async () => {
    expect((await run(['book'], { isTTY: true })).code).toBe(2)
    for (const args of [
      ['--per-page', '3'],
      ['--paper', 'a6'],
      ['--count', '0'],
      ['--seed', '1', EXAMPLE],
    ])
      expect((await run(['book', '-o', join(folder, 'x.pdf'), ...args])).code, args.join(' ')).toBe(2)
  })
})
