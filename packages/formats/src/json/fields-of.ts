import { badDocument } from './bad-document.js'

/** The fields of an object as they were read, once each, and nothing inherited. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * Reads the own fields of an object.
 *
 * @throws MazeError `BAD_DOCUMENT` for what is no object, or has a field that is not `known`.
 */
export function fieldsOf(where: string, value: unknown, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badDocument(where, 'an object', value)
  const fields: Record<string, unknown> = Object.create(null)
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) throw badDocument(where, `an object with ${known.join(', ')} at most`, name)
    const field: unknown = (value as Fields)[name]
    // A field that is undefined is none: it would not be written.
    if (field !== undefined) fields[name] = field
  }
  return fields
}
