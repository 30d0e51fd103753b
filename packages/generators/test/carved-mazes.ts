import { type GraphGrid, type Grid, Mulberry32, Passages } from '@meikyuu/grid'
import fc from 'fast-check'
import { fits } from '../src/fits.js'
import { GENERATORS, type GeneratorName } from '../src/generators.js'
import { loops } from '../src/treatments/loops.js'
import type { MazeToTreat } from '../src/treatments/treated-maze.js'
import { grids, seeds, squares } from './boards.js'
import { maskedSquares, rowBoards } from './row-boards.js'

const generators = Object.keys(GENERATORS) as GeneratorName[]

/** A perfect maze of any generator that fits. */
export function carved(boards: fc.Arbitrary<GraphGrid>): fc.Arbitrary<MazeToTreat & { grid: Grid }> {
  return fc
    .tuple(boards, seeds, fc.constantFrom(...generators))
    .filter(([grid, , name]) => fits(GENERATORS[name], grid))
    .map(([grid, seed, name]) => {
      const passages = new Passages(grid)
      GENERATORS[name].carve(grid, passages, new Mulberry32(seed))
      return { grid, passages }
    })
}

/** Mazes on any board, perfect or with some loops. */
export const trees = carved(fc.oneof(grids, rowBoards))
export const mazes = fc
  .tuple(trees, seeds, fc.constantFrom(0, 0, 0.1, 0.6))
  .map(([maze, seed, some]) => ({ ...maze, ...loops(maze, new Mulberry32(seed), { share: some }) }))

/** Perfect mazes of squares, whole and cut. */
export const squareTrees = carved(fc.oneof(squares, maskedSquares))

/** How many passages each cell has. */
export function degreesOf({ grid, passages }: MazeToTreat): number[] {
  return Array.from({ length: grid.cells }, (_, cell) => passages.openSides(cell).length)
}
