import fc from 'fast-check'
import { buildMaze, difficultyOf, MazeError, type MazeWithEnds, parseRecipe, SHAPES } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { type BookOptions, bookOf, PAPERS } from '../src/index.js'
import { pageContents, readPdf } from './read-pdf.js'

const built = (code: string): MazeWithEnds => {
  const maze = buildMaze(parseRecipe(code))
  if (maze.start === null) throw new Error(`${code} is a map`)
  return maze
}

const some = (count: number): MazeWithEnds[] =>
  Array.from({ length: count }, (_, i) => built(`square:${5 + i}x${6 + i}:backtracker:keys-1:${i}`))

const everyShape = Object.entries(SHAPES).map(([shape, { size }]) =>
  built(`${shape}:${size === 'N' ? '9' : '9x7'}:wilson:to-goal:3`),
)

describe('a book', () => {
  it('is the same bytes each time', async () => {
    const [one, two] = [await bookOf(some(3)), await bookOf(some(3))]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  })

  it('has a title page, the mazes and the answers, whatever stands on a page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(1, 2, 4, 6),
        fc.boolean(),
        fc.boolean(),
        async (count, perPage, answers, largePrint) => {
          const options = { perPage, answers, largePrint, leastCell: 1 } as BookOptions
          const { pages } = readPdf(await bookOf(some(3).concat(some(30)).slice(0, count), options))
          const answerPages = answers ? Math.ceil(count / (largePrint ? 4 : 12)) : 0
          expect(pages).toBe(1 + Math.ceil(count / perPage) + answerPages)
        },
      ),
      { numRuns: 20 },
    )
  })

  it.each(Object.entries(PAPERS))('fits on %s', async (paper, { width, height }) => {
    const { objects } = readPdf(await bookOf(some(2), { paper: paper as keyof typeof PAPERS }))
    const boxes = [...objects.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    expect(boxes.length).toBe(4)
    for (const [, wide, high] of boxes) {
      expect(Number(wide)).toBeCloseTo((width * 72) / 25.4, 3)
      expect(Number(high)).toBeCloseTo((height * 72) / 25.4, 3)
    }
  })

  it('embeds its fonts and needs no other', async () => {
    const { objects } = readPdf(await bookOf(everyShape))
    expect(objects.match(/\/BaseFont \/[A-Z]{6}\+DejaVuSans(-Bold)?\b/g)!.length).toBeGreaterThanOrEqual(4)
    expect(objects).not.toMatch(/Helvetica|Times|Courier/)
    expect(objects.match(/\/Type \/FontDescriptor/g)!.length).toBe(objects.match(/\/FontFile2 /g)!.length)
  })

  it('is black, white and grey', async () => {
    for (const page of pageContents(readPdf(await bookOf(everyShape))))
      for (const [, red, green, blue] of page.matchAll(
        /^([\d.]+) ([\d.]+) ([\d.]+) (?:sc|scn|SCN|SC|rg|RG)$/gm,
      )) {
        expect(green).toBe(red)
        expect(blue).toBe(red)
      }
  })

  it('tells screen readers of each maze and its difficulty', async () => {
    const mazes = some(2)
    const { objects } = readPdf(await bookOf(mazes))
    expect(objects).toMatch(/\/Marked true/)
    expect(objects).toMatch(/\/Lang \(en\)/)
    for (const maze of mazes) expect(objects).toContain(`Difficulty ${difficultyOf(maze).score} of 100`)
    // Two to play, two answers, one on the title page and the marks below it.
    expect(objects.match(/\/S \/Figure/g)!.length).toBe(6)
  })

  it('takes the score of rated mazes as it is', async () => {
    const [maze] = some(1)
    const { objects } = readPdf(await bookOf([{ maze: maze!, score: 77 }]))
    expect(objects).toContain('Difficulty 77 of 100')
  })

  it('writes any title', async () => {
    const title = `"(<&\\)>" ünïcode, кириллица`
    const { pages, objects, streams } = readPdf(await bookOf(some(1), { title, subtitle: '' }))
    expect(pages).toBe(3)
    const [metadata] = streams.filter((stream) => stream.includes('<rdf:li'))
    expect(metadata).toContain('&lt;&amp;')
    expect(metadata).not.toContain('<&')
    expect(objects).not.toContain('&amp;')
  })

  it('refuses letters that its font does not have', async () => {
    for (const letters of ['迷宮', '🧱', '\u0007'])
      await expect(bookOf(some(1), { title: letters })).rejects.toThrow(
        /letters that DejaVu Sans has, got U\+/,
      )
  })

  it('refuses mazes that nobody could draw in', async () => {
    const big = built('square:150x150:backtracker:to-goal:1')
    await expect(bookOf([big])).rejects.toThrow(/mazes\[0\]/)
    await expect(bookOf([big], { leastCell: 1 })).resolves.toBeInstanceOf(Uint8Array)
    await expect(bookOf([built('square:40x40:backtracker:to-goal:1')], { largePrint: true })).rejects.toThrow(
      /mazes\[0\]/,
    )
  })

  it('refuses what is no book', async () => {
    const map = buildMaze(parseRecipe('square:5x5:backtracker:map:1'))
    const bad: [unknown, unknown][] = [
      [[], {}],
      [null, {}],
      ['mazes', {}],
      [[null], {}],
      // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried
      [[, some(1)[0]], {}],
      [[{ score: 5 }], {}],
      [[map], {}],
      [some(1), null],
      [some(1), { paper: 'a44' }],
      [some(1), { paper: 4 }],
      [some(1), { perPage: 3 }],
      [some(1), { perPage: '2' }],
      [some(1), { title: 7 }],
      [some(1), { title: 'x'.repeat(201) }],
      [some(1), { largePrint: 'yes' }],
      [some(1), { answers: 0 }],
      [some(1), { leastCell: Number.NaN }],
      [some(1), { date: 'today' }],
      [some(1), { date: new Date(Number.NaN) }],
      [[{ maze: some(1)[0], score: 101 }], {}],
      [[{ maze: some(1)[0], score: Number.NaN }], {}],
    ]
    for (const [mazes, options] of bad)
      await expect(bookOf(mazes as never, options as never), JSON.stringify(options)).rejects.toSatisfy(
        (error) => MazeError.is(error),
      )
  })
})
