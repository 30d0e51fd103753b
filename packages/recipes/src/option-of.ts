import { BIAS_WORDS } from './bias-words.js'
import { OPTION_WORDS } from './option-words.js'
import type { WordOption } from './word-option.js'

/** An entry whose word may carry more than its name. */
export interface OptionEntry {
  readonly option?: WordOption
  readonly takes?: string | null
}

/** What the word of an entry carries: its own option, or the one that it takes by name. */
export function optionOf(name: string, { option, takes = null }: OptionEntry): WordOption | undefined {
  if (option !== undefined || takes === null) return option
  return takes === 'bias' ? ownOf<WordOption>(BIAS_WORDS, name) : ownOf<WordOption>(OPTION_WORDS, takes)
}

function ownOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
