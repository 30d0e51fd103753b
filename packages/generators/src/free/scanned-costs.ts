import { borrowInts, type GraphGrid, giveBackInts, type ReadonlyInts } from '@meikyuu/grid'
import type { CheapestFree } from './cheapest-free.js'

/** What a cell costs that is not free; the outside, too. */
const TAKEN = 2 ** 31 - 1

/**
 * {@link CheapestFree} by looking at all sides of the cell, for cells of few
 * sides. The cost of cell `c` stands at `c + 1`, so that the outside, -1, has one
 * as well.
 */
export class ScannedCosts implements CheapestFree {
  private readonly first: ReadonlyInts
  private readonly across: ReadonlyInts
  private readonly costs: Int32Array

  constructor(graph: GraphGrid, ranks: Int32Array) {
    this.first = graph.first
    this.across = graph.across
    this.costs = borrowInts(graph.cells + 1)
    this.costs[0] = TAKEN
    for (let cell = 0; cell < graph.cells; cell++) this.costs[cell + 1] = ranks[cell]!
  }

  cheapest(cell: number): number {
    const across = this.across
    const costs = this.costs
    const end = this.first[cell + 1]!
    let least = TAKEN
    let found = -1
    for (let side = this.first[cell]!; side < end; side++) {
      const cost = costs[across[side]! + 1]!
      if (cost >= least) continue
      least = cost
      found = side
    }
    return found
  }

  take(cell: number): void {
    this.costs[cell + 1] = TAKEN
  }

  giveBack(): void {
    giveBackInts(this.costs)
  }
}
