import { MazeError, shown } from '@meikyuu/grid'

/**
 * How a growing tree chooses the cell to grow from: a weight for each
 * strategy, in any unit. Those left out weigh nothing.
 */
export interface GrowingTreeMix {
  /** The cell that came in last. Alone: the backtracker. */
  readonly newest?: number
  /** The cell that came in first. Alone: breadth first, like a queue. */
  readonly oldest?: number
  /** Any cell, each with the same chance. */
  readonly random?: number
  /** The cell at place floor(length / 2) of the list in the order of age, the oldest at 0. */
  readonly middle?: number
}

/** A strategy of the growing tree. */
export type GrowingTreeStrategy = keyof GrowingTreeMix

/** The strategies in the order in which a draw is shared out among them. */
export const GROWING_TREE_STRATEGIES = [
  'newest',
  'oldest',
  'random',
  'middle',
] as const satisfies readonly GrowingTreeStrategy[]

/**
 * Throws unless a growing tree can follow the mix: known strategies only, each
 * weight finite and not negative, their sum finite and more than 0.
 *
 * @throws MazeError `BAD_MIX`
 */
export function checkMix(mix: GrowingTreeMix): void {
  if (typeof mix !== 'object' || mix === null) throw badMix('weights by strategy', shown(mix))
  let sum = 0
  for (const [strategy, weight] of Object.entries(mix) as [GrowingTreeStrategy, unknown][]) {
    if (!GROWING_TREE_STRATEGIES.includes(strategy))
      throw badMix(`strategies among ${GROWING_TREE_STRATEGIES.join(', ')}`, shown(strategy))
    if (weight === undefined) continue
    if (typeof weight !== 'number' || !Number.isFinite(weight) || weight < 0)
      throw badMix(`a finite weight of at least 0 for ${strategy}`, shown(weight))
    sum += weight
  }
  if (!(sum > 0 && Number.isFinite(sum)))
    throw badMix('weights with a finite sum of more than 0', String(sum))
}

function badMix(expected: string, got: string): MazeError {
  return new MazeError('BAD_MIX', { expected, got })
}
