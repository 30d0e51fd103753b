import type { OwnStream } from 'meikyuu'
import { NONE, PICKED, SIDE_BACK, TAKEN, TWELFTHS, twelfthOf } from './marks.js'
import type { TileCache } from './tile-cache.js'
import type { TileLayout } from './tile-layout.js'

/** Steps between tiles after which others are heard. */
const BURST = 4096

/** What {@link walkInside} returns besides where it is: the side it would go on by, or one of these. */
const BACK_AT_EDGE = 4
const AT_END = 5
/** Its bits below the place: three for these, one for whether the tile was written to. */
const ACTION = 7
const WROTE = 8
const PLACE = 4

/**
 * The backtracker on tiles, draw for draw as in memory. It never asks for a
 * list: the way back is in the marks. Within a tile it walks as on a lattice;
 * at the edge of one, step by step. The root is where it began.
 *
 * Yields from time to time.
 */
export function* backtrackOnTiles(
  cache: TileCache,
  layout: TileLayout,
  rng: OwnStream,
): Generator<void, void, undefined> {
  const { width, height } = layout
  const walk = new Walk(cache, layout, rng)
  const start = rng.below(width * height)
  const row = Math.floor(start / width)
  walk.begin(start - row * width, row)
  for (;;) {
    for (let i = 0; i < BURST; i++) {
      walk.inside()
      if (!walk.step()) return
    }
    yield
  }
}

/** Where a walk is, and how it goes on at the edges of tiles. */
class Walk {
  private readonly cache: TileCache
  private readonly layout: TileLayout
  private readonly rng: OwnStream
  private x = 0
  private y = 0
  /** The side that was drawn already, or {@link NONE}. */
  private drawn = NONE

  constructor(cache: TileCache, layout: TileLayout, rng: OwnStream) {
    this.cache = cache
    this.layout = layout
    this.rng = rng
  }

  begin(x: number, y: number): void {
    this.x = x
    this.y = y
    this.takeAround()
  }

  /** Goes on for as long as nothing outside the tile is touched. */
  inside(): void {
    const { shift, across } = this.layout
    const side = 1 << shift
    const column = this.x & (side - 1)
    const row = this.y & (side - 1)
    if (isEdge(column, row, side)) return
    const base = this.cache.base((this.y >> shift) * across + (this.x >> shift))
    const result = walkInside(
      this.cache.bytes,
      base,
      (row << shift) | column,
      shift,
      PICKED,
      SIDE_BACK,
      this.rng,
    )
    if ((result & WROTE) !== 0) this.cache.wrote(base)
    const action = result & ACTION
    const place = result >> PLACE
    this.x += (place & (side - 1)) - column
    this.y += (place >> shift) - row
    this.drawn = action < NONE ? action : NONE
  }

  /** One step by the slow way; whether there was one. */
  step(): boolean {
    const marks = this.marksAt(this.x, this.y)
    const side = this.drawn === NONE ? this.draw(marks) : this.drawn
    this.drawn = NONE
    if (side === NONE) return this.back(marks)
    this.put(this.x, this.y, marks | (3 << (side * 2)))
    this.go(side)
    this.takeAround()
    // Taken (1) at the other end becomes come in from (2).
    this.put(this.x, this.y, this.marksAt(this.x, this.y) ^ (3 << ((side ^ 2) * 2)))
    return true
  }

  private draw(marks: number): number {
    // Where no cell is free, nothing is drawn.
    if (PICKED[marks * TWELFTHS] === NONE) return NONE
    return PICKED[marks * TWELFTHS + twelfthOf(this.rng.bits() | 0)]!
  }

  private back(marks: number): boolean {
    const side = SIDE_BACK[marks]!
    if (side === NONE) return false
    this.go(side)
    return true
  }

  private go(side: number): void {
    this.x += side === 1 ? 1 : side === 3 ? -1 : 0
    this.y += side === 2 ? 1 : side === 0 ? -1 : 0
  }

  private takeAround(): void {
    this.take(this.x, this.y - 1, 0)
    this.take(this.x + 1, this.y, 1)
    this.take(this.x, this.y + 1, 2)
    this.take(this.x - 1, this.y, 3)
  }

  /** Tells the cell that lies across a side of one that is taken, if it is a cell. */
  private take(x: number, y: number, side: number): void {
    const { width, height } = this.layout
    if (x >= 0 && y >= 0 && x < width && y < height) this.put(x, y, this.marksAt(x, y) | TAKEN[side]!)
  }

  private marksAt(x: number, y: number): number {
    return this.cache.bytes[this.baseAt(x, y) + this.placeIn(x, y)]!
  }

  private put(x: number, y: number, marks: number): void {
    const base = this.baseAt(x, y)
    this.cache.bytes[base + this.placeIn(x, y)] = marks
    this.cache.wrote(base)
  }

  private baseAt(x: number, y: number): number {
    const { shift, across } = this.layout
    return this.cache.base((y >> shift) * across + (x >> shift))
  }

  private placeIn(x: number, y: number): number {
    const { shift } = this.layout
    const last = (1 << shift) - 1
    return ((y & last) << shift) | (x & last)
  }
}

function isEdge(column: number, row: number, side: number): boolean {
  return (column - 1) >>> 0 >= side - 2 || (row - 1) >>> 0 >= side - 2
}

/**
 * Walks within a tile, from a cell that is not at its edge, until the next cell
 * is at the edge: before it goes on to that cell, with the side drawn; or, on
 * the way back, when it is there. Or until it is back where it all began.
 */
function walkInside(
  bytes: Uint8Array,
  base: number,
  from: number,
  shift: number,
  picked: Uint8Array,
  backs: Uint8Array,
  rng: OwnStream,
): number {
  const side = 1 << shift
  const last = side - 1
  const inner = side - 2
  let here = from | 0
  let marks = bytes[base + here]!
  let wrote = 0
  for (;;) {
    const row = marks * TWELFTHS
    const isBack = picked[row] === NONE
    const way = isBack ? backs[marks]! : picked[row + twelfthOf(rng.bits() | 0)]!
    if (way === NONE) return (here << PLACE) | wrote | AT_END
    const next = (here + ((way & 1) === 0 ? (way - 1) << shift : 2 - way)) | 0
    const isNextInside = ((next & last) - 1) >>> 0 < inner && ((next >> shift) - 1) >>> 0 < inner
    if (isBack) {
      if (!isNextInside) return (next << PLACE) | wrote | BACK_AT_EDGE
      here = next
      marks = bytes[base + here]!
      continue
    }
    if (!isNextInside) return (here << PLACE) | wrote | way
    const at = (base + next) | 0
    bytes[at - side] = bytes[at - side]! | 16
    bytes[at + 1] = bytes[at + 1]! | 64
    bytes[at + side] = bytes[at + side]! | 1
    bytes[at - 1] = bytes[at - 1]! | 4
    bytes[base + here] = marks | (3 << (way << 1))
    // Taken (1) at the other end becomes come in from (2).
    marks = bytes[at]! ^ (3 << ((way ^ 2) << 1))
    bytes[at] = marks
    wrote = WROTE
    here = next
  }
}
