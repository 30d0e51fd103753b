/**
 * Pearson's chi-square of counts that are all expected to be the same: the sum
 * of (count - expected)^2 / expected. It has one degree of freedom less than
 * there are counts.
 */
export function chiSquare(counts: ArrayLike<number>): number {
  let sum = 0
  let squares = 0
  for (let i = 0; i < counts.length; i++) {
    sum += counts[i]!
    squares += counts[i]! * counts[i]!
  }
  // Whole numbers up to here, so that nothing is lost.
  return (squares * counts.length - sum * sum) / sum
}
