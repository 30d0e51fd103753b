import {
  boundaryCells,
  cellOfSide,
  cellsAt,
  centreCell,
  graphGrid,
  OUTSIDE,
  outlineOf,
  Points,
  placeOf,
  sideLine,
  sideName,
  twinOf,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Connected graphs with parallel sides and sides that lead outside, each list in any order. */
const graphs: fc.Arbitrary<number[][]> = fc
  .tuple(
    fc.array(fc.nat(), { minLength: 1, maxLength: 15 }),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }),
    fc.array(fc.nat(), { maxLength: 5 }),
    fc.infiniteStream(fc.nat()),
  )
  .map(([parents, extra, outer, places]) => {
    const cells = parents.length + 1
    const lists: number[][] = Array.from({ length: cells }, () => [])
    const insert = (cell: number, other: number): void => {
      const place = places.next().value! % (lists[cell]!.length + 1)
      lists[cell]!.splice(place, 0, other)
    }
    const join = (a: number, b: number): void => {
      if (a === b) return
      insert(a, b)
      insert(b, a)
    }
    for (const [i, parent] of parents.entries()) join(i + 1, parent % (i + 1))
    for (const [a, b] of extra) join(a % cells, b % cells)
    for (const cell of outer) insert(cell % cells, OUTSIDE)
    return lists
  })

describe('an own graph', () => {
  it('has the sides it was given, the first of several to a cell paired with the first back', () => {
    fc.assert(
      fc.property(graphs, (lists) => {
        const grid = graphGrid(lists)
        expect(grid.cells).toBe(lists.length)
        expect([...grid.across]).toEqual(lists.flat())
        for (let side = 0; side < grid.sides; side++) {
          const other = grid.across[side]!
          if (other === OUTSIDE) continue
          const cell = cellOfSide(grid, side)
          const earlier = grid.across
            .slice(grid.first[cell], side)
            .filter((across) => across === other).length
          let twin = grid.first[other]! - 1
          for (let k = 0; k <= earlier; k++) {
            twin++
            while (grid.across[twin] !== cell) twin++
          }
          expect(twinOf(grid, side)).toBe(twin)
        }
      }),
    )
  })

  it('is refused where any one side is taken away', () => {
    fc.assert(
      fc.property(graphs, fc.nat(), (lists, at) => {
        const inner = lists
          .flatMap((list, cell) => list.map((other, k) => ({ cell, k, other })))
          .filter(({ other }) => other !== OUTSIDE)
        const { cell, k } = inner[at % inner.length]!
        const less = lists.map((list, c) => (c === cell ? list.filter((_, i) => i !== k) : list))
        expect(() => graphGrid(less)).toThrow(/as many sides to cell/)
      }),
    )
  })

  it('need not lie anywhere', () => {
    const grid = graphGrid([[1], [0, 2], [1, OUTSIDE]])
    expect(grid.centres.length).toBe(0)
    expect(grid.bounds).toEqual({ x: 0, y: 0, width: 0, height: 0 })
    expect(sideLine(grid, 0)).toBeNull()
    expect(outlineOf(grid, 1)).toEqual([])
    expect(placeOf(grid, 1)).toEqual({ kind: 'cell', cell: 1 })
    expect([0, 1, 2, 3, 4].map((side) => sideName(grid, side))).toEqual([
      'to 1',
      'to 0',
      'to 2',
      'to 1',
      'outside',
    ])
    expect(() => centreCell(grid)).toThrow(/that have centres/)
    expect(() => cellsAt(grid, 0, 0)).toThrow(/that have centres/)
  })

  it('lies where its centres say, in two axes or three', () => {
    const lists = [new Int32Array([1]), [0, 2], [1]]
    const flat = graphGrid(lists, {
      centres: [
        [0, 0],
        [4, 0],
        [8, 2],
      ],
      shape: 'path',
    })
    expect(flat.shape).toBe('path')
    expect(flat.bounds).toEqual({ x: 0, y: 0, width: 8, height: 2 })
    expect(centreCell(flat)).toBe(1)
    expect(cellsAt(flat, 7, 7)).toEqual([2])
    const points = new Points(3, new Float64Array([0, 0, 0, 1, 1, 5, 2, 2, 2]))
    const solid = graphGrid(lists, { centres: points })
    expect(solid.centres).toBe(points)
    expect(solid.bounds).toEqual({ x: 0, y: 0, width: 2, height: 2, z: 0, depth: 5 })
    expect([...boundaryCells(solid)]).toEqual([])
  })

  it('is linear in sides: a hub of 300,000 spokes, two cells with 70,000 sides', () => {
    const spokes = 300_000
    const hub = graphGrid([
      Array.from({ length: spokes }, (_, k) => k + 1),
      ...Array.from({ length: spokes }, () => [0]),
    ])
    expect(hub.maxSides).toBe(spokes)
    expect(twinOf(hub, spokes + spokes - 1)).toBe(spokes - 1)
    const many = graphGrid([new Int32Array(70_000).fill(1), new Int32Array(70_000)])
    expect(many.slot[69_999]).toBe(69_999)
    const some = graphGrid([new Int32Array(300).fill(1), new Int32Array(300)])
    expect(some.slot).toBeInstanceOf(Uint16Array)
    expect(twinOf(some, 299)).toBe(599)
  })
})
