import { notA } from './entries-of.js'
import { type OptionEntry, optionOf } from './option-of.js'

/** What the field of an option is called: one word, as fields of a program are. */
const FIELD = /^[a-z][A-Za-z0-9]*$/

/**
 * Checks what the words of a table's entries carry, and returns the fields of
 * recipes that they fill.
 *
 * @param kind What the messages call the table.
 * @param taken Fields that a recipe has already.
 * @throws MazeError `BAD_ARGUMENT` for an option that is none or has a field
 * that is taken, and for a name that could be read as another with an option.
 */
export function checkEntryOptions(
  kind: string,
  table: Readonly<Record<string, OptionEntry>>,
  taken: readonly string[],
): Set<string> {
  const fields = new Set<string>()
  const names = Object.keys(table)
  for (const name of names) {
    const field = checkEntryOption(`${kind}.${name}`, name, table[name]!, taken)
    if (field === null) continue
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

/** The field of an entry's option, or null where it has none. */
function checkEntryOption(
  where: string,
  name: string,
  entry: OptionEntry,
  taken: readonly string[],
): string | null {
  const { option: own, takes = null } = entry
  if (own !== undefined && (typeof own !== 'object' || own === null))
    throw notA(`${where}.option`, 'an option', own)
  if (takes !== null && typeof takes !== 'string')
    throw notA(`${where}.takes`, 'the name of an option, or null', takes)
  const option = optionOf(name, entry)
  if (option === undefined) {
    if (takes === null) return null
    throw notA(`${where}.option`, `given, since no words are known for its ${takes}`, option)
  }
  const { field, told } = option
  if (!isFree(field, taken))
    throw notA(`${where}.option.field`, 'a field that recipes do not have yet', field)
  for (const method of ['read', 'write', 'check'] as const)
    if (typeof option[method] !== 'function')
      throw notA(`${where}.option.${method}`, 'a function', option[method])
  if (told !== undefined && typeof told !== 'function') throw notA(`${where}.option.told`, 'a function', told)
  if (typeof option.title !== 'string') throw notA(`${where}.option.title`, 'a text', option.title)
  return field
}

/** Whether no recipe has a field of this name: any object has a `constructor` from the start. */
function isFree(field: unknown, taken: readonly string[]): boolean {
  return typeof field === 'string' && FIELD.test(field) && !(field in {}) && !taken.includes(field)
}
