import { type GraphGrid, OUTSIDE } from '@meikyuu/grid'

/**
 * Fills in the sides that do not lead outside: of cell `c`, `inner[firstInner[c]]`
 * up to, not including, `inner[firstInner[c + 1]]`. One place more than there are
 * such sides is written to.
 */
export function listInner(
  { cells, first, across }: GraphGrid,
  firstInner: Int32Array,
  inner: Int32Array,
): void {
  let length = 0
  firstInner[0] = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      inner[length] = side
      length += across[side] === OUTSIDE ? 0 : 1
    }
    firstInner[cell + 1] = length
  }
}
