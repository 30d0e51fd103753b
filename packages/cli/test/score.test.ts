import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildMaze, explainDifficulty, parseRecipe } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

describe('score', () => {
  it('lays mazes out in a table as they come', async () => {
    const { code, out, err } = await run(['score', EXAMPLE, 'hex:9x9:prim:map:3'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(TABLE)
  })

  it('leaves out columns that a terminal has no room for', async () => {
    for (const [columns, titles] of [
      [100, 'score   cells  effort  forks  traps   waste  turns  maze'],
      [80, 'score  effort  traps   waste  maze'],
      [60, 'score  effort  maze'],
      [40, 'score  maze'],
    ] as const) {
      expect(linesOf((await run(['score', EXAMPLE], { columns })).out)[0]).toBe(titles)
      expect(linesOf((await run(['score', EXAMPLE, '--width', `${columns}`])).out)[0]).toBe(titles)
    }
  })

  it('prints no head without a row', async () => {
    expect(await run(['score'], { input: '' })).toEqual({ code: 0, out: '', err: '' })
    expect(await run(['score'], { input: '\n\r\n  \n' })).toEqual({ code: 0, out: '', err: '' })
    expect((await run(['score', 'bad:code'])).out).toBe('')
  })

  it('prints the figures that show prints, one maze a line', async () => {
    const shown = (await run(['show', EXAMPLE, '--json'])).out
    const document = (await run(['make', EXAMPLE])).out
    expect((await run(['score', EXAMPLE, '--json'])).out).toBe(shown)
    expect((await run(['score', '--json'], { input: document })).out).toBe(shown)
  })

  it('refuses a map that is to have no ends', async () => {
    const { code, err } = await run(['score', EXAMPLE, '--ends', 'none'])
    expect(code).toBe(1)
    expect(err).toContain('(NO_ENDS)')
  })

  it('puts a blank line between explanations, and none before the first or behind the last', async () => {
    const codes = ['square:5x5:prim:to-goal:1', 'circle:4:wilson:centre-out:2']
    const alone = await Promise.all(codes.map(async (code) => (await run(['score', '--explain', code])).out))
    for (const text of alone) expect(text).toMatch(/^\S.*[^\n]\n$/s)
    for (const jobs of ['1', '2']) {
      expect((await run(['score', '--explain', '-j', jobs, ...codes])).out).toBe(alone.join('\n'))
      expect((await run(['score', '--explain', '-j', jobs, 'square:5', ...codes])).out).toBe(alone.join('\n'))
    }
  })

  it('says why in words', async () => {
    const { out } = await run(['score', '--explain', EXAMPLE])
    expect(out.slice(out.indexOf('Why'))).toBe(WHY)
  })

  it('says why on every shape, in no more columns than there are', async () => {
    for (const code of [
      'circle:6:wilson:keys-2:3',
      'hex:8x8:prim:to-goal:1',
      'star:20:kruskal:enter-leave:2',
    ])
      for (const columns of [80, 40]) {
        const { out } = await run(['score', '-x', code, '--width', String(columns)])
        expect(Math.max(...linesOf(out).map((line) => line.length))).toBeLessThanOrEqual(columns)
      }
    expect((await run(['score', '-x', 'square:2x2:prim:to-goal:1'])).out).toContain('Why')
  })

  it('says why in JSON, all of it', async () => {
    const { why } = JSON.parse((await run(['score', '-x', '--json', EXAMPLE])).out)
    const explained = explainDifficulty(buildMaze(parseRecipe(EXAMPLE)))
    expect(why.way).toEqual([...explained.way])
    expect(why.walk).toEqual([...explained.walk])
    expect(why.forks.map(({ cell }: { cell: number }) => cell)).toEqual(
      explained.forks.map(({ cell }) => cell),
    )
    expect(why.branches[0].cells).toEqual([...(explained.branches[0]?.cells ?? [])])
    expect(why.zones.share).toBe(explained.zones?.share)
  })

  it('colours the table on a terminal', async () => {
    expect((await run(['score', EXAMPLE], { isTTY: true })).out).toContain('\u001b[1m')
  })
})

describe('score --output', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('draws why, and still says it', async () => {
    const file = join(folder, 'why.svg')
    const { code, out, err } = await run(['score', '-x', EXAMPLE, '-o', file])
    expect({ code, err }).toEqual({ code: 0, err: `The picture is in ${file}\n` })
    expect(out).toContain('Why')
    expect(readFileSync(file, 'utf8')).toContain('Traps, where heading straight for the goal is wrong: 1')
  })

  it('draws a picture for each maze', async () => {
    const output = join(folder, '{n}.svg')
    expect((await run(['score', '-x', '-q', EXAMPLE, 'hex:5x5:prim:to-goal:1', '-o', output])).err).toBe('')
    expect(readdirSync(folder)).toEqual(['1.svg', '2.svg'])
    expect((await run(['score', '-x', EXAMPLE, EXAMPLE, '-o', join(folder, 'a.svg')])).code).toBe(2)
  })

  it('writes the table there, without colours', async () => {
    const file = join(folder, 'scores.txt')
    expect((await run(['score', EXAMPLE, 'hex:9x9:prim:map:3', '-o', file], { isTTY: true })).out).toBe('')
    expect(readFileSync(file, 'utf8')).toBe(TABLE)
  })
})

const TABLE = `score   cells  effort  forks  traps   waste  turns  maze
   21      25      31      4      1       5     10  square:5x5:backtracker:to-goal:42
   34      81      96     17      4       7     17  hex:9x9:prim:map:3
`

const WHY = `Why
  The way from start to goal has 16 cells and turns 10 times.
  Whoever heads straight for the goal is wrong at 1 of 4 forks, and enters 5
  cells in vain:
  - at row 2, column 2: south looks nearer than west, and costs 5 cells
  4 wrong branches leave it; together they are 7 cells deep:
  - from row 2, column 2, 3 cells deep and 5 in all
  - from row 1, column 3, 2 cells deep
  - from row 4, column 5, 1 cell deep
  - from row 5, column 2, 1 cell deep
  The answer visits 4 of 4 zones of the board, which costs nothing of the score.
`
