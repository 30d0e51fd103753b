import { MazeError, shown } from '@meikyuu/grid'
import { optionOf } from './option-of.js'
import type { RecipeTables } from './recipe-tables.js'
import type { WordOption } from './word-option.js'

/** What a name in a table looks like: words of lower-case letters and digits, joined by dashes. */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/** The fields that every recipe has, which no option can have for its own. */
const COMMON_FIELDS: readonly string[] = ['shape', 'w', 'h', 'size', 'algorithm', 'mode', 'seed']

/**
 * Throws `BAD_ARGUMENT` unless codes over these tables can be read in one way
 * only: names are words joined by dashes, and none goes on, after a dash, from
 * a name that takes an option; the fields of options are not fields that every
 * recipe has, and those of algorithms differ from those of modes.
 */
export function checkTables({ shapes, generators, modes }: RecipeTables): void {
  for (const [name, entry] of entriesOf('shapes', shapes)) {
    const { size }: { readonly size: string } = entry
    if (size !== 'WxH' && size !== 'N') throw notA(`shapes.${name}.size`, '"WxH" or "N"', size)
    checkFunction(`shapes.${name}.cellsLaidOut`, entry.cellsLaidOut)
    checkFunction(`shapes.${name}.make`, entry.make)
    checkList(`shapes.${name}.capabilities`, entry.capabilities)
  }
  for (const [name, entry] of entriesOf('generators', generators)) {
    checkFunction(`generators.${name}.carve`, entry.carve)
    checkList(`generators.${name}.needs`, entry.needs)
  }
  for (const [name, entry] of entriesOf('modes', modes))
    if (entry.ends !== null) checkFunction(`modes.${name}.ends`, entry.ends)
  const fields = checkOptions('generators', generators, optionOf)
  for (const field of checkOptions('modes', modes, (entry) => entry.option))
    if (fields.has(field)) throw notA('the field of a mode', 'none that an algorithm has', field)
}

function entriesOf<Entry extends object>(
  kind: string,
  table: Readonly<Record<string, Entry>>,
): [string, Entry][] {
  if (typeof table !== 'object' || table === null) throw notA(kind, 'a table of entries by name', table)
  const entries = Object.entries(table)
  if (entries.length === 0) throw notA(kind, 'a table with at least one entry', table)
  for (const [name, entry] of entries) {
    if (!NAME.test(name))
      throw notA(`a name in ${kind}`, 'words of lower-case letters and digits joined by "-"', name)
    if (typeof entry !== 'object' || entry === null) throw notA(`${kind}.${name}`, 'an entry', entry)
  }
  return entries
}

/** Checks the options of a table and returns their fields. */
function checkOptions<Entry>(
  kind: string,
  table: Readonly<Record<string, Entry>>,
  optionIn: (entry: Entry) => WordOption | undefined,
): Set<string> {
  const fields = new Set<string>()
  const names = Object.keys(table)
  for (const name of names) {
    const option = optionIn(table[name]!)
    if (option === undefined) continue
    const { field } = option
    if (typeof field !== 'string' || field === '' || COMMON_FIELDS.includes(field))
      throw notA(`${kind}.${name}.option.field`, 'a field that recipes do not have yet', field)
    for (const method of ['read', 'write', 'check'] as const)
      checkFunction(`${kind}.${name}.option.${method}`, option[method])
    const longer = names.find((other) => other.startsWith(`${name}-`))
    if (longer !== undefined)
      throw notA(
        `a name in ${kind}`,
        `none that begins with "${name}-", since "${name}" takes an option`,
        longer,
      )
    fields.add(field)
  }
  return fields
}

function checkFunction(name: string, value: unknown): void {
  if (typeof value !== 'function') throw notA(name, 'a function', value)
}

function checkList(name: string, value: unknown): void {
  if (!Array.isArray(value)) throw notA(name, 'a list', value)
}

function notA(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
