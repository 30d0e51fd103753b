import { MIX_OPTION } from './mix-option.js'
import type { RecipeGenerator } from './recipe-tables.js'
import type { WordOption } from './word-option.js'

/** What a generator's word carries: its own option, or a mix. */
export function optionOf(generator: RecipeGenerator): WordOption | undefined {
  return generator.option ?? (generator.takesMix === true ? MIX_OPTION : undefined)
}
