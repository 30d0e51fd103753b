import { carveMaze } from '@meikyuu/generators'
import { type MazeBody, Mulberry32, OUTSIDE, SHAPES, type ShapeEntry } from '@meikyuu/grid'
import { distancesInto, wayBetween } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tellOff, tellOffInTree } from '../src/modes/off-the-way.js'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** What the two tell of the way between two cells; null for one that does not. */
function told(maze: MazeBody, start: number, goal: number) {
  const { cells } = maze.grid
  const order = new Int32Array(cells + 1)
  distancesInto(maze.grid, maze.passages, start, new Int32Array(cells), order)
  const [off, inTree] = [new Int32Array(cells), new Int32Array(cells)]
  tellOff(maze, wayBetween(maze, start, goal)!, off)
  return { off, inTree: tellOffInTree(maze, order, goal, inTree) ? inTree : null }
}

describe.each(Object.entries<ShapeEntry>(SHAPES))('how far cells of a %s are off the way', (_, shape) => {
  const grid = shape.size === 'WxH' ? shape.make({ w: 9, h: 7 }) : shape.make({ size: 8 })

  it('is told without a search in a perfect maze, and not in another', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), fc.nat(), fc.nat(), (seed, from, to, extra) => {
        const passages = carveMaze(grid, seed % 2 === 0 ? 'kruskal' : 'backtracker', new Mulberry32(seed))
        const maze = { grid, passages }
        const [start, goal] = [from % grid.cells, to % grid.cells]
        const { off, inTree } = told(maze, start, goal)
        expect(inTree).toEqual(off)
        for (let cell = 0; cell < grid.cells; cell++)
          expect(off[cell]! < 0).toBe(passages.openSides(cell).length === 1)
        let side = extra % grid.sides
        while (grid.across[side] === OUTSIDE || passages.isOpen(side)) side = (side + 1) % grid.sides
        passages.carve(side)
        expect(told(maze, start, goal).inTree).toBe(null)
      }),
      { numRuns: 60 },
    )
  })
})
