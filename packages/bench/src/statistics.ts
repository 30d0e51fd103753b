/** The middle of some figures, and how far they lie apart. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** The median, least and most of at least one figure. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
  return { median, least: sorted[0]!, most: sorted[sorted.length - 1]! }
}
