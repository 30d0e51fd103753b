/** A length in thousandths, which are enough of points and of millimetres; -0 is 0. */
export function short(length: number): string {
  return String(Math.round(length * 1000) / 1000 + 0)
}
