import {
  cellAcross,
  cellsAt,
  circleGrid,
  cutToBiggest,
  firstSide,
  graphGrid,
  heartGrid,
  hexagonGrid,
  hexGrid,
  isOpen,
  MazeError,
  type MazeErrorCode,
  type MazeErrorDetails,
  maskedGrid,
  maskFrom,
  maskFromBytes,
  maskFromRows,
  maskFromText,
  needEnds,
  neighboursOf,
  outlineGrid,
  Passages,
  Points,
  placeOf,
  pyramidGrid,
  shown,
  sideLine,
  squareGrid,
  triangleGrid,
  unknownName,
} from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'

/** What each code is thrown with, and what its sentence must then say. */
const SAMPLES: { readonly [C in MazeErrorCode]: readonly [details: MazeErrorDetails[C], says: string] } = {
  BAD_ARGUMENT: [
    { name: 'share', expected: 'a number', got: '"x"' },
    'expected share to be a number, got "x"',
  ],
  BAD_CODE: [
    { code: 'square:5', expected: 'five parts', got: '2' },
    'cannot read the code "square:5": expected five parts, got 2',
  ],
  BAD_DOCUMENT: [
    { where: 'grid.w', expected: 'a whole number', got: '"4"' },
    'cannot read the maze\'s document: expected grid.w to be a whole number, got "4"',
  ],
  BAD_ENDS: [
    { expected: 'a goal apart from the start', got: 'cell 3 twice' },
    'expected a goal apart from the start, got cell 3 twice',
  ],
  BAD_FILE: [
    { file: 'maze.tiles', expected: 'a finished maze', got: 'one that was never finished' },
    'cannot use the file "maze.tiles": expected a finished maze, got one that was never finished',
  ],
  BAD_GRAPH: [
    { cell: 3, expected: 'a list of cells', got: 'null' },
    'cell 3 of the graph: expected a list of cells, got null',
  ],
  BAD_KEYS: [{ keys: '11', most: 10 }, 'expected a whole number of keys from 1 to 10, got 11'],
  BAD_MASK: [{ expected: 'lines of text', got: '5' }, 'cannot read the mask: expected lines of text, got 5'],
  BAD_MIX: [{ expected: 'weights', got: '"-1"' }, 'cannot follow the mix: expected weights, got "-1"'],
  BAD_OPTION: [
    { option: 'bias', expected: 'a direction', got: '"up"' },
    'cannot follow the bias: expected a direction, got "up"',
  ],
  BAD_SEED: [{ seed: '1.5', most: 9 }, 'expected a seed that is a whole number from 0 to 9, got 1.5'],
  BAD_SIZE: [
    { shape: 'hex', expected: 'two whole numbers', got: '2.5' },
    'the size of "hex": expected two whole numbers, got 2.5',
  ],
  BAD_TEXT: [
    { line: 3, column: 7, expected: 'a wall or a passage', got: '"x"' },
    'cannot read the text at line 3, column 7: expected a wall or a passage, got "x"',
  ],
  CANNOT_READ: [
    { file: 'maze.tiles', code: 'ENOENT' },
    'expected to be able to read "maze.tiles", got ENOENT',
  ],
  CANNOT_WRITE: [{ file: 'maze.png', code: 'ENOSPC' }, 'expected to be able to write "maze.png", got ENOSPC'],
  DOES_NOT_FIT: [
    { algorithm: 'eller', needs: 'a whole square grid', got: 'hex' },
    'eller needs a whole square grid, got hex',
  ],
  EMPTY_MASK: [{ width: 3, height: 2 }, 'expected a mask with at least one cell, got 3x2 without any'],
  FILE_EXISTS: [{ file: 'maze.png' }, 'expected nothing at "maze.png", got a file that is there already'],
  NO_BOUNDARY: [{ cells: 6 }, 'expected a grid with a cell on its border, got 6 cells that all lie inside'],
  NO_CENTRES: [{ cells: 6 }, 'expected cells that have centres, got 6 without any'],
  NO_MEMORY: [
    { what: 'square:9x9:prim:map:1', needed: 2 ** 21, free: 2 ** 20 },
    'square:9x9:prim:map:1 takes at least 2 MiB of memory, and there are 1 MiB',
  ],
  NO_ENDS: [
    { needs: 'scoring' },
    'scoring needs a maze with a start and a goal, got a map; give it ends first',
  ],
  NO_SUCH_ALGORITHM: [
    { name: 'prism', nearest: 'prim', known: ['prim', 'hunt'] },
    'no algorithm is called "prism"; did you mean "prim"? (expected one of prim, hunt)',
  ],
  NO_SUCH_CELL: [{ cell: '9', cells: 9 }, 'expected a cell from 0 to 8, got 9'],
  NO_SUCH_MODE: [
    { name: 'x', nearest: null, known: ['to-goal'] },
    'no mode is called "x" (expected one of to-goal)',
  ],
  NO_SUCH_SHAPE: [
    { name: 'sqare', nearest: 'square', known: ['square'] },
    'no shape is called "sqare"; did you mean "square"? (expected one of square)',
  ],
  NO_SUCH_THEME: [
    { name: 'nigth', nearest: 'night', known: ['night'] },
    'no theme is called "nigth"; did you mean "night"? (expected one of night)',
  ],
  NO_SUCH_TREATMENT: [
    { name: 'brad', nearest: 'braid', known: ['braid'] },
    'no treatment is called "brad"; did you mean "braid"? (expected one of braid)',
  ],
  NO_SUCH_VERSION: [
    { version: '7', known: [1] },
    'expected a document of version 1, got 7; a newer meikyuu may read it',
  ],
  NOT_CONNECTED: [
    { cell: 0, reached: 2, cells: 5 },
    'expected all 5 cells to hang together, got 2 that can be reached from cell 0',
  ],
  NOT_INSTALLED: [
    { needs: 'pngOf', library: 'resvg', machine: 'linux riscv64' },
    'pngOf needs resvg with its binary for linux riscv64, got none; install it anew on this machine, optional dependencies included',
  ],
  NOT_PERFECT: [
    { cells: 5, passages: 6, reached: 5 },
    'expected a perfect maze (5 cells joined by 4 passages), got 6 passages that reach 5 cells',
  ],
  RECORDER_FULL: [
    { events: 8, bytes: 64 },
    'expected room for another event, got a recorder of 64 bytes that holds 8 already',
  ],
  TOO_BIG: [{ what: 'the cells of hex', got: 50, most: 40 }, 'the cells of hex: expected at most 40, got 50'],
  TOO_SMALL: [{ what: 'the size of hex', got: 1, least: 2 }, 'the size of hex: expected at least 2, got 1'],
  WORKER_DIED: [
    { workers: 3, last: 'worker exited with code: 7' },
    'expected a worker to finish this, got 3 that died of it, the last with: worker exited with code: 7',
  ],
}

describe('the sentence of', () => {
  it.each(Object.entries(SAMPLES))('%s says what was expected and what came', (code, [details, says]) => {
    const error = new MazeError(code as MazeErrorCode, details)
    expect(error.message).toBe(says)
    expect(error.code).toBe(code)
    expect(error.details).toBe(details)
    expect(error.name).toBe('MazeError')
    expect(error).toBeInstanceOf(Error)
  })

  it('TOO_BIG tells memory from a limit', () => {
    expect(new MazeError('TOO_BIG', { what: 'bytes', got: 5, most: null }).message).toBe(
      'bytes: expected no more than memory holds, got 5',
    )
  })
})

describe('MazeError.is', () => {
  it('knows errors of another copy of the package, by code too', () => {
    // What another copy makes: another class, the same brand.
    class Other extends Error {
      readonly code = 'BAD_MASK'
      constructor() {
        super('from elsewhere')
        Object.defineProperty(this, Symbol.for('meikyuu.error'), { value: true })
      }
    }
    expect(MazeError.is(new Other())).toBe(true)
    expect(MazeError.is(new Other(), 'BAD_MASK')).toBe(true)
    expect(MazeError.is(new Other(), 'BAD_CODE')).toBe(false)
    expect(new Other()).not.toBeInstanceOf(MazeError)
  })

  it('takes nothing else for one', () => {
    for (const thing of [null, undefined, 5, 'BAD_MASK', {}, new Error('x'), { code: 'BAD_MASK' }])
      expect(MazeError.is(thing)).toBe(false)
  })
})

const bad = <T>(value: unknown): T => value as T
const square = squareGrid(3, 3)

/** Each wrong call, its code, and a piece of its sentence. */
const WRONG: readonly (readonly [call: () => unknown, code: MazeErrorCode, says: string])[] = [
  [() => squareGrid(1, 5), 'TOO_SMALL', 'at least 2, got 1'],
  [() => squareGrid(5, -3), 'TOO_SMALL', 'got -3'],
  [() => squareGrid(2.5, 5), 'BAD_SIZE', 'got 2.5'],
  [() => squareGrid(NaN, 5), 'BAD_SIZE', 'got NaN'],
  [() => squareGrid(5, Infinity), 'BAD_SIZE', 'got Infinity'],
  [() => squareGrid(bad('5'), 5), 'BAD_SIZE', 'got "5"'],
  [() => squareGrid(5, bad(undefined)), 'BAD_SIZE', 'got undefined'],
  [() => squareGrid(bad(5n), 5), 'BAD_SIZE', 'got 5'],
  [() => squareGrid(bad(Symbol('x')), 5), 'BAD_SIZE', 'got a symbol'],
  [
    () => squareGrid(2 ** 20, 2 ** 20),
    'TOO_BIG',
    'the cells of square: expected at most 536870911, got 1099511627776',
  ],
  [() => squareGrid(2 ** 52, 2 ** 52), 'TOO_BIG', 'the cells of square'],
  [() => hexGrid(2 ** 20, 2 ** 20), 'TOO_BIG', 'the cells of hex'],
  [() => hexGrid(2, bad(null)), 'BAD_SIZE', 'the size of "hex": expected two whole numbers, got null'],
  [() => triangleGrid(2 ** 20, 2 ** 20), 'TOO_BIG', 'the cells of triangle'],
  [() => circleGrid(1), 'TOO_SMALL', 'the size of circle'],
  [() => circleGrid(2 ** 53 - 1), 'TOO_BIG', 'the cells of circle'],
  [() => circleGrid(bad([])), 'BAD_SIZE', 'a whole number, got an array'],
  [() => hexagonGrid(2 ** 40), 'TOO_BIG', 'the cells of hexagon'],
  [() => pyramidGrid(2 ** 40), 'TOO_BIG', 'the cells of pyramid'],
  [() => heartGrid(2 ** 40), 'TOO_BIG', 'the cells of heart'],
  [() => heartGrid(0), 'TOO_SMALL', 'the size of heart'],
  [() => outlineGrid('cross', 2), 'TOO_SMALL', 'the cells left of cross: expected at least 2, got 0'],
  [() => outlineGrid('leaf', 2), 'TOO_SMALL', 'the cells left of leaf'],
  [() => outlineGrid('leaf', 3), 'TOO_SMALL', 'the cells left of leaf'],
  [() => outlineGrid(bad('hart'), 9), 'NO_SUCH_SHAPE', 'did you mean "heart"?'],
  [() => outlineGrid(bad('toString'), 9), 'NO_SUCH_SHAPE', '"toString"'],
  [() => graphGrid(bad(null)), 'BAD_ARGUMENT', 'adjacency to be lists, got null'],
  [() => graphGrid(bad('ab')), 'BAD_ARGUMENT', 'got "ab"'],
  [() => graphGrid([[]]), 'TOO_SMALL', 'the cells of the graph: expected at least 2, got 1'],
  [() => graphGrid([[1], bad(null)]), 'BAD_GRAPH', 'cell 1 of the graph: expected a list of cells, got null'],
  [() => graphGrid([[1], bad('0')]), 'BAD_GRAPH', 'got "0"'],
  [
    () => graphGrid([[1], [2]]),
    'BAD_GRAPH',
    'cell 1 of the graph: expected cells from 0 to 1, or -1 for the outside, got 2',
  ],
  [() => graphGrid([[1], [0.5]]), 'BAD_GRAPH', 'got 0.5'],
  [() => graphGrid([[1], [-2]]), 'BAD_GRAPH', 'got -2'],
  [() => graphGrid([[1], [bad(undefined)]]), 'BAD_GRAPH', 'got undefined'],
  [
    () => graphGrid([[1, 0], [0]]),
    'BAD_GRAPH',
    'cell 0 of the graph: expected sides to other cells, got one to itself',
  ],
  [
    () => graphGrid([[1], [0], [0]]),
    'BAD_GRAPH',
    'cell 2 of the graph: expected as many sides to cell 0 as come back from it, got 1 there and 0 back',
  ],
  [() => graphGrid([[1], [0], [3], [2]]), 'NOT_CONNECTED', 'all 4 cells to hang together, got 2'],
  [
    () => graphGrid([[1], [0]], { centres: [[0, 0]] }),
    'BAD_ARGUMENT',
    'centres to be 2 points, one a cell, got 1',
  ],
  [() => graphGrid([[1], [0]], { centres: [[0, 0], [1]] }), 'BAD_ARGUMENT', 'point 1'],
  [
    () => graphGrid([[1], [0]], { shape: bad(5) }),
    'BAD_ARGUMENT',
    'shape to be a name of 1 to 100 characters that can all be seen, got 5',
  ],
  [() => maskFromText(bad(5)), 'BAD_MASK', 'lines of text, got 5'],
  [() => maskFromText(bad(['##', 5])), 'BAD_MASK', 'got 5 among them'],
  [() => maskFromText(''), 'BAD_MASK', 'a whole number of columns, at least 1, got 0'],
  [() => maskFromText([]), 'BAD_MASK', 'got 0'],
  [() => maskFromText(['##', '#\t#']), 'BAD_MASK', 'got "\\t" in row 1, column 1'],
  [() => maskFromText('#', { outside: bad(0) }), 'BAD_ARGUMENT', 'outside'],
  [() => maskFromRows(bad(null)), 'BAD_MASK', 'a list of rows, got null'],
  [() => maskFromRows([[true, true], [true]]), 'BAD_MASK', '2 places in row 1, got 1'],
  [() => maskFromRows([bad('##')]), 'BAD_MASK', 'a list of places in row 0, got "##"'],
  [() => maskFromRows([]), 'BAD_MASK', 'got 0'],
  [() => maskFromBytes(3, new Uint8Array(7)), 'BAD_MASK', 'whole rows of 3 bytes, got 7 bytes'],
  [() => maskFromBytes(3, new Uint8Array(0)), 'BAD_MASK', 'got 0 bytes'],
  [() => maskFromBytes(0, new Uint8Array(7)), 'BAD_MASK', 'columns, at least 1, got 0'],
  [() => maskFromBytes(1.5, new Uint8Array(3)), 'BAD_MASK', 'got 1.5'],
  [() => maskFrom('square', 0, 3, () => true), 'BAD_MASK', 'columns, at least 1, got 0'],
  [() => maskFrom('square', 3, NaN, () => true), 'BAD_MASK', 'rows, at least 1, got NaN'],
  [() => maskFrom('square', 2 ** 30, 2 ** 30, () => true), 'TOO_BIG', 'the places of the mask'],
  [() => maskFrom('square', 3, 3, bad(1)), 'BAD_MASK', 'a function of x, y, row and column, got 1'],
  [() => maskFrom(bad('circle'), 3, 3, () => true), 'NO_SUCH_SHAPE', '"circle"'],
  [() => maskedGrid(bad('hexx'), maskFromText('##')), 'NO_SUCH_SHAPE', 'did you mean "hex"?'],
  [() => maskedGrid('square', bad(null)), 'BAD_MASK', 'a mask, got null'],
  [() => maskedGrid('square', bad({ width: 2, height: 2 })), 'BAD_MASK', '4 bytes, got none'],
  [
    () => maskedGrid('square', { width: 2, height: 2, bytes: new Uint8Array(3) }),
    'BAD_MASK',
    '4 bytes, got 3',
  ],
  [() => maskedGrid('square', maskFromText('...')), 'EMPTY_MASK', 'got 3x1 without any'],
  [
    () => maskedGrid('square', maskFromText('#.#')),
    'TOO_SMALL',
    'the cells left of square: expected at least 2, got 1',
  ],
  [() => cutToBiggest(square, [1]), 'BAD_ARGUMENT', 'keep to be a function or 9 marks, got 1 marks'],
  [() => cutToBiggest(square, bad(null)), 'BAD_ARGUMENT', 'got null'],
  [() => cutToBiggest(bad(null), []), 'BAD_ARGUMENT', 'a grid, got null'],
  [() => cutToBiggest(square, () => false), 'TOO_SMALL', 'got 0'],
  [() => firstSide(square, 9), 'NO_SUCH_CELL', 'a cell from 0 to 8, got 9'],
  [() => firstSide(bad(null), 0), 'BAD_ARGUMENT', 'a grid, got null'],
  [() => placeOf(square, -1), 'NO_SUCH_CELL', 'got -1'],
  [() => placeOf(square, bad('1')), 'NO_SUCH_CELL', 'got "1"'],
  [() => cellAcross(square, 36), 'BAD_ARGUMENT', 'a whole number from 0 to 35, got 36'],
  [() => sideLine(square, 0.5), 'BAD_ARGUMENT', 'got 0.5'],
  [() => cellsAt(square, NaN, 0), 'BAD_ARGUMENT', 'x to be a finite number, got NaN'],
  [() => cellsAt(square, 0, bad('1')), 'BAD_ARGUMENT', 'y to be a finite number, got "1"'],
  [() => new Passages(square, new Uint8Array(3)), 'BAD_ARGUMENT', '36 bytes, got 3'],
  [() => new Passages(square).carve(0), 'BAD_ARGUMENT', 'side 0, which leads outside'],
  [() => new Passages(square).close(36), 'BAD_ARGUMENT', 'got 36'],
  [() => new Passages(square).isOpen(-1), 'BAD_ARGUMENT', 'got -1'],
  [() => new Passages(square).openSides(9), 'NO_SUCH_CELL', 'got 9'],
  [() => isOpen({ grid: square, passages: new Passages(square) }, 0, 9), 'NO_SUCH_CELL', 'got 9'],
  [() => neighboursOf({ grid: square, passages: new Passages(square) }, 9), 'NO_SUCH_CELL', 'got 9'],
  [() => Points.from(bad(null)), 'BAD_ARGUMENT', 'points to be a list of points, got null'],
  [
    () =>
      Points.from([
        [1, 2],
        [1, NaN],
      ]),
    'BAD_ARGUMENT',
    'point 1 to be 2 finite numbers, got an array',
  ],
  [() => Points.from([[1]]), 'BAD_ARGUMENT', 'point 0 to be two or three finite numbers'],
  [
    () =>
      Points.from([
        [1, 2],
        [1, 2, 3],
      ]),
    'BAD_ARGUMENT',
    'point 1',
  ],
  [() => new Points(2, new Float64Array(3)), 'BAD_ARGUMENT', 'got 3 numbers for points of 2 axes'],
  [() => new Points(bad(4), new Float64Array(4)), 'BAD_ARGUMENT', 'points of 4 axes'],
  [() => square.centres.at(9), 'BAD_ARGUMENT', 'from 0 to 8, got 9'],
]

describe('a wrong call', () => {
  it.each(WRONG.map(([call, code, says]) => [`${code}: ${says}`, call, code, says] as const))(
    '%s',
    (_, call, code, says) => {
      let caught: unknown
      try {
        call()
      } catch (error) {
        caught = error
      }
      expect(MazeError.is(caught, code), String(caught)).toBe(true)
      expect((caught as Error).message).toContain(says)
    },
  )

  it('of memory that cannot be had is TOO_BIG', () => {
    // More bytes than any engine gives to one array.
    expect(() => new Passages({ ...square, sides: 2 ** 50 })).toThrow(/no more than memory holds/)
    try {
      new Passages({ ...square, sides: 2 ** 50 })
    } catch (error) {
      expect(MazeError.is(error, 'TOO_BIG')).toBe(true)
    }
  })

  it('of a map for a maze with ends is NO_ENDS', () => {
    const passages = new Passages(square)
    const map = {
      grid: square,
      passages,
      start: null,
      goal: null,
      entrance: null,
      exit: null,
      keys: [],
    } as const
    expect(() => needEnds(map, 'a score')).toThrow('a score needs a maze with a start and a goal, got a map')
    const maze = { ...map, start: 0, goal: 8 }
    expect(needEnds(maze, 'a score')).toBe(maze)
  })
})

describe('what is shown of a value', () => {
  it('is short, and says what kind it is', () => {
    expect(shown('x'.repeat(1000)).length).toBeLessThan(70)
    expect([5, -0.5, 5n, null, undefined, true, [], {}, () => 1].map(shown)).toEqual([
      '5',
      '-0.5',
      '5',
      'null',
      'undefined',
      'true',
      'an array',
      'an object',
      'a function',
    ])
  })
})

describe('the nearest name', () => {
  const known = ['backtracker', 'prim', 'hunt', 'kruskal', 'to-goal']
  it.each([
    ['backtraker', 'backtracker'],
    ['Kruskal', 'kruskal'],
    ['rpim', 'prim'],
    ['togoal', 'to-goal'],
    ['prim', 'prim'],
    ['dungeon', null],
    ['', null],
    ['p'.repeat(100_000), null],
  ])('to %j is %j', (name, nearest) => {
    expect(unknownName(name, known)).toEqual({ name, nearest, known })
  })
})
