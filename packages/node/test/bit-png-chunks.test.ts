import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BIT_PNG_LIMITS,
  bitPngChunks,
  NO_CELL,
  type SquareRows,
  squareRows,
  writeFileWhole,
} from '@meikyuu/node'
import fc from 'fast-check'
import { decode } from 'fast-png'
import {
  buildMaze,
  carveMaze,
  cellAcross,
  cellsAt,
  latticeGrid,
  type Maze,
  MazeError,
  Mulberry32,
  maskedGrid,
  maskedLattice,
  maskFromText,
  OUTSIDE,
  Passages,
  parseRecipe,
  squareGrid,
} from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { joined, readChunks } from './read-png.js'

interface Pixels {
  readonly cell: number
  readonly wall: number
}

const pngOf = (maze: Maze | SquareRows, { cell, wall }: Pixels = { cell: 1, wall: 1 }) =>
  joined(bitPngChunks(maze, { cellPixels: cell, wallPixels: wall }))

/** The picture as text, a character a pixel. */
function artOf(png: Uint8Array): string[] {
  const { width, height, data, depth, channels } = decode(png, { checkCrc: true })
  expect([depth, channels]).toEqual([1, 1])
  const stride = Math.ceil(width / 8)
  expect(data.length).toBe(stride * height)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      ((data[y * stride + (x >> 3)]! >> (7 - (x & 7))) & 1) === 1 ? ' ' : '#',
    ).join(''),
  )
}

/** Which line or column of walls (even) and cells (odd) a pixel is in, from 0. */
const bandOf = (pixel: number, { cell, wall }: Pixels) =>
  Math.floor(pixel / (cell + wall)) * 2 + (pixel % (cell + wall) < wall ? 0 : 1)

/** Whether a side of a cell is wall: not open, and no door. */
const isWall = ({ passages, entrance, exit }: Maze, side: number) =>
  !passages.isOpen(side) && side !== entrance && side !== exit

/**
 * Whether a picture of two pixels a place has wall at a place, by the maze
 * itself: a wall where a cell has one, a corner where a wall ends.
 */
function isBlack(maze: Maze, left: number, top: number, x: number, y: number): boolean {
  const wallBetween = (column: number, row: number, slot: number): boolean => {
    const [cell] = cellsAt(maze.grid, left + column + 0.5, top + row + 0.5)
    return cell !== undefined && isWall(maze, cell * 4 + slot)
  }
  const [column, row] = [x >> 1, y >> 1]
  const upright = (column: number, row: number) =>
    wallBetween(column, row, 3) || wallBetween(column - 1, row, 1)
  const level = (column: number, row: number) =>
    wallBetween(column, row, 0) || wallBetween(column, row - 1, 2)
  if (x % 2 === 1 && y % 2 === 1) return false
  if (x % 2 === 1) return level(column, row)
  if (y % 2 === 1) return upright(column, row)
  return upright(column, row) || upright(column, row - 1) || level(column, row) || level(column - 1, row)
}

/** Where the topmost and the leftmost cells stand. */
function cornerOf({ grid }: Maze): { left: number; top: number } {
  const places = Array.from({ length: grid.cells }, (_, cell) => grid.layout.placeOf(cell))
  const rows = places.map((place) => (place.kind === 'row' ? place.row : Number.NaN))
  const columns = places.map((place) => (place.kind === 'row' ? place.column : Number.NaN))
  return { left: Math.min(...columns), top: Math.min(...rows) }
}

const CODES = [
  'square:2x2:backtracker:map:1',
  'square:7x5:backtracker:enter-leave:1',
  'square:31x4:prim:enter-leave:2',
  'square:4x31:wilson~braid-50:enter-leave:3',
  'square:9x9:blobs~loops-20:centre-out:4',
  'heart:13:backtracker:enter-leave:5',
  'moon:16:kruskal:enter-leave:6',
  'ring:12:hunt:map:7',
  'cross:9:growing:keys-2:8',
]

describe('bitPngChunks', () => {
  it('paints every wall and nothing else, at any size of cells and walls', async () => {
    for (const code of CODES) {
      const maze = buildMaze(parseRecipe(code))
      const { left, top } = cornerOf(maze)
      for (const pixels of [
        { cell: 1, wall: 1 },
        { cell: 3, wall: 1 },
        { cell: 1, wall: 2 },
        { cell: 5, wall: 3 },
        { cell: 16, wall: 8 },
      ]) {
        const art = artOf(await pngOf(maze, pixels))
        const expected = art.map((line, y) =>
          Array.from(line, (_, x) =>
            isBlack(maze, left, top, bandOf(x, pixels), bandOf(y, pixels)) ? '#' : ' ',
          ).join(''),
        )
        expect(art, `${code} ${pixels.cell} ${pixels.wall}`).toEqual(expected)
      }
    }
  })

  it('is the same of a lattice, whole or cut', () => {
    const rowsOf = (maze: Maze) => Array.from(squareRows(maze).rows, (row) => row.join(' '))
    // Nothing in the first row and column, nor in the last column.
    const art = ['......', '..###.', '.##.#.', '.#..#.', '.####.']
    for (const [graph, lattice] of [
      [squareGrid(7, 4), latticeGrid(7, 4)],
      [maskedGrid('square', maskFromText(art)).grid, maskedLattice(maskFromText(art)).grid],
    ] as const) {
      const passages = carveMaze(graph, 'backtracker', new Mulberry32(5))
      const doors = {
        start: 0,
        goal: graph.cells - 1,
        entrance: 0,
        exit: (graph.cells - 1) * 4 + 2,
        keys: [],
      }
      const onLattice = new Passages(lattice, passages.open.slice())
      const rows = rowsOf({ grid: graph, passages, ...doors })
      expect(rowsOf({ grid: lattice, passages: onLattice, ...doors })).toEqual(rows)
      expect(rows).toHaveLength(4)
    }
  })

  it('is a picture that one can read', async () => {
    const maze = buildMaze(parseRecipe('square:6x4:eller:enter-leave:1'))
    expect(artOf(await pngOf(maze)).join('\n')).toMatchInlineSnapshot(`
      "#############
      # #   # # # #
      # ### # # # #
      #           #
      # ### ### # #
      #   #   # # #
      ### # # #####
      #   # #     #
      # ######### #"
    `)
  })

  it('leaves places without a cell white', async () => {
    const { grid } = maskedGrid('square', maskFromText(['.##', '###', '##.']))
    const maze = {
      grid,
      passages: new Passages(grid),
      start: null,
      goal: null,
      entrance: null,
      exit: null,
      keys: [],
    } as const
    expect(artOf(await pngOf(maze))).toEqual([
      '  #####',
      '  # # #',
      '#######',
      '# # # #',
      '#######',
      '# # #  ',
      '#####  ',
    ])
    expect([...squareRows(maze).rows].length).toBe(3)
    expect(squareRows(maze).rows[Symbol.iterator]().next().value[0]).toBe(NO_CELL)
  })

  it('is well made: chunks in order, checksums right, one bit of grey a pixel', async () => {
    for (const [code, least] of [
      ['square:2x2:eller:map:1', 1],
      ['square:190x200:prim:map:1', 1],
      ['square:700x500:sidewinder:map:1', 2],
    ] as const) {
      const maze = buildMaze(parseRecipe(code, { cells: 1_000_000 }))
      const chunks = readChunks(await pngOf(maze, { cell: 2, wall: 1 }))
      const data = chunks.filter(({ type }) => type === 'IDAT')
      expect(chunks.map(({ type }) => type)).toEqual(['IHDR', ...data.map(({ type }) => type), 'IEND'])
      expect(data.length).toBeGreaterThanOrEqual(least)
      const { width, height } = maze.grid.rows!
      const header = Buffer.alloc(13)
      header.writeUInt32BE(width * 3 + 1, 0)
      header.writeUInt32BE(height * 3 + 1, 4)
      header[8] = 1
      expect(Buffer.from(chunks[0]!.data).equals(header)).toBe(true)
    }
  })

  it('is the same from any rows that say the same, however they come', async () => {
    const row = (width: number) => fc.uint8Array({ minLength: width, maxLength: width, max: 15 })
    const board = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 }))
      .chain(([width, height]) => fc.array(row(width), { minLength: height, maxLength: height }))
    await fc.assert(
      fc.asyncProperty(
        board,
        fc.integer({ min: 1, max: 16 }),
        fc.integer({ min: 1, max: 8 }),
        async (rows, cell, wall) => {
          const size = { width: rows[0]!.length, height: rows.length }
          function* again() {
            const same = new Uint8Array(size.width)
            for (const each of rows) {
              same.set(each)
              yield same
            }
          }
          const pixels = { cell, wall }
          const png = await pngOf({ ...size, rows }, pixels)
          expect(png.equals(await pngOf({ ...size, rows: again() }, pixels))).toBe(true)
          const art = artOf(png)
          expect([art[0]!.length, art.length]).toEqual([
            size.width * (cell + wall) + wall,
            size.height * (cell + wall) + wall,
          ])
          // Each cell's middle is white, and each side between two cells that both leave open.
          rows.forEach((bits, y) => {
            bits.forEach((bit, x) => {
              const [left, top] = [x * (cell + wall) + wall, y * (cell + wall) + wall]
              expect(art[top]![left]).toBe(' ')
              const east = x + 1 < size.width ? (bits[x + 1]! >> 3) & 1 : 1
              expect(art[top]![left + cell]).toBe((bit >> 1) & east ? ' ' : '#')
              const south = y + 1 < size.height ? rows[y + 1]![x]! & 1 : 1
              expect(art[top + cell]![left]).toBe((bit >> 2) & south ? ' ' : '#')
            })
          })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('refuses before it begins', () => {
    const maze = buildMaze(parseRecipe('square:3x3:eller:map:1'))
    const rows = { width: 3, height: 3, rows: [] }
    const cases: [unknown, unknown, string][] = [
      [maze, { cellPixels: 0 }, 'BAD_ARGUMENT'],
      [maze, { cellPixels: BIT_PNG_LIMITS.cellPixels + 1 }, 'BAD_ARGUMENT'],
      [maze, { wallPixels: 1.5 }, 'BAD_ARGUMENT'],
      [maze, null, 'BAD_ARGUMENT'],
      [null, {}, 'BAD_ARGUMENT'],
      [{}, {}, 'BAD_ARGUMENT'],
      [{ ...rows, rows: 5 }, {}, 'BAD_ARGUMENT'],
      [{ ...rows, width: 0 }, {}, 'BAD_ARGUMENT'],
      [{ ...rows, height: 2 ** 30 }, {}, 'TOO_BIG'],
      [{ ...rows, width: 2 ** 27 }, { cellPixels: 16 }, 'TOO_BIG'],
      [buildMaze(parseRecipe('hex:5x5:prim:map:1')), {}, 'DOES_NOT_FIT'],
    ]
    for (const [source, options, code] of cases) {
      let caught: unknown
      try {
        bitPngChunks(source as Maze, options as object)
      } catch (error) {
        caught = error
      }
      expect(MazeError.is(caught) && caught.code, String(code)).toBe(code)
    }
  })

  it('refuses rows that are too few, too many, too short or none, and leaves no file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
    const three = () => new Uint8Array(3)
    for (const rows of [
      [three()],
      [three(), three(), three()],
      [three(), new Uint8Array(2)],
      [three(), null],
    ]) {
      const chunks = bitPngChunks({ width: 3, height: 2, rows: rows as Uint8Array[] })
      await expect(writeFileWhole(join(folder, 'maze.png'), chunks)).rejects.toThrow(/^expected row/)
      expect(readdirSync(folder)).toEqual([])
    }
    await writeFileWhole(
      join(folder, 'maze.png'),
      bitPngChunks({ width: 3, height: 2, rows: [three(), three()] }),
    )
    expect(artOf(readFileSync(join(folder, 'maze.png')))).toHaveLength(5)
    rmSync(folder, { recursive: true })
  })

  it('passes on what goes wrong while rows are made, and stops asking when nobody reads', async () => {
    let [asked, ended] = [0, false]
    function* rows() {
      try {
        for (;;) {
          asked++
          yield new Uint8Array(10_000)
        }
      } finally {
        ended = true
      }
    }
    for await (const chunk of bitPngChunks({ width: 10_000, height: 1_000_000, rows: rows() }))
      if (chunk.length > 1000) break
    await new Promise(setImmediate)
    expect(ended).toBe(true)
    expect(asked).toBeLessThan(100_000)
    function* failing() {
      yield new Uint8Array(3)
      throw new Error('no more')
    }
    await expect(joined(bitPngChunks({ width: 3, height: 2, rows: failing() }))).rejects.toThrow('no more')
  })

  it('opens doors where the maze has them', async () => {
    const maze = buildMaze(parseRecipe('square:5x5:backtracker:enter-leave:42'))
    for (const door of [maze.entrance!, maze.exit!]) expect(cellAcross(maze.grid, door)).toBe(OUTSIDE)
    const art = artOf(await pngOf(maze))
    const rim = [
      art[0]!,
      art.at(-1)!,
      art.map((line) => line[0]).join(''),
      art.map((line) => line.at(-1)).join(''),
    ]
    expect(rim.join('').replaceAll('#', '')).toBe('  ')
  })
})
