import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PdfPen } from '../src/pdf-pen.js'

type Point = readonly [x: number, y: number]

/** Collects curves and where the path stands. */
class Curves {
  at: Point = [0, 0]
  readonly curves: [Point, Point, Point, Point][] = []
  moveTo(x: number, y: number): void {
    this.at = [x, y]
  }
  lineTo(x: number, y: number): void {
    this.at = [x, y]
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.curves.push([this.at, [x1, y1], [x2, y2], [x, y]])
    this.at = [x, y]
  }
}

const on = (curve: readonly Point[], axis: 0 | 1, t: number): number => {
  const [a, b, c, d] = curve.map((point) => point[axis]) as [number, number, number, number]
  const s = 1 - t
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
}

describe('an arc on a page', () => {
  const angle = fc.double({ min: -7, max: 7, noNaN: true })
  it('stays on its circle and ends where it should', () => {
    fc.assert(
      fc.property(angle, angle, fc.double({ min: 0.1, max: 500, noNaN: true }), (from, to, radius) => {
        const path = new Curves()
        const pen = new PdfPen(path)
        pen.moveTo(3 + radius * Math.cos(from), 4 + radius * Math.sin(from))
        pen.arc(3, 4, radius, from, to)
        expect(path.at[0]).toBeCloseTo(3 + radius * Math.cos(to), 6)
        expect(path.at[1]).toBeCloseTo(4 + radius * Math.sin(to), 6)
        for (const curve of path.curves)
          for (const t of [0, 0.2, 0.5, 0.8, 1]) {
            const away = Math.hypot(on(curve, 0, t) - 3, on(curve, 1, t) - 4)
            expect(Math.abs(away - radius)).toBeLessThanOrEqual(radius / 3000)
          }
      }),
    )
  })
})
