import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildMaze, difficultyOf, parseRecipe } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_CODE } from '../src/default-code.js'
import { run, type World } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

describe('meikyuu', () => {
  it('draws the maze with its way, and lays out its figures', async () => {
    const { code, out, err } = await run([EXAMPLE])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(SHOWN)
  })

  it('shows the default maze without a code, the same under its command name', async () => {
    expect(await run([])).toEqual(await run(['show', DEFAULT_CODE]))
    expect((await run([])).out).toContain(DEFAULT_CODE)
  })

  it('fits the columns there are, whatever the shape', async () => {
    for (const code of MAZES)
      for (const columns of [79, 80, 40, 33]) {
        const lines = (await run([code, '--width', String(columns)])).out.split('\n')
        expect(Math.max(...lines.slice(2).map((line) => line.length)), code).toBeLessThanOrEqual(columns)
      }
  })

  it('falls back to narrow cells, to braille dots, and says so, and to words', async () => {
    expect((await run(['square:30x4:prim:to-goal:1'])).out).toMatch(/┌─{1,}/)
    expect((await run(['square:30x4:prim:to-goal:1'])).out).not.toContain('braille')
    const dots = (await run(['square:60x4:prim:to-goal:1'])).out
    expect(dots).toContain('Drawn in braille dots: in box characters it takes 121 columns, and')
    expect(dots).toContain('The way has no room here')
    expect(dots).toMatch(/[\u2801-\u28ff]{20}/)
    expect((await run(['square:200x4:prim:to-goal:1'])).out).toContain('(too fine to be drawn in 80 columns;')
  })

  it('takes the width of the terminal, unless told another', async () => {
    expect((await run(['square:30x4:prim:to-goal:1'], { columns: 130 })).out).toMatch(/^.{121}$/m)
    expect((await run(['square:30x4:prim:to-goal:1', '--width', '70'], { columns: 130 })).out).not.toMatch(
      /^.{81}/m,
    )
  })

  it('leaves the way out where asked', async () => {
    const drawing = (await run([EXAMPLE, '--no-way'])).out.split('Difficulty')[0]
    expect(drawing).not.toMatch(/[━┃]/)
    expect(drawing).toContain('S start   G goal\n')
  })

  it('draws keys, the trips to them and both doors', async () => {
    const { out } = await run(['heart:12:prim:keys-3:7'])
    expect(out.split('Difficulty')[0]!.match(/k/g)!.length).toBeGreaterThan(3)
    expect(out).toContain('· trips to the keys')
    expect((await run(['hex:12x9:prim:keys-3:7'])).out).toContain('⠂ ⠂ trips to the keys')
  })

  it('gives a map the two cells farthest apart as ends', async () => {
    const { out } = await run(['square:6x4:wilson:map:3'])
    expect(out).toContain('Its ends are suggested: the two cells farthest apart.')
    expect(JSON.parse((await run(['square:6x4:wilson:map:3', '--json'])).out).ends.suggested).toBe(true)
  })

  it('says in what a maze is too easy for a level', async () => {
    expect((await run(['square:2x2:prim:to-goal:1', '--width', '200'])).out).toContain(
      '0 traps (a level has 2 or more)',
    )
    expect((await run(['square:30x30:backtracker:enter-leave:1'])).out).toContain('As a level   not too easy')
  })

  it('prints the figures alone as one line of JSON', async () => {
    const { code, out } = await run([EXAMPLE, '--json'])
    expect(code).toBe(0)
    expect(out.split('\n')).toHaveLength(2)
    expect(JSON.parse(out)).toMatchObject({
      code: EXAMPLE,
      ends: { start: 6, goal: 15, entrance: null, exit: null, keys: [], suggested: false },
      ...difficultyOf(buildMaze(parseRecipe(EXAMPLE))),
      rating: 20,
      tooEasy: true,
      tooEasyReasons: [{ what: 'traps', got: 1, least: 2 }],
    })
  })

  it('has no limit of its own: more cells and keys than strangers may ask for', async () => {
    expect(JSON.parse((await run(['square:250x200:kruskal:keys-12:1', '--json'])).out).measure.cells).toBe(
      50_000,
    )
  })
})

describe('colours', () => {
  const coloured = async (world: World, ...flags: string[]) =>
    (await run([EXAMPLE, ...flags], world)).out.includes('\u001b[')

  it('are for terminals, NO_COLOR and --no-color unsaid, or where FORCE_COLOR asks', async () => {
    expect(await coloured({ isTTY: true })).toBe(true)
    expect(await coloured({})).toBe(false)
    expect(await coloured({ isTTY: true, env: { NO_COLOR: '1' } })).toBe(false)
    expect(await coloured({ isTTY: true, env: { NO_COLOR: '' } })).toBe(true)
    expect(await coloured({ isTTY: true, env: { TERM: 'dumb' } })).toBe(false)
    expect(await coloured({ isTTY: true }, '--no-color')).toBe(false)
    expect(await coloured({ env: { FORCE_COLOR: '1' } })).toBe(true)
    expect(await coloured({ isTTY: true, env: { FORCE_COLOR: '0' } })).toBe(false)
  })

  it('change nothing but colours', async () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are written so
    const bare = (await run([EXAMPLE], { isTTY: true })).out.replace(/\u001b\[[\d;]*m/g, '')
    expect(bare).toBe(SHOWN)
  })
})

describe('errors', () => {
  it('are one sentence with its code on stderr, and exit 1, for bad input', async () => {
    const bad: [string, string][] = [
      ['haert:25:prim:keys-3:7', 'NO_SUCH_SHAPE'],
      ['square:5x5:backtracker:to-goal', 'BAD_CODE'],
      ['square:5x5:bactracker:to-goal:1', 'NO_SUCH_ALGORITHM'],
      ['hex:5x5:eller:to-goal:1', 'DOES_NOT_FIT'],
      ['square:1x5:prim:to-goal:1', 'TOO_SMALL'],
      ['', 'BAD_CODE'],
    ]
    for (const [text, code] of bad) {
      const ran = await run([text])
      expect({ code: ran.code, out: ran.out }, text).toEqual({ code: 1, out: '' })
      expect(ran.err).toMatch(new RegExp(`^meikyuu: [^\\n]+ \\(${code}\\)\\n$`))
    }
  })

  it('exit 2 for a command line that cannot be read', async () => {
    for (const args of [
      ['--colour'],
      ['show', 'a', 'b', '-o', 'a.svg'],
      ['show', '--ends', '1'],
      ['score'],
      ['--width', '3'],
      ['--width', '1e9'],
      ['--width'],
      ['-o', 'maze.dxf'],
    ]) {
      const ran = await run(args)
      expect({ code: ran.code, out: ran.out }, args.join(' ')).toEqual({ code: 2, out: '' })
      expect(ran.err).toMatch(/^meikyuu: .*\n\(meikyuu [a-z]+ --help says what there is\)\n$/)
    }
  })

  it('exit 0 for help, which shows examples', async () => {
    expect((await run(['--help'])).code).toBe(0)
    const help = await run(['help', 'show'])
    expect(help.code).toBe(0)
    expect(help.out).toContain('meikyuu heart:25:prim:keys-3:7')
  })
})

describe('--output', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes the picture, titled by its code, and says where', async () => {
    const file = join(folder, 'maze.svg')
    expect(await run([EXAMPLE, '--json', '-o', file])).toMatchObject({
      code: 0,
      err: `The picture is in ${file}\n`,
    })
    const svg = readFileSync(file, 'utf8')
    expect(svg).toContain(`<title>${EXAMPLE}</title>`)
    expect(svg).toContain('#0072b2')
    await run([EXAMPLE, '-o', file, '--force', '--no-way'])
    expect(readFileSync(file, 'utf8')).not.toContain('#0072b2')
    expect(readdirSync(folder)).toEqual(['maze.svg'])
  })

  it('writes over nothing unless forced', async () => {
    const file = join(folder, 'maze.svg')
    writeFileSync(file, 'mine')
    const ran = await run([EXAMPLE, '-o', file])
    expect(ran.code).toBe(1)
    expect(ran.err).toBe(`meikyuu: ${file} is there already; --force writes over it (FILE_EXISTS)\n`)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('leaves nothing behind where it cannot write', async () => {
    const ran = await run([EXAMPLE, '-o', join(folder, 'none', 'maze.svg')])
    expect(ran.code).toBe(1)
    expect(ran.err).toMatch(/^meikyuu: cannot write .* \(ENOENT\)\n$/)
    expect(readdirSync(folder)).toEqual([])
  })
})

const MAZES = [
  'square:24x6:backtracker:keys-2:1',
  'hex:12x8:growing:enter-leave:2',
  'triangle:15x8:hunt:centre-out:3',
  'circle:7:wilson:to-goal:4',
  'hexagon:5:prim:enter-leave:5',
  'pyramid:9:kruskal:map:6',
  'heart:25:prim:keys-3:7',
  'leaf:30:prim:to-goal:8',
  'star:30:prim:to-goal:9',
  'ring:60:prim:to-goal:10',
  'diamond:12:prim:keys:11',
  'cross:90:prim:to-goal:12',
  'moon:20:prim:to-goal:13',
  'square:20x20:kruskal:enter-leave:14',
]

const SHOWN = `
square:5x5:backtracker:to-goal:42
A maze of square cells, 5 wide and 5 high: 25 cells. The way begins at the top
left and ends at the bottom left.

┌───────────────────┐
│ ┏━━━━━━━┓         │
│ ┃ ╶───┐ ┃ ╶───────┤
│ ┗━━━S │ ┗━━━━━━━┓ │
├───╴   └───────┐ ┃ │
│               │ ┃ │
├───────┐   ┌───┘ ┃ │
│ G━━━┓ │   │ ┏━━━┛ │
├───╴ ┃ └───┘ ┃ ╷   │
│     ┗━━━━━━━┛ │   │
└───────────────┴───┘

S start   G goal   ━ the way

Difficulty   ╺━┓  ╺┓
             ┏━┛   ┃   ━━━━━━━━━━╸─────────────────────────────────────── of 100
             ┗━╸   ╹   20.99 = 20.99 from six parts x 1.00 for coverage

Six parts
  reach  ━━━─────────────  0.19 x 40.0 =  7.7   31 steps of effort in all
  forks  ━━━━╸───────────  0.27 x 15.0 =  4.0   4 wrong turnings met
  traps  ━━──────────────  0.14 x 15.0 =  2.0   1 fork that misleads
  waste  ━━━╸────────────  0.21 x 15.0 =  3.2   5 cells lost going straight
  depth  ━━━─────────────  0.20 x  7.5 =  1.5   3 cells, longest branch
  turns  ━━━━━╸──────────  0.33 x  7.5 =  2.5   10 bends of the way

Coverage
  box    ━━━━━━━━━━━━━━━━  1.00   the answer's box in the board's
  zones  ━━━━━━━━━━━━━━━━  1.00   of the board, by zones visited
  cover  ━━━━━━━━━━━━━━━━  1.00   both; factor 1.00

Measure
  cells           25   cells on the way  16   cells of branches   7
  dead ends  7 (28%)   decisions          4   detour to keys      0
  junctions        5   wrong branches     4   effort             31
  river          52%   longest branch     3   rating             20

As a level   too easy: 1 trap (a level has 2 or more)
`
