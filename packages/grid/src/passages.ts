import { newBytes } from './allocate.js'
import { cutBytes } from './cut-bytes.js'
import { MazeError, shown } from './errors.js'
import { type GraphGrid, type Grid, graphOf, type LatticeGrid, OUTSIDE } from './grid.js'
import { checkedBytes } from './lattice/checked-bytes.js'
import { LATTICE_SIDES } from './lattice/lattice-sides.js'
import { openEnds, openOfBytes, packOpen } from './lattice/lattice-store.js'
import { positionOfCell } from './lattice/position-of.js'
import { checkSide, firstSide, sideCount, twinOf } from './sides.js'

/**
 * Which sides of a grid are open. A passage is a side open from both of its
 * cells; {@link Passages.carve} and {@link Passages.close} keep it so.
 *
 * On a lattice the store is {@link Passages.bytes} until somebody reads
 * {@link Passages.open}; from then on it is that array, whoever writes to it,
 * and `bytes` is filled in from it at each reading.
 *
 * @example
 * ```ts
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * passages.carve(1) // cell 0's second side: east
 * passages.openSides(0) // => [1]
 * passages.count // => 1
 * ```
 */
export class Passages {
  /** The grid whose sides these are. */
  readonly grid: Grid
  // Not #private fields: see docs/decisions/0014.
  private sides: Uint8Array | null
  private readonly cells: Uint8Array | null
  // Until then the stores are all 0, and need not be read to know it.
  private touched: boolean
  // Whether others may hold a store, and write to it at any time.
  private handedOut: boolean
  // Whether `sides` is cut from memory in common with others, and nobody else's to see.
  private isCut = false

  /**
   * All sides closed, or as in `open` (a byte a side, taken over and not
   * copied; checked in one look a side).
   *
   * @throws MazeError `BAD_ARGUMENT` where `open` is not one byte a side, or
   * one is not 0 or 1, open to the outside, or open at one of its ends only;
   * `TOO_BIG` where memory cannot hold a store.
   */
  constructor(grid: Grid, open?: Uint8Array)
  /** @internal */
  constructor(grid: Grid, open: undefined, bytes: Uint8Array)
  constructor(grid: Grid, open?: Uint8Array, bytes?: Uint8Array) {
    const isLattice = grid?.kind === 'lattice'
    this.grid = grid
    this.handedOut = open !== undefined || bytes !== undefined
    this.touched = this.handedOut
    this.cells = isLattice ? (bytes ?? newBytes(grid.positions)) : null
    if (open !== undefined) this.sides = checkedOpen(grid, open)
    else this.sides = isLattice ? null : this.newSides(graphOf(grid).sides)
  }

  /**
   * Passages of a lattice over bytes that are there already: a byte a position,
   * as {@link Passages.bytes} has them, taken over and not copied; checked in
   * one look a position.
   *
   * @throws MazeError `BAD_ARGUMENT` where `bytes` is not one byte a position, or
   * one has another bit than those of open sides, a side open to the outside, or
   * open at one of its ends only.
   *
   * @example
   * ```ts
   * const grid = latticeGrid(300, 200)
   * const passages = new Passages(grid)
   * passages.carve(1)
   * Passages.ofBytes(grid, passages.bytes!.slice()).openSides(0) // => [1]
   * ```
   */
  static ofBytes(grid: LatticeGrid, bytes: Uint8Array): Passages {
    if (grid?.kind !== 'lattice')
      throw new MazeError('BAD_ARGUMENT', { name: 'grid', expected: 'a lattice', got: shown(grid) })
    return new Passages(grid, undefined, checkedBytes(grid, bytes))
  }

  /**
   * The store of a graph: a byte a side, 1 where it is open. Kernels write it
   * at both ends of a passage. On a lattice it is made when first read; that of a
   * small graph then gets a buffer of its own.
   *
   * @throws MazeError `TOO_BIG` for a lattice of more cells than `GRAPH_FORM_CELLS`.
   */
  get open(): Uint8Array {
    const store = this.store()
    this.handedOut = true
    if (!this.isCut) return store
    this.isCut = false
    this.sides = store.slice()
    return this.sides
  }

  /**
   * The store of a lattice: a byte a position, of which bit `s` is set where
   * side `s` of the cell there is open, and no other. Null on a graph. To be
   * read only: see `openBytes`.
   */
  get bytes(): Uint8Array | null {
    this.touched = this.handedOut = true
    const { grid, sides, cells } = this
    if (cells !== null && sides !== null) packOpen(grid as LatticeGrid, sides, cells)
    return cells
  }

  /** How many passages there are. Counted anew at each call, one look a side. */
  get count(): number {
    if (this.sides === null) return openEnds(this.cells!) / 2
    let ends = 0
    for (let side = 0; side < this.sides.length; side++) ends += this.sides[side]!
    return ends / 2
  }

  /** Whether a side is open. */
  isOpen(side: number): boolean {
    checkSide(this.grid, side)
    return this.isSideOpen(side)
  }

  /** The open sides of a cell, in side order. */
  openSides(cell: number): number[] {
    const from = firstSide(this.grid, cell)
    const to = from + sideCount(this.grid, cell)
    const sides: number[] = []
    for (let side = from; side < to; side++) if (this.isSideOpen(side)) sides.push(side)
    return sides
  }

  /**
   * Opens a side, seen from both of its cells.
   *
   * @throws MazeError `BAD_ARGUMENT` where the side leads outside.
   */
  carve(side: number): void {
    this.setBoth(side, true)
  }

  /** Closes a side, seen from both of its cells. */
  close(side: number): void {
    this.setBoth(side, false)
  }

  /**
   * Closes all sides, so that another maze can be carved in the memory that is
   * there already: new memory takes longer to come by than a simple maze to carve.
   *
   * @example
   * ```ts
   * const passages = new Passages(squareGrid(3, 2))
   * passages.carve(1)
   * passages.clear()
   * passages.count // => 0
   * ```
   */
  clear(): void {
    this.sides?.fill(0)
    this.cells?.fill(0)
    this.touched = this.handedOut
  }

  /** The same passages over an own store. */
  copy(): Passages {
    const copy = new Passages(this.grid)
    if (this.sides === null) copy.cells!.set(this.cells!)
    else {
      copy.sides ??= newBytes(this.sides.length)
      copy.sides.set(this.sides)
    }
    copy.touched = this.touched
    return copy
  }

  /**
   * As `open`, for who reads or writes it at once and hands it to nobody: until
   * `open` is read, the store of a small graph has no buffer of its own.
   *
   * @internal
   */
  store(): Uint8Array {
    this.touched = true
    this.sides ??= openOfBytes(this.grid as LatticeGrid, this.cells!)
    return this.sides
  }

  /**
   * The store of a lattice to be written by a kernel, or null: on a graph, and
   * where `open` has been read and so is the store.
   *
   * @internal
   */
  openBytes(): Uint8Array | null {
    this.touched = true
    return this.sides === null ? this.cells : null
  }

  /**
   * Whether nothing was ever opened, nor a store handed out to be written to:
   * then all is closed, without a look at it. A look would also have a machine
   * lay out memory that is nothing but zeros, only to do so again for a kernel.
   *
   * @internal
   */
  isUntouched(): boolean {
    return !this.touched
  }

  /**
   * Makes `bytes` the store of a lattice again. Only for who knows that nobody
   * else has read `open`: what is written there later is lost.
   *
   * @internal
   */
  fold(): void {
    if (this.bytes !== null) this.sides = null
  }

  private newSides(length: number): Uint8Array {
    const cut = cutBytes(length)
    this.isCut = cut !== null
    return cut ?? newBytes(length)
  }

  private isSideOpen(side: number): boolean {
    if (this.sides !== null) return this.sides[side] === 1
    const cell = Math.floor(side / LATTICE_SIDES)
    const byte = this.cells![positionOfCell(this.grid as LatticeGrid, cell)]!
    return ((byte >> (side % LATTICE_SIDES)) & 1) === 1
  }

  private setBoth(side: number, open: boolean): void {
    const twin = twinOf(this.grid, side)
    if (twin === OUTSIDE)
      throw new MazeError('BAD_ARGUMENT', {
        name: 'side',
        expected: 'a side between two cells',
        got: `side ${side}, which leads outside`,
      })
    this.set(side, open)
    this.set(twin, open)
  }

  private set(side: number, open: boolean): void {
    this.touched = true
    if (this.sides !== null) {
      this.sides[side] = open ? 1 : 0
      return
    }
    const position = positionOfCell(this.grid as LatticeGrid, Math.floor(side / LATTICE_SIDES))
    const bit = 1 << (side % LATTICE_SIDES)
    if (open) this.cells![position]! |= bit
    else this.cells![position]! &= ~bit
  }
}

function checkedOpen(grid: Grid, open: Uint8Array): Uint8Array {
  const { sides, first, across, slot } = graphOf(grid)
  if (!(open instanceof Uint8Array) || open.length !== sides)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'open',
      expected: `${sides} bytes`,
      got: open instanceof Uint8Array ? `${open.length}` : shown(open),
    })
  const bad = badSide(first, across, slot, open)
  if (bad >= 0)
    throw new MazeError('BAD_ARGUMENT', {
      name: `open[${bad}]`,
      expected:
        across[bad] === OUTSIDE ? '0, as the side leads outside' : '0 or 1, the same as at its other end',
      got: shown(open[bad]),
    })
  // A Buffer, whose slices are no copies, is taken as the plain bytes that it is.
  return open.constructor === Uint8Array ? open : new Uint8Array(open.buffer, open.byteOffset, sides)
}

/** The first side that is neither closed nor a passage, or -1. */
function badSide(
  first: GraphGrid['first'],
  across: GraphGrid['across'],
  slot: GraphGrid['slot'],
  open: Uint8Array,
): number {
  for (let side = 0; side < open.length; side++) {
    if (open[side] === 0) continue
    const other = across[side]!
    if (open[side] !== 1 || other === OUTSIDE || open[first[other]! + slot[side]!] !== 1) return side
  }
  return -1
}
