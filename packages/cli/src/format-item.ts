import { Help } from 'commander'

/** With fewer columns, what is said of a term stands under it. */
const BESIDE = 60

const TERM_INDENT = 2
const TEXT_INDENT = 6

/** A term of a help text and what is said of it: beside each other, or where there is no room below. */
export function formatItem(term: string, termWidth: number, description: string, helper: Help): string {
  const { helpWidth = BESIDE } = helper
  if (helpWidth >= BESIDE || description === '')
    return Help.prototype.formatItem.call(helper, term, termWidth, description, helper)
  const text = helper.boxWrap(description, helpWidth - TEXT_INDENT)
  return `${' '.repeat(TERM_INDENT)}${term}\n${text.replace(/^/gm, ' '.repeat(TEXT_INDENT))}`
}
