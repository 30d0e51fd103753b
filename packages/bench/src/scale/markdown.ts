import type { Spread } from '../statistics.js'

/** A table; the first column is set to the left, all others to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}

/** A number of three digits or so. */
export function figureText(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)
}

/** The median, and how far the figures lie apart. */
export function spreadText({ median, least, most }: Spread): string {
  return least === most
    ? figureText(median)
    : `${figureText(median)} (${figureText(least)} to ${figureText(most)})`
}

/** A number of cells: the power of ten that it stands for. */
export function cellsText(cells: number): string {
  return `10^${Math.round(Math.log10(cells))}`
}

/** Some words with commas and an `and`. */
export function listText(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
