import {
  BINARY_TREE_CORNERS,
  type BinaryTreeBias,
  binaryTreeRows,
  binaryTreeWay,
  carveMaze,
  ellerRows,
  rowKey,
  SIDEWINDER_SIDES,
  type SidewinderBias,
  sidewinderRows,
  sidewinderWay,
} from '@meikyuu/generators'
import { MazeError, Mulberry32, type Passages, rngFor, squareGrid, Xoshiro128 } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteMarks, wordMarks } from '../src/streams/put-together.js'
import { wayByLines } from '../src/streams/streamed-way.js'

/** What all rows say, joined. */
function joined(rows: Iterable<Uint8Array>): number[] {
  const bits: number[] = []
  for (const row of rows) bits.push(...row)
  return bits
}

/** The same of passages. */
const bitsOf = ({ grid, open }: Passages) =>
  Array.from({ length: grid.cells }, (_, cell) =>
    [0, 1, 2, 3].reduce((bits, slot) => bits | (open[cell * 4 + slot]! << slot), 0),
  )

/** The only way between two cells of a tree, by passages. */
function wayIn({ grid, open }: Passages, from: number, to: number): number[] {
  const parent = new Map([[to, to]])
  for (const cell of parent.keys())
    for (let side = cell * 4; side < cell * 4 + 4; side++) {
      const other = grid.across[side]!
      if (open[side] === 1 && !parent.has(other)) parent.set(other, cell)
    }
  const way = [from]
  while (way.at(-1) !== to) way.push(parent.get(way.at(-1)!)!)
  return way
}

const size = fc.oneof(
  fc.record({ width: fc.integer({ min: 2, max: 24 }), height: fc.integer({ min: 2, max: 24 }) }),
  fc.record({ width: fc.integer({ min: 2, max: 5 }), height: fc.integer({ min: 2, max: 200 }) }),
  fc.record({ width: fc.integer({ min: 1000, max: 3000 }), height: fc.integer({ min: 2, max: 4 }) }),
)
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const isWide = fc.boolean()
const coin = fc.option(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.5, 1)), {
  nil: undefined,
})
const withCoin = <T extends object>(bias: T, share: number | undefined) =>
  share === undefined ? bias : { ...bias, coin: share }
const sidewinderBias = fc
  .tuple(fc.constantFrom(...SIDEWINDER_SIDES), coin)
  .map(([side, share]): SidewinderBias => withCoin({ side }, share))
const binaryTreeBias = fc
  .tuple(fc.constantFrom(...BINARY_TREE_CORNERS), coin)
  .map(([corner, share]): BinaryTreeBias => withCoin({ corner }, share))

/** The stream of recipes, the narrow one or the wide. */
const streamOf = (of: number, wide: boolean) => (wide ? new Xoshiro128(of) : new Mulberry32(of))

describe('rows of a maze that is in no memory', () => {
  it('are those of eller, by the same draws', () => {
    fc.assert(
      fc.property(size, seed, isWide, ({ width, height }, of, wide) => {
        const passages = carveMaze(squareGrid(width, height), 'eller', streamOf(of, wide))
        expect(joined(ellerRows(streamOf(of, wide), { width, height }))).toEqual(bitsOf(passages))
      }),
      { numRuns: 300 },
    )
  })

  it('are those of sidewinder, whatever its bias', () => {
    fc.assert(
      fc.property(size, seed, isWide, sidewinderBias, ({ width, height }, of, wide, bias) => {
        fc.pre(bias.side !== 'east' && bias.side !== 'west')
        const passages = carveMaze(squareGrid(width, height), 'sidewinder', streamOf(of, wide), { bias })
        const rows = sidewinderRows(rowKey(streamOf(of, wide)), { width, height }, bias)
        expect(joined(rows)).toEqual(bitsOf(passages))
      }),
      { numRuns: 300 },
    )
  })

  it('are those of binary-tree, whatever its bias', () => {
    fc.assert(
      fc.property(size, seed, isWide, binaryTreeBias, ({ width, height }, of, wide, bias) => {
        const passages = carveMaze(squareGrid(width, height), 'binary-tree', streamOf(of, wide), { bias })
        const rows = binaryTreeRows(rowKey(streamOf(of, wide)), { width, height }, bias)
        expect(joined(rows)).toEqual(bitsOf(passages))
      }),
      { numRuns: 300 },
    )
  })

  it('are put together alike by fours and one by one', () => {
    const row = fc.uint8Array({ minLength: 40, maxLength: 40, max: 15 })
    fc.assert(
      fc.property(row, row, row, fc.integer({ min: 1, max: 10 }), (above, here, below, words) => {
        const rows = [above, here, below].map((marks) => marks.slice(0, words * 4)) as [
          Uint8Array,
          Uint8Array,
          Uint8Array,
        ]
        const [ones, fours] = [new Uint8Array(words * 4), new Uint8Array(words * 4)]
        byteMarks(...rows, ones)
        wordMarks(...rows, fours)
        expect(fours).toEqual(ones)
      }),
    )
  })

  it('may be a single column or row', () => {
    const key = rowKey(new Mulberry32(1))
    for (const rows of [
      ellerRows,
      (_: unknown, of: { width: number; height: number }) => sidewinderRows(key, of),
    ]) {
      expect(joined(rows(new Mulberry32(1), { width: 1, height: 3 }))).toEqual([4, 5, 1])
      expect(joined(rows(new Mulberry32(1), { width: 3, height: 1 }))).toEqual([2, 10, 8])
    }
    expect(joined(binaryTreeRows(key, { width: 1, height: 3 }))).toEqual([4, 5, 1])
    expect(joined(binaryTreeRows(key, { width: 3, height: 1 }))).toEqual([2, 10, 8])
  })

  it('come as they are asked for, at once also where no memory would hold the maze', () => {
    const high = { width: 50, height: 2 ** 32 }
    const key = rowKey(rngFor(5, high.width * high.height))
    for (const rows of [
      ellerRows(rngFor(5, high.width * high.height), high),
      sidewinderRows(key, high),
      binaryTreeRows(key, high, { corner: 'south-west' }),
    ]) {
      const first = rows.next().value as Uint8Array
      const bytes = first.buffer
      expect((rows.next().value as Uint8Array).buffer).toBe(bytes)
      rows.return()
    }
  })

  it('refuse what is none before the first', () => {
    const rng = new Mulberry32(1)
    const key = rowKey(rng)
    const board = { width: 3, height: 3 }
    const cases: [code: string, () => unknown][] = [
      ['BAD_ARGUMENT', () => ellerRows({ next: () => 0, below: () => 0 } as unknown as Mulberry32, board)],
      ['BAD_ARGUMENT', () => ellerRows(rng, { width: 0, height: 3 })],
      ['BAD_ARGUMENT', () => ellerRows(rng, null as unknown as typeof board)],
      ['BAD_ARGUMENT', () => sidewinderRows(key, { width: 2 ** 31, height: 3 })],
      ['BAD_ARGUMENT', () => sidewinderRows(key, board, { side: 'east' })],
      ['BAD_ARGUMENT', () => sidewinderRows(key, board, { coin: 2 })],
      ['BAD_ARGUMENT', () => sidewinderRows({ high: -1, low: 0 }, board)],
      ['BAD_ARGUMENT', () => binaryTreeRows(key, { width: 3, height: 2 ** 32 + 1 })],
      ['BAD_ARGUMENT', () => binaryTreeRows(null as unknown as typeof key, board)],
      ['BAD_ARGUMENT', () => binaryTreeRows(key, board, { corner: 'north' as 'north-east' })],
      ['TOO_BIG', () => ellerRows(rng, { width: 2 ** 30, height: 2 ** 30 })],
      ['BAD_ARGUMENT', () => sidewinderWay(key, board, 0, 1, { side: 'up' as 'north' })],
      ['NO_SUCH_CELL', () => sidewinderWay(key, board, 0, 9)],
      ['NO_SUCH_CELL', () => binaryTreeWay(key, board, -1, 0)],
      ['NO_SUCH_CELL', () => binaryTreeWay(key, board, 0.5, 0)],
      ['BAD_ARGUMENT', () => binaryTreeWay({ high: 0, low: 0.5 }, board, 8, 0)],
    ]
    for (const [code, call] of cases) {
      let caught: unknown
      try {
        call()
      } catch (error) {
        caught = error
      }
      expect(MazeError.is(caught) && caught.code, String(call)).toBe(code)
    }
  })
})

describe('the way in a maze that is in no memory', () => {
  const ends = fc.tuple(fc.nat(), fc.nat())

  it('is the only one, by sidewinder', () => {
    fc.assert(
      fc.property(size, seed, sidewinderBias, ends, ({ width, height }, of, bias, picks) => {
        const [from, to] = picks.map((pick) => pick % (width * height)) as [number, number]
        const passages = carveMaze(squareGrid(width, height), 'sidewinder', new Mulberry32(of), { bias })
        const way = sidewinderWay(rowKey(new Mulberry32(of)), { width, height }, from, to, bias)
        const cells = [...way]
        expect(cells).toEqual(wayIn(passages, from, to))
        expect(way.length).toBe(cells.length)
        expect([...way]).toEqual(cells)
      }),
      { numRuns: 400 },
    )
  })

  it('is the only one, by binary-tree', () => {
    fc.assert(
      fc.property(size, seed, binaryTreeBias, ends, ({ width, height }, of, bias, picks) => {
        const [from, to] = picks.map((pick) => pick % (width * height)) as [number, number]
        const passages = carveMaze(squareGrid(width, height), 'binary-tree', new Mulberry32(of), { bias })
        const way = binaryTreeWay(rowKey(new Mulberry32(of)), { width, height }, from, to, bias)
        const cells = [...way]
        expect(cells).toEqual(wayIn(passages, from, to))
        expect(way.length).toBe(cells.length)
      }),
      { numRuns: 400 },
    )
  })

  it('is the same however little of a climb is kept', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 300 }),
        fc.integer({ min: 2, max: 9 }),
        fc.infiniteStream(fc.nat()),
        ends,
        fc.constantFrom(-1, 1),
        (count, length, drawn, picks, up) => {
          // Lines of single cells but for the edge: no two climbs meet before it.
          const marks = (line: number, into: Uint8Array) => into.fill(line === edgeLine ? 1 : 2)
          const edgeLine = up < 0 ? 0 : count - 1
          const lines = {
            count,
            length,
            edgeLine,
            columns: false,
            along: 1,
            forward: true,
            out: 2,
            fill: marks,
          }
          const [from, to] = picks.map((pick) => pick % (count * length)) as [number, number]
          const whole = wayByLines(lines, from, to)
          const room = 2 + (drawn.next().value % 7)
          const kept = wayByLines(lines, from, to, room)
          expect([...kept]).toEqual([...whole])
          expect(kept.length).toBe([...whole].length)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('goes straight up and down a tower of two thousand million rows', () => {
    const tower = { width: 2, height: 2 ** 31 }
    const key = rowKey(rngFor(7, tower.width * tower.height))
    const top = sidewinderWay(key, tower, 0, 2 * 20_000)
    expect(top.length).toBe([...top].length)
    const cells = [...top]
    expect([cells[0], cells.at(-1)]).toEqual([0, 40_000])
    for (let i = 1; i < cells.length; i++) expect([1, 2]).toContain(Math.abs(cells[i]! - cells[i - 1]!))
  })
})
