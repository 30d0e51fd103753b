/** Where cell `i` of a ring of `count` begins: radians clockwise from the x axis; cell 0 at twelve o'clock. */
export function ringTurn(i: number, count: number): number {
  return -Math.PI / 2 + (2 * Math.PI * i) / count
}
