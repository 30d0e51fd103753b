import { borrowInts, type GraphGrid, giveBackInts, OUTSIDE } from '@meikyuu/grid'
import type { Grains } from './grains.js'

/**
 * The regions that grains are divided into: each a stretch of `grains`, with a
 * number of its own. Grains are neighbours where there is a side between them.
 */
export class Regions {
  /** The neighbours of grain `g`, each once, stand in `neighbours` from `first[g]` up to, not including, `first[g + 1]`. */
  readonly first: Int32Array
  readonly neighbours: Int32Array
  /** The first side to each neighbour, by the cells of the grain as they came in and by their sides. */
  readonly sides: Int32Array
  /** All grains, region by region. */
  readonly grains: Int32Array
  /** Where each grain stands in `grains`. */
  readonly places: Int32Array
  /** The number of the region that each grain is in; while that is divided, of its blob. */
  readonly numbers: Int32Array
  /** The grains of two blobs as they came in, the second's from `second` on. */
  readonly members: Int32Array
  readonly second: number
  /** The places in `neighbours` where each blob has met the other, the second's from `secondMet` on. */
  readonly met: Int32Array
  readonly secondMet: number
  /** The last number that was given to a region. */
  last = 0

  /** All grains in one region, whose number is 0. */
  constructor(graph: GraphGrid, grains: Grains) {
    const { count } = grains
    this.first = borrowInts(count + 1)
    // All sides but those of passages, of which a grain has one fewer than cells. One place more of these and those
    // below is written to and not kept.
    const between = graph.sides - 2 * (graph.cells - count)
    this.neighbours = borrowInts(between + 1)
    this.sides = borrowInts(between + 1)
    this.grains = borrowInts(count)
    this.places = borrowInts(count)
    this.numbers = borrowInts(count)
    listNeighbours(graph, grains, this.first, this.neighbours, this.sides, this.numbers.fill(-1, 0, count))
    this.numbers.fill(0, 0, count)
    for (let grain = 0; grain < count; grain++) this.grains[grain] = this.places[grain] = grain
    this.second = count + 1
    this.members = borrowInts(2 * this.second)
    this.secondMet = (this.first[count]! >> 1) + 1
    this.met = borrowInts(2 * this.secondMet)
  }

  /** Gives the working memory back. */
  giveBack(): void {
    const { first, neighbours, sides, grains, places, numbers, members, met } = this
    for (const array of [first, neighbours, sides, grains, places, numbers, members, met]) giveBackInts(array)
  }
}

/** @param seen For each grain the last that was found to be its neighbour; -1 all over at first. */
function listNeighbours(
  { first, across }: GraphGrid,
  { count, cells, starts, ofCells }: Grains,
  firstOf: Int32Array,
  neighbours: Int32Array,
  sides: Int32Array,
  seen: Int32Array,
): void {
  let length = 0
  for (let grain = 0; grain < count; grain++) {
    firstOf[grain] = length
    seen[grain] = grain
    const last = starts[grain + 1]!
    for (let place = starts[grain]!; place < last; place++) {
      const end = first[cells[place]! + 1]!
      for (let side = first[cells[place]!]!; side < end; side++) {
        const next = across[side]!
        if (next === OUTSIDE) continue
        const other = ofCells[next]!
        neighbours[length] = other
        sides[length] = side
        length += seen[other] === grain ? 0 : 1
        seen[other] = grain
      }
    }
  }
  firstOf[count] = length
}
