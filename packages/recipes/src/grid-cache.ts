import { GRAPH_FORM_BYTES, type Grid, gridBytes } from '@meikyuu/grid'

/** The most bytes of grids that a kit keeps, 64 MiB: about a million squares. */
export const GRID_CACHE_BYTES: number = 2 ** 26

/**
 * A grid kept, its bytes when last asked for (tables that are worked out for it make them more), and
 * those asked for next before and after it.
 */
interface KeptGrid {
  readonly shape: string
  readonly size: number | string
  readonly grid: Grid
  bytes: number
  older: KeptGrid | null
  newer: KeptGrid | null
}

/** Two numbers below this make one small number together. */
const SHORT_SIDE = 2 ** 15

/**
 * Grids by shape and size, up to a number of bytes in all: the one not asked for
 * the longest goes first. A grid bigger than that is not kept.
 *
 * Batches ask once a maze, so that nothing is written out for it and no map is
 * written to: the order of asking is a chain through what is kept.
 */
export class GridCache {
  // Not #private fields: see docs/decisions/0014.
  private readonly most: number
  private readonly kept = new Map<string, Map<number | string, KeptGrid>>()
  private oldest: KeptGrid | null = null
  private newest: KeptGrid | null = null
  private sum = 0

  constructor(most: number = GRID_CACHE_BYTES) {
    this.most = most
  }

  /** The bytes of the grids kept, each as it was when last asked for. */
  get bytes(): number {
    return this.sum
  }

  /** The grid of a shape, `width` by `height` or of a size with a height of 0, made where it is not kept. */
  gridOf(shape: string, width: number, height: number, make: () => Grid): Grid {
    const isShort = width < SHORT_SIDE && height < SHORT_SIDE
    const size = isShort ? width * SHORT_SIDE + height : `${width}x${height}`
    const kept = this.kept.get(shape)?.get(size)
    if (kept !== undefined) this.unchain(kept)
    const asked = kept ?? { shape, size, grid: make(), bytes: 0, older: null, newer: null }
    asked.bytes = bytesToKeep(asked.grid)
    if (asked.bytes <= this.most) {
      this.makeRoom(asked.bytes)
      this.chain(asked)
      if (kept === undefined) this.sizesOf(shape).set(size, asked)
    } else if (kept !== undefined) this.forget(kept)
    return asked.grid
  }

  private sizesOf(shape: string): Map<number | string, KeptGrid> {
    const known = this.kept.get(shape)
    if (known !== undefined) return known
    const sizes = new Map<number | string, KeptGrid>()
    this.kept.set(shape, sizes)
    return sizes
  }

  private makeRoom(bytes: number): void {
    for (let kept = this.oldest; kept !== null && this.sum + bytes > this.most; kept = this.oldest) {
      this.unchain(kept)
      this.forget(kept)
    }
  }

  private forget({ shape, size }: KeptGrid): void {
    this.kept.get(shape)!.delete(size)
  }

  /** Puts a grid at the new end, and counts its bytes. */
  private chain(kept: KeptGrid): void {
    kept.older = this.newest
    if (this.newest === null) this.oldest = kept
    else this.newest.newer = kept
    this.newest = kept
    this.sum += kept.bytes
  }

  private unchain(kept: KeptGrid): void {
    const { older, newer } = kept
    if (older === null) this.oldest = newer
    else older.newer = newer
    if (newer === null) this.newest = older
    else newer.older = older
    kept.older = kept.newer = null
    this.sum -= kept.bytes
  }
}

/** A lattice counts as if its graph form had been made, which anybody may do while it is kept. */
function bytesToKeep(grid: Grid): number {
  const bytes = gridBytes(grid)
  return grid.kind === 'lattice' ? Math.max(bytes, grid.cells * GRAPH_FORM_BYTES) : bytes
}
