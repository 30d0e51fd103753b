import {
  borrowBytes,
  borrowInts,
  boundaryCells,
  cellAcross,
  cellOfSide,
  centreCell,
  edgesHash,
  type Grid,
  giveBackBytes,
  giveBackInts,
  graphGrid,
  graphOf,
  gridBytes,
  hasEnds,
  innerCells,
  isOpen,
  latticeGrid,
  neighboursOf,
  OUTSIDE,
  Passages,
  Points,
  perGrid,
  squareGrid,
  storeOf,
  twinOf,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allGrids } from './grids.js'

const choices = fc.tuple(fc.constantFrom(...allGrids()), fc.array(fc.nat(), { maxLength: 40 }))

/** The grid's passages after carving some of its sides. */
function carved(grid: Grid, picks: readonly number[]): Passages {
  const passages = new Passages(grid)
  for (const pick of picks) {
    const side = pick % grid.sides
    if (cellAcross(grid, side) !== OUTSIDE) passages.carve(side)
  }
  return passages
}

describe('passages', () => {
  it('are open the same from both cells, and counted once', () => {
    fc.assert(
      fc.property(choices, ([[, grid], picks]) => {
        const passages = carved(grid, picks)
        let open = 0
        for (let side = 0; side < grid.sides; side++) {
          if (!passages.isOpen(side)) continue
          open++
          const twin = twinOf(grid, side)
          expect(passages.isOpen(twin)).toBe(true)
          expect(passages.openSides(cellOfSide(grid, side))).toContain(side)
          expect(isOpen({ grid, passages }, cellOfSide(grid, side), cellOfSide(grid, twin))).toBe(true)
          expect(neighboursOf({ grid, passages }, cellOfSide(grid, side))).toContain(cellOfSide(grid, twin))
        }
        expect(passages.count).toBe(open / 2)
      }),
    )
  })

  it('close again, and leave a copy alone', () => {
    const passages = new Passages(squareGrid(3, 3))
    passages.carve(1)
    const copy = passages.copy()
    passages.close(twinOf(passages.grid, 1))
    expect([passages.count, copy.count]).toEqual([0, 1])
    expect(isOpen({ grid: passages.grid, passages }, 0, 1)).toBe(false)
  })
})

describe.each([
  ['a graph', squareGrid(3, 2)],
  ['a lattice', latticeGrid(3, 2)],
] as const)('passages of %s that nobody has touched', (_, grid) => {
  it('are told, though they were looked at, and so are their copies', () => {
    const passages = new Passages(grid)
    expect([passages.count, passages.isOpen(1), passages.openSides(0)]).toEqual([0, false, []])
    expect([passages.isUntouched(), passages.copy().isUntouched()]).toEqual([true, true])
    passages.copy().carve(1)
    expect(passages.isUntouched()).toBe(true)
  })

  it.each<readonly [string, (passages: Passages) => unknown]>([
    ['opening a side', (passages) => passages.carve(1)],
    ['closing a side', (passages) => passages.close(1)],
    ['reading the bytes of sides', (passages) => passages.open],
    ['reading the bytes of cells', (passages) => passages.bytes],
    [
      'taking the store',
      (passages) => (passages.grid.kind === 'graph' ? passages.store() : passages.openBytes()),
    ],
  ])('are no longer after %s, nor are their copies', (_, touch) => {
    const passages = new Passages(grid)
    touch(passages)
    expect([passages.isUntouched(), passages.copy().isUntouched()]).toEqual([false, false])
  })

  it('are again once they are cleared, unless somebody holds a store', () => {
    const passages = new Passages(grid)
    passages.openBytes()?.fill(0)
    passages.carve(1)
    const copy = passages.copy()
    passages.clear()
    expect([passages.count, passages.isUntouched()]).toEqual([0, true])
    expect(copy.count).toBe(1)
    for (const store of [() => passages.open, () => passages.bytes]) {
      store()
      passages.carve(1)
      passages.clear()
      expect([passages.count, passages.isUntouched()]).toEqual([0, false])
      expect([passages.open.indexOf(1), passages.bytes?.some((byte) => byte !== 0) ?? false]).toEqual([
        -1,
        false,
      ])
    }
  })

  it('are not over a store that was there', () => {
    expect(new Passages(grid, new Uint8Array(grid.sides)).isUntouched()).toBe(false)
    if (grid.kind === 'lattice')
      expect(Passages.ofBytes(grid, new Uint8Array(grid.positions)).isUntouched()).toBe(false)
  })
})

describe('the store of small passages', () => {
  const grid = squareGrid(3, 2)

  it("is nobody else's once it is read, whatever becomes of its buffer", () => {
    const [one, other] = [new Passages(grid), new Passages(grid)]
    for (const passages of [one, other]) passages.store()[1] = passages.store()[grid.first[1]! + 3] = 1
    expect(one.store().buffer).toBe(other.store().buffer)
    const { open } = one
    expect(open.byteLength).toBe(open.buffer.byteLength)
    structuredClone(open, { transfer: [open.buffer as ArrayBuffer] })
    expect(open.length).toBe(0)
    expect([other.openSides(0), other.openSides(1)]).toEqual([[1], [grid.first[1]! + 3]])
    expect(new Passages(grid).count).toBe(0)
  })

  it('is the same array at each reading, with what was opened before and after', () => {
    const passages = new Passages(grid)
    passages.carve(1)
    const copy = passages.copy()
    const { open } = passages
    passages.carve(5)
    expect([passages.open, passages.store(), storeOf(passages)].every((store) => store === open)).toBe(true)
    expect([open[1], open[5], passages.count, copy.count]).toEqual([1, 1, 2, 1])
    passages.clear()
    expect([open.indexOf(1), passages.open === open]).toEqual([-1, true])
  })

  it('begins where words do, and is all zeros, however many there are', () => {
    const side = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 60 }), (sizes) => {
        for (const [width, height] of sizes) {
          const board = squareGrid(width + 1, height + 1)
          const store = new Passages(board).store()
          expect([store.length, store.byteOffset & 3, store.indexOf(1)]).toEqual([board.sides, 0, -1])
          store.fill(1)
        }
      }),
    )
  })

  it('of another copy of the library is its `open`', () => {
    const open = new Uint8Array(grid.sides)
    expect(storeOf({ grid, open } as Passages)).toBe(open)
  })
})

describe('the hash of the passages', () => {
  it('is FNV-1a over the sorted list, however the passages are stored', () => {
    fc.assert(
      fc.property(choices, ([[, grid], picks]) => {
        const passages = carved(grid, picks)
        const edges: [number, number][] = []
        for (let side = 0; side < grid.sides; side++) {
          const [a, b] = [cellOfSide(grid, side), cellAcross(grid, side)]
          if (passages.isOpen(side) && a < b) edges.push([a, b])
        }
        const text = edges
          .sort(([a, b], [c, d]) => a - c || b - d)
          .map(([a, b]) => `${a}-${b}`)
          .join(',')
        expect(edgesHash({ grid, passages })).toBe(fnv(text))
      }),
    )
  })

  it('starts as the published hash does', () => {
    expect(fnv('')).toBe('811c9dc5')
    expect(fnv('a')).toBe('e40c292c')
    expect(fnv('foobar')).toBe('bf9cf968')
  })
})

describe('tables of a grid', () => {
  it('are made once a grid, and weighed', () => {
    let made = 0
    const tableOf = perGrid((grid) => {
      made++
      return { ints: new Int32Array(grid.cells), text: 'x' }
    })
    const [one, two] = [squareGrid(4, 4), squareGrid(4, 4)]
    const before = gridBytes(one)
    expect(before).toBe(17 * 4 + 64 * 4 + 64 + 16 * 16)
    expect(tableOf(one)).toBe(tableOf(one))
    expect(tableOf(two)).not.toBe(tableOf(one))
    expect(made).toBe(2)
    expect(gridBytes(one)).toBe(before + 16 * 4 + 16)
    boundaryCells(one)
    innerCells(one)
    centreCell(one)
    expect(gridBytes(one)).toBe(before + 16 * 4 + 16 + 12 * 4 + 4 * 4 + 8)
  })

  it('may hold nothing', () => {
    let made = 0
    const nothing = perGrid(() => {
      made++
    })
    const grid = squareGrid(2, 2)
    nothing(grid)
    nothing(grid)
    expect(made).toBe(1)
  })
})

describe('working memory', () => {
  it('is long enough, and goes round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (length) => {
        const ints = borrowInts(length)
        const bytes = borrowBytes(length)
        expect(ints.length).toBeGreaterThanOrEqual(length)
        expect(bytes.length).toBeGreaterThanOrEqual(length)
        giveBackInts(ints)
        giveBackBytes(bytes)
        expect(borrowInts(length)).toBe(ints)
        expect(borrowBytes(length)).toBe(bytes)
        giveBackInts(ints)
        giveBackBytes(bytes)
      }),
    )
  })

  it('is not kept where it is big', () => {
    const big = borrowInts(2 ** 20 + 1)
    expect(big.length).toBe(2 ** 20 + 1)
    giveBackInts(big)
    expect(borrowInts(2 ** 20 + 1) === big).toBe(false)
  })
})

describe('points', () => {
  it('read as they were written', () => {
    const plain = fc.oneof(
      fc.array(fc.tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())),
      fc.array(fc.tuple(fc.integer(), fc.integer(), fc.integer())),
    )
    fc.assert(
      fc.property(plain, (list) => {
        const points = Points.from(list)
        expect([...points]).toEqual(list)
        expect(points.length).toBe(list.length)
        expect(Points.from(points)).toBe(points)
        expect([...Points.from(list.map((point) => Float64Array.from(point)) as never)]).toEqual(list)
      }),
    )
  })

  it('of another copy of the package are read too', () => {
    const other = { axes: 2, data: new Float64Array([1, 2, 3, 4]), length: 2 }
    expect([...Points.from(other as never)]).toEqual([
      [1, 2],
      [3, 4],
    ])
  })
})

describe('the one branch on kind', () => {
  it('is the grid itself, for a graph', () => {
    const grid = graphGrid([[1], [0]])
    expect(graphOf(grid)).toBe(grid)
    expect(Object.isFrozen(grid)).toBe(true)
    expect(() => graphOf({ ...grid, kind: 'other' } as never)).toThrow(/a grid, got an object/)
  })

  it('tells a maze from a map', () => {
    const grid = squareGrid(2, 2)
    const map = {
      grid,
      passages: new Passages(grid),
      start: null,
      goal: null,
      entrance: null,
      exit: null,
      keys: [],
    } as const
    expect(hasEnds(map)).toBe(false)
    expect(hasEnds({ ...map, start: 0, goal: 1 })).toBe(true)
  })
})

function fnv(text: string): string {
  let hash = 0x811c9dc5n
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * 0x01000193n) % 2n ** 32n
  return hash.toString(16).padStart(8, '0')
}
