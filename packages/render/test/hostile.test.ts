import {
  graphGrid,
  hexGrid,
  type Maze,
  MazeError,
  type MazeErrorCode,
  Passages,
  squareGrid,
} from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import {
  brailleOf,
  describeMaze,
  drawPassages,
  drawTrips,
  drawWalls,
  drawWay,
  PathPen,
  svgOf,
  THEMES,
  textOf,
  textWidth,
} from '../src/index.js'
import { carved } from './mazes.js'
import { readXml } from './read-xml.js'

/** A value of a type that it does not have, as untyped code passes it. */
const bad = <T>(value: unknown): T => value as T

const map = carved(2, 2, '0e', '0s', '1s')
const maze = { ...map, start: 0, goal: 3, keys: [1] as readonly number[] } as const
const foreign = { ...maze, passages: new Passages(squareGrid(2, 2)) }
const pen = () => new PathPen()

/** Two cells at the places given, joined. */
function pair(...centres: readonly (readonly number[])[]): Maze {
  const grid = graphGrid([[1], [0]], { centres })
  const passages = new Passages(grid)
  passages.carve(0)
  return { grid, passages, start: 0, goal: 1, entrance: null, exit: null, keys: [] }
}

const DRAWINGS: readonly (readonly [name: string, draw: (maze: Maze) => unknown])[] = [
  ['svgOf', svgOf],
  ['textOf', textOf],
  ['brailleOf', brailleOf],
  ['describeMaze', describeMaze],
  ['drawWalls', (maze) => drawWalls(maze, pen())],
  ['drawWay', (maze) => drawWay(maze, [0], pen())],
  ['drawTrips', (maze) => drawTrips(maze, {}, pen())],
]

function expectRefusal(call: () => unknown, code: MazeErrorCode, says = ''): void {
  let caught: unknown
  try {
    call()
  } catch (error) {
    caught = error
  }
  expect(MazeError.is(caught, code), String(caught)).toBe(true)
  expect((caught as Error).message).toContain(says)
}

describe.each(DRAWINGS)('%s', (_, draw) => {
  it('refuses what is no maze, and passages of another grid', () => {
    for (const nothing of [null, undefined, 5, 'maze', {}])
      expectRefusal(() => draw(bad(nothing)), 'BAD_ARGUMENT')
    expectRefusal(() => draw(foreign), 'BAD_ARGUMENT', 'the passages of the grid')
    expectRefusal(() => draw({ ...maze, passages: bad({ grid: map.grid, open: null }) }), 'BAD_ARGUMENT')
  })

  it('refuses ends that are not in the grid', () => {
    for (const [ends, code] of [
      [{ start: 99 }, 'NO_SUCH_CELL'],
      [{ goal: -1 }, 'NO_SUCH_CELL'],
      [{ goal: null }, 'NO_SUCH_CELL'],
      [{ start: undefined }, 'NO_SUCH_CELL'],
      [{ keys: [99] }, 'NO_SUCH_CELL'],
      [{ keys: null }, 'BAD_ARGUMENT'],
      [{ entrance: 99 }, 'BAD_ARGUMENT'],
      [{ entrance: 1 }, 'BAD_ARGUMENT'],
      [{ exit: undefined }, 'BAD_ARGUMENT'],
    ] as const)
      expectRefusal(() => draw(bad({ ...maze, ...ends })), code)
    expect(() => draw(maze)).not.toThrow()
    expect(() => draw(map)).not.toThrow()
  })
})

describe('options', () => {
  it('are objects: null and texts are refused', () => {
    for (const draw of [svgOf, textOf, brailleOf])
      for (const none of [null, 'x', 5, []])
        expectRefusal(() => draw(maze, bad(none)), 'BAD_ARGUMENT', 'an object')
    expectRefusal(() => new PathPen(bad(null)), 'BAD_ARGUMENT', 'an object')
    expectRefusal(() => drawTrips(maze, bad(null), pen()), 'BAD_ARGUMENT', 'an object')
  })

  it('have ways that are lists of cells, as long as they say', () => {
    for (const draw of [svgOf, textOf, brailleOf])
      for (const name of ['way', 'trips']) {
        for (const none of [5, 0, '', '01', true, { length: -1 }, {}])
          expectRefusal(() => draw(maze, { [name]: bad(none) }), 'BAD_ARGUMENT', 'a list of cells')
        for (const list of [[99], [0.5], [null], { length: 2 ** 50, 0: 0 }])
          expectRefusal(() => draw(maze, { [name]: bad(list) }), 'NO_SUCH_CELL')
        expect(draw(maze, { [name]: null })).toBe(draw(maze))
      }
    expectRefusal(() => drawWay(maze, bad('0'), pen()), 'BAD_ARGUMENT', 'a list of cells')
  })

  it('paint with a function that returns a text', () => {
    for (const draw of [textOf, brailleOf]) {
      for (const none of [null, 'red', {}])
        expectRefusal(() => draw(maze, { paint: bad(none) }), 'BAD_ARGUMENT', 'paint to be a function')
      expectRefusal(() => draw(maze, { paint: () => bad(undefined) }), 'BAD_ARGUMENT', 'what paint returns')
    }
    expectRefusal(() => textOf(maze, { ascii: bad('no') }), 'BAD_ARGUMENT', 'true or false')
  })

  it('title with texts, and colour with texts', () => {
    for (const none of [null, 5, {}, Symbol('x')])
      for (const options of [{ title: none }, { description: none }])
        expectRefusal(() => svgOf(maze, bad(options)), 'BAD_ARGUMENT', 'to be a text')
    for (const none of [null, 5, {}, Symbol('x'), '', 'red', '#12', '#1234567', '#ggg', ' #fff', '#fff\n'])
      expectRefusal(() => svgOf(maze, { colours: { wall: bad(none) } }), 'BAD_ARGUMENT', 'colours.wall')
    for (const none of [null, 5, 'red', []])
      expectRefusal(() => svgOf(maze, { colours: bad(none) }), 'BAD_ARGUMENT', 'colours to be an object')
    expect(svgOf(maze, bad({ colours: { wall: undefined } }))).toContain(
      `stroke="${THEMES.print.colours.wall}"`,
    )
  })

  it('have lengths that can be drawn', () => {
    for (const size of [Number.MIN_VALUE, 1e-9, 0.5, 10_001, Number.MAX_VALUE, Number.NaN])
      expectRefusal(() => svgOf(maze, { cellSize: size }), 'BAD_ARGUMENT', 'a number from 1 to 10000')
    for (const width of [Number.MIN_VALUE, 0.009, 1e9])
      expectRefusal(() => svgOf(maze, { wallWidth: width }), 'BAD_ARGUMENT', 'a number from 0.01 to 10000')
    for (const margin of [-0.1, 1e300]) expectRefusal(() => svgOf(maze, { margin }), 'BAD_ARGUMENT')
  })
})

describe('a picture', () => {
  /** Every number that stands in it. */
  const numbersOf = (svg: string) =>
    readXml(svg).flatMap(({ attributes }) =>
      Object.entries(attributes)
        .filter(([name]) => ['width', 'height', 'r', 'stroke-width', 'd', 'cx', 'cy'].includes(name))
        .map(([name, value]) => [name, value] as const),
    )

  it('has neither Infinity nor NaN nor what is 0 wide, at the ends of its limits', () => {
    for (const drawn of [maze, pair([0, 0], [0, 0]), pair([0, 0], [0, 3]), pair([0, 0], [1e-9, 1e-9])])
      for (const cellSize of [1, 10_000])
        for (const wallWidth of [0.01, 10_000])
          for (const [name, value] of numbersOf(svgOf(drawn, { cellSize, wallWidth, margin: 0 }))) {
            expect(value).not.toMatch(/NaN|Infinity|e/)
            if (['width', 'height', 'r', 'stroke-width'].includes(name))
              expect(Number(value)).toBeGreaterThan(0)
          }
  })

  it('is no larger than can be written', () => {
    expectRefusal(() => svgOf(pair([0, 0], [1e149, 1])), 'TOO_BIG', 'the units of the picture')
    expectRefusal(() => svgOf(pair([1e300, 0], [1e300, 1])), 'TOO_BIG', 'the units of the picture')
    expectRefusal(() => svgOf(pair([0, -1e9], [1, -1e9])), 'TOO_BIG', 'the units of the picture')
    expect(svgOf(pair([0, 0], [1e6, 1]))).toContain('l20000000 20')
  })

  it('in dots has a limit too, before it takes memory', () => {
    for (const [tall, columns] of [
      [pair([0, 0], [1, 1e6]), 80],
      [pair([0, 0], [1e-300, 1]), 80],
      [pair([0, 0], [Number.MIN_VALUE, 1e149]), 1],
      [pair([0, 0], [0, 1e149]), 1],
    ] as const)
      expectRefusal(() => brailleOf(tall, { width: columns }), 'TOO_BIG', 'at most 4000000')
    expect(brailleOf(pair([0, 0], [Number.MIN_VALUE, 0]), { width: 3 })).toBe('G')
  })

  it('in text has a limit too, before it takes memory', () => {
    // Four cells, laid out far apart.
    const { layout } = map.grid
    const placeOf = (cell: number) => ({ kind: 'row', row: cell * 3000, column: cell * 3000 }) as const
    const grid = { ...map.grid, layout: { ...layout, placeOf } }
    const wide = { ...map, grid, passages: new Passages(grid) }
    expectRefusal(() => textOf(wide), 'TOO_BIG', 'at most 134217728')
    expect(textWidth(wide)).toBe(36_005)
  })
})

describe('pens', () => {
  it('can draw', () => {
    for (const none of [null, undefined, {}, { moveTo() {}, lineTo() {} }, 'pen']) {
      expectRefusal(() => drawWalls(maze, bad(none)), 'BAD_ARGUMENT', 'pen to be a pen')
      expectRefusal(() => drawPassages(maze, bad(none)), 'BAD_ARGUMENT', 'pen to be a pen')
      expectRefusal(() => drawWay(maze, [0], bad(none)), 'BAD_ARGUMENT', 'pen to be a pen')
      expectRefusal(() => drawTrips(maze, {}, bad(none)), 'BAD_ARGUMENT', 'pen to be a pen')
    }
    expectRefusal(() => drawPassages(foreign, pen()), 'BAD_ARGUMENT', 'the passages of the grid')
    expectRefusal(() => textWidth(foreign), 'BAD_ARGUMENT', 'the passages of the grid')
    expectRefusal(
      () => textWidth({ ...map, grid: hexGrid(2, 2) }),
      'BAD_ARGUMENT',
      'the passages of the grid',
    )
  })

  it('write paths of finite numbers alone', () => {
    for (const scale of [Number.NaN, Infinity, '5'])
      expectRefusal(() => new PathPen({ scale: bad(scale) }), 'BAD_ARGUMENT', 'scale to be a finite number')
    for (const x of [Number.NaN, Infinity, 1e20, undefined]) {
      expectRefusal(() => pen().moveTo(bad(x), 0), 'BAD_ARGUMENT', 'a point of the path')
      expectRefusal(() => pen().lineTo(0, bad(x)), 'BAD_ARGUMENT', 'a point of the path')
    }
  })
})
