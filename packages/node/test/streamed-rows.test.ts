import {
  bitPngChunks,
  blockTextChunks,
  memoryAtHand,
  packedChunks,
  type SquareRows,
  squareRows,
  streamedRows,
  streamedWay,
} from '@meikyuu/node'
import fc from 'fast-check'
import {
  buildMaze,
  ellerRows,
  type Maze,
  MazeError,
  type MazeRecipe,
  NO_LIMITS,
  parseRecipe,
  wayBetween,
  Xoshiro128,
} from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { joined } from './read-png.js'

const text = (chunks: Iterable<Uint8Array>) =>
  Array.from(chunks, (bytes) => Buffer.from(bytes).toString('latin1')).join('')

const bytesOf = (chunks: Iterable<Uint8Array>) => Array.from(chunks, (bytes) => [...bytes]).flat()

const algorithm = fc.constantFrom(
  'eller',
  'sidewinder',
  'sidewinder-south-coin30',
  'sidewinder-coin100',
  'binary-tree',
  'binary-tree-southwest',
  'binary-tree-northwest-coin70',
  'binary-tree-southeast-coin0',
)
const number = fc.integer({ min: 2, max: 30 })
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const codes = fc
  .tuple(algorithm, number, number, seed)
  .map(([word, width, height, of]) => `square:${width}x${height}:${word}:map:${of}`)

/** The block form of a board from its first row and column on, by the maze itself. */
function blockForm({ grid, passages, entrance, exit }: Maze): string {
  const { x, y, width, height } = grid.bounds
  const lines = Array.from({ length: height * 2 + 1 }, () => new Array<string>(width * 2 + 1).fill('#'))
  for (let cell = 0; cell < grid.cells; cell++) {
    const [left, top] = [(grid.centres.at(cell)[0]! - x) * 2, (grid.centres.at(cell)[1]! - y) * 2]
    lines[top]![left] = ' '
    for (const [slot, right, down] of [
      [0, 0, -1],
      [1, 1, 0],
      [2, 0, 1],
      [3, -1, 0],
    ] as const) {
      const side = cell * 4 + slot
      if (passages.isOpen(side) || side === entrance || side === exit) lines[top + down]![left + right] = ' '
    }
  }
  return lines.map((line) => `${line.join('')}\n`).join('')
}

describe('streamedRows', () => {
  it('is the maze of the recipe, as text, as bits and as a picture', async () => {
    await fc.assert(
      fc.asyncProperty(codes, async (code) => {
        const recipe: MazeRecipe = parseRecipe(code)
        const maze = buildMaze(recipe)
        expect(text(blockTextChunks(streamedRows(recipe)))).toBe(blockForm(maze))
        expect(bytesOf(packedChunks(streamedRows(recipe)))).toEqual(bytesOf(packedChunks(squareRows(maze))))
        const png = await joined(bitPngChunks(streamedRows(recipe)))
        expect(png.equals(await joined(bitPngChunks(maze)))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('takes the wide stream where recipes do, though no memory would hold the maze', () => {
    const recipe = parseRecipe('square:8193x8192:eller:map:3', NO_LIMITS)
    const [first] = streamedRows(recipe).rows
    const [wide] = ellerRows(new Xoshiro128(3), { width: 8193, height: 8192 })
    expect(first).toEqual(wide)
    const huge = streamedRows(parseRecipe('square:100000x4000000000:binary-tree:map:1', NO_LIMITS))
    let rows = 0
    for (const row of huge.rows) {
      expect(row.length).toBe(100_000)
      if (++rows === 3) break
    }
  })

  it('refuses recipes whose mazes cannot come row by row', () => {
    const limited = (code: string): MazeRecipe => parseRecipe(code)
    for (const [code, got] of [
      ['hex:5x5:prim:map:1', 'DOES_NOT_FIT'],
      ['square:5x5:prim:map:1', 'DOES_NOT_FIT'],
      ['square:5x5:eller~braid-50:map:1', 'DOES_NOT_FIT'],
      ['square:5x5:eller:to-goal:1', 'DOES_NOT_FIT'],
      ['square:5x5:sidewinder-east:map:1', 'BAD_ARGUMENT'],
    ] as const) {
      let caught: unknown
      try {
        streamedRows(limited(code))
      } catch (error) {
        caught = error
      }
      expect(MazeError.is(caught) && caught.code, code).toBe(got)
    }
    expect(() => streamedRows(null as unknown as MazeRecipe)).toThrow(/^expected /)
    expect(() => streamedWay(limited('square:5x5:eller:map:1'), 0, 1)).toThrow(
      'streamedWay needs sidewinder or binary-tree, got eller',
    )
  })
})

describe('streamedWay', () => {
  it('refuses rows that are wider than memory, before the first', () => {
    const width = 2 ** 31 - 1
    const isTooWide = 29 * width > memoryAtHand()
    const recipe = parseRecipe(`square:${width}x2:eller:map:1`, NO_LIMITS)
    const refused = expect(() => streamedRows(recipe).rows[Symbol.iterator]())
    if (isTooWide) refused.toThrow(expect.objectContaining({ code: 'NO_MEMORY' }))
    else refused.not.toThrow()
  })

  it('is the way of the recipe', () => {
    const sided = fc.oneof(
      codes.filter((code) => !code.includes('eller')),
      codes.map((code) => code.replace(/:[a-z][^:]*:map/, ':sidewinder-west-coin40:map')),
    )
    fc.assert(
      fc.property(sided, fc.nat(), fc.nat(), (code, a, b) => {
        const recipe: MazeRecipe = parseRecipe(code)
        const maze = buildMaze(recipe)
        const [from, to] = [a % maze.grid.cells, b % maze.grid.cells]
        expect([...streamedWay(recipe, from, to)], code).toEqual([...wayBetween(maze, from, to)!])
      }),
      { numRuns: 100 },
    )
  })
})

describe('blockTextChunks', () => {
  it('takes other characters, and no others than of ASCII', () => {
    const rows = (): SquareRows => ({ width: 2, height: 1, rows: [Uint8Array.of(2, 8)] })
    expect(text(blockTextChunks(rows(), { wall: '@', passage: '.' }))).toBe('@@@@@\n@...@\n@@@@@\n')
    for (const wall of ['', '##', 'é', '\n', 5])
      expect(() => blockTextChunks(rows(), { wall: wall as string })).toThrow(/^expected wall/)
    expect(() => blockTextChunks(rows(), null as unknown as object)).toThrow(/^expected options/)
    expect(() => blockTextChunks(null as unknown as SquareRows)).toThrow(/^expected rows/)
  })

  it('is the block form of any maze of squares, with its doors, also in the middle', () => {
    for (const code of [
      'square:6x5:backtracker:enter-leave:42',
      'square:9x9:prim~braid-100:enter-leave:1',
      'heart:13:backtracker:enter-leave:5',
      'ring:12:hunt:enter-leave:7',
      'moon:16:kruskal:centre-out:6',
      'star:15:wilson:enter-leave:3',
    ]) {
      const maze: Maze = buildMaze(parseRecipe(code))
      expect(text(blockTextChunks(squareRows(maze))), code).toBe(blockForm(maze))
    }
  })

  it('is the same in pieces, however wide rows are', () => {
    const width = 40_000
    const row = new Uint8Array(width).fill(10)
    row[0] = 2
    row[width - 1] = 8
    const chunks = Array.from(blockTextChunks({ width, height: 5, rows: [row, row, row, row, row] }), (c) =>
      c.slice(),
    )
    expect(chunks.length).toBeGreaterThan(1)
    const [wall, cells] = ['#'.repeat(width * 2 + 1), `#${' '.repeat(width * 2 - 1)}#`]
    expect(text(chunks)).toBe(`${Array.from({ length: 5 }, () => `${wall}\n${cells}\n`).join('')}${wall}\n`)
  })
})

describe('packedChunks', () => {
  it('holds every passage once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }).chain((width) =>
          fc.array(fc.uint8Array({ minLength: width, maxLength: width, max: 15 }), {
            minLength: 1,
            maxLength: 9,
          }),
        ),
        (rows) => {
          const width = rows[0]!.length
          const packed = bytesOf(packedChunks({ width, height: rows.length, rows }))
          const stride = Math.ceil(width / 4)
          expect(packed.length).toBe(stride * rows.length)
          const two = (x: number, y: number) => (packed[y * stride + (x >> 2)]! >> ((x & 3) * 2)) & 3
          for (const [y, row] of rows.entries())
            expect(Array.from(row, (_, x) => two(x, y))).toEqual(Array.from(row, (bits) => (bits >> 1) & 3))
        },
      ),
    )
  })

  it('refuses rows that are none', () => {
    expect(() => packedChunks({ width: 1, height: 1, rows: null as unknown as [] })).toThrow(/^expected rows/)
    expect(() => bytesOf(packedChunks({ width: 2, height: 1, rows: [new Uint8Array(3)] }))).toThrow(
      /^expected row 0/,
    )
  })
})
