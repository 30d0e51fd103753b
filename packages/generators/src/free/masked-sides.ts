import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  graphOf,
  OUTSIDE,
  perGrid,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { BITS, PLACES } from './bits.js'
import type { FreeSides } from './free-sides.js'

type Masks = Uint8Array | Int32Array

/** The most sides whose mask fits a byte. */
const BYTE = 8

/**
 * {@link FreeSides} in a mask a cell: bit `i` is set while its side `i` leads to
 * a free cell. At most 32 sides a cell. The mask of cell `c` stands at `c + 1`,
 * so that the outside, -1, has one as well, and nobody need ask for it.
 */
export class MaskedSides implements FreeSides {
  private readonly first: ReadonlyInts
  private readonly across: ReadonlyInts
  private readonly slot: ReadonlyInts
  private readonly masks: Masks

  constructor(graph: GraphGrid) {
    this.first = graph.first
    this.across = graph.across
    this.slot = graph.slot
    this.masks = graph.maxSides <= BYTE ? borrowBytes(graph.cells + 1) : borrowInts(graph.cells + 1)
    this.masks.set(startingMasks(graph))
  }

  count(cell: number): number {
    const mask = this.masks[cell + 1]!
    let count = BITS[mask & 255]!
    for (let rest = mask >>> 8; rest !== 0; rest >>>= 8) count += BITS[rest & 255]!
    return count
  }

  /** The free sides of a cell as bits. */
  mask(cell: number): number {
    return this.masks[cell + 1]!
  }

  pick(cell: number, k: number): number {
    let side = this.first[cell]!
    let mask = this.masks[cell + 1]!
    let left = k
    for (let n = BITS[mask & 255]!; left >= n; n = BITS[mask & 255]!) {
      left -= n
      mask >>>= 8
      side += 8
    }
    return side + PLACES[((mask & 255) << 3) | left]!
  }

  take(cell: number): void {
    const first = this.first
    const across = this.across
    const slot = this.slot
    const masks = this.masks
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      masks[across[side]! + 1]! &= ~(1 << slot[side]!)
    }
  }

  giveBack(): void {
    if (this.masks instanceof Uint8Array) giveBackBytes(this.masks)
    else giveBackInts(this.masks)
  }
}

/** The masks of a grid all of whose cells are free: its sides that do not lead outside. */
const startingMasks = /* @__PURE__ */ perGrid((grid): Masks => {
  const { cells, first, across, maxSides } = graphOf(grid)
  const masks = maxSides <= BYTE ? new Uint8Array(cells + 1) : new Int32Array(cells + 1)
  for (let cell = 0; cell < cells; cell++) {
    const from = first[cell]!
    const end = first[cell + 1]!
    let mask = 0
    for (let side = from; side < end; side++) if (across[side] !== OUTSIDE) mask |= 1 << (side - from)
    masks[cell + 1] = mask
  }
  return masks
})
