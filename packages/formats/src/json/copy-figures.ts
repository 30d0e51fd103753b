import type { JsonObject, JsonValue } from './json-value.js'

/** How deep objects and lists of figures may lie in each other. */
export const FIGURES_DEPTH = 32

/** How many values figures may have in all. */
export const FIGURES_VALUES = 1_000_000

/** What refuses a value: where it stands, what was expected, and the value. */
export type Refuse = (where: string, expected: string, got: unknown) => Error

/**
 * A copy of figures as JSON has them: fields that are undefined are left out,
 * and -0 is 0. Whatever JSON cannot say is refused, and so is `__proto__` as a
 * name, which stands for more than a field in careless readers.
 */
export function copyFigures(figures: unknown, refuse: Refuse): JsonObject {
  const counted = { left: FIGURES_VALUES }
  if (!isObject(figures)) throw refuse('figures', 'an object', figures)
  return copyObject(figures, 'figures', 1, counted, refuse)
}

function copyValue(
  value: unknown,
  where: string,
  depth: number,
  counted: { left: number },
  refuse: Refuse,
): JsonValue {
  if (counted.left-- <= 0) throw refuse('figures', `at most ${FIGURES_VALUES} values`, 'more')
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refuse(where, 'a finite number', value)
    return value + 0
  }
  if (depth >= FIGURES_DEPTH) throw refuse(where, `at most ${FIGURES_DEPTH} levels deep`, value)
  if (Array.isArray(value)) {
    const list: JsonValue[] = []
    for (let i = 0; i < value.length; i++)
      list.push(copyValue(value[i], `${where}[${i}]`, depth + 1, counted, refuse))
    return list
  }
  if (isObject(value)) return copyObject(value, where, depth + 1, counted, refuse)
  throw refuse(where, 'something that JSON can say', value)
}

function copyObject(
  value: Readonly<Record<string, unknown>>,
  where: string,
  depth: number,
  counted: { left: number },
  refuse: Refuse,
): JsonObject {
  const copy: Record<string, JsonValue> = {}
  for (const name of Object.keys(value)) {
    if (name === '__proto__') throw refuse(where, 'an object without a field of that name', name)
    const field = value[name]
    if (field !== undefined) copy[name] = copyValue(field, `${where}.${name}`, depth, counted, refuse)
  }
  return copy
}

/**
 * Plain objects, of any realm: nothing that JSON would write otherwise or lose,
 * such as dates, typed arrays, maps, sets and errors.
 */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const kind: unknown = Object.getPrototypeOf(value)
  if (kind !== null && Object.getPrototypeOf(kind) !== null) return false
  if (Object.prototype.toString.call(value) !== '[object Object]') return false
  return typeof (value as { toJSON?: unknown }).toJSON !== 'function'
}
