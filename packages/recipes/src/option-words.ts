import type { GeneratorOptionName } from '@meikyuu/generators'
import { MIX_OPTION } from './mix-option.js'
import type { WordOption } from './word-option.js'

/** How codes write the options of generators, by the name that a generator `takes` one under. */
export const OPTION_WORDS = {
  mix: MIX_OPTION,
} as const satisfies { readonly [Name in GeneratorOptionName]?: WordOption<Name> }
