import type { Palette } from '../palette.js'
import { wrapped } from '../wrapped.js'
import type { Listed } from './catalogue.js'

const INDENT = '  '

/** With fewer columns, what is said of a word stands under it. */
const BESIDE = 60

/** A list of words with what there is to say of each. */
export function listText(title: string, entries: readonly Listed[], palette: Palette, width: number): string {
  const widest = Math.max(...entries.map(({ word, option }) => word.length + option.length))
  const lines = entries.map((entry) => entryText(entry, widest, palette, width))
  return [palette.strong(title), ...lines].join('\n')
}

function entryText(
  { word, option, title, about }: Listed,
  widest: number,
  palette: Palette,
  width: number,
): string {
  const term = `${palette.name(word)}${palette.faint(option)}`
  const text = about === '' ? title : `${title}: ${about}`
  if (width < BESIDE) {
    const below = wrapped(text, width - INDENT.length * 2).replace(/^/gm, INDENT.repeat(2))
    return `${INDENT}${term}\n${below}`
  }
  const column = INDENT.length + widest + 2
  const [first = '', ...rest] = wrapped(text, width - column).split('\n')
  const gap = ' '.repeat(widest - word.length - option.length + 2)
  return [`${INDENT}${term}${gap}${first}`, ...rest.map((line) => `${' '.repeat(column)}${line}`)].join('\n')
}

/** The words of a list alone, under their title. */
export function wordsText(
  title: string,
  entries: readonly Listed[],
  palette: Palette,
  width: number,
): string {
  const words = wrapped(entries.map(({ word }) => word).join(', '), width - INDENT.length)
  return `${palette.strong(title)}\n${words.replace(/^/gm, INDENT)}`
}
