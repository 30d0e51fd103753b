import { borrowInts, type GraphGrid, giveBackInts, OUTSIDE, type ReadonlyInts, type Rng } from '@meikyuu/grid'

/**
 * The regions that a grid is divided into: each a stretch of `cells`, and of
 * each cell a list of its sides within its region, in random order, from which
 * one is taken in a step.
 */
export class Regions {
  readonly first: ReadonlyInts
  readonly across: ReadonlyInts
  readonly slot: ReadonlyInts
  /** All cells, region by region. */
  readonly cells: Int32Array
  /** Where each cell stands in `cells`. */
  readonly places: Int32Array
  /** The sides of cell `c` within its region, from `first[c]` on, `inside[c]` of them. */
  readonly sides: Int32Array
  /** Where each side stands in `sides`. */
  readonly spots: Int32Array
  /** How many sides a cell has within its region. */
  readonly inside: Int32Array
  /** How many of a cell's sides its blob has tried; those at the beginning of its list. */
  readonly tried: Int32Array
  /** The blob that a cell was of last: blobs are numbered as they begin, from 2 on, two a split. */
  readonly blobs: Int32Array
  /** The cells that each of the two blobs has taken in, in order. */
  readonly members: readonly [Int32Array, Int32Array]
  /** Those of them with sides left to try. */
  readonly growing: readonly [Int32Array, Int32Array]
  /** The sides between the two. */
  readonly between: Int32Array
  /** How many splits there have been. */
  splits = 0

  /** All cells in one region. Draws a shuffle of each cell's sides that do not lead outside. */
  constructor(graph: GraphGrid, rng: Rng) {
    const { cells } = graph
    this.first = graph.first
    this.across = graph.across
    this.slot = graph.slot
    this.cells = borrowInts(cells)
    this.places = borrowInts(cells)
    this.sides = borrowInts(graph.sides)
    this.spots = borrowInts(graph.sides)
    this.inside = borrowInts(cells)
    this.tried = borrowInts(cells)
    this.blobs = borrowInts(cells).fill(0, 0, cells)
    this.members = [borrowInts(cells), borrowInts(cells)]
    this.growing = [borrowInts(cells), borrowInts(cells)]
    this.between = borrowInts((graph.sides >> 1) + 1)
    this.listSides(graph, rng)
  }

  /** Takes a side out of its cell's list. */
  drop(cell: number, side: number): void {
    const spot = this.spots[side]!
    const end = this.first[cell]! + --this.inside[cell]!
    const last = this.sides[end]!
    this.sides[spot] = last
    this.spots[last] = spot
  }

  /** Gives the working memory back. */
  giveBack(): void {
    const { cells, places, sides, spots, inside, tried, blobs, members, growing, between } = this
    for (const array of [cells, places, sides, spots, inside, tried, blobs, between]) giveBackInts(array)
    for (const array of [...members, ...growing]) giveBackInts(array)
  }

  private listSides({ cells, first, across }: GraphGrid, rng: Rng): void {
    for (let cell = 0; cell < cells; cell++) {
      this.cells[cell] = cell
      this.places[cell] = cell
      const from = first[cell]!
      let count = 0
      for (let side = from; side < first[cell + 1]!; side++)
        if (across[side] !== OUTSIDE) this.sides[from + count++] = side
      for (let i = count - 1; i > 0; i--) {
        const j = from + (rng.below(i + 1) | 0)
        const moved = this.sides[from + i]!
        this.sides[from + i] = this.sides[j]!
        this.sides[j] = moved
      }
      for (let i = from; i < from + count; i++) this.spots[this.sides[i]!] = i
      this.inside[cell] = count
    }
  }
}
