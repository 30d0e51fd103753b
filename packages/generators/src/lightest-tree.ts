import { borrowInts, type GraphGrid, giveBackInts } from '@meikyuu/grid'

/** 2^31 as it is held in 32 bits: heavier than any weight, since differences are taken modulo 2^32. */
const HEAVIEST = -(2 ** 31)

/** Edges between pieces, in the order of `listEdges`. */
interface Edges {
  /** Each as the side of its lower cell. */
  readonly sides: Int32Array
  readonly weights: Int32Array
  /** The pieces that it lies between. */
  readonly ones: Int32Array
  readonly others: Int32Array
}

/** What is known of each piece. */
interface Pieces {
  /** The weight of its lightest edge. */
  readonly least: Int32Array
  /** That edge: as a side while pieces are cells, then by its place in {@link Edges}. */
  readonly lightest: Int32Array
  /** The piece that it hangs on; at a root, and everywhere in the end, the number of the new piece, each of its bits turned. */
  readonly parents: Int32Array
}

/**
 * Opens the lightest spanning tree of a grid. In rounds: each piece, at first
 * each cell, opens the lightest edge out of it; pieces that are joined become
 * one, and edges within a piece are dropped. A round at least halves the pieces,
 * so it takes at most sides times the logarithm of the cells; on boards that lie
 * flat the edges become fewer nearly as fast as the pieces do.
 *
 * All of it goes through arrays from end to end, and pieces are numbered in the
 * order of their roots, so that what belongs together lies together:
 * several times as fast on big grids as to take one edge after the other.
 *
 * Source: Otakar Borůvka, 1926.
 *
 * @param weights A weight for each edge in the order of `listEdges`, from 0 up to, not including, 2^31; of
 * equal ones the earlier edge's is the lighter. There are `length`, and room for one more; they are used up.
 */
export function lightestTree(graph: GraphGrid, open: Uint8Array, weights: Int32Array, length: number): void {
  const { cells } = graph
  if (cells < 2) return
  const pieces = { least: borrowInts(cells), lightest: borrowInts(cells), parents: borrowInts(cells) }
  findLightestSides(graph, weights, pieces)
  let count = joinCells(graph, open, pieces)
  hangOnRoots(pieces, cells)
  // One place more is written to and not kept.
  const edges = {
    sides: borrowInts(length + 1),
    ones: borrowInts(length + 1),
    others: borrowInts(length + 1),
    weights,
  }
  let between = listBetween(graph, pieces.parents, edges)
  while (count > 1) {
    findLightest(edges, between, count, pieces)
    const before = count
    count = joinByLightest(graph, open, edges, before, pieces)
    hangOnRoots(pieces, before)
    between = dropInner(edges, between, pieces.parents)
  }
  for (const array of [edges.sides, edges.ones, edges.others]) giveBackInts(array)
  for (const array of [pieces.least, pieces.lightest, pieces.parents]) giveBackInts(array)
}

/** The lightest edge at each cell, as the side of its lower cell. Without branches: nobody can foresee which is lighter. */
function findLightestSides(
  { cells, first, across }: GraphGrid,
  weights: Int32Array,
  { least, lightest }: Pieces,
): void {
  least.fill(HEAVIEST, 0, cells)
  let edge = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (other < cell) continue
      const weight = weights[edge++]!
      const byOne = (weight - least[cell]!) | 0
      const byOther = (weight - least[other]!) | 0
      // All bits where the edge is lighter, none where it is not.
      const oneLess = byOne >> 31
      const otherLess = byOther >> 31
      least[cell]! += byOne & oneLess
      least[other]! += byOther & otherLess
      lightest[cell]! ^= (lightest[cell]! ^ side) & oneLess
      lightest[other]! ^= (lightest[other]! ^ side) & otherLess
    }
  }
}

/**
 * Opens the lightest edge of each cell, and hangs the cell on that across it. Of two cells that share
 * their lightest edge, the lower is a root. Returns how many roots there are, numbered as they come.
 */
function joinCells(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  { lightest, parents }: Pieces,
): number {
  let roots = 0
  for (let cell = 0; cell < cells; cell++) {
    const side = lightest[cell]!
    const higher = across[side]!
    const twin = first[higher]! + slot[side]!
    const next = higher ^ across[twin]! ^ cell
    open[side] = 1
    open[twin] = 1
    // All bits at a root, else none: nobody can foresee which is one.
    const isRoot = ((cell - next) >> 31) & (((lightest[next]! ^ side) - 1) >> 31)
    parents[cell] = next ^ ((next ^ ~roots) & isRoot)
    roots = (roots - isRoot) | 0
  }
  return roots
}

/** Lists the edges between pieces, whose weights move up to where the edges are; returns how many there are. */
function listBetween(
  { cells, first, across }: GraphGrid,
  pieces: Int32Array,
  { sides, weights, ones, others }: Edges,
): number {
  let edge = 0
  let left = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    const one = ~pieces[cell]!
    for (let side = first[cell]!; side < end; side++) {
      if (across[side]! < cell) continue
      const other = ~pieces[across[side]!]!
      // Written in any case and kept if needed: cheaper than a branch that nobody can foresee.
      sides[left] = side
      weights[left] = weights[edge++]!
      ones[left] = one
      others[left] = other
      left += one === other ? 0 : 1
    }
  }
  return left
}

/** As {@link findLightestSides}, of pieces. */
function findLightest(
  { weights, ones, others }: Edges,
  length: number,
  count: number,
  { least, lightest }: Pieces,
): void {
  least.fill(HEAVIEST, 0, count)
  for (let edge = 0; edge < length; edge++) {
    const weight = weights[edge]!
    const one = ones[edge]!
    const other = others[edge]!
    const byOne = (weight - least[one]!) | 0
    const byOther = (weight - least[other]!) | 0
    const oneLess = byOne >> 31
    const otherLess = byOther >> 31
    least[one]! += byOne & oneLess
    least[other]! += byOther & otherLess
    lightest[one]! ^= (lightest[one]! ^ edge) & oneLess
    lightest[other]! ^= (lightest[other]! ^ edge) & otherLess
  }
}

/** As {@link joinCells}, of pieces. */
function joinByLightest(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  { sides, ones, others }: Edges,
  count: number,
  { lightest, parents }: Pieces,
): number {
  let roots = 0
  for (let piece = 0; piece < count; piece++) {
    const edge = lightest[piece]!
    const next = ones[edge]! ^ others[edge]! ^ piece
    const side = sides[edge]!
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
    const isRoot = ((piece - next) >> 31) & (((lightest[next]! ^ edge) - 1) >> 31)
    parents[piece] = next ^ ((next ^ ~roots) & isRoot)
    roots = (roots - isRoot) | 0
  }
  return roots
}

/** Hangs each piece on the number at its root; all on the way there are hung nearer to it, so that long ways are gone once. */
function hangOnRoots({ parents }: Pieces, count: number): void {
  for (let piece = 0; piece < count; piece++) {
    let at = piece
    let parent = parents[at]!
    while (parent >= 0) {
      const above = parents[parent]!
      parents[at] = above
      at = above
      parent = above < 0 ? above : parents[above]!
    }
    parents[piece] = parent
  }
}

/** Edges from piece to piece, those within a piece left out; returns how many are left. */
function dropInner({ sides, weights, ones, others }: Edges, length: number, numbers: Int32Array): number {
  let left = 0
  for (let edge = 0; edge < length; edge++) {
    const one = ~numbers[ones[edge]!]!
    const other = ~numbers[others[edge]!]!
    sides[left] = sides[edge]!
    weights[left] = weights[edge]!
    ones[left] = one
    others[left] = other
    left += one === other ? 0 : 1
  }
  return left
}
