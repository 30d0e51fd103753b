import {
  type GraphGrid,
  graphGrid,
  Mulberry32,
  Passages,
  type Rng,
  SHAPES,
  squareGrid,
  Xoshiro128,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { EDGES_AT_ONCE } from '../src/edges-at-once.js'
import type { GeneratorOptions } from '../src/generator-entry.js'
import { GENERATORS, type GeneratorEntry, type GeneratorName } from '../src/index.js'
import { cellWords } from '../src/words/cell-words.js'
import { complete, grids, path, seeds, squares, star } from './boards.js'
import { maskedSquares } from './row-boards.js'

/** The generators that have a kernel in words, with options that use all of it. */
const KERNELS: readonly [GeneratorName, GeneratorOptions?][] = [
  ['backtracker'],
  ['growing'],
  ['growing', { mix: { newest: 1, oldest: 2, random: 2, middle: 1 } }],
  ['growing', { mix: { newest: 1 } }],
  ['hunt'],
  ['kruskal'],
  ['prim'],
  ['prim-active'],
  ['wilson'],
]

/** The cells of a grid in another order, so that many are corners and nearly each is of its own kind. */
function renumbered(grid: GraphGrid, seed: number): GraphGrid {
  const rng = new Mulberry32(seed)
  const numbers = Array.from({ length: grid.cells }, (_, cell) => [rng.next(), cell] as const)
    .sort(([a], [b]) => a - b)
    .map(([, cell]) => cell)
  const lists: number[][] = []
  for (let cell = 0; cell < grid.cells; cell++)
    lists[numbers[cell]!] = [...grid.across.slice(grid.first[cell]!, grid.first[cell + 1]!)].map((other) =>
      other < 0 ? other : numbers[other]!,
    )
  return graphGrid(lists)
}

/** The cells of a grid from the last to the first, each block of eleven as it was, so that there are many corners. */
function turned(grid: GraphGrid): GraphGrid {
  const number = (cell: number): number => {
    const block = Math.floor(cell / 11)
    const last = Math.floor((grid.cells - 1) / 11)
    return block === last ? cell - block * 11 : grid.cells - 11 * (block + 1) + (cell % 11)
  }
  const lists: number[][] = []
  for (let cell = 0; cell < grid.cells; cell++)
    lists[number(cell)] = [...grid.across.slice(grid.first[cell]!, grid.first[cell + 1]!)].map((other) =>
      other < 0 ? other : number(other),
    )
  return graphGrid(lists)
}

const boards = fc
  .oneof(
    grids,
    maskedSquares,
    fc.tuple(grids, seeds).map(([grid, seed]) => renumbered(grid, seed)),
  )
  .filter((grid) => cellWords(grid) !== null)

/** A stream that is not one of the library's own classes: the general kernel takes it. */
function foreign(rng: Rng): Rng {
  return { next: () => rng.next(), below: (n) => rng.below(n) }
}

function carvedBy(name: GeneratorName, grid: GraphGrid, rng: Rng, options?: GeneratorOptions): Uint8Array {
  const passages = new Passages(grid)
  const entry: GeneratorEntry = GENERATORS[name]
  entry.carve(grid, passages, rng, options)
  return passages.open
}

describe.each(KERNELS)('in words %s %o', (name, options) => {
  it('carves what it carves in the arrays of the grid, by the same draws', () => {
    const streams = fc.constantFrom(Mulberry32, Xoshiro128)
    fc.assert(
      fc.property(boards, seeds, streams, (grid, seed, Stream) => {
        const ours = new Stream(seed)
        const theirs = new Stream(seed)
        const carved = carvedBy(name, grid, ours, options)
        expect(carved).toEqual(carvedBy(name, grid, foreign(theirs), options))
        expect(ours.bits()).toBe(theirs.bits())
      }),
      { numRuns: 200 },
    )
  })
})

describe('in words kruskal', () => {
  const many = [squareGrid(60, 60), SHAPES.hex.make({ w: 50, h: 50 }), SHAPES.circle.make({ size: 30 })]

  it('carves the same of more edges than are joined at once, whatever their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...many), seeds, fc.boolean(), (board, seed, isMixed) => {
        const grid = isMixed ? turned(board) : board
        expect(cellWords(grid)!.edges).toBeGreaterThan(EDGES_AT_ONCE)
        const [ours, theirs] = [new Mulberry32(seed), new Mulberry32(seed)]
        expect(carvedBy('kruskal', grid, ours)).toEqual(carvedBy('kruskal', grid, foreign(theirs)))
        expect(ours.bits()).toBe(theirs.bits())
      }),
      { numRuns: 30 },
    )
  })
})

describe('in words hunt', () => {
  const many = [squareGrid(35, 20), SHAPES.hex.make({ w: 24, h: 25 }), SHAPES.circle.make({ size: 18 })]

  it('carves the same on more cells than are looked over one by one, whatever their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...many), seeds, fc.boolean(), (board, seed, isMixed) => {
        expect(board.cells).toBeGreaterThan(512)
        const grid = isMixed ? turned(board) : board
        expect(cellWords(grid)).not.toBe(null)
        const [ours, theirs] = [new Mulberry32(seed), new Mulberry32(seed)]
        expect(carvedBy('hunt', grid, ours)).toEqual(carvedBy('hunt', grid, foreign(theirs)))
        expect(ours.bits()).toBe(theirs.bits())
      }),
      { numRuns: 60 },
    )
  })
})

describe.each(['eller', 'division', 'binary-tree', 'sidewinder'] as const)(
  'on squares in flat arrays %s',
  (name) => {
    it('carves what it carves for a stream of somebody else, and into a store that begins anywhere', () => {
      fc.assert(
        fc.property(squares, seeds, (grid, seed) => {
          const carved = carvedBy(name, grid, new Mulberry32(seed))
          expect(carved).toEqual(carvedBy(name, grid, foreign(new Mulberry32(seed))))
          const passages = new Passages(grid, new Uint8Array(grid.sides + 1).subarray(1))
          GENERATORS[name].carve(grid, passages, new Mulberry32(seed))
          expect(passages.open).toEqual(carved)
        }),
        { numRuns: 100 },
      )
    })
  },
)

describe('words', () => {
  test('tell where each side leads, and back', () => {
    fc.assert(
      fc.property(boards, (grid) => {
        const { words, reach, keep, back, edges, corners, most, cells } = cellWords(grid)!
        const edgesOf: number[] = []
        let lowest = 0
        for (let cell = 0; cell < cells; cell++) {
          const from = grid.first[cell]!
          let lower = 0
          for (let side = 0; side < most; side++) {
            const place = ((words[cell]! >> 16) << 3) | side
            const other = from + side < grid.first[cell + 1]! ? grid.across[from + side]! : -1
            expect((words[cell]! >> side) & 1).toBe(other < 0 ? 0 : 1)
            expect(cell + reach[place]!).toBe(other < 0 ? cell : other)
            expect(keep[place]).toBe(other < 0 ? -1 : ~(1 << grid.slot[from + side]!))
            if (other >= 0) expect(back[place]).toBe(grid.slot[from + side])
            if (other > cell) edgesOf.push(side)
            if (other >= 0 && other < cell) lower++
          }
          lowest += lower === 0 ? 1 : 0
        }
        expect(edges).toBe(edgesOf.length)
        expect(corners).toBe(lowest)
      }),
    )
  })

  test('are for cells of up to 8 sides, and boards with fewer kinds of cells than cells', () => {
    expect(cellWords(star(8))).not.toBe(null)
    expect(cellWords(star(9))).toBe(null)
    expect(cellWords(complete(10))).toBe(null)
    expect(cellWords(path(5000))!.reach.length).toBe(3 * 8)
    expect(cellWords(renumbered(path(600), 1))).toBe(null)
  })
})
