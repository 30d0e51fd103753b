import { borrowInts, giveBackInts, type LatticeGrid } from '@meikyuu/grid'
import { orderByWeight } from '../order-by-weight.js'
import { hang, pieceOf } from '../pieces.js'
import type { Tile } from './tile.js'
import { NO_EDGE } from './weigh-tile.js'

const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8

/** The bit of an edge that leads south; the others are the position that it leads from. */
const SOUTHWARD = 1 << 31

/**
 * Room for edges, for each edge between tiles. Each piece has a way out of its tile, and each edge
 * between tiles two ends: at most twice as many pieces, and of a tile's own edges fewer than it has pieces.
 */
const MOST_EDGES = 3

/** What the lists of a {@link SeamGraph} take for each edge between tiles: four numbers for each that there is room for. */
export const SEAM_EDGE_BYTES: number = MOST_EDGES * 4 * 4

/** How many edges lead from tile to tile, of at most `size` by `size` cells, on a whole board. */
export function edgesAcross({ width, height }: Pick<LatticeGrid, 'width' | 'height'>, size: number): number {
  return (Math.ceil(width / size) - 1) * height + (Math.ceil(height / size) - 1) * width
}

/**
 * What tiles leave unsettled: a graph whose cells are the pieces of tiles, and
 * whose edges are those between tiles and those that a tile could not settle.
 * Its lightest spanning tree is what is missing of the board's.
 */
export class SeamGraph {
  private length = 0
  private readonly edges: Int32Array
  private readonly weights: Int32Array
  /** The pieces that an edge lies between. */
  private readonly ones: Int32Array
  private readonly others: Int32Array
  private count = 0
  /** The pieces in the last column of the tile before, by its rows; in the last row of the tiles above, by column of the board. */
  private readonly atRight: Int32Array
  private readonly atBottom: Int32Array
  /** Of the tile at hand: the number of the piece whose root is at a place, or -1; and of its pieces those that unsettled edges make. */
  private readonly numbers: Int32Array
  private readonly joined: Int32Array
  private readonly stride: number

  /** For a board in tiles of at most `size` by `size` cells, like one that is given. */
  constructor({ width, height, stride }: LatticeGrid, size: number, { pieces }: Tile) {
    const most = MOST_EDGES * edgesAcross({ width, height }, size)
    this.stride = stride
    this.edges = borrowInts(most)
    this.weights = borrowInts(most)
    this.ones = borrowInts(most)
    this.others = borrowInts(most)
    this.atRight = borrowInts(size)
    this.atBottom = borrowInts(width)
    this.numbers = borrowInts(pieces.length)
    this.joined = borrowInts(pieces.length)
  }

  /** Adds a tile that is carved, the first so many of whose edges are unsettled: tiles come row by row. */
  add(tile: Tile, unsettled: number): void {
    this.numbers.fill(-1, 0, (tile.rows + 2) << tile.shift)
    this.addUnsettled(tile, unsettled)
    this.addSeams(tile)
  }

  /** An edge that is the heaviest on a ring of others is in no lightest tree, and left out. */
  private addUnsettled(tile: Tile, unsettled: number): void {
    const { pieces, edges, weights, shift } = tile
    const first = this.count
    this.joined.fill(-1, 0, 2 * unsettled)
    for (let i = 0; i < unsettled; i++) {
      const place = edges[i]! >> 1
      const isSouth = edges[i]! & 1
      const one = this.numberOf(pieces, place)
      const other = this.numberOf(pieces, place + (isSouth === 0 ? 1 : 1 << shift))
      const a = pieceOf(this.joined, one - first)
      const b = pieceOf(this.joined, other - first)
      if (a === b) continue
      hang(this.joined, a, b)
      this.push(this.positionOf(tile, place) | (isSouth === 0 ? 0 : SOUTHWARD), weights[i]!, one, other)
    }
  }

  private addSeams(tile: Tile): void {
    const { left, columns, rows, shift, east, south } = tile
    const pitch = 1 << shift
    const first = pitch + 1
    this.addLine(tile, first, pitch, rows, -1, east, 0, this.atRight, 0)
    this.addLine(tile, first, 1, columns, -pitch, south, SOUTHWARD, this.atBottom, left)
    this.keepLine(tile, pitch + columns, pitch, rows, east, this.atRight, 0)
    this.keepLine(tile, (rows << shift) + 1, 1, columns, south, this.atBottom, left)
  }

  /** The edges that lead into the tile along an edge of it, from pieces that were kept. */
  private addLine(
    tile: Tile,
    from: number,
    step: number,
    length: number,
    away: number,
    weights: Int32Array,
    bit: number,
    kept: Int32Array,
    keptFrom: number,
  ): void {
    let place = from
    for (let i = 0; i < length; i++, place += step) {
      const weight = weights[place + away]!
      if (weight === NO_EDGE) continue
      const edge = this.positionOf(tile, place + away) | bit
      this.push(edge, weight, kept[keptFrom + i]!, this.numberOf(tile.pieces, place))
    }
  }

  /** Keeps the pieces along an edge of the tile. */
  private keepLine(
    { pieces }: Tile,
    from: number,
    step: number,
    length: number,
    weights: Int32Array,
    kept: Int32Array,
    keptFrom: number,
  ): void {
    let place = from
    for (let i = 0; i < length; i++, place += step)
      if (weights[place] !== NO_EDGE) kept[keptFrom + i] = this.numberOf(pieces, place)
  }

  /** Opens the lightest spanning tree, and gives the room back. */
  join(bytes: Uint8Array): void {
    const order = borrowInts(this.length)
    const pieces = borrowInts(this.count).fill(-1, 0, this.count)
    orderByWeight(this.weights, order, this.length)
    settleTies(this.weights, order, this.edges, this.length)
    joinEdges(
      bytes,
      this.stride | 0,
      this.edges,
      order,
      this.length | 0,
      this.ones,
      this.others,
      pieces,
      (this.count - 1) | 0,
    )
    for (const array of [order, pieces, this.edges, this.weights, this.ones, this.others]) giveBackInts(array)
    for (const array of [this.atRight, this.atBottom, this.numbers, this.joined]) giveBackInts(array)
  }

  private push(edge: number, weight: number, one: number, other: number): void {
    const i = this.length++
    this.edges[i] = edge
    this.weights[i] = weight
    this.ones[i] = one
    this.others[i] = other
  }

  private numberOf(pieces: Int32Array, place: number): number {
    const root = pieceOf(pieces, place)
    const known = this.numbers[root]!
    if (known >= 0) return known
    this.numbers[root] = this.count
    return this.count++
  }

  private positionOf({ left, top, shift }: Tile, place: number): number {
    const row = (place >> shift) - 1
    return (top + row + 1) * this.stride + left + (place & ((1 << shift) - 1)) - 1
  }
}

/** Puts edges of equal weight, which few are, in the order of their lower cells, east before south. */
function settleTies(weights: Int32Array, order: Int32Array, edges: Int32Array, length: number): void {
  for (let i = 1; i < length; i++) {
    if (weights[i] !== weights[i - 1]) continue
    const edge = order[i]!
    const rank = rankOf(edges[edge]!)
    let j = i
    for (; j > 0 && weights[j - 1] === weights[i] && rankOf(edges[order[j - 1]!]!) > rank; j--)
      order[j] = order[j - 1]!
    order[j] = edge
  }
}

function rankOf(edge: number): number {
  return (edge & ~SOUTHWARD) * 2 + (edge >>> 31)
}

function joinEdges(
  bytes: Uint8Array,
  stride: number,
  edges: Int32Array,
  order: Int32Array,
  length: number,
  ones: Int32Array,
  others: Int32Array,
  pieces: Int32Array,
  joins: number,
): void {
  let left = joins
  for (let i = 0; i < length && left > 0; i++) {
    const at = order[i]!
    const a = pieceOf(pieces, ones[at]!)
    const b = pieceOf(pieces, others[at]!)
    if (a === b) continue
    hang(pieces, a, b)
    left = (left - 1) | 0
    const edge = edges[at]!
    const position = edge & ~SOUTHWARD
    const beyond = (position + (edge < 0 ? stride : 1)) | 0
    bytes[position] = bytes[position]! | (edge < 0 ? SOUTH : EAST)
    bytes[beyond] = bytes[beyond]! | (edge < 0 ? NORTH : WEST)
  }
}
