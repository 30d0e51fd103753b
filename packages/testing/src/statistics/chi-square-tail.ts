/** Chernoff's bound, as a logarithm, under which a tail is smaller than 1 minus anything can tell. */
const LEAST_BOUND = -37

/**
 * The chance that chi-square with so many degrees of freedom is at least `x`:
 * the p-value of a test. To within 1e-13.
 *
 * 1 - P(k / 2, x / 2), where P is the lower incomplete gamma function by its
 * power series, all of whose terms are positive (Abramowitz and Stegun,
 * *Handbook of Mathematical Functions*, 6.5.29). Libraries that have it bring
 * two hundred packages along, or no types.
 */
export function chiSquareTail(x: number, degrees: number): number {
  if (!(x > 0)) return 1
  const y = x / 2
  const a = degrees / 2
  if (y > a && a * Math.log(y / a) + a - y < LEAST_BOUND) return 0
  let term = Math.exp(a * Math.log(y) - y - lnGamma(degrees + 2))
  let sum = term
  for (let n = 1; term > sum * Number.EPSILON || n < y; n++) {
    term *= y / (a + n)
    sum += term
  }
  return Math.max(0, 1 - sum)
}

/** The logarithm of the gamma function of half a whole number of at least 1. */
function lnGamma(twice: number): number {
  let sum = twice % 2 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let factor = twice / 2 - 1; factor > 0; factor--) sum += Math.log(factor)
  return sum
}
