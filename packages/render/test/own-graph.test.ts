import { graphGrid, MazeError, Passages } from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { brailleOf, svgOf, textOf } from '../src/index.js'

const CENTRES = [
  [0, 0],
  [4, 0],
  [4, 3],
]

function triangle(centres: number[][]) {
  const grid = graphGrid(
    [
      [1, 2],
      [0, 2],
      [0, 1],
    ],
    { centres },
  )
  const passages = new Passages(grid)
  passages.carve(0)
  passages.carve(3)
  return { grid, passages, start: 0, goal: 2, entrance: null, exit: null, keys: [] }
}

describe('an own graph', () => {
  it('is drawn as its passages, in the picture and in dots', () => {
    expect(svgOf(triangle(CENTRES), { cellSize: 10, margin: 0 })).toContain('d="M0 0h40v30"')
    expect(brailleOf(triangle(CENTRES), { width: 5 })).toBe('S⠁⠁⠁⠩\n    G')
  })

  it('takes the first two axes of a solid', () => {
    const solid = triangle(CENTRES.map(([x, y], z) => [x!, y!, z]))
    expect(svgOf(solid)).toBe(svgOf(triangle(CENTRES)))
  })

  it('is refused without centres, and as text', () => {
    const without = triangle([])
    for (const draw of [svgOf, brailleOf])
      expect(() => draw(without)).toThrow(new MazeError('NO_CENTRES', { cells: 3 }).message)
    expect(() => textOf(without)).toThrow('textOf needs a grid of squares, got graph')
  })
})
