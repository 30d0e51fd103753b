import type { GraphGrid, ReadonlyInts } from '@meikyuu/grid'
import type { CheapestFree } from './cheapest-free.js'
import { MaskedSides } from './masked-sides.js'

/** {@link CheapestFree} by looking over the free sides of a cell, of which there are 32 at most. */
export class MaskedCosts implements CheapestFree {
  private readonly first: ReadonlyInts
  private readonly across: ReadonlyInts
  private readonly ranks: Int32Array
  private readonly free: MaskedSides

  constructor(graph: GraphGrid, ranks: Int32Array) {
    this.first = graph.first
    this.across = graph.across
    this.ranks = ranks
    this.free = new MaskedSides(graph)
  }

  cheapest(cell: number): number {
    let left = this.free.mask(cell)
    if (left === 0) return -1
    const from = this.first[cell]!
    let least = this.ranks.length
    let found = -1
    for (; left !== 0; left &= left - 1) {
      const side = from + 31 - Math.clz32(left & -left)
      const cost = this.ranks[this.across[side]!]!
      if (cost >= least) continue
      least = cost
      found = side
    }
    return found
  }

  mayHave(cell: number): boolean {
    return this.free.mask(cell) !== 0
  }

  take(cell: number): void {
    this.free.take(cell)
  }

  giveBack(): void {
    this.free.giveBack()
  }
}
