import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  OUTSIDE,
  type ReadonlyInts,
} from '@meikyuu/grid'
import type { CheapestFree } from './cheapest-free.js'

/**
 * {@link CheapestFree} for cells of any number of sides: the sides of each cell
 * in the order of the costs over them, gone through once. To sort them takes no
 * more than to look at all cells from the cheapest on, and to note each at its
 * neighbours.
 */
export class SortedCosts implements CheapestFree {
  private readonly across: ReadonlyInts
  /** The sides of each cell that do not lead outside, from `next[cell]` up to, not including, `ends[cell]`. */
  private readonly sides: Int32Array
  private readonly next: Int32Array
  private readonly ends: Int32Array
  private readonly taken: Uint8Array

  /** @param order All cells from the cheapest. */
  constructor({ cells, sides, first, across, slot }: GraphGrid, order: Int32Array) {
    this.across = across
    this.sides = borrowInts(sides)
    this.next = borrowInts(cells)
    this.ends = borrowInts(cells)
    this.taken = borrowBytes(cells).fill(0, 0, cells)
    for (let cell = 0; cell < cells; cell++) this.ends[cell] = this.next[cell] = first[cell]!
    for (let rank = 0; rank < cells; rank++) {
      const cell = order[rank]!
      for (let side = first[cell]!; side < first[cell + 1]!; side++) {
        const other = across[side]!
        if (other !== OUTSIDE) this.sides[this.ends[other]!++] = first[other]! + slot[side]!
      }
    }
  }

  cheapest(cell: number): number {
    const end = this.ends[cell]!
    let place = this.next[cell]!
    while (place < end && this.taken[this.across[this.sides[place]!]!] === 1) place++
    this.next[cell] = place
    return place < end ? this.sides[place]! : -1
  }

  mayHave(cell: number): boolean {
    return this.next[cell]! < this.ends[cell]!
  }

  take(cell: number): void {
    this.taken[cell] = 1
  }

  giveBack(): void {
    for (const array of [this.sides, this.next, this.ends]) giveBackInts(array)
    giveBackBytes(this.taken)
  }
}
