import {
  boundaryCells,
  capabilitiesOf,
  cellAcross,
  cellAt,
  cellOfSide,
  cellsAt,
  centreCell,
  edgesHash,
  firstSide,
  GRAPH_FORM_CELLS,
  type Grid,
  graphOf,
  gridBytes,
  innerCellAt,
  innerCells,
  innerCount,
  isBoundary,
  type LatticeGrid,
  latticeGrid,
  MazeError,
  maskedGrid,
  maskedLattice,
  maskFromRows,
  OUTLINES,
  OUTSIDE,
  type OutlineName,
  outlineGrid,
  outlineLattice,
  Passages,
  placeOf,
  positionOf,
  sideLine,
  sideName,
  squareGrid,
  twinOf,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Everything that can be asked of a board, as plain data. */
function told(grid: Grid): unknown {
  const cells = Array.from({ length: grid.cells }, (_, cell) => ({
    place: placeOf(grid, cell),
    first: firstSide(grid, cell),
    border: isBoundary(grid, cell),
    centre: grid.centres.at(cell),
  }))
  const sides = Array.from({ length: grid.sides }, (_, side) => [
    cellAcross(grid, side),
    twinOf(grid, side),
    cellOfSide(grid, side),
    sideName(grid, side),
    sideLine(grid, side),
  ])
  const { shape, maxSides, bounds, rows } = grid
  const arrays = [[...grid.first], [...grid.across], [...grid.slot]]
  const capabilities = capabilitiesOf(grid)
  return { shape, maxSides, bounds, rows, cells, sides, arrays, capabilities, centre: centreCell(grid) }
}

function expectSame(lattice: LatticeGrid, graph: Grid): void {
  expect(told(lattice)).toEqual(told(graph))
  expect([...boundaryCells(lattice)]).toEqual([...boundaryCells(graph)])
  const inner = Array.from({ length: innerCount(lattice) }, (_, place) => innerCellAt(lattice, place))
  expect(inner).toEqual([...innerCells(graph)])
  const { x, y, width, height } = graph.bounds
  for (let dx = -0.5; dx < width + 1; dx += 0.5)
    for (let dy = -0.5; dy < height + 1; dy += 0.5)
      expect(cellsAt(lattice, x + dx, y + dy)).toEqual(cellsAt(graph, x + dx, y + dy))
}

const board = fc
  .integer({ min: 1, max: 12 })
  .chain((width) =>
    fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 40 }),
  )

describe('a lattice', () => {
  it('is the board of squares that the graph is', () => {
    for (const [w, h] of [
      [2, 2],
      [2, 7],
      [7, 2],
      [3, 3],
      [31, 3],
      [6, 5],
    ] as const)
      expectSame(latticeGrid(w, h), squareGrid(w, h))
  })

  it('is the board of an outline that the graph is', () => {
    for (const name of Object.keys(OUTLINES) as OutlineName[])
      for (const size of [5, 8, 17]) expectSame(outlineLattice(name, size), outlineGrid(name, size))
  })

  it('is the board of a mask that the graph is, islands and all', () => {
    let boards = 0
    fc.assert(
      fc.property(board, (rows) => {
        const mask = maskFromRows(rows)
        let cut: ReturnType<typeof maskedGrid>
        try {
          cut = maskedGrid('square', mask)
        } catch (error) {
          expect(() => maskedLattice(mask)).toThrow((error as Error).message)
          return
        }
        const { grid, islands, leftOut } = maskedLattice(mask)
        expect({ islands, leftOut }).toEqual({ islands: cut.islands, leftOut: cut.leftOut })
        expectSame(grid, cut.grid)
        boards++
      }),
    )
    expect(boards).toBeGreaterThan(20)
  })

  it('puts each cell on a position of its own, and no cell on any other', () => {
    fc.assert(
      fc.property(board, (rows) => {
        fc.pre(rows.flat().filter(Boolean).length > rows.length * rows[0]!.length * 0.7)
        let grid: LatticeGrid
        try {
          grid = maskedLattice(maskFromRows(rows)).grid
        } catch {
          return
        }
        const found: number[] = []
        for (let position = 0; position < grid.positions; position++) {
          const cell = cellAt(grid, position)
          if (cell === OUTSIDE) continue
          found.push(cell)
          expect(positionOf(grid, cell)).toBe(position)
        }
        expect(found).toEqual(Array.from({ length: grid.cells }, (_, cell) => cell))
      }),
    )
  })

  it('stores nothing a cell until its arrays are read', () => {
    const grid = latticeGrid(300, 200)
    expect([boundaryCells(grid).length, centreCell(grid), innerCellAt(grid, 0)]).toEqual([996, 29_849, 301])
    expect(gridBytes(grid)).toBe(996 * 4 + 8)
    expect(grid.across.length).toBe(240_000)
    expect(grid.graph).toBe(graphOf(grid))
    expect(gridBytes(grid)).toBe(996 * 4 + 8 + gridBytes(squareGrid(300, 200)))
  })

  it('answers for single cells of boards that no array holds', () => {
    const grid = latticeGrid(40_000, 30_000)
    const cell = 1_199_999_999
    expect(placeOf(grid, cell)).toEqual({ kind: 'row', row: 29_999, column: 39_999 })
    expect(positionOf(grid, cell)).toBe(30_000 * 40_001 + 39_999)
    expect([0, 1, 2, 3].map((slot) => cellAcross(grid, cell * 4 + slot))).toEqual([
      cell - 40_000,
      OUTSIDE,
      OUTSIDE,
      cell - 1,
    ])
    expect(twinOf(grid, cell * 4 + 3)).toBe((cell - 1) * 4 + 1)
  })

  it('refuses what cannot be numbered, and arrays that would be too long', () => {
    expect(() => latticeGrid(46_340, 46_339)).toThrow('the bytes of a lattice: expected at most 2147483648')
    const grid = latticeGrid(8193, 8192)
    expect(grid.cells).toBeGreaterThan(GRAPH_FORM_CELLS)
    for (const read of [() => grid.first, () => grid.centres, () => grid.graph, () => graphOf(grid)])
      expect(read).toThrow('the cells of a lattice whose flat arrays are read')
    expect(() => latticeGrid(1, 5)).toThrow(MazeError)
    expect(() => latticeGrid(2.5, 5)).toThrow(MazeError)
  })
})

describe('passages of a lattice', () => {
  const picks = fc.array(fc.tuple(fc.nat(), fc.constantFrom('carve', 'close', 'write', 'read')), {
    maxLength: 60,
  })

  it('are those of the graph, whichever store is read and written in between', () => {
    fc.assert(
      fc.property(fc.boolean(), picks, (cut, steps) => {
        const lattice = cut ? outlineLattice('heart', 9) : latticeGrid(6, 5)
        const graph = cut ? outlineGrid('heart', 9) : squareGrid(6, 5)
        const ours = new Passages(lattice)
        const theirs = new Passages(graph)
        for (const [pick, step] of steps) {
          const side = pick % graph.sides
          const twin = twinOf(graph, side)
          if (twin === OUTSIDE) continue
          if (step === 'read') expect([...ours.open]).toEqual([...theirs.open])
          else if (step === 'write')
            for (const open of [ours.open, theirs.open]) {
              open[side] = 1
              open[twin] = 1
            }
          else {
            ours[step](side)
            theirs[step](side)
          }
          expect(ours.isOpen(side)).toBe(theirs.isOpen(side))
        }
        for (let cell = 0; cell < graph.cells; cell++)
          expect(ours.openSides(cell)).toEqual(theirs.openSides(cell))
        const copy = ours.copy()
        expect(copy.count).toBe(theirs.count)
        expect(ours.count).toBe(theirs.count)
        const bytes = [...ours.bytes!]
        expect([...copy.bytes!]).toEqual(bytes)
        for (let position = 0; position < lattice.positions; position++) {
          const cell = cellAt(lattice, position)
          const sides = cell === OUTSIDE ? [] : theirs.openSides(cell)
          expect(bytes[position]).toBe(sides.reduce((byte, side) => byte | (1 << (side & 3)), 0))
        }
        expect(edgesHash({ grid: lattice, passages: ours })).toBe(
          edgesHash({ grid: graph, passages: theirs }),
        )
        ours.fold()
        expect([...ours.bytes!]).toEqual(bytes)
        expect([...ours.open]).toEqual([...theirs.open])
      }),
    )
  })

  it('take one byte a cell and one of padding a row, and refuse a byte a side where that is too many', () => {
    const passages = new Passages(latticeGrid(9000, 8000))
    expect(passages.bytes!.length).toBe(9001 * 8002 + 2)
    passages.carve(71_999_999 * 4)
    expect(passages.count).toBe(1)
    expect(() => passages.open).toThrow('the cells of a lattice whose flat arrays are read')
    expect(passages.isOpen(71_990_999 * 4 + 2)).toBe(true)
  })

  it('are taken over bytes that are theirs, and over no others', () => {
    const holes = maskFromRows([
      [true, true, false],
      [true, true, true],
    ])
    for (const grid of [latticeGrid(5, 4), outlineLattice('heart', 9), maskedLattice(holes).grid]) {
      const passages = new Passages(grid)
      for (let side = 0; side < grid.sides; side += 3)
        if (cellAcross(grid, side) !== OUTSIDE) passages.carve(side)
      const bytes = passages.bytes!.slice()
      const over = Passages.ofBytes(grid, bytes)
      expect(over.bytes).toBe(bytes)
      expect(over.open).toEqual(passages.open)
      const odd = new Uint8Array(bytes.length + 1).subarray(1)
      odd.set(bytes)
      expect(Passages.ofBytes(grid, odd).copy().bytes).toEqual(bytes)
      for (let position = 0; position < bytes.length; position++)
        for (const bit of [1, 2, 4, 8, 16, 128]) {
          const wrong = bytes.slice()
          wrong[position]! ^= bit
          expect(() => Passages.ofBytes(grid, wrong), `${position} ${bit}`).toThrow(MazeError)
        }
      expect(() => Passages.ofBytes(grid, bytes.slice(1))).toThrow(
        `expected bytes to be ${bytes.length} bytes`,
      )
    }
    expect(() => Passages.ofBytes(squareGrid(3, 3) as never, new Uint8Array(20))).toThrow('a lattice')
  })

  it('of a graph have no bytes', () => {
    expect(new Passages(squareGrid(3, 3)).bytes).toBe(null)
  })
})
