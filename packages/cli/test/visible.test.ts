import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { buildMaze, type Grid, needEnds, type Passages, parseRecipe } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawMaze } from '../src/draw-maze.js'
import { nameOf } from '../src/input/taken-maze.js'
import { paletteIn } from '../src/palette.js'
import { jsonLine, visible } from '../src/visible.js'
import { run } from './fake-io.js'

/** What moves the cursor, changes colours or turns the direction of writing; a line's end is ours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const COMMANDS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

const HOSTILE = ['\u001b]0;pwned\u0007\u001b[31mred', 'a\u009b31mred', 'a\u202ered', 'a\rred', 'a\u2028red']

const documentOf = (shape: string) =>
  JSON.stringify({
    format: 'meikyuu-maze',
    version: 1,
    grid: { board: 'square', shape, w: 3, h: 3 },
    passages: 'vHA=',
    start: null,
    goal: null,
    entrance: null,
    exit: null,
    keys: [],
  })

describe('what a terminal is shown', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('commands it nothing, whatever documents, files and recipes say', async () => {
    const commands = [
      ['show'],
      ['show', '--json'],
      ['solve'],
      ['solve', '--json'],
      ['score'],
      ['score', '--explain'],
      ['score', '--json', '--explain'],
      ['convert'],
      ['convert', '-t', 'text'],
      ['convert', '-t', 'recipe'],
      ['convert', '-t', 'dot'],
      ['convert', '-t', 'svg'],
      ['make', '-t', 'json'],
      ['watch', '--frames', '1', '--solver', 'tremaux'],
    ]
    for (const hostile of HOSTILE) {
      const file = join(folder, `mazes${hostile.replaceAll('/', '')}.json`)
      writeFileSync(file, `${documentOf(hostile)}\n`)
      for (const command of commands)
        for (const maze of [documentOf(hostile), file, `${hostile}:5x5:prim:map:1`]) {
          const { out, err } = await run([...command, maze])
          expect(out + err, `${command.join(' ')} ${JSON.stringify(maze)}`).not.toMatch(COMMANDS)
          expect(out + err).not.toBe('')
        }
    }
    expect(readdirSync(folder)).toHaveLength(HOSTILE.length)
  })

  it('reads back from JSON as the same, and is plain', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(text, (parts) => {
        const value = { [parts.join('')]: parts }
        const line = jsonLine(value)
        expect(line).not.toMatch(COMMANDS)
        expect(JSON.parse(line)).toEqual(value)
        expect(visible(line)).toBe(line)
      }),
    )
  })
})

describe('a drawing', () => {
  it('commands a terminal nothing, whatever its maze is called', () => {
    const maze = needEnds(buildMaze(parseRecipe('square:4x3:prim:to-goal:1')), 'a drawing')
    for (const hostile of HOSTILE) {
      const grid = Object.create(maze.grid, { shape: { value: hostile } }) as Grid
      const passages = Object.create(maze.passages, { grid: { value: grid } }) as Passages
      const name = nameOf({ code: null, place: hostile })
      const drawn = { name, maze: { ...maze, grid, passages }, endsSuggested: true }
      const answer = { way: new Int32Array(), trips: new Int32Array() }
      const text = drawMaze(drawn, { width: 80, answer, palette: paletteIn(false), hasPicture: false })
      expect(text).toContain('red')
      expect(text).not.toMatch(COMMANDS)
    }
  })
})
