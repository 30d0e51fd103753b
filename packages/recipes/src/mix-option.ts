import {
  checkMix,
  GROWING_TREE_STRATEGIES,
  type GrowingTreeMix,
  type GrowingTreeStrategy,
} from '@meikyuu/generators'
import { MazeError, shown } from '@meikyuu/grid'
import { readWhole } from './read-whole.js'
import type { WordOption } from './word-option.js'

/** The greatest weight that a mix in a recipe can give. */
export const MOST_WEIGHT = 1000

/**
 * A growing tree's mix: `newest90-random10` after `growing`. Weights are whole
 * numbers from 1 to {@link MOST_WEIGHT}, 1 where none is written. No words, no
 * mix: the bare name keeps the rule of its own.
 */
export const MIX_OPTION: WordOption<'mix', GrowingTreeMix | undefined> = {
  field: 'mix',
  title: 'a mix of newest, oldest, random and middle',
  read(words) {
    if (words.length === 0) return undefined
    const weights: Partial<Record<GrowingTreeStrategy, number>> = {}
    for (const word of words) {
      const name = nameIn(word)
      const digits = word.slice(name.length)
      const strategy = strategyCalled(name)
      if (Object.hasOwn(weights, strategy)) throw badMix(`each strategy once`, `${strategy} twice`)
      weights[strategy] = digits === '' ? 1 : weightOf(strategy, readWhole(digits), digits, 1)
    }
    return inOrder(weights)
  },
  write: (mix) =>
    mix === undefined
      ? []
      : Object.entries(mix).map(([strategy, weight]) => (weight === 1 ? strategy : `${strategy}${weight}`)),
  check(value) {
    if (value === undefined) return undefined
    const mix = value as GrowingTreeMix
    checkMix(mix)
    for (const strategy of GROWING_TREE_STRATEGIES)
      if (mix[strategy] !== undefined) weightOf(strategy, mix[strategy], mix[strategy], 0)
    return inOrder(mix)
  },
}

/** A word without the digits at its end. Not by a pattern: it would be tried from each digit on. */
function nameIn(word: string): string {
  let length = word.length
  while (length > 0 && word[length - 1]! >= '0' && word[length - 1]! <= '9') length--
  return word.slice(0, length)
}

function strategyCalled(name: string): GrowingTreeStrategy {
  for (const strategy of GROWING_TREE_STRATEGIES) if (strategy === name) return strategy
  throw badMix(`strategies among ${GROWING_TREE_STRATEGIES.join(', ')}`, shown(name))
}

function weightOf(
  strategy: GrowingTreeStrategy,
  weight: number | null,
  written: number | string,
  least: number,
): number {
  if (weight !== null && Number.isInteger(weight) && weight >= least && weight <= MOST_WEIGHT) return weight
  throw badMix(`a whole weight from ${least} to ${MOST_WEIGHT} for ${strategy}`, shown(written))
}

/** The mix with its strategies in their order and without those that weigh nothing. */
function inOrder(weights: GrowingTreeMix): GrowingTreeMix {
  const mix: Partial<Record<GrowingTreeStrategy, number>> = {}
  for (const strategy of GROWING_TREE_STRATEGIES) {
    const weight = weights[strategy]
    if (weight !== undefined && weight > 0) mix[strategy] = weight
  }
  return mix
}

function badMix(expected: string, got: string): MazeError {
  return new MazeError('BAD_MIX', { expected, got })
}
