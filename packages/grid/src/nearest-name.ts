import { shown, type UnknownName } from './errors.js'

/** Names longer than this are nobody's slip of the finger. */
const LONGEST = 40

/**
 * The details of an error about a name that stands in no table: the name, the
 * known name nearest to it (at most a third of its letters, and at least one,
 * wrong), and all known names.
 *
 * @internal
 */
export function unknownName(called: unknown, known: readonly string[]): UnknownName {
  // Not String(called): an object without a prototype has no text.
  const name = typeof called === 'string' ? called : shown(called)
  let nearest: string | null = null
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  if (name.length <= LONGEST)
    for (const other of known) {
      const slips = editDistance(name.toLowerCase(), other)
      if (slips >= least) continue
      least = slips
      nearest = other
    }
  return { name, nearest, known }
}

/** Letters to insert, drop, change or swap with the next to turn one text into the other. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let slips = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, before[j - 2]! + 1)
      row.push(slips)
    }
    before = above
    above = row
  }
  return above[b.length]!
}
