import { type Grid, graphOf, OUTSIDE, type Passages, perGrid } from '@meikyuu/grid'
import { BITS_A_CHARACTER, bitsToBase64 } from './bits-to-base64.js'
import { latticeBits } from './lattice-bits.js'
import { maskedBits } from './masked-bits.js'

/** The passages of a grid as a document has them, in pieces; of a lattice without its graph form. */
export function passageBits(grid: Grid, passages: Passages): Iterable<string> {
  if (grid.kind === 'lattice') {
    const { mask } = grid
    return mask === null ? latticeBits(grid, passages.bytes!) : maskedBits(grid, mask, passages.bytes!)
  }
  const { cells, first, across } = graphOf(grid)
  return [bitsToBase64(countPairs(grid), (sixes) => packOpen(cells | 0, first, across, passages.open, sixes))]
}

/** How many pairs of sides lie between two cells: the bits that passages take. Counted once a grid. */
export const countPairs: (grid: Grid) => number = /* @__PURE__ */ perGrid((grid) => {
  const { sides, across } = graphOf(grid)
  let inner = 0
  for (let side = 0; side < sides; side++) if (across[side] !== OUTSIDE) inner++
  return inner / 2
})

function packOpen(
  cells: number,
  first: ArrayLike<number>,
  across: ArrayLike<number>,
  open: Uint8Array,
  sixes: Uint8Array,
): void {
  let six = 0
  let bits = 0
  let at = 0
  let side = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (; side < end; side++) {
      if (across[side]! <= cell) continue
      six = (six << 1) | open[side]!
      if (++bits < BITS_A_CHARACTER) continue
      sixes[at++] = six
      six = 0
      bits = 0
    }
  }
  if (bits > 0) sixes[at] = six << (BITS_A_CHARACTER - bits)
}
