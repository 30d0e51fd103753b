import { checkWhole, type ShapeEntry } from '@meikyuu/grid'
import type { AfterTreatment } from './after-treatment.js'
import { checkEntryOptions } from './check-entry-options.js'
import { entriesOf, notA } from './entries-of.js'
import type { ModeEntry } from './modes/mode-entry.js'
import type { RecipeGenerator, RecipeTables } from './recipe-tables.js'

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
 * recipe has, and those of algorithms differ from those of modes. So it does
 * for entries that have not all they need.
 */
export function checkTables({ shapes, generators, treatments, modes }: RecipeTables): void {
  for (const [kind, table] of Object.entries({ shapes, generators, modes }))
    if (Object.keys(table).length === 0) throw notA(kind, 'a table with at least one entry', table)
  for (const [name, entry] of entriesOf('shapes', shapes)) checkShape(`shapes.${name}`, entry)
  for (const [name, entry] of entriesOf('generators', generators)) checkGenerator(`generators.${name}`, entry)
  for (const [name, entry] of entriesOf('treatments', treatments)) checkTreatment(`treatments.${name}`, entry)
  for (const [name, entry] of entriesOf('modes', modes)) checkMode(`modes.${name}`, entry)
  checkEntryOptions('treatments', treatments, TREATMENT_FIELDS)
  const fields = checkEntryOptions('generators', generators, COMMON_FIELDS)
  for (const field of checkEntryOptions('modes', modes, COMMON_FIELDS))
    if (fields.has(field)) throw notA('the field of a mode', 'none that an algorithm has', field)
}

function checkShape(
  name: string,
  { title, size, words, capabilities, least, cellsLaidOut, make, lattice }: ShapeEntry,
): void {
  checkText(`${name}.title`, title)
  if ((size as string) !== 'WxH' && (size as string) !== 'N') throw notA(`${name}.size`, '"WxH" or "N"', size)
  checkTexts(`${name}.words`, words)
  checkTexts(`${name}.capabilities`, capabilities)
  if (least !== undefined) checkWhole(`${name}.least`, least, 1)
  checkFunction(`${name}.cellsLaidOut`, cellsLaidOut)
  checkFunction(`${name}.make`, make)
  if (lattice !== undefined) checkFunction(`${name}.lattice`, lattice)
}

function checkGenerator(name: string, { title, needs, carve, walkSteps }: RecipeGenerator): void {
  checkText(`${name}.title`, title)
  checkTexts(`${name}.needs`, needs)
  checkFunction(`${name}.carve`, carve)
  if (walkSteps !== undefined) checkFunction(`${name}.walkSteps`, walkSteps)
}

function checkTreatment(
  name: string,
  { title, needs, loses, needsPerfect, keepsPerfect, cellsAfter, apply }: AfterTreatment,
): void {
  checkText(`${name}.title`, title)
  checkTexts(`${name}.needs`, needs)
  if (loses !== undefined) checkTexts(`${name}.loses`, loses)
  for (const [field, value] of Object.entries({ needsPerfect, keepsPerfect }))
    if (value !== undefined && typeof value !== 'boolean')
      throw notA(`${name}.${field}`, 'true or false', value)
  if (cellsAfter !== undefined) checkFunction(`${name}.cellsAfter`, cellsAfter)
  checkFunction(`${name}.apply`, apply)
}

function checkMode(name: string, { title, ends, takes }: ModeEntry & { readonly takes?: unknown }): void {
  checkText(`${name}.title`, title)
  if (ends !== null) checkFunction(`${name}.ends`, ends)
  if (takes !== undefined)
    throw notA(`${name}.takes`, 'left out, since a mode has its `option` itself', takes)
}

function checkFunction(name: string, value: unknown): void {
  if (typeof value !== 'function') throw notA(name, 'a function', value)
}

function checkText(name: string, value: unknown): void {
  if (typeof value !== 'string') throw notA(name, 'a text', value)
}

function checkTexts(name: string, value: unknown): void {
  if (!Array.isArray(value)) throw notA(name, 'a list', value)
  // Not forEach, which leaves out the holes of a list.
  for (let i = 0; i < value.length; i++) checkText(`${name}[${i}]`, value[i])
}
