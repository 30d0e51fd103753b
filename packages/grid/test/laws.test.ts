import {
  boundaryCells,
  cellAcross,
  cellOfSide,
  cellsAt,
  centreCell,
  clockwiseSides,
  endsOfLine,
  firstSide,
  innerCells,
  isBoundary,
  OUTSIDE,
  outlineOf,
  placeOf,
  type SideLine,
  sideCount,
  sideLine,
  sideName,
  twinOf,
} from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { allGrids, reachedFromFirst, shapeGrids } from './grids.js'

const flatGrids = allGrids().filter(([, grid]) => grid.layout.sideLine(0, 0) !== null)
const centred = allGrids().filter(([, grid]) => grid.centres.length > 0)

/** A line as text, the same for both directions. */
function undirected(line: SideLine | null): string {
  if (line === null) return 'none'
  if (line.kind === 'line') {
    const ends = [`${line.x1},${line.y1}`, `${line.x2},${line.y2}`]
    return ends.sort().join(' ')
  }
  return `${line.cx},${line.cy},${line.radius} ${[line.from, line.to].sort().join(' ')}`
}

describe.each(allGrids())('%s', (_, grid) => {
  it('counts its sides', () => {
    expect(grid.first.length).toBe(grid.cells + 1)
    expect(grid.first[0]).toBe(0)
    expect(grid.first[grid.cells]).toBe(grid.sides)
    expect(grid.across.length).toBe(grid.sides)
    expect(grid.slot.length).toBe(grid.sides)
    let most = 0
    for (let cell = 0; cell < grid.cells; cell++) most = Math.max(most, sideCount(grid, cell))
    expect(grid.maxSides).toBe(most)
  })

  it('pairs every side with one back, and with itself in turn', () => {
    const twins = new Set<number>()
    for (let side = 0; side < grid.sides; side++) {
      const twin = twinOf(grid, side)
      expect(twin === OUTSIDE).toBe(cellAcross(grid, side) === OUTSIDE)
      if (twin === OUTSIDE) {
        expect(grid.slot[side]).toBe(0)
        continue
      }
      expect(twin).not.toBe(side)
      expect(twinOf(grid, twin)).toBe(side)
      expect(cellAcross(grid, twin)).toBe(cellOfSide(grid, side))
      expect(cellOfSide(grid, twin)).toBe(cellAcross(grid, side))
      twins.add(twin)
    }
    expect(twins.size).toBe(grid.across.slice().filter((other) => other !== OUTSIDE).length)
  })

  it('hangs together', () => {
    expect(reachedFromFirst(grid)).toBe(grid.cells)
  })

  it('gives each cell a place of its own', () => {
    const places = new Set(
      Array.from({ length: grid.cells }, (__, cell) => JSON.stringify(placeOf(grid, cell))),
    )
    expect(places.size).toBe(grid.cells)
  })

  it('names the sides of a cell apart, unless they lead to the same cell', () => {
    for (let cell = 0; cell < grid.cells; cell++) {
      const sides = clockwiseSides(grid, cell)
      const names = new Set(sides.map((side) => sideName(grid, side)))
      const others = new Set(sides.map((side) => cellAcross(grid, side)).filter((other) => other !== OUTSIDE))
      expect(names.size).toBeGreaterThanOrEqual(others.size)
      expect(names).not.toContain('')
    }
  })

  it('has boundary cells where sides lead outside, and inner cells elsewhere', () => {
    const boundary = [...boundaryCells(grid)]
    const outward = new Set<number>()
    for (let side = 0; side < grid.sides; side++)
      if (cellAcross(grid, side) === OUTSIDE) outward.add(cellOfSide(grid, side))
    expect(boundary).toEqual([...outward])
    expect([...boundary, ...innerCells(grid)].sort((a, b) => a - b)).toEqual([...Array(grid.cells).keys()])
    for (let cell = 0; cell < grid.cells; cell++) expect(isBoundary(grid, cell)).toBe(outward.has(cell))
    expect(boundaryCells(grid)).toBe(boundaryCells(grid))
  })

  it('goes round each cell by each of its sides once', () => {
    for (let cell = 0; cell < grid.cells; cell++) {
      const sides = [...Array(sideCount(grid, cell)).keys()].map((slot) => firstSide(grid, cell) + slot)
      expect(clockwiseSides(grid, cell).sort((a, b) => a - b)).toEqual(sides)
    }
  })
})

describe.each(centred)('%s on the plane', (_, grid) => {
  it('keeps all centres within its bounds', () => {
    const { x, y, width, height, z = 0, depth = 0 } = grid.bounds
    expect(grid.centres.length).toBe(grid.cells)
    for (const [cx, cy, cz = 0] of grid.centres) {
      expect(
        cx! >= x && cx! <= x + width && cy! >= y && cy! <= y + height && cz >= z && cz <= z + depth,
      ).toBe(true)
    }
  })

  it('has in the middle the cell nearest to it, the lowest of equals', () => {
    const { x, y, width, height, z = 0, depth = 0 } = grid.bounds
    const squared = [...grid.centres].map(
      ([cx, cy, cz = 0]) =>
        (cx! - x - width / 2) ** 2 + (cy! - y - height / 2) ** 2 + (cz - z - depth / 2) ** 2,
    )
    const centre = centreCell(grid)
    const least = Math.min(...squared)
    expect(squared[centre]! - least).toBeLessThan(1e-9)
    expect(squared.slice(0, centre).every((other) => other > least + 1e-10)).toBe(true)
  })
})

describe.each(flatGrids)('%s in lines', (_, grid) => {
  it('finds each cell at its centre, and none outside the bounds', () => {
    for (let cell = 0; cell < grid.cells; cell++) {
      const [x, y] = grid.centres.at(cell)
      expect(cellsAt(grid, x!, y!)).toEqual([cell])
    }
    const { x, y, width, height } = grid.bounds
    expect(cellsAt(grid, x - 0.01, y + height / 2)).toEqual([])
    expect(cellsAt(grid, x + width + 0.01, y + height / 2)).toEqual([])
    expect(cellsAt(grid, x + width / 2, y - 0.01)).toEqual([])
    expect(cellsAt(grid, x + width / 2, y + height + 0.01)).toEqual([])
  })

  it('draws a side and its twin as the same line', () => {
    for (let side = 0; side < grid.sides; side++) {
      const twin = twinOf(grid, side)
      if (twin !== OUTSIDE) expect(undirected(sideLine(grid, side))).toBe(undirected(sideLine(grid, twin)))
    }
  })

  it('draws each cell as a closed outline round its centre, clockwise', () => {
    for (let cell = 0; cell < grid.cells; cell++) {
      const outline = outlineOf(grid, cell)
      expect(outline.length).toBe(sideCount(grid, cell))
      const [cx, cy] = grid.centres.at(cell)
      let twiceArea = 0
      for (const [k, line] of outline.entries()) {
        const [[x1, y1], [x2, y2]] = endsOfLine(line)
        const [[nextX, nextY]] = endsOfLine(outline[(k + 1) % outline.length]!)
        expect(Math.abs(x2 - nextX)).toBeLessThan(1e-12)
        expect(Math.abs(y2 - nextY)).toBeLessThan(1e-12)
        twiceArea += (x1 - cx!) * (y2 - cy!) - (x2 - cx!) * (y1 - cy!)
      }
      expect(twiceArea).toBeGreaterThan(0)
    }
  })

  it('has points either side of each line in the cells that share it', () => {
    for (let side = 0; side < grid.sides; side++) {
      const line = sideLine(grid, side)!
      const cell = cellOfSide(grid, side)
      const other = cellAcross(grid, side)
      const [x, y, nx, ny] = middleAndNormal(line)
      expect(cellsAt(grid, x + nx * 1e-6, y + ny * 1e-6)).toEqual([cell])
      expect(cellsAt(grid, x - nx * 1e-6, y - ny * 1e-6)).toEqual(other === OUTSIDE ? [] : [other])
    }
  })

  it('reaches to its bounds, and not beyond', () => {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let side = 0; side < grid.sides; side++)
      for (const [x, y] of pointsOf(sideLine(grid, side)!)) {
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x)
        bottom = Math.max(bottom, y)
      }
    const { x, y, width, height } = grid.bounds
    expect(left).toBeCloseTo(x, 9)
    expect(top).toBeCloseTo(y, 9)
    expect(right - left).toBeCloseTo(width, 9)
    expect(bottom - top).toBeCloseTo(height, 9)
  })
})

describe('round grids', () => {
  it.each(shapeGrids().filter(([name]) => name.startsWith('circle')))(
    '%s is as round as its bounds',
    (_, grid) => {
      const radius = grid.bounds.width / 2
      for (let side = 0; side < grid.sides; side++)
        if (cellAcross(grid, side) === OUTSIDE)
          expect(sideLine(grid, side)).toMatchObject({ kind: 'arc', radius })
    },
  )
})

/** The middle of a line, and the direction from it into the cell that it runs clockwise around. */
function middleAndNormal(line: SideLine): [x: number, y: number, nx: number, ny: number] {
  if (line.kind === 'line') {
    const [dx, dy] = [line.x2 - line.x1, line.y2 - line.y1]
    const length = Math.sqrt(dx * dx + dy * dy)
    return [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2, -dy / length, dx / length]
  }
  const turn = (line.from + line.to) / 2
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const inward = line.from < line.to ? -1 : 1
  return [line.cx + line.radius * c, line.cy + line.radius * s, inward * c, inward * s]
}

/** The ends of a line; of an arc, 25 points along it. */
function pointsOf(line: SideLine): (readonly [x: number, y: number])[] {
  if (line.kind === 'line') return [...endsOfLine(line)]
  return Array.from({ length: 25 }, (_, k) => {
    const turn = line.from + ((line.to - line.from) * k) / 24
    return [line.cx + line.radius * Math.cos(turn), line.cy + line.radius * Math.sin(turn)]
  })
}
