/**
 * The side picked from a set of sides: `PICKED[sides * 12 + twelfth]`, where
 * `sides` has bit `s` for side `s`, and `twelfth` is a draw below 12. Of one,
 * two, three or four sides each takes a whole number of twelfths, so this is
 * the side at a draw below their number, in side order, without asking how
 * many there are.
 */
export const PICKED: Uint8Array = /* @__PURE__ */ pickedSides()

function pickedSides(): Uint8Array {
  const table = new Uint8Array(16 * 12)
  for (let sides = 1; sides < 16; sides++) {
    const list = [0, 1, 2, 3].filter((side) => (sides >> side) & 1)
    for (let twelfth = 0; twelfth < 12; twelfth++)
      table[sides * 12 + twelfth] = list[Math.floor((twelfth * list.length) / 12)]!
  }
  return table
}

/** A draw below 12 of 32 random bits, exactly floor(12 bits / 2^32). */
export function twelfthOf(bits: number): number {
  return (Math.imul(bits >>> 16, 12) + (Math.imul(bits & 0xffff, 12) >>> 16)) >>> 16
}
