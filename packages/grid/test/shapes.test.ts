import {
  capabilitiesOf,
  circleGrid,
  crossGrid,
  diamondGrid,
  heartGrid,
  hexagonGrid,
  hexGrid,
  isShapeName,
  leafGrid,
  moonGrid,
  outlineGrid,
  placeOf,
  pyramidGrid,
  ringGrid,
  SHAPES,
  type ShapeEntry,
  type ShapeName,
  sideName,
  squareGrid,
  starGrid,
  triangleGrid,
} from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { isTooSmall, shapeGrids } from './grids.js'

const names = Object.keys(SHAPES) as ShapeName[]

describe('the table of shapes', () => {
  it('has the thirteen, and only own names', () => {
    expect(names.length).toBe(13)
    for (const name of names) expect(isShapeName(name)).toBe(true)
    for (const name of ['toString', '__proto__', 'Square', '']) expect(isShapeName(name)).toBe(false)
  })

  it('names each grid by its shape, and gives the rows of squares alone', () => {
    for (const [name, grid] of shapeGrids()) {
      expect(grid.shape).toBe(name.split(':')[0])
      const entry: ShapeEntry = SHAPES[grid.shape as ShapeName]
      expect(capabilitiesOf(grid)).toEqual(entry.capabilities)
      expect(grid.rows !== null).toBe(grid.shape === 'square')
    }
  })

  it.each(names)('%s tells how many cells it lays out before cutting', (name) => {
    const entry: ShapeEntry = SHAPES[name]
    if (entry.size === 'WxH') {
      expect(entry.words.length).toBe(2)
      for (const [w, h] of [
        [2, 2],
        [3, 8],
        [11, 4],
      ] as const)
        expect(entry.cellsLaidOut({ w, h })).toBe(entry.make({ w, h }).cells)
      return
    }
    expect(entry.words.length).toBe(1)
    for (let size = 2; size < 30; size++) {
      if (isTooSmall(name, size)) continue
      const laidOut = entry.cellsLaidOut({ size })
      expect(entry.make({ size }).cells).toBeLessThanOrEqual(laidOut)
      expect(laidOut).toBeLessThanOrEqual((2 * size + 1) ** 2)
    }
  })

  it.each(names)('%s counts cells of the most hostile sizes at once', (name) => {
    const entry: ShapeEntry = SHAPES[name]
    for (const n of [2 ** 31, 2 ** 52, 2 ** 53 - 1]) {
      const cells =
        entry.size === 'WxH' ? entry.cellsLaidOut({ w: n, h: n }) : entry.cellsLaidOut({ size: n })
      expect(cells).toBeGreaterThanOrEqual(n)
    }
  })

  it('counts the cells of a circle without walking its rings', () => {
    // What the rule says, ring by ring.
    let [count, cells] = [1, 1]
    for (let rings = 2; rings <= 3000; rings++) {
      const ring = rings - 1
      count *= Math.max(1, Math.floor((1420 * ring + 113 * count) / (226 * count)))
      cells += count
      expect(SHAPES.circle.cellsLaidOut({ size: rings })).toBe(cells)
    }
    expect(circleGrid(40).cells).toBe(SHAPES.circle.cellsLaidOut({ size: 40 }))
  })
})

describe('cells of cut shapes', () => {
  it('follow the formulas of hexagons, pyramids and diamonds', () => {
    for (let n = 2; n < 25; n++) {
      expect(hexagonGrid(n).cells).toBe(3 * n * (n + 1) + 1)
      expect(pyramidGrid(n).cells).toBe(n * n)
      // A diamond of even size has its tips cut off; an odd one is a ball of radius (n - 1) / 2.
      expect(diamondGrid(n).cells).toBe(n % 2 === 1 ? (n * n + 1) / 2 : (n * n) / 2 + n)
    }
  })

  it('keep their places in the grid that they are cut from', () => {
    expect(placeOf(diamondGrid(5), 0)).toEqual({ kind: 'row', row: 0, column: 2 })
    expect(diamondGrid(5).centres.at(0)).toEqual([2.5, 0.5])
    expect(placeOf(pyramidGrid(4), 0)).toEqual({ kind: 'row', row: 0, column: 4 })
    expect(placeOf(hexagonGrid(2), 0)).toEqual({ kind: 'row', row: 0, column: 1 })
  })

  it('are the same by name and by outline', () => {
    const makers = {
      heart: heartGrid,
      leaf: leafGrid,
      star: starGrid,
      ring: ringGrid,
      cross: crossGrid,
      moon: moonGrid,
    }
    for (const [name, make] of Object.entries(makers))
      expect(make(15).across).toEqual(outlineGrid(name as keyof typeof makers, 15).across)
  })

  it('look like what they are called', async () => {
    const pictures = ['heart', 'leaf', 'star', 'ring', 'diamond', 'cross', 'moon'].map((name) =>
      picture(name as ShapeName, 15),
    )
    await expect(pictures.join('\n\n')).toMatchFileSnapshot('./golden/outlines-15.txt')
  })
})

describe('sides', () => {
  it('come in the order of their names', () => {
    const four = ['north', 'east', 'south', 'west']
    const six = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east']
    expect(four.map((_, k) => sideName(squareGrid(3, 3), 4 * 4 + k))).toEqual(four)
    expect([...squareGrid(3, 3).across.slice(16, 20)]).toEqual([1, 5, 7, 3])
    expect(six.map((_, k) => sideName(hexGrid(3, 3), 4 * 6 + k))).toEqual(six)
    expect([...hexGrid(3, 3).across.slice(24, 30)]).toEqual([5, 8, 7, 3, 1, 2])
    const triangles = triangleGrid(3, 2)
    expect([0, 1, 2].map((k) => sideName(triangles, 3 + k))).toEqual(['left', 'right', 'above'])
    expect([0, 1, 2].map((k) => sideName(triangles, 6 + k))).toEqual(['left', 'right', 'below'])
    expect([...triangles.across.slice(12, 15)]).toEqual([3, 5, -1])
    const circle = circleGrid(3)
    expect([...circle.across.slice(0, circle.first[2])]).toEqual([1, 2, 3, 4, 5, 6, 6, 2, 0, 7, 8])
    expect([0, 1, 2, 3, 4].map((k) => sideName(circle, 6 + k))).toEqual([
      'previous',
      'next',
      'inner',
      'outer 1',
      'outer 2',
    ])
  })
})

/** A cut square grid as text: # where a cell is. */
function picture(name: ShapeName, size: number): string {
  const entry: ShapeEntry = SHAPES[name]
  if (entry.size === 'WxH') return ''
  const grid = entry.make({ size })
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'))
  for (let cell = 0; cell < grid.cells; cell++) {
    const place = placeOf(grid, cell)
    if (place.kind === 'row') rows[place.row]![place.column] = '#'
  }
  return [`${name} ${size}: ${grid.cells} cells`, ...rows.map((row) => row.join(''))].join('\n')
}
