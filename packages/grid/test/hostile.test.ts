import {
  checkedRng,
  checkMaze,
  checkMazeEnds,
  checkOptions,
  circleGrid,
  cutToBiggest,
  edgesHash,
  graphGrid,
  hasEnds,
  isOpen,
  isShapeName,
  MazeError,
  type MazeErrorCode,
  Mulberry32,
  maskedGrid,
  maskFrom,
  maskFromBytes,
  maskFromText,
  needEnds,
  neighboursOf,
  OUTSIDE,
  outlineGrid,
  Passages,
  Playback,
  Points,
  Recorder,
  Recording,
  type Rng,
  shown,
  shuffle,
  squareGrid,
  unknownName,
  Xoshiro128,
} from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'

/** A value of a type that it does not have, as untyped code passes it. */
const bad = <T>(value: unknown): T => value as T

const square = squareGrid(3, 3)
const open = (...sides: readonly (readonly [side: number, byte: number])[]): Uint8Array => {
  const bytes = new Uint8Array(square.sides)
  for (const [side, byte] of sides) bytes[side] = byte
  return bytes
}
const map = {
  grid: square,
  passages: new Passages(square),
  start: null,
  goal: null,
  entrance: null,
  exit: null,
  keys: [],
} as const
const maze = { ...map, start: 0, goal: 8, entrance: 0, exit: 34, keys: [4] }
/** As many cells and sides, and yet another grid. */
const foreign = { ...maze, passages: new Passages(squareGrid(3, 3)) }
const revoked = (() => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
})()
const nameless = Object.create(null)
const rng = new Mulberry32(1)

type Wrong = readonly [call: () => unknown, code: MazeErrorCode, says: string]

const MAZES: readonly Wrong[] = [
  ...[null, undefined, 5, 'maze'].flatMap((nothing): Wrong[] =>
    [checkMaze, edgesHash, hasEnds, checkMazeEnds].map((call) => [
      () => call(bad(nothing)),
      'BAD_ARGUMENT',
      'expected maze to be a maze',
    ]),
  ),
  [() => neighboursOf(bad(null), 0), 'BAD_ARGUMENT', 'a maze, got null'],
  [() => isOpen(bad(null), 0, 1), 'BAD_ARGUMENT', 'a maze, got null'],
  [() => needEnds(bad(undefined), 'a score'), 'BAD_ARGUMENT', 'a maze, got undefined'],
  [() => checkMaze(bad({})), 'BAD_ARGUMENT', 'grid to be a grid, got undefined'],
  [() => checkMaze(bad({ grid: square })), 'BAD_ARGUMENT', 'got undefined'],
  [
    () => checkMaze(bad({ grid: square, passages: { grid: square, open: '0'.repeat(36) } })),
    'BAD_ARGUMENT',
    'an object',
  ],
  ...[checkMaze, edgesHash, hasEnds, checkMazeEnds].map(
    (call): Wrong => [() => call(foreign), 'BAD_ARGUMENT', 'the passages of the grid'],
  ),
  [() => neighboursOf(foreign, 0), 'BAD_ARGUMENT', 'the passages of the grid'],
  [() => isOpen(foreign, 0, 1), 'BAD_ARGUMENT', 'the passages of the grid'],
  [() => needEnds(foreign, 'a score'), 'BAD_ARGUMENT', 'the passages of the grid'],
  [() => hasEnds({ ...maze, start: bad<number>(undefined) }), 'NO_SUCH_CELL', 'got undefined'],
  [() => needEnds({ ...maze, start: 99 }, 'a score'), 'NO_SUCH_CELL', 'got 99'],
  [() => needEnds({ ...maze, goal: 0.5 }, 'a score'), 'NO_SUCH_CELL', 'got 0.5'],
  [() => checkMazeEnds({ ...maze, start: 99 }), 'NO_SUCH_CELL', 'got 99'],
  [() => checkMazeEnds({ ...maze, goal: bad<number>(null) }), 'NO_SUCH_CELL', 'got null'],
  [() => checkMazeEnds({ ...maze, keys: [4, 99] }), 'NO_SUCH_CELL', 'got 99'],
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried
  [() => checkMazeEnds({ ...maze, keys: [4, , 5] as number[] }), 'NO_SUCH_CELL', 'got undefined'],
  [() => checkMazeEnds({ ...maze, keys: bad(undefined) }), 'BAD_ARGUMENT', 'maze.keys to be a list of cells'],
  [
    () => checkMazeEnds({ ...maze, entrance: 1 }),
    'BAD_ARGUMENT',
    'a side of cell 0 that leads outside, got 1',
  ],
  [() => checkMazeEnds({ ...maze, exit: 0 }), 'BAD_ARGUMENT', 'a side of cell 8 that leads outside, got 0'],
  [() => checkMazeEnds({ ...maze, exit: bad<null>(undefined) }), 'BAD_ARGUMENT', 'got undefined'],
  [
    () => checkMazeEnds({ ...map, goal: bad<null>(3) }),
    'BAD_ARGUMENT',
    'maze.goal to be null, as the start is, got 3',
  ],
  [
    () => checkMazeEnds({ ...map, keys: bad<[]>([3]) }),
    'BAD_ARGUMENT',
    'empty, as the start is null, got 1 keys',
  ],
]

const PASSAGES: readonly Wrong[] = [
  [
    () => new Passages(square, open([1, 1])),
    'BAD_ARGUMENT',
    'open[1] to be 0 or 1, the same as at its other end, got 1',
  ],
  [() => new Passages(square, open([1, 2], [7, 2])), 'BAD_ARGUMENT', 'open[1] to be 0 or 1'],
  [
    () => new Passages(square, open([0, 1])),
    'BAD_ARGUMENT',
    'open[0] to be 0, as the side leads outside, got 1',
  ],
  [() => new Passages(square, bad(null)), 'BAD_ARGUMENT', '36 bytes, got null'],
  [() => new Passages(square, bad(Array(36).fill(0))), 'BAD_ARGUMENT', '36 bytes, got an array'],
  [() => new Passages(square, bad('0'.repeat(36))), 'BAD_ARGUMENT', '36 bytes, got "000'],
  [() => new Recorder(square, bad(null)), 'BAD_ARGUMENT', 'options to be an object, got null'],
  [() => new Recorder(square, { open: bad('0'.repeat(36)) }), 'BAD_ARGUMENT', '36 bytes'],
  [() => new Recording(square, bad(null), new Uint32Array(2)), 'BAD_ARGUMENT', '36 bytes, got null'],
  [
    () => new Recording(square, open(), new Uint32Array(3)),
    'BAD_ARGUMENT',
    '2 words of 32 bits an event, got 3',
  ],
  [() => new Playback(bad(null)), 'BAD_ARGUMENT', 'a recording, got null'],
  [
    () => new Playback(new Recorder(square).recording()).play(0, 0, bad(null)),
    'BAD_ARGUMENT',
    'a function, got null',
  ],
]

const POINTS: readonly Wrong[] = [
  ...[Number.NaN, Infinity, -Infinity].map(
    (x): Wrong => [
      () => new Points(2, Float64Array.of(0, 1, 2, x)),
      'BAD_ARGUMENT',
      `point 1 to be 2 finite numbers, got ${x}`,
    ],
  ),
  [() => new Points(2, bad([0, 1])), 'BAD_ARGUMENT', 'got an array for points of 2 axes'],
  [() => new Points(2, bad('01')), 'BAD_ARGUMENT', 'got "01" for points of 2 axes'],
  [() => new Points(2, bad(null)), 'BAD_ARGUMENT', 'got null'],
  ...['abc', '', () => 1, 5, { length: -1 }, { length: 0.5 }, {}].map(
    (list): Wrong => [() => Points.from(bad(list)), 'BAD_ARGUMENT', 'points to be a list of points'],
  ),
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried
  [() => Points.from([[0, 0], [1, ,] as number[]]), 'BAD_ARGUMENT', 'point 1'],
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried
  [() => Points.from([[0, 0], , [1, 1]] as number[][]), 'BAD_ARGUMENT', 'point 1'],
  [() => Points.from(bad(['ab', 'cd'])), 'BAD_ARGUMENT', 'point 0'],
  [() => Points.from(bad([['0', '1']])), 'BAD_ARGUMENT', 'point 0'],
  [() => Points.from(bad({ length: 2 ** 40 })), 'BAD_ARGUMENT', 'point 0'],
  ...[1.7e308, 1e151].flatMap((far): Wrong[] => [
    [
      () =>
        graphGrid([[1], [0]], {
          centres: [
            [-far, 0],
            [far, 1],
          ],
        }),
      'BAD_ARGUMENT',
      'within 1e+150 of each other',
    ],
    [
      () =>
        graphGrid([[1], [0]], {
          centres: [
            [0, -far],
            [1, far],
          ],
        }),
      'BAD_ARGUMENT',
      'within 1e+150 of each other',
    ],
    [
      () =>
        graphGrid([[1], [0]], {
          centres: [
            [0, 0, -far],
            [1, 1, far],
          ],
        }),
      'BAD_ARGUMENT',
      'within 1e+150',
    ],
  ]),
  [() => graphGrid([[1], [0]], bad(null)), 'BAD_ARGUMENT', 'options to be an object, got null'],
]

const MASKS: readonly Wrong[] = [
  [
    () => maskedGrid('square', { width: 2, height: 2, bytes: bad('0000') }),
    'BAD_MASK',
    '4 bytes, got "0000"',
  ],
  [
    () => maskedGrid('square', { width: 2, height: 2, bytes: bad({ length: 4 }) }),
    'BAD_MASK',
    'got an object',
  ],
  [() => maskedGrid(bad(nameless), maskFromText('##')), 'NO_SUCH_SHAPE', '"an object"'],
  [() => maskedGrid(bad(['square']), maskFromText('##')), 'NO_SUCH_SHAPE', '"an array"'],
  [() => cutToBiggest(squareGrid(2, 2), bad('0000')), 'BAD_ARGUMENT', '4 marks, got "0000"'],
  [() => cutToBiggest(squareGrid(2, 2), bad({ length: 4 })), 'BAD_ARGUMENT', 'got an object'],
  ...[Symbol('x'), 3n, nameless, revoked].map(
    (odd): Wrong => [
      () => maskFromBytes(bad(odd), new Uint8Array(6)),
      'BAD_MASK',
      'a whole number of columns',
    ],
  ),
  ...[Symbol('x'), 3n, nameless, revoked, ['heart'], null].flatMap((odd): Wrong[] => [
    [() => maskFrom(bad(odd), 3, 3, () => true), 'NO_SUCH_SHAPE', 'no shape is called'],
    [() => outlineGrid(bad(odd), 9), 'NO_SUCH_SHAPE', 'no shape is called'],
    [() => squareGrid(bad(odd), 3), 'BAD_SIZE', 'two whole numbers'],
  ]),
  [() => maskFromText('##', bad(null)), 'BAD_ARGUMENT', 'options to be an object, got null'],
]

const own = (below: unknown, next: unknown = () => 0.5): Rng => bad({ below, next })
const CHANCE: readonly Wrong[] = [
  ...[null, undefined, 5, {}, own(undefined), own(() => 0, null), Math.random].map(
    (odd): Wrong => [() => checkedRng(bad(odd)), 'BAD_ARGUMENT', 'rng to be a source of choices'],
  ),
  ...[5, -1, Number.NaN, 0.5, '0', undefined, 0n, Infinity].map(
    (drawn): Wrong => [
      () => checkedRng(own(() => drawn)).below(5),
      'BAD_ARGUMENT',
      `rng.below(5) to be a whole number from 0 to 4, got ${shown(drawn)}`,
    ],
  ),
  ...[1, -0.1, Number.NaN, '0'].map(
    (drawn): Wrong => [
      () =>
        checkedRng(
          own(
            () => 0,
            () => drawn,
          ),
        ).next(),
      'BAD_ARGUMENT',
      'rng.next() to be a number from 0',
    ],
  ),
  [() => shuffle([1, 2], rng, 3), 'BAD_ARGUMENT', 'length to be a whole number from 0 to 2, got 3'],
  [() => shuffle([1, 2], rng, -1), 'BAD_ARGUMENT', 'got -1'],
  [() => shuffle([1, 2], rng, Infinity), 'BAD_ARGUMENT', 'got Infinity'],
  [() => shuffle(bad(null), rng), 'BAD_ARGUMENT', 'list to be a list, got null'],
  [() => shuffle(bad('ab'), rng), 'BAD_ARGUMENT', 'got "ab"'],
  [() => checkOptions('options', null), 'BAD_ARGUMENT', 'options to be an object, got null'],
  [() => checkOptions('options', 'x'), 'BAD_ARGUMENT', 'got "x"'],
  [() => checkOptions('options', []), 'BAD_ARGUMENT', 'got an array'],
]

describe.each([
  ['a maze', MAZES],
  ['passages', PASSAGES],
  ['points', POINTS],
  ['a mask', MASKS],
  ['chance or options', CHANCE],
] as const)('%s that is none', (_, table) => {
  it.each(table.map(([call, code, says], i) => [`${i} ${code}: ${says}`, call, code, says] as const))(
    '%s',
    (_name, call, code, says) => {
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
})

describe('what is good', () => {
  it('passes: maps, mazes, null doors', () => {
    checkMazeEnds(map)
    checkMazeEnds(maze)
    checkMazeEnds({ ...maze, entrance: null, exit: null })
    expect([hasEnds(map), hasEnds(maze)]).toEqual([false, true])
  })

  it('are passages as others hold them, taken over', () => {
    const bytes = open([1, 1], [7, 1])
    const passages = new Passages(square, bytes)
    expect(passages.open).toBe(bytes)
    expect([passages.count, passages.copy().count]).toEqual([1, 1])
  })

  it('are the bytes of a buffer, whose slices would be no copies', () => {
    class Bytes extends Uint8Array {
      override slice(from?: number, to?: number): Uint8Array<ArrayBuffer> {
        return this.subarray(from, to) as Uint8Array<ArrayBuffer>
      }
    }
    const bytes = new Bytes(open([1, 1], [7, 1]).buffer as ArrayBuffer)
    const passages = new Passages(square, bytes)
    passages.copy().close(1)
    passages.open.slice().fill(0)
    expect(passages.count).toBe(1)
    passages.close(1)
    expect(bytes[1]).toBe(0)
  })

  it('copies passages that are being written', () => {
    const passages = new Passages(square)
    passages.open[1] = 1
    expect(passages.copy().open[1]).toBe(1)
  })

  it('is the nearest cell of the widest own graph', () => {
    const grid = graphGrid([[1], [0, 2], [1]], {
      centres: [
        [0, 0],
        [5e149, 1],
        [1e150, 2],
      ],
    })
    expect(grid.bounds).toEqual({ x: 0, y: 0, width: 1e150, height: 2 })
  })

  it('is a shape only by its own name', () => {
    for (const odd of [['square'], nameless, Symbol('x'), null])
      expect(isShapeName(bad<string>(odd))).toBe(false)
    expect(isShapeName('square')).toBe(true)
  })

  it('is the outside where a grid has one', () => {
    const { across, sides } = circleGrid(2)
    const all = new Uint8Array(sides).fill(1)
    expect(() => new Passages(circleGrid(2), all)).toThrow('as the side leads outside')
    for (let side = 0; side < sides; side++) if (across[side] === OUTSIDE) all[side] = 0
    expect(new Passages(circleGrid(2), all).open).toBe(all)
  })
})

describe('checkedRng', () => {
  it('leaves the streams of the library as they are', () => {
    for (const stream of [new Mulberry32(3), new Xoshiro128(3)] as Rng[])
      expect(checkedRng(stream)).toBe(stream)
    const once = checkedRng(own(() => 0))
    expect(checkedRng(once)).toBe(once)
  })

  it('passes draws on, one for one', () => {
    const plain = new Mulberry32(9)
    const same = new Mulberry32(9)
    let draws = 0
    const counted = checkedRng({ next: () => same.next(), below: (n) => same.below(n + 0 * ++draws) })
    for (let n = 1; n < 50; n++) expect(counted.below(n)).toBe(plain.below(n))
    expect(counted.next()).toBe(plain.next())
    expect(draws).toBe(49)
  })

  it('trusts no class that extends them, and no stream with a method of its own', () => {
    class Wild extends Mulberry32 {
      override below(n: number): number {
        return n
      }
    }
    expect(() => checkedRng(new Wild(1)).below(2)).toThrow('from 0 to 1, got 2')
    const patched = Object.assign(new Mulberry32(1), { below: () => -1 })
    expect(() => checkedRng(patched).below(2)).toThrow('from 0 to 1, got -1')
  })
})

describe('an error', () => {
  it('can be read, whatever its code and details', () => {
    for (const code of ['NO_SUCH_CODE', 'toString', undefined, Symbol('x'), nameless]) {
      const error = new MazeError(bad<MazeErrorCode>(code), bad(null))
      expect(error.message).toBe(`unknown error ${shown(code)}`)
      expect(MazeError.is(error)).toBe(true)
    }
    expect(new MazeError('BAD_MASK', bad(undefined)).message).toBe(
      'error BAD_MASK, whose details are missing',
    )
  })

  it('shows values that have no text', () => {
    expect([nameless, revoked, Symbol('x'), 10n ** 1000n, -(2n ** 63n)].map(shown)).toEqual([
      'an object',
      'an object',
      'a symbol',
      'a bigint',
      '-9223372036854775808',
    ])
    expect(unknownName(nameless, ['a']).name).toBe('an object')
  })
})
