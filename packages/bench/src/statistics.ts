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

/** The middle of some figures, and where the middle of all such lies with a chance of at least 95%. */
export interface Interval {
  readonly median: number
  readonly from: number
  readonly to: number
}

/**
 * The median with its interval: from the order of the figures alone, whatever
 * their distribution. Fewer than six cannot tell so surely, and give their least and most.
 */
export function medianInterval(figures: readonly number[]): Interval {
  const sorted = [...figures].sort((a, b) => a - b)
  const { median } = spreadOf(figures)
  const place = Math.max(0, placesBelow(sorted.length) - 1)
  return { median, from: sorted[place]!, to: sorted[sorted.length - 1 - place]! }
}

/** The most figures that all lie below the true median with a chance of at most 2.5%. */
function placesBelow(count: number): number {
  let places = 0
  let exactly = 0.5 ** count
  for (let chance = exactly; chance <= 0.025; chance += exactly) {
    places++
    exactly *= (count - places + 1) / places
  }
  return places
}
