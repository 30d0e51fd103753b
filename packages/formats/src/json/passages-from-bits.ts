import { type Grid, graphOf, Passages } from '@meikyuu/grid'
import { base64ToBits } from './base64-to-bits.js'
import { countPairs } from './passage-bits.js'

/**
 * The passages that a document says, on its grid.
 *
 * @throws MazeError `BAD_DOCUMENT` where the text has another length, or is no Base64.
 */
export function passagesFromBits(grid: Grid, text: string): Passages {
  const bits = base64ToBits('passages', text, countPairs(grid))
  const { cells, first, across, slot } = graphOf(grid)
  const passages = new Passages(grid)
  openSides(cells | 0, first, across, slot, bits, passages.open)
  return passages
}

function openSides(
  cells: number,
  first: ArrayLike<number>,
  across: ArrayLike<number>,
  slot: ArrayLike<number>,
  bits: Uint8Array,
  open: Uint8Array,
): void {
  let bit = 0
  let side = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (; side < end; side++) {
      const other = across[side]!
      if (other <= cell || bits[bit++] === 0) continue
      open[side] = 1
      open[first[other]! + slot[side]!] = 1
    }
  }
}
