import {
  type GraphGrid,
  graphOf,
  Mulberry32,
  OUTSIDE,
  Passages,
  Recorder,
  type Rng,
  SHAPES,
  squareGrid,
  twinOf,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growingTree } from '../src/growing-tree.js'
import { LowestSet } from '../src/lowest-set.js'
import { orderByWeight } from '../src/order-by-weight.js'
import { primActiveCell } from '../src/prim-active-cell.js'
import { primFrontierCell } from '../src/prim-frontier-cell.js'
import { primUniformWeights } from '../src/prim-uniform-weights.js'
import { primVertexWeights } from '../src/prim-vertex-weights.js'
import { calledWide, complete, edgesOf, grids, path, seeds, star } from './boards.js'
import { CountingRng } from './counting-rng.js'

/** Weights of a few kinds, so that many are equal: the first draw is the cell, the rest are weights. */
class FewWeights implements Rng {
  readonly drawn: number[] = []
  readonly #stream: Mulberry32

  constructor(seed: number) {
    this.#stream = new Mulberry32(seed)
  }

  next(): number {
    throw new Error('no weight is drawn so')
  }

  below(n: number): number {
    this.drawn.push(this.#stream.below(Math.min(n, 5)))
    return this.drawn.at(-1)!
  }
}

/** The sides that are edges, each seen from its lower cell. */
function edges(grid: GraphGrid): [side: number, a: number, b: number][] {
  const all: [number, number, number][] = []
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++)
      if (grid.across[side]! > cell) all.push([side, cell, grid.across[side]!])
  return all
}

/** The lightest spanning tree, by going through the sorted edges and naming pieces anew. */
function lightest(grid: GraphGrid, weights: readonly number[]): Uint8Array {
  const passages = new Passages(grid)
  const piece = Array.from({ length: grid.cells }, (_, cell) => cell)
  const all = edges(grid).map((edge, i) => ({ edge, weight: weights[i]!, i }))
  for (const { edge } of all.sort((x, y) => x.weight - y.weight || x.i - y.i)) {
    const [side, a, b] = edge
    const [from, to] = [piece[a]!, piece[b]!]
    if (from === to) continue
    passages.carve(side)
    piece.forEach((p, cell) => {
      if (p === from) piece[cell] = to
    })
  }
  return passages.open
}

/** Prim's over costs of cells, by looking at everything at every step. */
function cheapest(grid: GraphGrid, start: number, costs: readonly number[]): Uint8Array {
  const passages = new Passages(grid)
  const inside = new Set([start])
  const cheaper = (a: number, b: number) => costs[a]! - costs[b]! || a - b
  while (inside.size < grid.cells) {
    const freeSides = (cell: number) =>
      Array.from(
        { length: grid.first[cell + 1]! - grid.first[cell]! },
        (_, i) => grid.first[cell]! + i,
      ).filter((side) => grid.across[side] !== OUTSIDE && !inside.has(grid.across[side]!))
    const cell = [...inside].filter((one) => freeSides(one).length > 0).sort(cheaper)[0]!
    const side = freeSides(cell).sort((x, y) => cheaper(grid.across[x]!, grid.across[y]!) || x - y)[0]!
    passages.carve(side)
    inside.add(grid.across[side]!)
  }
  return passages.open
}

describe("the Prim's", () => {
  test('over edge weights carves the lightest spanning tree, of equal edges by the earlier', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const rng = new FewWeights(seed)
        const passages = new Passages(grid)
        primUniformWeights(grid, passages, rng)
        expect(rng.drawn.length).toBe(1 + edgesOf(grid))
        expect(passages.open).toEqual(lightest(grid, rng.drawn.slice(1)))
      }),
    )
  })

  test('over edge weights carves the same tree piece by piece as cell by cell, where somebody watches', () => {
    const boards = [
      squareGrid(80, 50),
      SHAPES.hex.make({ w: 40, h: 60 }),
      complete(70),
      star(3000),
      path(5000),
    ]
    for (const grid of boards)
      for (const make of [() => new FewWeights(7), () => new CountingRng(7)]) {
        const [alone, watched] = [new Passages(grid), new Passages(grid)]
        primUniformWeights(grid, alone, make())
        primUniformWeights(grid, watched, make(), undefined, new Recorder(grid))
        expect(alone.count).toBe(grid.cells - 1)
        expect(alone.open).toEqual(watched.open)
      }
  })

  test('over vertex weights carves by its rule, on cells of few sides and of many', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const rng = new FewWeights(seed)
        const passages = new Passages(grid)
        primVertexWeights(grid, passages, rng)
        expect(rng.drawn.length).toBe(1 + grid.cells)
        expect(passages.open).toEqual(cheapest(grid, rng.drawn[0]!, rng.drawn.slice(1)))
        const wide = calledWide(grid)
        const again = new Passages(wide)
        primVertexWeights(wide, again, new FewWeights(seed))
        expect(again.open).toEqual(passages.open)
      }),
      { numRuns: 60 },
    )
  })

  test('over vertex weights carves the same on squares as anywhere, where somebody watches', () => {
    const sizes = fc.record({ w: fc.integer({ min: 2, max: 70 }), h: fc.integer({ min: 2, max: 40 }) })
    fc.assert(
      fc.property(sizes, seeds, ({ w, h }, seed) => {
        const grid = graphOf(SHAPES.square.make({ w, h }))
        expect(grid.rows).toEqual({ width: w, height: h })
        for (const make of [() => new FewWeights(seed), () => new CountingRng(seed)]) {
          const [alone, watched] = [new Passages(grid), new Passages(grid)]
          primVertexWeights(grid, alone, make())
          primVertexWeights(grid, watched, make(), undefined, new Recorder(grid))
          expect(alone.open).toEqual(watched.open)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('over active cells is the growing tree with random alone, draw for draw', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const [one, other] = [new CountingRng(seed), new CountingRng(seed)]
        const [active, grown] = [new Passages(grid), new Passages(grid)]
        primActiveCell(grid, active, one)
        growingTree(grid, grown, other, { mix: { random: 1 } })
        expect(active.open).toEqual(grown.open)
        expect(one.asked).toEqual(other.asked)
        expect(one.draws).toBe(3 * grid.cells - 1)
      }),
    )
  })

  test('over frontier cells takes two draws a cell, and always joins a cell to the maze', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const rng = new CountingRng(seed)
        const passages = new Passages(grid)
        primFrontierCell(grid, passages, rng)
        expect(rng.draws).toBe(2 * grid.cells - 1)
        for (let side = 0; side < grid.sides; side++)
          if (passages.open[side] === 1) expect(passages.open[twinOf(grid, side)]).toBe(1)
      }),
    )
  })
})

describe('what they stand on', () => {
  test('order by weight is that of a stable sort, and sorts the weights', () => {
    const weights = fc.array(fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 2 ** 31 - 1 })), { maxLength: 300 })
    fc.assert(
      fc.property(weights, (list) => {
        const [sorted, order] = [Int32Array.from(list), new Int32Array(list.length)]
        orderByWeight(sorted, order, list.length)
        const items = list.map((_, i) => i).sort((a, b) => list[a]! - list[b]! || a - b)
        expect([...order]).toEqual(items)
        expect([...sorted]).toEqual(items.map((i) => list[i]))
      }),
    )
  })

  test('the set of ranks knows its lowest, at every size', () => {
    const cases = fc
      .integer({ min: 1, max: 40_000 })
      .chain((size) => fc.tuple(fc.constant(size), fc.array(fc.nat({ max: size - 1 }), { maxLength: 200 })))
    fc.assert(
      fc.property(cases, ([size, flips]) => {
        const set = new LowestSet(size)
        const plain = new Set<number>()
        expect(set.lowest()).toBe(-1)
        for (const number of [...flips, ...flips.slice(0, 50)]) {
          set.flip(number)
          if (!plain.delete(number)) plain.add(number)
          expect(set.lowest()).toBe(plain.size === 0 ? -1 : Math.min(...plain))
        }
        set.giveBack()
      }),
    )
  })
})
