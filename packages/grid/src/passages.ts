import { newBytes } from './allocate.js'
import { checkCell } from './check.js'
import { MazeError, shown } from './errors.js'
import { type GraphGrid, type Grid, graphOf, OUTSIDE } from './grid.js'
import { checkSide } from './sides.js'

/**
 * Which sides of a grid are open. A passage is a side open from both of its
 * cells; {@link Passages.carve} and {@link Passages.close} keep it so.
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
  /** The store: a byte a side, 1 where it is open. Kernels write it at both ends of a passage. */
  readonly open: Uint8Array

  /**
   * All sides closed, or as in `open` (a byte a side, taken over and not
   * copied; checked in one look a side).
   *
   * @throws MazeError `BAD_ARGUMENT` where `open` is not one byte a side, or
   * one is not 0 or 1, open to the outside, or open at one of its ends only.
   */
  constructor(grid: Grid, open?: Uint8Array) {
    const { sides } = graphOf(grid)
    this.grid = grid
    this.open = open === undefined ? newBytes(sides) : checkedOpen(grid, open)
  }

  /** How many passages there are. Counted anew at each call, one look a side. */
  get count(): number {
    let ends = 0
    for (let side = 0; side < this.open.length; side++) ends += this.open[side]!
    return ends / 2
  }

  /** Whether a side is open. */
  isOpen(side: number): boolean {
    checkSide(this.grid, side)
    return this.open[side] === 1
  }

  /** The open sides of a cell, in side order. */
  openSides(cell: number): number[] {
    checkCell(this.grid, cell)
    const { first } = graphOf(this.grid)
    const sides: number[] = []
    for (let side = first[cell]!; side < first[cell + 1]!; side++) if (this.open[side] === 1) sides.push(side)
    return sides
  }

  /**
   * Opens a side, seen from both of its cells.
   *
   * @throws MazeError `BAD_ARGUMENT` where the side leads outside.
   */
  carve(side: number): void {
    this.#set(side, 1)
  }

  /** Closes a side, seen from both of its cells. */
  close(side: number): void {
    this.#set(side, 0)
  }

  /** The same passages over an own store. */
  copy(): Passages {
    const copy = new Passages(this.grid)
    copy.open.set(this.open)
    return copy
  }

  #set(side: number, open: 0 | 1): void {
    checkSide(this.grid, side)
    const { first, across, slot } = graphOf(this.grid)
    const other = across[side]!
    if (other === OUTSIDE)
      throw new MazeError('BAD_ARGUMENT', {
        name: 'side',
        expected: 'a side between two cells',
        got: `side ${side}, which leads outside`,
      })
    this.open[side] = open
    this.open[first[other]! + slot[side]!] = open
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
