import { MazeError, shown } from '@meikyuu/grid'
import type { AfterTreatment } from './after-treatment.js'
import { entryCalled } from './entry-called.js'
import { optionOf } from './option-of.js'
import type { RecipeTables } from './recipe-tables.js'
import type { WordOption } from './word-option.js'

/** The most treatments in a recipe. */
export const MOST_TREATMENTS = 16

/** A treatment of a recipe with what its word names. */
export interface ResolvedTreatment {
  /** Its part of the recipe: a copy with its fields in order and nothing else. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly treatment: AfterTreatment
  readonly option: WordOption | undefined
}

/**
 * Looks up the treatments of a recipe and checks their options, whatever
 * stands in the field.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no list of treatments,
 * `NO_SUCH_TREATMENT`, `TOO_BIG` for more than a recipe can have, and what
 * options throw.
 */
export function resolveTreatments({ treatments }: RecipeTables, list: unknown): ResolvedTreatment[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw notTreatments('recipe.treatments', 'a list of treatments', list)
  if (list.length > MOST_TREATMENTS)
    throw new MazeError('TOO_BIG', {
      what: 'the treatments of a recipe',
      got: list.length,
      most: MOST_TREATMENTS,
    })
  // Array.from also visits the holes of a list, which map would leave.
  return Array.from(list, (each: unknown, i) => resolveTreatment(treatments, each, `recipe.treatments[${i}]`))
}

function resolveTreatment(table: RecipeTables['treatments'], each: unknown, name: string): ResolvedTreatment {
  if (typeof each !== 'object' || each === null || Array.isArray(each))
    throw notTreatments(name, 'an object with treatment and what it takes', each)
  const given = each as Readonly<Record<string, unknown>>
  const word = given['treatment']
  const treatment = entryCalled(table, word, `${name}.treatment`, 'NO_SUCH_TREATMENT')
  const option = optionOf(word as string, treatment)
  const fields: Record<string, unknown> = { treatment: word }
  if (option !== undefined) {
    const value = option.check(given[option.field])
    if (value !== undefined) fields[option.field] = value
  }
  const known = option === undefined ? ['treatment'] : ['treatment', option.field]
  for (const field of Object.keys(given))
    if (!known.includes(field) && given[field] !== undefined)
      throw notTreatments(name, `an object with ${known.join(', ')} and no other field`, field)
  return { fields, treatment, option }
}

function notTreatments(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
