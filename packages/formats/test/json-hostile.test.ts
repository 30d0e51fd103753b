import {
  type Grid,
  graphGrid,
  hexGrid,
  type Maze,
  MazeError,
  type MazeErrorCode,
  Passages,
  SHAPES,
  squareGrid,
} from '@meikyuu/grid'
import { buildMaze, mazeKit, parseRecipe } from '@meikyuu/recipes'
import { describeMaze } from '@meikyuu/render'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FromJsonOptions, mazeFromJson, mazeToJson, readDocument } from '../src/index.js'

const maze = buildMaze(parseRecipe('square:4x3:backtracker:enter-leave:42'))
const { recipe, ...plain } = mazeToJson(maze)
const graph = {
  board: 'graph',
  sides: [[1, -1], [0, 2], [1]],
  centres: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
}
const ofGraph = { ...plain, grid: graph, passages: 'wA==', start: 0, goal: 2, entrance: 1, exit: null }

function codeOf(value: unknown, options?: FromJsonOptions): MazeErrorCode | 'taken' {
  try {
    mazeFromJson(value, options)
    return 'taken'
  } catch (error) {
    if (MazeError.is(error)) return error.code
    throw error
  }
}

function mapOn(grid: Grid): Maze {
  return { grid, passages: new Passages(grid), start: null, goal: null, entrance: null, exit: null, keys: [] }
}

/** What the error of a document says was wrong with which part. */
function partOf(value: unknown): string {
  try {
    mazeFromJson(value)
    return 'nothing'
  } catch (error) {
    if (MazeError.is(error, 'BAD_DOCUMENT')) return error.details.where
    throw error
  }
}

describe('a recipe that is not its document at all', () => {
  it('takes no more time than the document is worth', () => {
    for (const code of [
      'square:40000x40000:wilson:map:1',
      'moon:30000:kruskal:map:1',
      'circle:9000:prim:map:1',
    ])
      expect(codeOf({ ...plain, recipe: code }, { cells: Infinity })).toBe('BAD_DOCUMENT')
    expect(codeOf({ ...ofGraph, recipe: 'square:40000x40000:wilson:map:1' }, { cells: Infinity })).toBe(
      'BAD_DOCUMENT',
    )
    expect(codeOf({ ...plain, recipe: 'square:9x9:wilson:map:1' })).toBe('BAD_DOCUMENT')
  })

  it.each(Object.keys(SHAPES))('is told of by size only where %s could not be it', (shape) => {
    const { size } = SHAPES[shape as keyof typeof SHAPES]
    for (const side of [4, 5, 7, 30]) {
      const code = `${shape}:${size === 'N' ? side : `${side}x${side}`}:prim:map:1`
      expect(codeOf(mazeToJson(buildMaze(parseRecipe(code)))), code).toBe('taken')
    }
  })
})

describe('what is no document', () => {
  it('is taken as it stands without a change', () => {
    expect(codeOf(plain)).toBe('taken')
    expect(codeOf({ recipe, ...plain })).toBe('taken')
    expect(codeOf(ofGraph)).toBe('taken')
  })

  it.each([
    undefined,
    null,
    7,
    'a text',
    '',
    '[]',
    '"text"',
    'null',
    JSON.stringify(plain).slice(0, -1),
    `${JSON.stringify(plain)}{}`,
    '"\\"[[',
    [],
    () => plain,
    Symbol('x'),
    10n,
    new Map(),
    '['.repeat(200_000),
    `${'{"figures":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  ])('is refused: %#', (value) => {
    expect(codeOf(value)).toBe('BAD_DOCUMENT')
    expect(() => readDocument(value)).toThrow(MazeError)
  })

  it.each([0, 2, '1', null, undefined, 1.5])('is refused as of an unknown version: %s', (version) => {
    expect(codeOf({ ...plain, version })).toBe('NO_SUCH_VERSION')
  })

  it.each<[string, object]>([
    ['format', { format: 'other' }],
    ['document', { extra: 1 }],
    ['grid', { grid: [] }],
    ['grid.board', { grid: { board: 'toString' } }],
    ['grid.board', { grid: Object.create({ board: 'square', w: 4, h: 3 }) }],
    ['grid', { grid: { board: 'square', w: 4, h: 3, size: 2 } }],
    ['grid.w', { grid: { board: 'square', w: '4', h: 3 } }],
    ['grid.w', { grid: { board: 'square', w: 1, h: 3 } }],
    ['grid.w', { grid: { board: 'square', w: 4.5, h: 3 } }],
    ['grid.h', { grid: { board: 'square', w: 4 } }],
    ['grid.h', { grid: { board: 'square', w: 4, h: Infinity } }],
    ['grid.size', { grid: { board: 'circle', size: -3 } }],
    ['grid.shape', { grid: { board: 'square', w: 4, h: 3, shape: 'square' } }],
    ['grid.shape', { grid: { board: 'square', w: 4, h: 3, shape: 'x'.repeat(101) } }],
    ['grid.cells', { grid: { board: 'square', w: 4, h: 3, cells: '//A' } }],
    ['grid.cells', { grid: { board: 'square', w: 4, h: 3, cells: '//8=' } }],
    ['grid.cells', { grid: { board: 'square', w: 4, h: 3, cells: 'wwA=' } }],
    ['grid.cells', { grid: { board: 'square', w: 4, h: 3, cells: '-/A=' } }],
    ['grid.cells', { grid: { board: 'square', w: 4, h: 3, cells: '////' } }],
    ['passages', { passages: '' }],
    ['passages', { passages: 7 }],
    ['passages', { passages: `${plain.passages}AAAA` }],
    ['start', { start: '0' }],
    ['start', { start: -1 }],
    ['start', { start: undefined }],
    ['goal', { goal: null }],
    ['goal', { start: null }],
    ['entrance', { entrance: 1 }],
    ['entrance', { entrance: 4 }],
    ['exit', { exit: '2' }],
    ['keys', { keys: {} }],
    ['keys[0]', { keys: ['3'] }],
    ['keys', { start: null, goal: null, entrance: null, exit: null, keys: [1] }],
    ['recipe', { recipe: 7 }],
    ['figures', { figures: [] }],
    ['figures.a', { figures: { a: NaN } }],
    ['figures.a[1]', { figures: { a: [1, () => 1] } }],
    ['figures.b', { figures: { b: new Float64Array(2) } }],
    ['figures.a', { figures: { a: new Map([[1, 2]]), b: 1 } }],
    ['figures.a[0]', { figures: { a: [new Set([1])] } }],
    ['figures.a.b', { figures: { a: { b: new Error('lost') } } }],
    ['figures.a', { figures: { a: new (class Score {})() } }],
    ['figures', { figures: new Map([[1, 2]]) }],
    ['figures', { figures: JSON.parse('{"__proto__":{"polluted":true}}') }],
  ])('is told by its part: %s in %j', (where, change) => {
    expect(partOf({ ...plain, ...change })).toBe(where)
    expect(({} as { polluted?: true }).polluted).toBeUndefined()
  })

  it.each<[MazeErrorCode, object]>([
    ['NO_SUCH_CELL', { start: 12 }],
    ['NO_SUCH_CELL', { goal: 39_999 }],
    ['NO_SUCH_CELL', { keys: [3, 12] }],
    ['BAD_ENDS', { keys: [1, 1] }],
    ['BAD_ENDS', { keys: [plain.start] }],
    ['BAD_ENDS', { keys: [2, plain.goal] }],
    ['BAD_ENDS', { goal: plain.start, exit: null }],
    ['TOO_BIG', { keys: Array(11).fill(1) }],
    ['TOO_BIG', { grid: { board: 'square', w: 300_000_000, h: 300_000_000 } }],
    ['TOO_BIG', { grid: { board: 'circle', size: 300_000_000 } }],
    ['TOO_BIG', { grid: { board: 'hex', w: 40_001, h: 1, cells: '' } }],
    ['TOO_BIG', { grid: { board: 'graph', sides: Array(40_001).fill([]) } }],
    ['TOO_SMALL', { grid: { board: 'graph', sides: [[]] } }],
    ['EMPTY_MASK', { grid: { board: 'square', w: 4, h: 3, cells: 'AAA=' } }],
    ['TOO_SMALL', { grid: { board: 'square', w: 4, h: 3, cells: 'gAA=' } }],
    ['BAD_CODE', { recipe: 'square' }],
    ['TOO_BIG', { recipe: 'square:900x900:wilson:map:1' }],
    ['BAD_GRAPH', { grid: { board: 'graph', sides: [[0], [1]] } }],
    ['NOT_CONNECTED', { grid: { board: 'graph', sides: [[1], [0], [3], [2]] } }],
  ])('is refused with %s: %j', (code, change) => {
    expect(codeOf({ ...plain, ...change })).toBe(code)
  })

  it.each<[string, object]>([
    ['grid.sides[1]', { sides: [[1, -1], 7, [1]] }],
    ['grid.sides[1][0]', { sides: [[1, -1], ['0', 2], [1]] }],
    ['grid.sides[2][0]', { sides: [[1, -1], [0, 2], [3]] }],
    ['grid.sides[1]', { sides: [[1], ...Array(1), [1]] }],
    ['grid.centres', { centres: [[0, 0]] }],
    ['grid.centres[0]', { centres: [[0], [1], [2]] }],
    [
      'grid.centres[1]',
      {
        centres: [
          [0, 0],
          [1, 0, 0],
          [2, 0],
        ],
      },
    ],
    [
      'grid.centres[1][0]',
      {
        centres: [
          [0, 0],
          ['1', 0],
          [2, 0],
        ],
      },
    ],
  ])('is told by its part of a graph: %s', (where, change) => {
    expect(partOf({ ...ofGraph, grid: { ...graph, ...change } })).toBe(where)
  })

  it('is refused over the limit of characters before it is read', () => {
    expect(codeOf(JSON.stringify(plain), { characters: 20 })).toBe('TOO_BIG')
    expect(codeOf('['.repeat(2 ** 22 + 1))).toBe('TOO_BIG')
    expect(codeOf(JSON.stringify(plain), { cells: 11 })).toBe('TOO_BIG')
    expect(codeOf(JSON.stringify(plain), { cells: 12, characters: Infinity })).toBe('taken')
  })

  it('is refused with figures that are too deep, too many or endless', () => {
    const endless: { again?: unknown } = {}
    endless.again = endless
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
    expect(codeOf({ ...plain, figures: nested(32) })).toBe('taken')
    expect(codeOf({ ...plain, figures: nested(33) })).toBe('BAD_DOCUMENT')
    expect(codeOf({ ...plain, figures: endless })).toBe('BAD_DOCUMENT')
    const wide = Array.from({ length: 5 }).reduce<unknown>((inner) => Array(20).fill(inner), 1)
    expect(codeOf({ ...plain, figures: { wide } })).toBe('BAD_DOCUMENT')
  })

  it.each([
    null,
    [],
    'x',
    { cells: 0 },
    { cells: '9' },
    { keys: -1 },
    { characters: 1.5 },
    { trustRecipe: 1 },
    { kit: {} },
    { kit: null },
    { kit: { parseRecipe } },
    { kit: { parseRecipe, recipeCode: 5, buildMaze } },
    { steps: 0 },
  ])('has options that are some: %j', (options) => {
    expect(codeOf({ recipe, ...plain }, options as never)).toBe('BAD_ARGUMENT')
  })

  it('never makes anything but a maze or a MazeError of anything', () => {
    const fields = Object.keys({ ...plain, recipe, figures: 1 })
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
        expect(typeof codeOf({ recipe, ...plain, [field]: value })).toBe('string')
        expect(typeof codeOf({ ...ofGraph, grid: { ...graph, [field]: value } })).toBe('string')
      }),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(codeOf(text)).toBe('BAD_DOCUMENT')
      }),
      { numRuns: 100 },
    )
  })
})

describe('a recipe that is not that of the maze', () => {
  it('is found out by each part', () => {
    const other = mazeToJson(buildMaze(parseRecipe('square:4x3:backtracker:enter-leave:43')))
    const whole = { recipe, ...plain }
    expect(partOf({ ...whole, passages: other.passages })).toBe('passages')
    expect(partOf({ ...whole, grid: { board: 'square', w: 3, h: 4 } })).toBe('grid')
    expect(partOf({ ...whole, goal: plain.start })).toBe('goal')
    expect(partOf({ ...whole, entrance: null })).toBe('entrance')
    expect(partOf({ ...whole, keys: [5] })).toBe('keys')
  })

  it('is taken where recipes are trusted, but held to its limits', () => {
    const other = mazeToJson(buildMaze(parseRecipe('square:4x3:backtracker:enter-leave:43')))
    const mixed = { ...plain, recipe: other.recipe! }
    expect(codeOf(mixed, { trustRecipe: true })).toBe('taken')
    expect(codeOf({ ...plain, recipe: 'square:900x900:wilson:map:1' }, { trustRecipe: true })).toBe('TOO_BIG')
  })
})

describe('the name of a grid', () => {
  const unseen = [
    '\u001b[2J',
    '\n',
    '\u0000',
    '\u007f',
    '\u009b',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u2028',
    '\ufeff',
    '\ud800',
  ]

  it.each(unseen)('has no character that cannot be seen: %j', (character) => {
    for (const shape of [character, `a${character}b`]) {
      expect(partOf({ ...plain, grid: { board: 'square', w: 4, h: 3, shape } })).toBe('grid.shape')
      expect(partOf({ ...ofGraph, grid: { ...graph, shape } })).toBe('grid.shape')
      expect(() => graphGrid([[1], [0]], { shape })).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
      const named = Object.freeze({ ...squareGrid(4, 3), shape })
      expect(describeMaze(mapOn(named))).not.toContain(character)
      expect(() => mazeToJson(mapOn(named))).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
    }
  })

  it.each(Object.keys(SHAPES))('%s is that of no other shape', (shape) => {
    const boards = [
      graph,
      { board: 'square', w: 4, h: 3 },
      { board: 'circle', size: 2 },
      { board: 'hex', w: 4, h: 3 },
    ]
    const named = boards.filter((grid) => partOf({ ...plain, grid: { ...grid, shape } }) !== 'grid.shape')
    expect(named).toEqual(shape === 'hexagon' ? [boards[3]] : [])
    const wrong = shape === 'hexagon' ? squareGrid(3, 3) : hexGrid(3, 3)
    if (shape !== 'hex')
      expect(() => mazeToJson(mapOn(Object.freeze({ ...wrong, shape })))).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
  })

  it('may be any other', () => {
    for (const shape of ['whale', 'Zürich, Straßen', '迷路 🧱', "O'Hara & Söhne <1>"]) {
      const named = mapOn(Object.freeze({ ...squareGrid(4, 3), shape }))
      expect(mazeFromJson(JSON.stringify(mazeToJson(named))).grid.shape).toBe(shape)
      expect(graphGrid([[1], [0]], { shape }).shape).toBe(shape)
    }
  })
})

describe('what is no maze to write', () => {
  it.each([null, undefined, 7, {}, { ...maze, passages: null }, { ...maze, start: 99 }])('%#', (value) => {
    expect(() => mazeToJson(value as never)).toThrow(MazeError)
  })

  it.each([
    { keys: [1, 1] },
    { keys: [maze.start] },
    { keys: [maze.goal] },
    { goal: maze.start, exit: null },
  ])('ends that no recipe gives: %j', (ends) => {
    const { recipe: _, ...bare } = maze
    expect(() => mazeToJson({ ...bare, ...ends } as never)).toThrow(
      expect.objectContaining({ code: 'BAD_ENDS' }),
    )
  })

  it.each([
    { figures: 7 },
    { figures: { a: 1n } },
    { figures: { a: undefined, b: NaN } },
    { figures: { a: new Map(), b: new Set(), c: new Error('lost') } },
    { kit: {} },
    { kit: null },
    { kit: 'kit' },
    null,
  ])('options: %#', (options) => {
    expect(() => mazeToJson(maze, options as never)).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
  })

  it('is a grid of own lines, which no document can say', () => {
    const board = squareGrid(4, 3)
    const layout = {
      ...board.layout,
      sideLine: () => ({ kind: 'line', x1: 0, y1: 0, x2: 9, y2: 9 }) as const,
    }
    const grid = Object.freeze({ ...board, layout })
    const passages = Object.assign(maze.passages.copy(), { grid })
    expect(() => mazeToJson({ ...maze, grid, passages })).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
  })
})

describe('a kit of one’s own', () => {
  const kit = mazeKit({
    shapes: {
      strip: {
        title: 'Strip',
        size: 'N',
        words: ['columns'],
        capabilities: ['rows'],
        cellsLaidOut: ({ size }) => size * 2,
        make: ({ size }) => squareGrid(size, 2),
      },
    },
  })

  it('reads and writes its own codes', () => {
    const built = kit.buildMaze(kit.parseRecipe('strip:9:eller:to-goal:1'))
    const document = mazeToJson(built, { kit })
    expect(document.recipe).toBe('strip:9:eller:to-goal:1')
    expect(mazeFromJson(document, { kit }).recipe).toEqual(built.recipe)
    expect(codeOf(document)).toBe('NO_SUCH_SHAPE')
    expect(() => mazeToJson(built)).toThrow(expect.objectContaining({ code: 'NO_SUCH_SHAPE' }))
  })
})
