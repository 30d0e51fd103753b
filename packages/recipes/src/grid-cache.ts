import { GRAPH_FORM_BYTES, type Grid, gridBytes } from '@meikyuu/grid'

/** The most bytes of grids that a kit keeps, 64 MiB: about a million squares. */
export const GRID_CACHE_BYTES: number = 2 ** 26

/** A grid kept, and its bytes when last asked for: tables that are worked out for it make them more. */
interface KeptGrid {
  readonly grid: Grid
  bytes: number
}

/**
 * Grids by name, up to a number of bytes in all: the one not asked for the
 * longest goes first. A grid bigger than that is not kept.
 */
export class GridCache {
  readonly #most: number
  // A Map keeps the order of insertion: its first entry is the one to go.
  readonly #kept = new Map<string, KeptGrid>()
  #bytes = 0

  constructor(most: number = GRID_CACHE_BYTES) {
    this.#most = most
  }

  /** The bytes of the grids kept, each as it was when last asked for. */
  get bytes(): number {
    return this.#bytes
  }

  /** The grid of a name, made where it is not kept. */
  gridCalled(name: string, make: () => Grid): Grid {
    const kept = this.#kept.get(name) ?? { grid: make(), bytes: 0 }
    this.#kept.delete(name)
    this.#bytes -= kept.bytes
    kept.bytes = bytesToKeep(kept.grid)
    if (kept.bytes <= this.#most) {
      this.#makeRoom(kept.bytes)
      this.#kept.set(name, kept)
      this.#bytes += kept.bytes
    }
    return kept.grid
  }

  #makeRoom(bytes: number): void {
    for (const [name, kept] of this.#kept) {
      if (this.#bytes + bytes <= this.#most) return
      this.#kept.delete(name)
      this.#bytes -= kept.bytes
    }
  }
}

/** A lattice counts as if its graph form had been made, which anybody may do while it is kept. */
function bytesToKeep(grid: Grid): number {
  const bytes = gridBytes(grid)
  return grid.kind === 'lattice' ? Math.max(bytes, grid.cells * GRAPH_FORM_BYTES) : bytes
}
