import { InvalidArgumentError } from 'commander'
import { MazeError, NO_LIMITS, parseRecipe } from 'meikyuu'

/** What a word of a recipe is, and how a code looks that has it. */
export interface RecipeWord {
  /** As in `modes as in to-goal or keys-3`. */
  readonly expected: string
  /** A code that has the word. */
  code(word: string): string
}

export const MODE_WORD: RecipeWord = {
  expected: 'modes as in to-goal or keys-3',
  code: (word) => `square:9x9:prim:${word}:0`,
}
export const ALGORITHM_WORD: RecipeWord = {
  expected: 'algorithms as in prim or growing-newest90-random10',
  code: (word) => `square:9x9:${word}:map:0`,
}
export const TREATMENT_WORD: RecipeWord = {
  expected: 'treatments as in braid-50 or unicursal',
  code: (word) => `square:9x9:prim~${word}:map:0`,
}

/**
 * Reads words of recipes with their options, parted by commas; given again, the
 * words add up. What fits some shapes only is left to who chooses the shape.
 */
export function recipeWords({ expected, code }: RecipeWord) {
  return (text: string, before: readonly string[] = []): readonly string[] => {
    const words = text.split(',').map((word) => word.trim())
    for (const word of words)
      try {
        parseRecipe(code(word), NO_LIMITS)
      } catch (error) {
        if (!MazeError.is(error)) throw error
        if (error.code !== 'DOES_NOT_FIT')
          throw new InvalidArgumentError(`Expected ${expected}: ${error.message}.`)
      }
    return [...before, ...words]
  }
}
