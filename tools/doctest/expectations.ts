// What the assertions of examples call; copied beside the generated tests.
import { expect } from 'vitest'

/** Equal as written: typed arrays look like arrays in an example. */
export function expectSame(actual: unknown, wanted: unknown): void {
  expect(plain(actual)).toEqual(plain(wanted))
}

/** A number of which an example shows the first digits only. */
export function expectBegin(actual: unknown, digits: string): void {
  expect(typeof actual).toBe('number')
  expect(String(actual).slice(0, digits.length)).toBe(digits)
}

/** A refusal, by the code of its MazeError. */
export async function expectThrow(act: () => unknown, code: string): Promise<void> {
  let thrown: unknown = null
  try {
    await act()
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({ name: 'MazeError', code })
}

function plain(value: unknown): unknown {
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return Array.from(value as unknown as Iterable<unknown>)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}
