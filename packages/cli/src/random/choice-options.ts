import type { Command } from 'commander'
import { GENERATORS, MODES, MOST_SEED, SHAPES, type ShapeName } from 'meikyuu'
import { UsageError } from '../cli-error.js'
import { knownWords } from '../words/known-word.js'
import { wholeNumber } from '../words/whole-number.js'
import type { RandomChoice } from './random-recipes.js'
import { ALGORITHM_WORD, MODE_WORD, recipeWords, TREATMENT_WORD } from './recipe-words.js'
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
    .option('--generator <generators>', `of ${of(GENERATORS)} (all that fit)`, recipeWords(ALGORITHM_WORD))
    .option(
      '--treatment <treatments>',
      'what is done to each, in order, as in braid-50',
      recipeWords(TREATMENT_WORD),
    )
    .option('--mode <modes>', `of ${of(MODES)}, as in keys-3 (all that give ends)`, recipeWords(MODE_WORD))
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

/** Throws where what is chosen from has modes without ends, which have no difficulty. */
export function checkHaveEnds(modes: readonly string[] = []): void {
  if (modes.includes('map'))
    throw new UsageError('expected a --mode that gives ends, got map: a map has no difficulty')
}
