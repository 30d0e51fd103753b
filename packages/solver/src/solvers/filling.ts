import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  newBytes,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'

/**
 * A maze that is being filled: which sides are still open, which cells are
 * filled, and how many passages each cell has left.
 */
export class Filling {
  /** A byte a side, 1 where it is still open. Kept at both ends. */
  readonly open: Uint8Array
  /** A byte a cell, 1 where it is filled. */
  readonly filled: Uint8Array
  /** The passages that each cell has left. */
  readonly degree: Int32Array
  /** The passages filled so far. */
  passages = 0
  private readonly grid: GraphGrid

  constructor(grid: GraphGrid, open: Uint8Array) {
    this.grid = grid
    this.open = newBytes(grid.sides)
    this.open.set(open)
    this.filled = borrowBytes(grid.cells)
    this.filled.fill(0, 0, grid.cells)
    this.degree = borrowInts(grid.cells)
    countPassages(grid.first, open, grid.cells, this.degree)
  }

  /** The first side of a cell that is still open, from `side` on, or -1. */
  nextOpen(cell: number, side: number = this.grid.first[cell]!): number {
    const end = this.grid.first[cell + 1]!
    for (let s = side; s < end; s++) if (this.open[s] !== 0) return s
    return -1
  }

  /** The cell across a side. */
  across(side: number): number {
    return this.grid.across[side]!
  }

  /** The same side seen from the other cell. */
  twin(side: number): number {
    return this.grid.first[this.grid.across[side]!]! + this.grid.slot[side]!
  }

  /** Fills a cell; its passages are filled by {@link Filling.close}. */
  fill(cell: number, recorder: Recorder | undefined): void {
    this.filled[cell] = 1
    if (recorder !== undefined) recorder.fill(cell)
  }

  /** Fills the passage of an open side. Returns the cell across it. */
  close(side: number): number {
    const other = this.grid.across[side]!
    const back = this.twin(side)
    this.open[side] = 0
    this.open[back] = 0
    this.degree[other]!--
    this.degree[this.grid.across[back]!]!--
    this.passages++
    return other
  }

  /** The cells that are left, lowest first. The filling is of no more use, but for `open` and `passages`. */
  finish(): Int32Array {
    const { cells } = this.grid
    const left = borrowInts(cells)
    let count = 0
    for (let cell = 0; cell < cells; cell++) if (this.filled[cell] === 0) left[count++] = cell
    const list = left.slice(0, count)
    giveBackInts(left)
    giveBackInts(this.degree)
    giveBackBytes(this.filled)
    return list
  }
}

function countPassages(first: ReadonlyInts, open: Uint8Array, cells: number, degree: Int32Array): void {
  for (let cell = 0; cell < cells; cell++) {
    let passages = 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) passages += open[side]!
    degree[cell] = passages
  }
}
