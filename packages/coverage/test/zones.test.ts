import { Points, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageOf, REAL_ZONE_SHARE, visitedZones, ZONE_VISIT, zonesOf } from '../src/index.js'
import { clouds, routes } from './boards.js'

describe('zonesOf', () => {
  it('puts every point into one zone, whose box it lies in', () => {
    fc.assert(
      fc.property(clouds, (points) => {
        const { axes, perAxis, low, extent, zone, count, real, realCells } = zonesOf(points)
        expect(axes).toBe(points[0]!.length)
        expect(count.length).toBe(perAxis ** axes)
        const inItsBox = (point: readonly number[], cell: number) =>
          point.every((x, axis) => {
            const along = Math.trunc(zone[cell]! / perAxis ** axis) % perAxis
            const at = extent[axis] === 0 ? 0 : ((x - low[axis]!) / extent[axis]!) * perAxis
            return at >= along && at <= along + 1
          })
        expect(points.filter((point, cell) => !inItsBox(point, cell))).toEqual([])
        expect(Math.max(...zone)).toBeLessThan(count.length)
        const counted = [...count].map((_, z) => [...zone].filter((other) => other === z).length)
        expect([...count]).toEqual(counted)
        const mean = points.length / counted.filter((cells) => cells > 0).length
        expect([...real]).toEqual(counted.map((cells) => (cells >= mean * REAL_ZONE_SHARE ? 1 : 0)))
        expect(realCells).toBe(counted.filter((_, z) => real[z] === 1).reduce((a, b) => a + b, 0))
      }),
    )
  })

  it.each([
    [2, 149, 2],
    [2, 150, 3],
    [2, 799, 3],
    [2, 800, 4],
    [3, 199, 2],
    [3, 200, 3],
    [3, 9999, 3],
  ] as const)('cuts %i axes of %i points into %i', (axes, length, perAxis) => {
    expect(zonesOf(new Points(axes, new Float64Array(axes * length))).perAxis).toBe(perAxis)
  })

  it('keeps the zones of points, not those of plain arrays', () => {
    const { centres } = squareGrid(3, 3)
    expect(zonesOf(centres)).toBe(zonesOf(centres))
    const plain = [...centres]
    expect(zonesOf(plain)).not.toBe(zonesOf(plain))
    expect(zonesOf(plain)).toEqual(zonesOf(centres))
  })

  it('leaves slivers out', () => {
    // Nine points in one corner, eight in another and one lost in a third: mean 6, a quarter of it 1.5.
    const points = [...Array(9).fill([0, 0]), ...Array(8).fill([9, 0]), [9, 9]]
    expect([...zonesOf(points).real]).toEqual([1, 1, 0, 0])
    expect(coverageOf(points, [0, 1, 9, 10]).zones).toBe(1)
  })

  it('has no real zone without points', () => {
    expect(zonesOf([])).toMatchObject({ perAxis: 2, realCells: 0 })
    expect([...zonesOf([]).real]).toEqual([0, 0, 0, 0])
  })
})

describe('visitedZones', () => {
  it('says of each zone what coverage sums up', () => {
    fc.assert(
      fc.property(routes(clouds), ([points, route]) => {
        const { zones, cells, visited, share } = visitedZones(points, route)
        const walked = [...new Set(route)]
        expect([...cells]).toEqual([...cells].map((_, z) => walked.filter((c) => zones.zone[c] === z).length))
        expect([...visited]).toEqual([...cells].map((n, z) => (n >= ZONE_VISIT ? zones.real[z] : 0)))
        const inside = [...visited].reduce((sum, seen, z) => sum + seen * zones.count[z]!, 0)
        expect(share).toBe(inside / zones.realCells)
        const options = zones.axes === 3 ? ({ body: 'volume' } as const) : {}
        expect(coverageOf(points, route, options).zones).toBe(share)
      }),
    )
  })

  it('visits nothing without a route', () => {
    expect(visitedZones(squareGrid(4, 4).centres, null)).toMatchObject({ share: 0 })
    expect(visitedZones([], null).share).toBe(0)
  })
})
