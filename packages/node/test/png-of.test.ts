import { MOST_PNG_PIXELS, type PngOptions, pngOf } from '@meikyuu/node'
import { decode } from 'fast-png'
import {
  buildMaze,
  type Maze,
  MazeError,
  needEnds,
  parseRecipe,
  pictureOf,
  solutionOf,
  THEMES,
  type ThemeName,
} from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { loadResvg } from '../src/png/load-resvg.js'
import { readChunks } from './read-png.js'

const mazeOf = (code: string) => buildMaze(parseRecipe(code))

/** The way of a maze that has ends. */
const wayOf = (maze: Maze) => solutionOf(needEnds(maze, 'the test'))!

const CODES = [
  'square:9x6:backtracker:enter-leave:1',
  'hex:7x5:prim:to-goal:2',
  'triangle:9x5:wilson:keys-2:3',
  'circle:5:kruskal:centre-out:4',
  'heart:11:hunt:enter-leave:5',
  'pyramid:6:growing:to-goal:6',
]

const decoded = (maze: Maze, options: PngOptions = {}) => decode(pngOf(maze, options), { checkCrc: true })

/** The colours of a picture's pixels, `#rrggbb`, with how many have each. */
function coloursIn(maze: Maze, options: PngOptions): Map<string, number> {
  const { data, channels } = decoded(maze, options)
  expect(channels).toBe(4)
  const colours = new Map<string, number>()
  for (let i = 0; i < data.length; i += 4) {
    const colour = `#${Buffer.from(data.subarray(i, i + 3)).toString('hex')}`
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  return colours
}

function codeOf(draw: () => unknown): string {
  try {
    draw()
  } catch (error) {
    if (MazeError.is(error)) return error.code
    throw error
  }
  return 'drawn'
}

describe('pngOf', () => {
  it('is as big as the picture, as many times as told, or as wide as told', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const { width, height } = pictureOf(maze)
      for (const [options, wide] of [
        [{}, Math.round(width)],
        [{ pixelScale: 2.5 }, Math.round(width * 2.5)],
        [{ pixelWidth: 333 }, 333],
        [{ pixelScale: 1e-9 }, 1],
      ] as const) {
        const png = decoded(maze, options)
        expect(png.width, code).toBe(wide)
        expect(Math.abs(png.height - (wide * height) / width)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('is well made, and the same bytes each time', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const options = { way: wayOf(maze), numbers: true, theme: 'dark' } as const
      const png = pngOf(maze, options)
      expect(new Set(readChunks(png).map(({ type }) => type))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']))
      expect(Buffer.from(png).equals(pngOf(mazeOf(code), options))).toBe(true)
    }
  })

  it('has the colours of each theme', () => {
    const maze = mazeOf(CODES[0]!)
    const way = wayOf(maze)
    for (const theme of Object.keys(THEMES) as ThemeName[]) {
      const { background, wall, way: wayColour } = THEMES[theme].colours
      const colours = coloursIn(maze, { theme, way, cellSize: 24, wallWidth: 4 })
      for (const colour of [background, wall, wayColour])
        expect(colours.get(colour) ?? 0, `${theme} ${colour}`).toBeGreaterThan(100)
    }
  })

  it('writes labels, in the font that comes along', () => {
    const maze = mazeOf(CODES[0]!)
    const colours = { text: '#00ff00' }
    const options = { colours, cellSize: 40 }
    expect(coloursIn(maze, options).get('#00ff00') ?? 0).toBe(0)
    expect(coloursIn(maze, { ...options, numbers: true }).get('#00ff00') ?? 0).toBeGreaterThan(500)
  })

  it('refuses more pixels than memory is meant for, before it draws', () => {
    const maze = mazeOf(CODES[0]!)
    expect(codeOf(() => pngOf(maze, { pixelWidth: 100_000 }))).toBe('TOO_BIG')
    expect(codeOf(() => pngOf(maze, { pixelScale: 1e300 }))).toBe('TOO_BIG')
    expect(codeOf(() => pngOf(maze, { cellSize: 10_000 }))).toBe('TOO_BIG')
    // High and narrow: it is pixels that count.
    const tower = mazeOf('square:2x4000:eller:map:1')
    expect(codeOf(() => pngOf(tower, { pixelWidth: 1000 }))).toBe('TOO_BIG')
    expect(1000 * 1000).toBeLessThan(MOST_PNG_PIXELS)
  })

  it('refuses what is no size, no maze and no options', () => {
    const maze = mazeOf(CODES[0]!)
    for (const options of [
      { pixelWidth: 0 },
      { pixelWidth: 10.5 },
      { pixelWidth: '10' },
      { pixelScale: 0 },
      { pixelScale: Number.NaN },
      { pixelScale: Infinity },
      { pixelScale: 1, pixelWidth: 100 },
      { theme: 'none' },
      null,
    ])
      expect(
        codeOf(() => pngOf(maze, options as PngOptions)),
        JSON.stringify(options),
      ).not.toBe('drawn')
    expect(codeOf(() => pngOf(null as unknown as Maze))).toBe('BAD_ARGUMENT')
  })

  it('says what to do where there is no binary for the machine', () => {
    const cause = new Error('Cannot find module @resvg/resvg-js-linux-riscv64')
    let caught: unknown
    try {
      loadResvg(() => {
        throw cause
      })
    } catch (error) {
      caught = error
    }
    expect(MazeError.is(caught, 'NOT_INSTALLED')).toBe(true)
    expect(caught).toMatchObject({ cause, details: { machine: `${process.platform} ${process.arch}` } })
    expect(String(caught)).toMatch(/pngOf needs @resvg\/resvg-js .* install it anew on this machine/)
    expect(loadResvg().Resvg).toBeTypeOf('function')
  })
})
