import { markdownTable } from '../statistics/markdown-table.js'
import { BOARDS } from './boards.js'
import { capabilityTable } from './capability-table.js'

/** The table of capabilities for a page: boards that the same things fit share a column, and the other way round. */
export function capabilityPage(): string {
  const table = capabilityTable()
  const columns = grouped(BOARDS.map(({ name }, i) => [table.map(({ fits }) => +fits[i]!).join(''), name]))
  const rows = grouped(table.map(({ word, fits }) => [fits.map(Number).join(''), `\`${word}\``]))
  const placeOf = (names: readonly string[]) => BOARDS.findIndex(({ name }) => name === names[0])
  return markdownTable(
    ['', ...columns.map(({ names }) => names.join(', '))],
    rows.map(({ key, names }) => [
      names.join(', '),
      ...columns.map((column) => (key[placeOf(column.names)] === '1' ? 'yes' : 'refused')),
    ]),
  )
}

/** Names with the same key together, in the order of the first of each. */
function grouped(
  keyed: readonly (readonly [key: string, name: string])[],
): { key: string; names: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const [key, name] of keyed) groups.set(key, [...(groups.get(key) ?? []), name])
  return [...groups].map(([key, names]) => ({ key, names }))
}
