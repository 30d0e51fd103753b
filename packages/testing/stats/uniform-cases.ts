import { originSteps } from '@meikyuu/generators'
import { type Grid, squareGrid } from '@meikyuu/grid'
import type { Told } from './carver.js'

/** A generator, and whether all spanning trees are equally likely with it. */
export interface UniformCase extends Told {
  /** Whether it must pass the test; all others must fail it. */
  readonly isUniform: boolean
}

/** A board that is small enough for every tree to be counted. */
export interface SmallBoard {
  /** Its size. */
  readonly name: string
  /** Its cells. */
  readonly grid: Grid
  /** How many spanning trees it is known to have. */
  readonly trees: number
}

/** The boards that mazes are counted on. */
export const SMALL_BOARDS: readonly SmallBoard[] = [
  { name: '2x3', grid: squareGrid(2, 3), trees: 15 },
  { name: '3x3', grid: squareGrid(3, 3), trees: 192 },
]

const steps = SMALL_BOARDS.map(({ grid }) => originSteps(grid.cells)).join(' and ')

/** Every generator, by the words of the table. */
export const UNIFORM_CASES: readonly UniformCase[] = [
  { word: 'wilson', isUniform: true },
  { word: 'aldous-broder', isUniform: true },
  { word: 'origin-shift', as: `its own ${steps} steps`, isUniform: true },
  { word: 'origin-shift', as: '20 steps', options: { steps: 20 }, isUniform: false },
  ...[
    'houston',
    'kruskal',
    'kruskal-hash',
    'prim-weights',
    'prim',
    'prim-cells',
    'prim-vertices',
    'prim-active',
    'growing',
    'backtracker',
    'hunt',
    'parallel',
    'blobs',
    'division',
    'eller',
    'eller-rows',
    'sidewinder',
    'binary-tree',
  ].map((word) => ({ word, isUniform: false })),
]
