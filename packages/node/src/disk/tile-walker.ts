import type { TileCache } from './tile-cache.js'
import type { TileLayout } from './tile-layout.js'

/** A place on a board in tiles, from which it goes step by step. There may be several at once. */
export class TileWalker {
  private readonly cache: TileCache
  private readonly layout: TileLayout
  private readonly shift: number
  /** How far the place across each side is, within a tile. */
  private readonly steps: Int32Array
  /** What is added where a step leaves the tile. */
  private readonly wraps: Int32Array
  /** How far the tile across each side is. */
  private readonly tiles: Int32Array
  private tile = 0
  private offset = 0
  private base = 0
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

  /** Goes to a cell, by its number. */
  goTo(cell: number): void {
    const { width, shift, across } = this.layout
    const side = 2 ** shift
    const y = Math.floor(cell / width)
    const x = cell - y * width
    this.tile = Math.floor(y / side) * across + Math.floor(x / side)
    this.offset = (y % side) * side + (x % side)
    this.loads = -1
  }

  /** The number of the cell that it is at. */
  get cell(): number {
    const { width, shift, across } = this.layout
    const side = 2 ** shift
    const row = Math.floor(this.tile / across)
    const y = row * side + (this.offset >> shift)
    const x = (this.tile - row * across) * side + (this.offset & (side - 1))
    return y * width + x
  }

  /** Whether it is at the cell that another is at. */
  isWith(other: TileWalker): boolean {
    return this.tile === other.tile && this.offset === other.offset
  }

  /** The marks of the cell that it is at. */
  get marks(): number {
    if (this.loads !== this.cache.loads) this.settle()
    return this.cache.bytes[(this.base + this.offset) | 0]!
  }

  set marks(marks: number) {
    if (this.loads !== this.cache.loads) this.settle()
    this.cache.bytes[(this.base + this.offset) | 0] = marks
    this.cache.wrote(this.base)
  }

  /** Goes across a side, behind which a cell must lie. */
  step(side: number): void {
    const before = this.offset
    const next = (before + this.steps[side]!) | 0
    const isInside =
      (side & 1) === 0 ? next >>> 0 < this.layout.bytes : next >> this.shift === before >> this.shift
    this.offset = next
    if (isInside) return
    this.offset = (next + this.wraps[side]!) | 0
    this.tile += this.tiles[side]!
    this.settle()
  }

  private settle(): void {
    this.base = this.cache.base(this.tile)
    this.loads = this.cache.loads
  }
}
