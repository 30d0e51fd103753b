import { Points, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coverageOf,
  coverageOfCells,
  type MazeCoverage,
  visitedZones,
  ZONE_VISIT,
  zonesOf,
} from '../src/index.js'
import { clouds, plainCoverage, routes, scattered } from './boards.js'

const close = (a: MazeCoverage, b: MazeCoverage) => {
  for (const field of ['bbox', 'zones', 'cover', 'factor'] as const) expect(a[field]).toBeCloseTo(b[field], 9)
}

describe('coverageOf', () => {
  it('is what the plain reading of its definition gives', () => {
    fc.assert(
      fc.property(routes(clouds), fc.boolean(), ([points, route], volume) => {
        const solid = points[0]!.length === 3
        const options = solid && volume ? ({ body: 'volume' } as const) : {}
        close(coverageOf(points, route, options), plainCoverage(points, route, solid && !volume))
      }),
      { numRuns: 400 },
    )
  })

  it('keeps its parts within 0 and 1, and the factor within a half and 1', () => {
    fc.assert(
      fc.property(routes(clouds), ([points, route]) => {
        const { bbox, zones, cover, factor } = coverageOf(points, route)
        for (const part of [bbox, zones, cover]) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(1)
        }
        expect(factor).toBe(0.5 + 0.5 * cover)
      }),
    )
  })

  it('never falls when the route grows', () => {
    fc.assert(
      fc.property(routes(clouds), fc.nat(), ([points, route], at) => {
        const before = coverageOf(points, route)
        const after = coverageOf(points, [...route, at % points.length])
        for (const field of ['bbox', 'zones', 'cover', 'factor'] as const)
          expect(after[field]).toBeGreaterThanOrEqual(before[field])
      }),
    )
  })

  it('does not care for the order of the route, nor for cells that come twice', () => {
    fc.assert(
      fc.property(routes(clouds), ([points, route]) => {
        const once = [...new Set(route)].sort((a, b) => b - a)
        expect(coverageOf(points, once)).toEqual(coverageOf(points, [...route, ...route]))
      }),
    )
  })

  it('of a route known to be one is the very same', () => {
    fc.assert(
      fc.property(routes(clouds), ([cloud, route]) => {
        const points = Points.from(cloud)
        const cells = Int32Array.from(new Set(route))
        if (cells.length > 0)
          expect(coverageOfCells(points, cells, cells.length)).toEqual(coverageOf(points, cells))
        if (cells.length > 1)
          expect(coverageOfCells(points, cells, 1)).toEqual(coverageOf(points, cells.subarray(0, 1)))
      }),
    )
  })

  it('stays as it is when the board is moved, or scaled by a power of two', () => {
    fc.assert(
      // Whole numbers, so that moving is exact and no point steps over a zone's edge.
      fc.property(
        routes(scattered),
        fc.integer({ min: -99, max: 99 }),
        fc.integer({ min: -3, max: 3 }),
        ([points, route], shift, power) => {
          const moved = points.map((point) => point.map((x) => (x + shift) * 2 ** power))
          expect(coverageOf(moved, route)).toEqual(coverageOf(points, route))
        },
      ),
    )
  })

  it('is all 1 for a route over every cell, where every real zone can be visited', () => {
    fc.assert(
      fc.property(clouds, (points) => {
        const { count, real } = zonesOf(points)
        fc.pre([...count].every((cells, zone) => real[zone] === 0 || cells >= ZONE_VISIT))
        const all = { bbox: 1, zones: 1, cover: 1, factor: 1 }
        expect(coverageOf(points, [...points.keys()])).toEqual(all)
      }),
    )
  })

  it('is the same for points, kept points and plain arrays', () => {
    fc.assert(
      fc.property(routes(clouds), ([points, route]) => {
        const kept = Points.from(points)
        const expected = coverageOf(points, route)
        expect(coverageOf(kept, Int32Array.from(route))).toEqual(expected)
        expect(coverageOf(kept, route)).toEqual(expected)
        expect(
          coverageOf(
            points.map((point) => Float64Array.from(point) as never),
            route,
          ),
        ).toEqual(expected)
      }),
    )
  })

  it('counts three quarters of the zones of a shell as all, and only all of a volume', () => {
    const cube = Array.from({ length: 64 }, (_, i) => [i & 3, (i >> 2) & 3, i >> 4])
    // Six of the eight zones: all but those at the far end of two axes.
    const route = [...cube.keys()].filter((i) => !(cube[i]![0]! > 1 && cube[i]![1]! > 1))
    expect(coverageOf(cube, route)).toEqual({ bbox: 1, zones: 1, cover: 1, factor: 1 })
    expect(coverageOf(cube, route, { body: 'shell' }).zones).toBe(1)
    expect(coverageOf(cube, route, { body: 'volume' }).zones).toBe(0.75)
    expect(coverageOf(cube, route, { body: undefined } as never).zones).toBe(1)
  })

  it('takes the cube root of the box of a solid', () => {
    const cube = Array.from({ length: 64 }, (_, i) => [i & 3, (i >> 2) & 3, i >> 4])
    // A cell and the one two on along each axis: extents of 2 in 3.
    expect(coverageOf(cube, [0, 42]).bbox).toBeCloseTo(2 / 3, 15)
    expect(coverageOf(cube, [0, 10]).bbox).toBe(0)
  })

  it('is nothing without a route', () => {
    const nothing = { bbox: 0, zones: 0, cover: 0, factor: 0.5 }
    const { centres } = squareGrid(5, 5)
    expect(coverageOf(centres, null)).toEqual(nothing)
    expect(coverageOf(centres, [])).toEqual(nothing)
    expect(coverageOf([], null)).toEqual(nothing)
  })

  it('counts an axis without extent as covered', () => {
    const row = Array.from({ length: 10 }, (_, x) => [x, 7])
    expect(coverageOf(row, [0, 3]).bbox).toBeCloseTo(Math.sqrt(1 / 3), 15)
    expect(coverageOf([[1, 2]], [0])).toMatchObject({ bbox: 1, zones: 0 })
  })

  it('refuses a cell without a point, and is as before afterwards', () => {
    const { centres } = squareGrid(5, 5)
    const expected = coverageOf(centres, [0, 1, 2])
    for (const cell of [25, -1, 1.5, Number.NaN, null, '3', undefined, 2 ** 32]) {
      expect(() => coverageOf(centres, [0, 1, 2, cell as number])).toThrow(
        expect.objectContaining({ code: 'NO_SUCH_CELL' }),
      )
      expect(coverageOf(centres, [0, 1, 2])).toEqual(expected)
    }
    expect(() => coverageOf(centres, [99])).toThrow('expected a cell from 0 to 24, got 99')
  })

  it('refuses a route where there are no points', () => {
    expect(() => coverageOf([], [0])).toThrow(expect.objectContaining({ code: 'NO_CENTRES' }))
    expect(() => coverageOf(new Points(2, new Float64Array(0)), [0, 1])).toThrow(
      'expected cells that have centres, got 2 without any',
    )
  })

  it('refuses points that are none', () => {
    const lists = [
      null,
      undefined,
      7,
      'ab',
      {},
      [[1]],
      [[1, 2, 3, 4]],
      [[1, 2], [1]],
      [[0, Number.NaN]],
      [null],
    ]
    // Points take their numbers over: whoever made them may still write there.
    const wrong = [Infinity, Number.NaN].map((endless) => {
      const data = Float64Array.of(0, 1, 2)
      const points = new Points(3, data)
      data[1] = endless
      return points
    })
    const wide = [
      [-1e308, 0],
      [1e308, 0],
    ]
    for (const points of [...lists, ...wrong, wide])
      expect(() => coverageOf(points as never, null)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
  })

  it('is not spoilt by a route that fails on its way, or asks on its way', () => {
    const { centres } = squareGrid(4, 4)
    const clean = [coverageOf(centres, [0, 1, 2, 3]), visitedZones(centres, [0, 1, 2, 3])]
    const again = () => [coverageOf(centres, [0, 1, 2, 3]), visitedZones(centres, [0, 1, 2, 3])]
    const routes = [
      {
        length: 3,
        0: 0,
        1: 1,
        get 2(): number {
          throw new Error('no such luck')
        },
      },
      [0, 1, 99],
      // Another cell each time it is asked.
      new Proxy([0, 1, 2], { get: (list, name) => (name === 'length' ? 3 : list.push(0) % 16) }),
      {
        length: 2,
        0: 1,
        get 1() {
          expect(again()).toEqual(clean)
          return 2
        },
      },
    ]
    for (const route of routes)
      for (const ask of [coverageOf, visitedZones]) {
        try {
          ask(centres, route)
        } catch {}
        expect(again()).toEqual(clean)
      }
  })

  it('refuses a route that says it is longer than it is', () => {
    for (const length of [3, 2 ** 31, 2 ** 52])
      expect(() => coverageOf(squareGrid(4, 4).centres, { length, 0: 0 })).toThrow(
        expect.objectContaining({ code: 'NO_SUCH_CELL' }),
      )
  })

  it('takes routes of any length', () => {
    const { centres } = squareGrid(4, 4)
    const long = Array.from({ length: 200_001 }, (_, i) => (i * 5) % 16)
    expect(coverageOf(centres, long)).toEqual(coverageOf(centres, [...Array(16).keys()]))
  })

  it('refuses options that are none', () => {
    for (const options of [null, 'flat', 5, []])
      expect(() => coverageOf(squareGrid(4, 4).centres, [0], options as never)).toThrow(
        'expected options to be an object',
      )
  })

  it('refuses routes that are none and bodies that do not fit', () => {
    const flat = [
      [0, 0],
      [1, 1],
    ]
    const solid = [
      [0, 0, 0],
      [1, 1, 1],
    ]
    for (const route of [undefined, 3, 'ab', {}, { length: -1 }])
      expect(() => coverageOf(flat, route as never)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
    for (const [points, body] of [
      [flat, 'shell'],
      [flat, 'volume'],
      [solid, 'flat'],
      [solid, 'cube'],
      [solid, 1],
    ])
      expect(() => coverageOf(points as number[][], null, { body } as never)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
  })
})
