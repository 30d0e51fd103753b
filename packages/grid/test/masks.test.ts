import {
  cutToBiggest,
  type GraphGrid,
  hexGrid,
  type Mask,
  type MaskShape,
  MazeError,
  maskedGrid,
  maskFrom,
  maskFromBytes,
  maskFromRows,
  maskFromText,
  OUTSIDE,
  placeOf,
  squareGrid,
  triangleGrid,
  twinOf,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachedFromFirst } from './grids.js'

const WHOLE: Record<MaskShape, (width: number, height: number) => GraphGrid> = {
  square: squareGrid,
  hex: hexGrid,
  triangle: triangleGrid,
}

const shapes = fc.constantFrom<MaskShape>('square', 'hex', 'triangle')
const masks: fc.Arbitrary<Mask> = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height, max: 1 })
      .map((bytes) => ({ width, height, bytes })),
  )

/** The pieces of the marked cells, each as its cells, by the plainest search there is. */
function piecesOf(grid: GraphGrid, keep: ArrayLike<number>): number[][] {
  const pieces: number[][] = []
  const seen = new Set<number>()
  for (let cell = 0; cell < grid.cells; cell++) {
    if (!keep[cell] || seen.has(cell)) continue
    const piece = new Set([cell])
    for (const here of piece)
      for (const other of grid.across.slice(grid.first[here], grid.first[here + 1]))
        if (other !== OUTSIDE && keep[other]) piece.add(other)
    for (const other of piece) seen.add(other)
    pieces.push([...piece].sort((a, b) => a - b))
  }
  return pieces
}

describe('a mask', () => {
  it('keeps the biggest piece, the first of equals, and reports the others', () => {
    fc.assert(
      fc.property(shapes, masks, (shape, mask) => {
        const whole = WHOLE[shape](mask.width, mask.height)
        const pieces = piecesOf(whole, mask.bytes)
        const most = Math.max(0, ...pieces.map((piece) => piece.length))
        if (most < 2) {
          expect(codeOf(() => maskedGrid(shape, mask))).toBe(most === 0 ? 'EMPTY_MASK' : 'TOO_SMALL')
          return
        }
        const kept = pieces.find((piece) => piece.length === most)!
        const { grid, islands, leftOut } = maskedGrid(shape, mask)
        expect(grid.shape).toBe(shape)
        expect(grid.rows).toBeNull()
        expect([...Array(grid.cells).keys()].map((cell) => placeOf(grid, cell))).toEqual(
          kept.map((old) => placeOf(whole, old)),
        )
        expect([...grid.centres]).toEqual(kept.map((old) => whole.centres.at(old)))
        expect(islands).toEqual(
          pieces
            .filter((piece) => piece !== kept)
            .map((piece) => ({ cells: piece.length, at: placeOf(whole, piece[0]!) })),
        )
        expect(leftOut).toBe([...mask.bytes].reduce((sum, byte) => sum + byte, 0) - grid.cells)
        expectSameSides(grid, whole, kept)
      }),
    )
  })

  it('without a hole keeps everything but the rows', () => {
    for (const shape of ['square', 'hex', 'triangle'] as const) {
      const whole = WHOLE[shape](5, 4)
      const { grid, islands, leftOut } = maskedGrid(
        shape,
        maskFrom(shape, 5, 4, () => true),
      )
      expect({ ...grid, layout: null, rows: null }).toEqual({
        ...whole,
        layout: null,
        rows: null,
        bounds: grid.bounds,
      })
      expect(grid.bounds.width).toBeCloseTo(whole.bounds.width, 12)
      expect(grid.bounds.height).toBeCloseTo(whole.bounds.height, 12)
      expect(grid.rows).toBeNull()
      expect([islands, leftOut]).toEqual([[], 0])
    }
  })

  it('may be a single row', () => {
    const { grid } = maskedGrid('square', maskFromText('###'))
    expect([...grid.across]).toEqual([-1, 1, -1, -1, -1, 2, -1, 0, -1, -1, -1, 1])
  })
})

describe('reading a mask', () => {
  it('takes a space or a dot for no cell, and anything else for one', () => {
    const mask = maskFromText(`
      .##
      ####

      #
    `)
    expect([mask.width, mask.height]).toEqual([4, 4])
    expect([...mask.bytes].join(' ')).toBe('0 1 1 0 1 1 1 1 0 0 0 0 1 0 0 0')
    const asLines = maskFromText(['  ##', '  #'])
    expect([asLines.width, ...asLines.bytes]).toEqual([4, 0, 0, 1, 1, 0, 0, 1, 0])
    const spaces = maskFromText('  ..\n  . ', { outside: '.' })
    expect([...spaces.bytes]).toEqual([1, 1, 0, 0, 1, 1, 0, 1])
  })

  it('takes other characters where told, and characters of any width', () => {
    expect([...maskFromText('#.#', { outside: '#' }).bytes]).toEqual([0, 1, 0])
    expect([...maskFromText('🐟 🐟').bytes]).toEqual([1, 0, 1])
    expect([...maskFromText('..', { outside: '' }).bytes]).toEqual([1, 1])
    expect(maskFromText('##\r\n##\r\n').height).toBe(2)
  })

  it('reads back what was written, by text, rows, bytes and question alike', () => {
    fc.assert(
      fc.property(masks, ({ width, height, bytes }) => {
        const rows = Array.from({ length: height }, (_, row) => [
          ...bytes.slice(row * width, (row + 1) * width),
        ])
        const lines = rows.map((row) => row.map((byte) => (byte ? '#' : '.')).join(''))
        const asked = maskFrom('square', width, height, (x, y, row, column) => {
          expect([x, y]).toEqual([column + 0.5, row + 0.5])
          return bytes[row * width + column] === 1
        })
        for (const mask of [
          maskFromText(lines),
          maskFromText(lines.join('\n')),
          maskFromRows(rows),
          maskFromRows(rows.map((row) => row.map(Boolean))),
          maskFromBytes(width, bytes),
          asked,
        ])
          expect({ ...mask, bytes: [...mask.bytes] }).toEqual({ width, height, bytes: [...bytes] })
      }),
    )
  })
})

describe('cutting', () => {
  it('takes marks and questions, on any grid, again and again', () => {
    const once = cutToBiggest(squareGrid(4, 4), (cell) => cell % 4 !== 3).grid
    const twice = cutToBiggest(
      once,
      Array.from({ length: 12 }, (_, cell) => cell >= 3),
    ).grid
    expect(twice.cells).toBe(9)
    expect(placeOf(twice, 0)).toEqual({ kind: 'row', row: 1, column: 0 })
    expect(twice.bounds).toEqual({ x: 0, y: 1, width: 3, height: 3 })
  })
})

function expectSameSides(grid: GraphGrid, whole: GraphGrid, kept: readonly number[]): void {
  for (const [cell, old] of kept.entries()) {
    const across = [...grid.across.slice(grid.first[cell], grid.first[cell + 1])]
    const before = [...whole.across.slice(whole.first[old], whole.first[old + 1])]
    expect(across).toEqual(before.map((other) => (other === OUTSIDE ? OUTSIDE : kept.indexOf(other))))
  }
  for (let side = 0; side < grid.sides; side++) {
    const twin = twinOf(grid, side)
    if (twin !== OUTSIDE) expect(twinOf(grid, twin)).toBe(side)
  }
  expect(reachedFromFirst(grid)).toBe(grid.cells)
}

function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (MazeError.is(error)) return error.code
    throw error
  }
  return 'none'
}
