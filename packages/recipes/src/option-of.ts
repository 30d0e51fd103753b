import { OPTION_WORDS } from './option-words.js'
import type { RecipeGenerator } from './recipe-tables.js'
import type { WordOption } from './word-option.js'

/** What a generator's word carries: its own option, or the one that it takes by name. */
export function optionOf({ option, takes = null }: RecipeGenerator): WordOption | undefined {
  if (option !== undefined || takes === null) return option
  const words: { readonly [name: string]: WordOption } = OPTION_WORDS
  return Object.hasOwn(words, takes) ? words[takes] : undefined
}
