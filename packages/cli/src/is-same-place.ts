import { fstatSync } from 'node:fs'

/** Whether two descriptors lead to the same file, pipe or terminal. In big integers: why, see main.ts. */
export function isSamePlace(one: number, other: number): boolean {
  try {
    const [a, b] = [fstatSync(one, { bigint: true }), fstatSync(other, { bigint: true })]
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return false
  }
}
