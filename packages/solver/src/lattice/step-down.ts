import { OUTSIDE } from '@meikyuu/grid'

/** Sides by where they lead, the lowest cell first: north, west, east, south. */
const LOWEST_FIRST = /* @__PURE__ */ Uint8Array.of(0, 3, 1, 2)

/** The lowest position joined to one that has the mark of a step less, or OUTSIDE. */
export function stepDown(bytes: Uint8Array, across: Int32Array, shift: number, position: number): number {
  const byte = bytes[position]!
  const mark = (byte >> shift) & 3
  const nearer = mark === 1 ? 3 : mark - 1
  for (let i = 0; i < 4; i++) {
    const side = LOWEST_FIRST[i]!
    const other = (position + across[side]!) | 0
    if (((byte >> side) & 1) === 1 && ((bytes[other]! >> shift) & 3) === nearer) return other
  }
  return OUTSIDE
}

/** Fills a way from a position down the marks that a search has left. */
export function stepAllDown(
  bytes: Uint8Array,
  across: Int32Array,
  shift: number,
  from: number,
  way: Int32Array,
): void {
  let position = from | 0
  for (let i = 0; i < way.length; i++) {
    way[i] = position
    position = stepDown(bytes, across, shift, position)
  }
}
