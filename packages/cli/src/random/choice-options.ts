import type { Command } from 'commander'
import { GENERATORS, MODES, MOST_SEED, SHAPES, type ShapeName } from 'meikyuu'
import { knownWords } from '../words/known-word.js'
import { wholeNumber } from '../words/whole-number.js'
import type { RandomChoice } from './random-recipes.js'
import { type SizeRange, sizeRange } from './size-range.js'

/** What recipes at random are chosen from, as options say it. */
export interface ChoiceOptions {
  readonly seed?: number
  readonly shape?: readonly ShapeName[]
  readonly size?: SizeRange
  readonly generator?: readonly string[]
  readonly treatment?: readonly string[]
  readonly mode?: readonly string[]
}

/** The names of these options. */
export const CHOICE_NAMES = ['seed', 'shape', 'size', 'generator', 'treatment', 'mode'] as const

/** Adds the options that say what recipes at random are chosen from. */
export function addChoice(command: Command, usualSize: string): Command {
  const of = (table: object) => Object.keys(table).join(', ')
  return command
    .option(
      '-s, --seed <number>',
      'the seed of all that is random: the same again',
      wholeNumber(0, MOST_SEED),
    )
    .option('--shape <shapes>', `of ${of(SHAPES)} (all)`, knownWords(SHAPES))
    .option('--size <size>', `as in 20 or 30x20, or a range as in 10..30 (${usualSize})`, sizeRange)
    .option('--generator <generators>', `of ${of(GENERATORS)} (all that fit)`, words)
    .option('--treatment <treatments>', 'what is done to each, in order, as in braid-50', words)
    .option('--mode <modes>', `of ${of(MODES)}, as in keys-3 (all that give ends)`, words)
}

/** What recipes are chosen from. */
export function choiceOf({ shape, size, generator, treatment, mode }: ChoiceOptions): RandomChoice {
  return {
    shapes: shape ?? [],
    size: size ?? null,
    generators: generator ?? [],
    treatments: treatment ?? [],
    modes: mode ?? [],
  }
}

/** Words with their options, parted by commas; recipes say what they mean. */
function words(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map((word) => word.trim())]
}
