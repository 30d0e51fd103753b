import { BOARDS } from './boards.js'
import { capabilityTable } from './capability-table.js'

/** The table of capabilities for a terminal: a line each, the names of boards above, one a column. */
export function capabilityText(): string {
  const table = capabilityTable()
  const width = Math.max(...table.map(({ word }) => word.length)) + 1
  const names = BOARDS.map(({ name }) => name)
  const bars = '|'.repeat(names.length).split('')
  const head = names.map(
    (name, i) =>
      `${' '.repeat(width)}${bars
        .slice(0, i)
        .map((bar) => `${bar} `)
        .join('')}${name}`,
  )
  const lines = table.map(
    ({ word, fits }) => `${word.padEnd(width)}${fits.map((does) => (does ? '+' : '-')).join(' ')}`,
  )
  return [...head, ...lines, '', '+ fits   - is refused: DOES_NOT_FIT, before any draw'].join('\n')
}
