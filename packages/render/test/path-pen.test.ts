import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PathPen } from '../src/index.js'
import { piecesOf } from './path-length.js'

describe('PathPen', () => {
  it('writes relative steps with two decimals at most', () => {
    const pen = new PathPen({ scale: 2, x: 0.25 })
    pen.moveTo(0, 0)
    pen.lineTo(1 / 3, 0)
    pen.lineTo(1 / 3, -0.126)
    pen.moveTo(-1, -1)
    pen.lineTo(0, 0)
    expect(pen.toString()).toBe('M.25 0h.67v-.25m-2.67-1.75l2 2')
  })

  it('never lets rounding add up: every end lies within half a step of its point', () => {
    const points = fc.array(fc.tuple(fc.double({ min: -50, max: 50 }), fc.double({ min: -50, max: 50 })), {
      minLength: 2,
    })
    fc.assert(
      fc.property(
        points.filter((list) => list.every((point) => point.every(Number.isFinite))),
        (list) => {
          const pen = new PathPen({ scale: 3 })
          pen.moveTo(...list[0]!)
          for (const point of list.slice(1)) pen.lineTo(...point)
          const [x, y] = list.at(-1)!
          const [endX, endY] = piecesOf(pen.toString()).at(-1)!.to
          expect(Math.abs(endX - x * 3)).toBeLessThanOrEqual(0.005 + 1e-9)
          expect(Math.abs(endY - y * 3)).toBeLessThanOrEqual(0.005 + 1e-9)
        },
      ),
    )
  })

  it('draws a whole circle in arcs below half of it, either way round', () => {
    for (const counterclockwise of [false, true]) {
      const pen = new PathPen()
      pen.moveTo(10, 0)
      pen.arc(0, 0, 10, 0, counterclockwise ? -2 * Math.PI : 2 * Math.PI, counterclockwise)
      const pieces = piecesOf(pen.toString())
      expect(pieces).toHaveLength(3)
      expect(pieces.at(-1)!.to.map((n) => Math.round(n * 100) / 100)).toEqual([10, 0])
      expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(20 * Math.PI, 1)
      expect(pen.toString().split(` 0 0 ${counterclockwise ? 0 : 1}`)).toHaveLength(4)
    }
  })
})
