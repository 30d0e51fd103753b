import type { Option } from 'commander'
import { LISTS, type Listed, type ListName } from '../list/catalogue.js'

/** A word that may stand for a value, and what it is. */
export interface Value {
  readonly word: string
  readonly about: string
}

/** The lists that the values of options are in, by their long names. */
const LISTED: Readonly<Record<string, ListName>> = {
  '--by': 'solvers',
  '--format': 'formats',
  '--generator': 'generators',
  '--mode': 'modes',
  '--shape': 'shapes',
  '--solver': 'solvers',
  '--theme': 'themes',
  '--treatment': 'treatments',
}

const ENDS: readonly Value[] = [
  { word: 'none', about: 'a map' },
  { word: 'suggested', about: 'the two cells farthest apart' },
]

/** What may stand behind an option, as far as it is words. */
export function valuesOf({ long = '', argChoices }: Option): readonly Value[] {
  if (argChoices !== undefined) return argChoices.map((word) => ({ word, about: '' }))
  if (long === '--ends') return ENDS
  const name = Object.hasOwn(LISTED, long) ? LISTED[long] : undefined
  return name === undefined ? [] : LISTS[name]().map(({ word, title }: Listed) => ({ word, about: title }))
}
