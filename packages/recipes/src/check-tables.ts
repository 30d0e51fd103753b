import { MazeError, shown } from '@meikyuu/grid'
import type { AfterTreatment } from './after-treatment.js'
import { type OptionEntry, optionOf } from './option-of.js'
import type { RecipeTables } from './recipe-tables.js'

/** What a name in a table looks like: words of lower-case letters and digits, joined by dashes. */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/** The fields that every recipe has, which no option can have for its own. */
const COMMON_FIELDS: readonly string[] = [
  'shape',
  'w',
  'h',
  'size',
  'algorithm',
  'treatments',
  'mode',
  'seed',
]

/** The field that every treatment has. */
const TREATMENT_FIELDS: readonly string[] = ['treatment']

/**
 * Throws `BAD_ARGUMENT` unless codes over these tables can be read in one way
 * only: names are words joined by dashes, and none goes on, after a dash, from
 * a name that takes an option; the fields of options are not fields that every
 * recipe has, and those of algorithms differ from those of modes.
 */
export function checkTables({ shapes, generators, treatments, modes }: RecipeTables): void {
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
  if (Object.keys(treatments).length > 0)
    for (const [name, entry] of entriesOf('treatments', treatments)) checkTreatment(name, entry)
  for (const [name, entry] of entriesOf('modes', modes))
    if (entry.ends !== null) checkFunction(`modes.${name}.ends`, entry.ends)
  checkOptions('treatments', treatments, TREATMENT_FIELDS)
  const fields = checkOptions('generators', generators, COMMON_FIELDS)
  for (const field of checkOptions('modes', modes, COMMON_FIELDS))
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

function checkTreatment(name: string, { apply, needs, loses, cellsAfter }: AfterTreatment): void {
  checkFunction(`treatments.${name}.apply`, apply)
  checkList(`treatments.${name}.needs`, needs)
  if (loses !== undefined) checkList(`treatments.${name}.loses`, loses)
  if (cellsAfter !== undefined) checkFunction(`treatments.${name}.cellsAfter`, cellsAfter)
}

/** Checks the options of a table and returns their fields. */
function checkOptions(
  kind: string,
  table: Readonly<Record<string, OptionEntry>>,
  taken: readonly string[],
): Set<string> {
  const fields = new Set<string>()
  const names = Object.keys(table)
  for (const name of names) {
    const { takes = null } = table[name]!
    const option = optionOf(name, table[name]!)
    if (option === undefined) {
      if (takes !== null)
        throw notA(`${kind}.${name}.option`, `given, since no words are known for its ${takes}`, option)
      continue
    }
    const { field } = option
    if (typeof field !== 'string' || field === '' || taken.includes(field))
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
