/** What may follow a word in a recipe, by what its entry takes. */
const HINTS: Readonly<Record<string, string>> = {
  bias: '-corner-coin',
  cut: '-cut',
  mix: '-mix',
  seeds: '-seeds',
  share: '-percent',
  shares: '-shares',
  steps: '-steps',
  times: '-times',
}

/** What may follow the word of a generator or a treatment in a recipe; nothing where it takes nothing. */
export function optionHint(word: string, takes: string | null): string {
  if (takes === null) return ''
  if (word === 'sidewinder') return '-side-coin'
  return HINTS[takes] ?? ''
}
