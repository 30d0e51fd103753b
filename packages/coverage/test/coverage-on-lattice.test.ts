import type * as gridPackage from '@meikyuu/grid'
import { latticeGrid, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { coverageOf } from '../src/index.js'

/** The bytes of working memory that are lent, and the most that were. */
const lent = vi.hoisted(() => ({ bytes: 0, most: 0 }))

vi.mock('@meikyuu/grid', async (importOriginal) => {
  const real = await importOriginal<typeof gridPackage>()
  function counted<List extends Int32Array | Uint8Array>(list: List): List {
    lent.bytes += list.byteLength
    lent.most = Math.max(lent.most, lent.bytes)
    return list
  }
  return {
    ...real,
    borrowInts: (length: number) => counted(real.borrowInts(length)),
    borrowBytes: (length: number) => counted(real.borrowBytes(length)),
    giveBackInts(list: Int32Array) {
      lent.bytes -= list.byteLength
      real.giveBackInts(list)
    },
    giveBackBytes(list: Uint8Array) {
      lent.bytes -= list.byteLength
      real.giveBackBytes(list)
    },
  }
})

describe('coverageOf on a lattice', () => {
  it('is what it is on a graph, however often cells come', () => {
    const sizes = fc.integer({ min: 2, max: 30 })
    fc.assert(
      fc.property(
        sizes,
        sizes,
        fc.infiniteStream(fc.nat()),
        fc.nat({ max: 200 }),
        (w, h, numbers, length) => {
          const route = Array.from({ length }, () => numbers.next().value % (w * h))
          const told = coverageOf(squareGrid(w, h), route)
          const lattice = latticeGrid(w, h)
          expect(coverageOf(lattice, route)).toEqual(told)
          expect(coverageOf(lattice, Int32Array.from(route))).toEqual(told)
        },
      ),
    )
  })

  it('leaves the route as it is', () => {
    const route = Int32Array.of(5, 0, 5, 3)
    coverageOf(latticeGrid(3, 3), route)
    expect([...route]).toEqual([5, 0, 5, 3])
  })

  it('takes four bytes a cell of the route, eight where it does not know how many come', () => {
    // So big that what is lent is cut to measure.
    const grid = latticeGrid(2100, 2100)
    const route = Int32Array.from({ length: grid.cells }, (_, i) => i)
    const all = coverageOf(grid, route)
    expect(all.cover).toBe(1)
    expect(lent.most).toBeLessThanOrEqual(4 * route.length + grid.positions)
    lent.most = 0
    expect(coverageOf(grid, [...route])).toEqual(all)
    expect(lent.most).toBeLessThanOrEqual(8 * route.length + grid.positions)
    expect(lent.bytes).toBe(0)
  })
})
