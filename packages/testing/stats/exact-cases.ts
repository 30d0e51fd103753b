import { originSteps } from '@meikyuu/generators'
import { binaryTreeDeadEnds, sidewinderDeadEnds, uniformDeadEnds } from '../src/index.js'
import type { Told } from './carver.js'

/** A generator, with the dead ends that it must have on average, by theory. */
export interface ExactCase extends Told {
  /** Squares along each side of the board. */
  readonly size: number
  /** As it is known, to so many digits. */
  readonly known: string
  /** Worked out anew. */
  readonly expected: () => number
}

const UNIFORM = [
  [20, '116.152'],
  [36, '377.824'],
  [40, '466.807'],
] as const

const SIDEWINDER = [
  [20, '109.48'],
  [40, '440.35'],
] as const

function uniform(sizes: readonly number[], told: (cells: number) => Told): ExactCase[] {
  return UNIFORM.filter(([size]) => sizes.includes(size)).map(([size, known]) => ({
    ...told(size * size),
    size,
    known,
    expected: () => uniformDeadEnds(size, size),
  }))
}

/** What is known exactly. */
export const EXACT_CASES: readonly ExactCase[] = [
  ...uniform([20, 36, 40], () => ({ word: 'wilson' })),
  ...uniform([20, 40], () => ({ word: 'aldous-broder' })),
  ...uniform([20, 40], (cells) => ({ word: 'origin-shift', as: `its own ${originSteps(cells)} steps` })),
  ...[20, 40].map((size) => ({
    word: 'binary-tree',
    size,
    known: `${(size * size) / 4 + 1}`,
    expected: () => binaryTreeDeadEnds(size, size),
  })),
  ...SIDEWINDER.map(([size, known]) => ({
    word: 'sidewinder',
    size,
    known,
    expected: () => sidewinderDeadEnds(size, size),
  })),
]
