import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FORMATS as PACKAGE_FORMATS } from '@meikyuu/formats'
import { buildMaze, type LatticeGrid, NO_LIMITS, parseRecipe } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ASKED, type Asked, type Format } from '../src/formats/format.js'
import { FORMATS } from '../src/formats/formats.js'
import { run } from './fake-io.js'

const EXAMPLE = 'square:5x5:prim:keys-1:1'

const FLAGS: Readonly<Record<Asked, readonly string[]>> = {
  solution: ['--solution'],
  figures: ['--figures'],
  theme: ['--theme', 'dark'],
  cellSize: ['--cell-size', '9'],
  passages: ['--passages'],
  numbers: ['--numbers'],
  heat: ['--heat', '0'],
  width: ['--width', '33'],
}

const TABLE = Object.entries<Format>(FORMATS)

describe('a format and an option', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each(TABLE)('%s is changed by each that it takes, and refuses all others', async (name, format) => {
    const written = async (flags: readonly string[], file: string) => {
      const path = join(folder, file)
      const { code, err } = await run(['make', EXAMPLE, '-q', '-t', name, ...flags, '-o', path])
      return { code, err, bytes: code === 0 ? readFileSync(path).toString('latin1') : null }
    }
    const plain = await written([], 'plain')
    expect(plain.code).toBe(0)
    for (const asked of ASKED) {
      const { code, err, bytes } = await written(FLAGS[asked], asked)
      if (format.takes.includes(asked)) {
        expect({ code, err }, asked).toEqual({ code: 0, err: '' })
        expect(bytes, asked).not.toBe(plain.bytes)
      } else {
        expect({ code, bytes }, asked).toEqual({ code: 2, bytes: null })
        expect(err).toMatch(
          new RegExp(`^meikyuu: expected no ${FLAGS[asked][0]} for the format ${name}: .*\\w\n\\(meikyuu`),
        )
      }
    }
    const convert = [
      'convert',
      EXAMPLE,
      '-t',
      name,
      ...(format.takes.includes('heat') ? ['--width', '33'] : ['--heat', '0']),
    ]
    expect((await run(convert)).code).toBe(2)
  })
})

describe('the table of formats', () => {
  it('agrees with that of the package, where one ending may stand for several', () => {
    const OTHER_ENDINGS: Readonly<Record<string, string>> = { block: 'txt', plotter: 'svg' }
    for (const [name, { extension, needs }] of Object.entries(PACKAGE_FORMATS)) {
      const ours: Format = FORMATS[name as keyof typeof PACKAGE_FORMATS]
      expect(ours.fits, name).toBe(needs === 'squares' ? 'squares' : 'all')
      if (OTHER_ENDINGS[name] === undefined) expect(ours.extensions, name).toContain(extension)
      else expect([extension, ours.extensions.includes(extension)]).toEqual([OTHER_ENDINGS[name], false])
    }
  })

  it.each<(size: number) => string>([
    (size) => `square:${size}x60:prim:to-goal:1`,
    (size) => `moon:${size}:prim:to-goal:1`,
  ])('knows which read the flat arrays of a lattice', async (codeOf) => {
    for (const [i, [name, { write, readsGraph = false }]] of TABLE.entries()) {
      // A board of its own: its arrays are made once.
      const code = codeOf(110 + i)
      const maze = buildMaze(parseRecipe(code, NO_LIMITS))
      const grid = maze.grid as LatticeGrid
      expect([grid.kind, grid.madeBytes]).toEqual(['lattice', 0])
      for await (const _ of await write({ name: code, maze, answer: null, figures: null }, {}));
      expect({ name, readsGraph: grid.madeBytes > 0 }).toEqual({ name, readsGraph })
    }
  })

  it('has no ending twice', () => {
    const endings = TABLE.flatMap(([, { extensions }]) => extensions)
    expect(new Set(endings).size).toBe(endings.length)
  })
})

describe('files of one maze each', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([[[]], [['--force']]])(
    'are never written over by a later one of the same run: %j',
    async (flags) => {
      const other = 'square:6x5:prim:to-goal:1'
      const output = join(folder, '{code}.svg')
      const { code, err } = await run(['make', EXAMPLE, EXAMPLE, other, '-o', output, ...flags])
      expect(code).toBe(1)
      expect(err).toMatch(/^meikyuu: argument 2: .* \(FILE_EXISTS\)\n$/)
      expect(readdirSync(folder)).toHaveLength(2)
      expect((await run(['make', EXAMPLE, other, '-o', output, '-f'])).code).toBe(0)
      expect((await run(['make', EXAMPLE, EXAMPLE, '-o', join(folder, '{n}-{code}.svg')])).code).toBe(0)
      expect(readdirSync(folder)).toHaveLength(4)
    },
  )
})
