import {
  type GraphGrid,
  type Grid,
  type LatticeGrid,
  latticeGrid,
  Mulberry32,
  maskedGrid,
  maskedLattice,
  Passages,
  Recorder,
  squareGrid,
  Xoshiro128,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EDGE_WEIGHTS, edgeWeight } from '../src/edge-weight.js'
import { carveMaze, GENERATORS } from '../src/generators.js'
import { carveInTiles } from '../src/lattice/carve-in-tiles.js'
import { kruskalHashLattice } from '../src/lattice/kruskal-hash-lattice.js'
import { NO_EDGE } from '../src/lattice/weigh-tile.js'
import { rowKey } from '../src/rows/row-key.js'
import { grids, seeds } from './boards.js'

/** The weight of the edge at a slot of its lower cell. */
type Weigh = (cell: number, slot: number) => number

/** The definition, word for word: all edges in order of weight, cell and slot. */
function byDefinition(grid: GraphGrid, weigh: Weigh): Passages {
  const edges: { weight: number; cell: number; side: number }[] = []
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++)
      if (grid.across[side]! > cell) edges.push({ weight: weigh(cell, side - grid.first[cell]!), cell, side })
  edges.sort((a, b) => a.weight - b.weight || a.cell - b.cell || a.side - b.side)
  const passages = new Passages(grid)
  const pieces = Array.from({ length: grid.cells }, (_, cell) => [cell])
  for (const { cell, side } of edges) {
    const [one, other] = [pieces[cell]!, pieces[grid.across[side]!]!]
    if (one === other) continue
    passages.carve(side)
    const both = [...one, ...other]
    for (const member of both) pieces[member] = both
  }
  return passages
}

function byHash(seed: number): Weigh {
  const { high, low } = rowKey(new Mulberry32(seed))
  return (cell, slot) => weightOf(high, low, cell, slot)
}

/** As the docs have it, in whole numbers of any size. */
function weightOf(high: number, low: number, cell: number, slot: number): number {
  const wrapped = (x: bigint): bigint => BigInt.asUintN(32, x)
  let x = wrapped(BigInt(cell) + BigInt(slot) * 0x9e3779b9n + BigInt(low))
  x = wrapped((x ^ (x >> 16n)) * 0x21f0aaadn) ^ BigInt(high)
  x = wrapped((x ^ (x >> 15n)) * 0xd35a2d97n)
  return Number((x ^ (x >> 15n)) >> 2n)
}

function inTiles(grid: LatticeGrid, seed: number, size?: number): Uint8Array {
  const bytes = new Uint8Array(grid.positions)
  kruskalHashLattice(grid, bytes, new Mulberry32(seed), size)
  return bytes
}

/** Piece by piece: for a stream of somebody else nothing is carved in tiles. */
function byPieces(grid: Grid, seed: number): Uint8Array {
  const stream = new Mulberry32(seed)
  const rng = { next: () => stream.next(), below: (n: number) => stream.below(n) }
  return carveMaze(grid, 'kruskal-hash', rng).open
}

function onGraph(lattice: LatticeGrid, graph: Grid, seed: number): Uint8Array {
  return new Passages(lattice, byPieces(graph, seed)).bytes!
}

const tiles = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 140 }))

describe('kruskal-hash', () => {
  test('is the lightest tree of weights by the hash', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const { open } = byDefinition(grid, byHash(seed))
        expect(carveMaze(grid, 'kruskal-hash', new Mulberry32(seed)).open).toEqual(open)
        expect(byPieces(grid, seed)).toEqual(open)
      }),
    )
  })

  test('is the same watched', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const recorder = new Recorder(grid)
        const watched = carveMaze(grid, 'kruskal-hash', new Mulberry32(seed), undefined, recorder)
        expect(watched.open).toEqual(carveMaze(grid, 'kruskal-hash', new Mulberry32(seed)).open)
      }),
    )
  })

  test('does not depend on tiles', () => {
    const side = fc.integer({ min: 2, max: 60 })
    fc.assert(
      fc.property(side, side, seeds, tiles, (width, height, seed, size) => {
        const grid = latticeGrid(width, height)
        expect(inTiles(grid, seed, size)).toEqual(onGraph(grid, squareGrid(width, height), seed))
      }),
      { numRuns: 300 },
    )
  })

  test('nor do squares in flat arrays, few or many, by whichever stream and into whichever store', () => {
    const side = fc.integer({ min: 2, max: 24 })
    fc.assert(
      fc.property(side, side, seeds, (width, height, seed) => {
        const grid = squareGrid(width, height)
        const open = byPieces(grid, seed)
        const ours = new Mulberry32(seed)
        expect(carveMaze(grid, 'kruskal-hash', ours).open).toEqual(open)
        const theirs = new Mulberry32(seed)
        rowKey(theirs)
        expect(ours.bits()).toBe(theirs.bits())
        const passages = new Passages(grid, new Uint8Array(grid.sides + 1).subarray(1))
        GENERATORS['kruskal-hash'].carve(grid, passages, new Mulberry32(seed))
        expect(passages.open).toEqual(open)
      }),
    )
  })

  test('nor where places are cut off', () => {
    const side = fc.integer({ min: 4, max: 40 })
    fc.assert(
      fc.property(
        side,
        side,
        seeds,
        fc.integer({ min: 0, max: 40 }),
        tiles,
        (width, height, seed, holes, size) => {
          const rng = new Mulberry32(seed)
          const bytes = Uint8Array.from({ length: width * height }, (_, place) =>
            place > 1 && rng.below(100) < holes ? 0 : 1,
          )
          const mask = { width, height, bytes }
          const { grid } = maskedLattice(mask)
          expect(inTiles(grid, seed, size)).toEqual(onGraph(grid, maskedGrid('square', mask).grid, seed))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('settles equal weights by cell and slot, in every tile and between tiles', () => {
    const side = fc.integer({ min: 2, max: 30 })
    const few = fc.constantFrom(1, 2, 5, 50, 1000)
    fc.assert(
      fc.property(side, side, seeds, few, tiles, (width, height, seed, weights, size) => {
        const rng = new Mulberry32(seed)
        const list = Array.from({ length: 4 * width * height }, () => EDGE_WEIGHTS - 1 - rng.below(weights))
        const weigh: Weigh = (cell, slot) => list[4 * cell + slot]!
        const grid = latticeGrid(width, height)
        const bytes = new Uint8Array(grid.positions)
        carveInTiles(grid, bytes, size, ({ left, top, columns, rows, shift, east, south }) => {
          for (let row = -1; row < rows; row++)
            for (let column = -1; column < columns; column++) {
              const place = ((row + 1) << shift) + column + 1
              const [x, y] = [left + column, top + row]
              const isCell = x >= 0 && y >= 0
              east[place] = isCell && x + 1 < width ? weigh(y * width + x, 1) : NO_EDGE
              south[place] = isCell && y + 1 < height ? weigh(y * width + x, 2) : NO_EDGE
            }
        })
        const { open } = byDefinition(squareGrid(width, height), weigh)
        expect(bytes).toEqual(new Passages(grid, open).bytes)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    [127, 128],
    [128, 127],
    [254, 255],
    [2, 1000],
    [1000, 2],
  ])('is that of the graph where its own tiles begin and end: %i by %i', (width, height) => {
    const grid = latticeGrid(width, height)
    expect(inTiles(grid, 7)).toEqual(onGraph(grid, squareGrid(width, height), 7))
  })

  test('depends on both halves of its key', () => {
    const grid = latticeGrid(20, 20)
    const carved = (high: number, low: number): string => {
      const halves = [high, low]
      const rng = { next: () => 0, below: () => halves.shift()! }
      return carveMaze(grid, 'kruskal-hash', rng).open.join('')
    }
    expect(new Set([carved(1, 1), carved(1, 2), carved(2, 1), carved(2, 2)]).size).toBe(4)
  })

  test('has weights that keep below the mark for no edge', () => {
    const rng = new Xoshiro128(3)
    let [least, most] = [EDGE_WEIGHTS, 0]
    for (let i = 0; i < 100_000; i++) {
      const weight = edgeWeight(rng.bits() | 0, rng.bits() | 0, rng.bits() >>> 1, rng.below(8))
      least = Math.min(least, weight)
      most = Math.max(most, weight)
    }
    expect(least).toBeGreaterThanOrEqual(0)
    expect(least).toBeLessThan(EDGE_WEIGHTS / 1000)
    expect(most).toBeLessThan(EDGE_WEIGHTS)
    expect(most).toBeGreaterThan(EDGE_WEIGHTS * 0.999)
  })
})

/** The chance of each tree by edges in random order: edge by edge, each that joins two pieces being as likely as the next. */
function chancesOfTrees(grid: GraphGrid): Map<string, number> {
  const edges: [number, number][] = []
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++)
      if (grid.across[side]! > cell) edges.push([side, cell])
  let forests = new Map<string, number>([['', 1]])
  for (let joins = 1; joins < grid.cells; joins++) {
    const next = new Map<string, number>()
    for (const [forest, chance] of forests) {
      const sides = forest === '' ? [] : forest.split(' ').map(Number)
      const pieces = Array.from({ length: grid.cells }, (_, cell) => cell)
      for (const [side, cell] of edges)
        if (sides.includes(side)) {
          const [from, to] = [pieces[grid.across[side]!]!, pieces[cell]!]
          for (let i = 0; i < pieces.length; i++) if (pieces[i] === from) pieces[i] = to
        }
      const joining = edges.filter(([side, cell]) => pieces[cell] !== pieces[grid.across[side]!])
      for (const [side] of joining) {
        const grown = [...sides, side].sort((a, b) => a - b).join(' ')
        next.set(grown, (next.get(grown) ?? 0) + chance / joining.length)
      }
    }
    forests = next
  }
  return forests
}

describe('trees have the chances that they have by edges in random order', () => {
  // The squares of 3x2 and 3x3: 14 and 191 degrees of freedom, at one in a thousand.
  test.each([
    [3, 2, 15, 36.12],
    [3, 3, 192, 256],
  ])('%i by %i', (width, height, trees, most) => {
    const grid = squareGrid(width, height)
    const chances = chancesOfTrees(grid)
    expect(chances.size).toBe(trees)
    const mazes = 60_000
    const counts = new Map<string, number>()
    for (let seed = 0; seed < mazes; seed++) {
      const { open } = carveMaze(grid, 'kruskal-hash', new Mulberry32(seed))
      const tree: number[] = []
      for (let cell = 0; cell < grid.cells; cell++)
        for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++)
          if (open[side] === 1 && grid.across[side]! > cell) tree.push(side)
      const name = tree.join(' ')
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    let sum = 0
    for (const [tree, chance] of chances) {
      const expected = mazes * chance
      sum += ((counts.get(tree) ?? 0) - expected) ** 2 / expected
    }
    expect(sum).toBeLessThan(most)
  })
})
