import { MazeError, shown } from '@meikyuu/grid'

/**
 * Throws `BAD_ARGUMENT` unless `value` is an object with no other fields than
 * these; one that is undefined counts as left out.
 */
export function checkFields(name: string, value: unknown, fields: readonly string[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MazeError('BAD_ARGUMENT', { name, expected: 'an object', got: shown(value) })
  for (const [field, given] of Object.entries(value)) {
    if (given === undefined || fields.includes(field)) continue
    const expected = fields.length === 0 ? 'without fields' : `with no other fields than ${fields.join(', ')}`
    throw new MazeError('BAD_ARGUMENT', { name, expected, got: shown(field) })
  }
}
