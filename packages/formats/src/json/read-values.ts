import { badDocument } from './bad-document.js'

/** A text of a document. */
export function readText(where: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw badDocument(where, 'a text', value)
}

/** A list of a document. */
export function readList(where: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw badDocument(where, 'a list', value)
}

/** A whole number of a document; never one that is written as a text. -0 is 0. */
export function readWhole(where: string, value: unknown, least: number, most: number): number {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most)
    return (value as number) + 0
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  throw badDocument(where, `a whole number ${range}`, value)
}
