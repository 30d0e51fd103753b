import { borrowInts, type GraphGrid, giveBackInts, OUTSIDE, type ReadonlyInts } from '@meikyuu/grid'
import type { FreeSides } from './free-sides.js'

/**
 * {@link FreeSides} for cells of any number of sides: a tree of counts a cell
 * over its own sides (Peter Fenwick, 1994), all in one array beside the sides.
 * Entry `i`, counted from 1, holds the free sides among the `i & -i` that end
 * there. A pick, and a side no longer free, take the logarithm of the sides of
 * that cell, so a hub with a million leaves costs 20 steps a leaf.
 */
export class CountedSides implements FreeSides {
  private readonly first: ReadonlyInts
  private readonly across: ReadonlyInts
  private readonly slot: ReadonlyInts
  private readonly counts: Int32Array
  private readonly trees: Int32Array

  constructor(graph: GraphGrid) {
    this.first = graph.first
    this.across = graph.across
    this.slot = graph.slot
    this.counts = borrowInts(graph.cells)
    this.trees = borrowInts(graph.sides)
    plantTrees(graph, this.counts, this.trees)
  }

  count(cell: number): number {
    return this.counts[cell]!
  }

  pick(cell: number, k: number): number {
    const trees = this.trees
    const from = this.first[cell]!
    const length = this.first[cell + 1]! - from
    let place = 0
    let left = k
    for (let step = 1 << (31 - Math.clz32(length)); step > 0; step >>= 1) {
      if (place + step > length || trees[from + place + step - 1]! > left) continue
      place += step
      left -= trees[from + place - 1]!
    }
    return from + place
  }

  take(cell: number): void {
    const first = this.first
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = this.across[side]!
      if (other === OUTSIDE) continue
      this.counts[other]!--
      const before = first[other]! - 1
      const length = first[other + 1]! - 1 - before
      for (let i = this.slot[side]! + 1; i <= length; i += i & -i) this.trees[before + i]!--
    }
  }

  giveBack(): void {
    giveBackInts(this.counts)
    giveBackInts(this.trees)
  }
}

function plantTrees({ cells, first, across }: GraphGrid, counts: Int32Array, trees: Int32Array): void {
  for (let cell = 0; cell < cells; cell++) {
    const before = first[cell]! - 1
    const length = first[cell + 1]! - 1 - before
    let count = 0
    for (let i = 1; i <= length; i++) {
      trees[before + i] = across[before + i] === OUTSIDE ? 0 : 1
      count += trees[before + i]!
    }
    for (let i = 1; i <= length; i++)
      if (i + (i & -i) <= length) trees[before + i + (i & -i)]! += trees[before + i]!
    counts[cell] = count
  }
}
