import type { TileCache } from './tile-cache.js'
import type { TileLayout } from './tile-layout.js'

/** A place on a board in tiles, from which it goes step by step. There may be several at once. */
export class TileWalker {
  /** How the cells lie. */
  readonly layout: TileLayout
  /** Where in its tile it is. */
  place = 0
  private readonly cache: TileCache
  private readonly shift: number
  /** How far the place across each side is, within a tile. */
  private readonly steps: Int32Array
  /** What is added where a step leaves the tile. */
  private readonly wraps: Int32Array
  /** How far the tile across each side is. */
  private readonly tiles: Int32Array
  private tile = 0
  private known = 0
  private loads = -1

  constructor(cache: TileCache, layout: TileLayout) {
    const { shift, bytes, across } = layout
    const side = 2 ** shift
    this.cache = cache
    this.layout = layout
    this.shift = shift
    this.steps = Int32Array.of(-side, 1, side, -1)
    this.wraps = Int32Array.of(bytes, -side, -bytes, side)
    this.tiles = Int32Array.of(-across, 1, across, -1)
  }

  /** The tiles in memory. */
  get bytes(): Uint8Array {
    return this.cache.bytes
  }

  /** Where in `bytes` its tile begins, until it steps on or another asks for tiles. */
  get base(): number {
    if (this.loads !== this.cache.loads) this.settle()
    return this.known
  }

  /** Goes to a cell, by its number. */
  goTo(cell: number): void {
    const { width, shift, across } = this.layout
    const side = 2 ** shift
    const y = Math.floor(cell / width)
    const x = cell - y * width
    this.tile = Math.floor(y / side) * across + Math.floor(x / side)
    this.place = (y % side) * side + (x % side)
    this.loads = -1
  }

  /** The number of the cell that it is at. */
  get cell(): number {
    return this.cellAt(this.place)
  }

  /** The number of the cell at a place of its tile. */
  cellAt(place: number): number {
    const { width, shift, across } = this.layout
    const side = 2 ** shift
    const row = Math.floor(this.tile / across)
    const y = row * side + (place >> shift)
    const x = (this.tile - row * across) * side + (place & (side - 1))
    return y * width + x
  }

  /** Whether it is at the cell that another is at. */
  isWith(other: TileWalker): boolean {
    return this.tile === other.tile && this.place === other.place
  }

  /** The marks of the cell that it is at. */
  get marks(): number {
    return this.bytes[(this.base + this.place) | 0]!
  }

  set marks(marks: number) {
    this.bytes[(this.base + this.place) | 0] = marks
    this.wrote()
  }

  /** To be told after its tile was written to otherwise. */
  wrote(): void {
    this.cache.wrote(this.base)
  }

  /** Goes across a side, behind which a cell must lie. */
  step(side: number): void {
    const before = this.place
    const next = (before + this.steps[side]!) | 0
    const isInside =
      (side & 1) === 0 ? next >>> 0 < this.layout.bytes : next >> this.shift === before >> this.shift
    this.place = next
    if (isInside) return
    this.place = (next + this.wraps[side]!) | 0
    this.tile += this.tiles[side]!
    this.settle()
  }

  private settle(): void {
    this.known = this.cache.base(this.tile)
    this.loads = this.cache.loads
  }
}
