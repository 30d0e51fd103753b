import { cellsEstimated } from '@meikyuu/node'
import { gridOf, parseRecipe, SHAPES } from 'meikyuu'
import { describe, expect, it } from 'vitest'

/** Boards of all shapes in more sizes than are remembered. */
const boards = Object.entries(SHAPES).flatMap(([name, { size }]) =>
  Array.from({ length: 28 }, (_, i) => `${name}:${size === 'N' ? i + 6 : `${i + 6}x${33 - i}`}`),
)

describe('cellsEstimated', () => {
  it('says the same of a board whatever was asked before', () => {
    const fresh = boards.map((board) => cellsEstimated(`${board}:prim:to-goal:1`))
    expect(boards.length).toBeGreaterThan(300)
    for (const [i, board] of [...boards.entries()].reverse())
      expect(cellsEstimated(`${board}:wilson~braid-20:keys-3:${i}`)).toBe(fresh[i])
  })

  it('is about what there is', () => {
    for (const board of boards) {
      const code = `${board}:prim:map:1`
      const { cells } = gridOf(parseRecipe(code))
      expect(cellsEstimated(code), board).toBeGreaterThanOrEqual(cells)
      expect(cellsEstimated(code), board).toBeLessThanOrEqual(4 * cells)
    }
  })

  it('says nothing of what is no code', () => {
    for (const code of ['', ':', '::', 'square', 'square:', 'square:ax3:x', 'toString:4:', 'x'.repeat(1e6)])
      expect(cellsEstimated(code), code.slice(0, 20)).toBe(0)
  })
})
