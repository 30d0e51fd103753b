import {
  graphGrid,
  hexGrid,
  latticeGrid,
  type Maze,
  MazeError,
  needEnds,
  Passages,
  SHAPES,
  type ShapeEntry,
  squareGrid,
} from '@meikyuu/grid'
import { solutionOf } from '@meikyuu/solver'
import { describe, expect, test } from 'vitest'
import {
  blockChunks,
  blockOf,
  blockRows,
  csvChunks,
  csvOf,
  FORMATS,
  formatsFor,
  fromText,
  TILES,
  tiledChunks,
  tiledOf,
} from '../src/index.js'
import { drawnOf, mazeOf, squareCodes } from './square-mazes.js'

const CODES = squareCodes().filter((_, i) => i % 7 === 0)

/** The code of a MazeError that a call throws, with its message. */
function refusal(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (MazeError.is(error)) return `${error.code}: ${error.message}`
    throw error
  }
  return 'nothing thrown'
}

describe('rows of tiles', () => {
  test('walls and floor are where the maze says, seen from its sides', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const { layout, cells, bounds } = maze.grid
      const rows = [...blockRows(maze)]
      let floor = 0
      for (let cell = 0; cell < cells; cell++) {
        const place = layout.placeOf(cell)
        if (place.kind !== 'row') throw new Error('no rows')
        const [y, x] = [(place.row - bounds.y) * 2 + 1, (place.column - bounds.x) * 2 + 1]
        expect(rows[y]![x], code).not.toBe(TILES.wall)
        floor++
        for (const [slot, tile] of [
          rows[y - 1]![x],
          rows[y]![x + 1],
          rows[y + 1]![x],
          rows[y]![x - 1],
        ].entries()) {
          const side = cell * 4 + slot
          const isOpen = maze.passages.isOpen(side) || side === maze.entrance || side === maze.exit
          expect(tile === TILES.floor, `${code} ${cell} ${slot}`).toBe(isOpen)
        }
      }
      floor += maze.passages.count + Number(maze.entrance !== null) + Number(maze.exit !== null)
      expect(rows.flatMap((row) => [...row]).filter((tile) => tile !== TILES.wall).length).toBe(floor)
      expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    }
  })

  test('start, goal, keys and the way have tiles of their own', () => {
    const maze = needEnds(mazeOf('square:8x8:backtracker:keys-3:1'), 'the way')
    const way = solutionOf(maze)
    const count = (tiles: number[], tile: number): number => tiles.filter((each) => each === tile).length
    const plain = [...blockRows(maze)].flatMap((row) => [...row])
    expect([TILES.start, TILES.goal, TILES.key, TILES.way].map((tile) => count(plain, tile))).toEqual([
      1, 1, 3, 0,
    ])
    const walked = [...blockRows(maze, { way, marks: false })].flatMap((row) => [...row])
    const doors = Number(maze.entrance !== null) + Number(maze.exit !== null)
    expect(count(walked, TILES.way)).toBe(way!.length * 2 - 1 + doors)
    expect(count(walked, TILES.start)).toBe(0)
  })

  test('the same however often they are asked for', () => {
    const rows = blockRows(mazeOf('heart:7:prim:to-goal:1'))
    expect([...rows]).toEqual([...rows])
  })

  test('a lattice is written as the same board in flat arrays is, at any size', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const { shape, ...size } = maze.recipe as { readonly shape: keyof typeof SHAPES; readonly size: number }
      const grid = (SHAPES[shape] as ShapeEntry).lattice!(size as never)
      const passages = new Passages(grid)
      for (let side = 0; side < grid.sides; side++)
        if (maze.passages.isOpen(side) && !passages.isOpen(side)) passages.carve(side)
      passages.fold()
      const onLattice = { ...maze, grid, passages } as Maze
      const way = maze.start === null ? null : solutionOf(maze)
      for (const options of [{}, { marks: false }, { way }, { way, marks: false }])
        expect(blockOf(onLattice, options), code).toBe(blockOf(maze, options))
    }
    const wide = latticeGrid(10_000, 10_000)
    const map: Maze = {
      grid: wide,
      passages: new Passages(wide),
      start: null,
      goal: null,
      entrance: null,
      exit: null,
      keys: [],
    }
    const [above, through] = blockRows(map)
    expect([above!.length, above![1], through![0], through![1], through![2]]).toEqual([20_001, 1, 1, 0, 1])
  })

  test('pieces are the text, and short ones of a large maze', () => {
    const maze = mazeOf('square:150x150:prim:to-goal:1')
    const chunks = [...blockChunks(maze)]
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.join('')).toBe(blockOf(maze))
    expect([...csvChunks(maze)].join('')).toBe(csvOf(maze))
    expect([...tiledChunks(maze)].join('')).toBe(tiledOf(maze))
    expect(Math.max(...[...csvChunks(maze), ...tiledChunks(maze)].map(({ length }) => length))).toBeLessThan(
      2 ** 17,
    )
  })
})

describe('the CSV file', () => {
  test('has the numbers of the rows, and lines as RFC 4180 has them', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const rows = csvOf(maze).split('\r\n')
      expect(rows.pop()).toBe('')
      expect(rows.map((row) => row.split(',').map(Number))).toEqual(
        [...blockRows(maze)].map((row) => [...row]),
      )
      expect(csvOf(maze, { lineEnd: '\n' })).toBe(csvOf(maze).replaceAll('\r\n', '\n'))
    }
  })

  test('reads back as block art of noughts and ones', () => {
    const maze = mazeOf('square:6x5:wilson:enter-leave:3')
    const art = csvOf(maze)
      .replaceAll(',', '')
      .replace(/[234]/g, (n) => ({ 2: 'S', 3: 'G', 4: 'k' })[n]!)
    expect(drawnOf(fromText(art).maze)).toEqual(drawnOf(maze))
  })
})

describe('tables of tiles', () => {
  const betweens = [',', ', ', ';', '\t', ' ']

  test.each(betweens)('read back as the maze that was written, with %j between', (between) => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      for (const lineEnd of ['\n', '\r\n'] as const)
        for (const way of [null, maze.start === null ? null : solutionOf(needEnds(maze, 'a way'))]) {
          const { maze: read, form } = fromText(csvOf(maze, { lineEnd, way }).replaceAll(',', between))
          expect(form).toBe('block')
          expect(drawnOf(read), code).toEqual(drawnOf(maze))
        }
    }
  })

  test('name faults by the columns of the text', () => {
    const table = '1,1,1,1,1,1,1\n1,0,0,0,1,0,1\n1,1,1,1,1,1,1'
    expect(fromText(table).findings.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      'ISLAND 2:11',
    ])
  })

  test('keep digits that options name', () => {
    const table = '1 1 1 1 1\n1 2 0 3 1\n1 1 1 1 1'
    expect(fromText(table).maze).toMatchObject({ start: 0, goal: 1 })
    expect(fromText(table, { start: '3', goal: '2' }).maze).toMatchObject({ start: 1, goal: 0 })
  })
})

describe('what fits', () => {
  const HEX = hexMaze()

  test('squares alone are tiles', () => {
    for (const write of [blockRows, blockOf, blockChunks, csvOf, csvChunks, tiledOf, tiledChunks])
      expect(
        refusal(() => write(HEX)),
        write.name,
      ).toMatch(/^DOES_NOT_FIT: .* needs a grid of squares, got hex$/)
  })

  test('formatsFor says so of every shape', () => {
    for (const [name, shape] of Object.entries(SHAPES)) {
      const grid = shape.make((shape.size === 'WxH' ? { w: 6, h: 5 } : { size: 6 }) as never)
      const passages = new Passages(grid)
      const maze: Maze = { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
      const isFit = refusal(() => blockOf(maze)) === 'nothing thrown'
      for (const format of ['block', 'csv', 'tiled'] as const)
        expect(formatsFor(grid).includes(format), name).toBe(isFit)
      expect(formatsFor(grid)).toContain('dxf')
      expect(isFit).toBe((shape.capabilities as readonly string[]).includes('squares'))
    }
    expect(formatsFor(graphGrid([[1], [0]]))).toEqual(['json', 'dot', 'graphml'])
    expect(Object.keys(FORMATS)).toEqual(formatsFor(squareGrid(2, 2)))
    expect(refusal(() => formatsFor(null as never))).toContain('BAD_ARGUMENT')
  })

  test.each([
    [() => blockOf(null as never), 'maze'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), null as never), 'options'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { wall: '' }), 'wall'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { wall: '🧱🧱' }), 'wall'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { floor: '\n' }), 'floor'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { floor: '\ud83e' }), 'floor'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { floor: '#' }), 'floor'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { start: ' ' }), 'start'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { marks: 1 as never }), 'marks'],
    [() => blockOf(mazeOf('square:3x3:prim:map:1'), { way: 'way' as never }), 'way'],
    [() => blockRows(mazeOf('square:3x3:backtracker:map:1'), { way: [0, 8] }), 'way'],
    [() => csvChunks(mazeOf('square:3x3:prim:map:1'), { lineEnd: ';' as never }), 'lineEnd'],
    [() => tiledChunks(mazeOf('square:3x3:prim:map:1'), { tileSize: 0 }), 'tileSize'],
    [() => tiledChunks(mazeOf('square:3x3:prim:map:1'), { image: '' }), 'image'],
    [() => tiledChunks(mazeOf('square:3x3:prim:map:1'), { tileset: 3 as never }), 'tileset'],
  ])('what is asked for in vain is refused before the first row: %s', (call, name) => {
    expect(refusal(call)).toContain(`BAD_ARGUMENT: expected ${name} to be`)
  })

  test.each([
    '\u200b',
    '\ufe0f',
    '\u0301',
    '\u202e',
    '\u2060',
    '\u00ad',
    '\u115f',
    '\u3164',
    '\u{e0100}',
    '\ufeff',
    '\u2028',
  ])('a character that takes no room on a line: %j', (wall) => {
    expect(refusal(() => blockOf(mazeOf('square:3x3:prim:map:1'), { wall }))).toContain(
      'BAD_ARGUMENT: expected wall to be a single character that takes room on a line',
    )
  })

  test('a way of cells that are none', () => {
    expect(refusal(() => blockRows(mazeOf('square:3x3:prim:map:1'), { way: [9] }))).toContain('NO_SUCH_CELL')
  })
})

function hexMaze(): Maze {
  const grid = hexGrid(3, 3)
  return { grid, passages: new Passages(grid), start: null, goal: null, entrance: null, exit: null, keys: [] }
}
