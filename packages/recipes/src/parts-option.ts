import { shown } from '@meikyuu/grid'
import { badOption } from './bad-option.js'
import type { OptionPart } from './option-part.js'
import type { WordOption } from './word-option.js'

/** Fields under their names, none of them checked. */
type Fields = Readonly<Record<string, unknown>>

/**
 * An option of several fields, each in a word of its own. They are read in any
 * order and written in theirs; a field at its default is left out, and so is
 * an option without fields.
 */
export function partsOption<Field extends string, Value extends object>(
  field: Field,
  title: string,
  parts: readonly OptionPart[],
): WordOption<Field, Value | undefined> {
  return {
    field,
    title,
    read(words) {
      const fields: Record<string, unknown> = {}
      for (const word of words) {
        const { name, value } = readPart(field, parts, word)
        if (Object.hasOwn(fields, name)) throw badOption(field, `${name} once`, 'it twice')
        fields[name] = value
      }
      return inOrder(parts, fields) as Value | undefined
    },
    write(value) {
      const fields = (value ?? {}) as Fields
      const given = parts.filter(({ name }) => fields[name] !== undefined)
      return given.map((part) => part.write(fields[part.name]))
    },
    check(value) {
      if (value === undefined) return undefined
      return inOrder(parts, checkedFields(field, parts, value)) as Value | undefined
    },
    told(value) {
      if (value === undefined) return undefined
      const given = parts.filter(({ name }) => (value as Fields)[name] !== undefined)
      return Object.fromEntries(given.map(({ name, told }) => [name, told((value as Fields)[name])]))
    },
  }
}

function readPart(
  option: string,
  parts: readonly OptionPart[],
  word: string,
): { readonly name: string; readonly value: unknown } {
  for (const part of parts) {
    const value = part.read(option, word)
    if (value !== undefined) return { name: part.name, value }
  }
  throw badOption(option, `one of ${parts.map(({ looks }) => looks).join(', ')}`, shown(word))
}

function checkedFields(option: string, parts: readonly OptionPart[], value: unknown): Fields {
  const names = parts.map(({ name }) => name)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badOption(option, `an object with ${names.join(' and ')}`, shown(value))
  const fields: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(value)) {
    if (given === undefined) continue
    const part = parts.find((each) => each.name === name)
    if (part === undefined) throw badOption(option, `no other fields than ${names.join(', ')}`, shown(name))
    fields[name] = part.check(option, given)
  }
  return fields
}

/** The fields in the order of the parts, without those at their defaults; undefined where none is left. */
function inOrder(parts: readonly OptionPart[], fields: Fields): Fields | undefined {
  const kept = parts.filter(({ name, usual }) => fields[name] !== undefined && fields[name] !== usual)
  return kept.length === 0 ? undefined : Object.fromEntries(kept.map(({ name }) => [name, fields[name]]))
}
