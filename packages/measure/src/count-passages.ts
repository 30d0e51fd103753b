import { type Grid, graphOf, MazeError, type Passages, type ReadonlyInts } from '@meikyuu/grid'

/** How many cells have how many passages. */
export interface PassageCounts {
  /** How many passages there are. */
  readonly passages: number
  /** Cells without any. */
  readonly none: number
  /** Cells with one. */
  readonly one: number
  /** Cells with two. */
  readonly two: number
  /** Cells with three. */
  readonly three: number
  /** Cells with four or more. */
  readonly more: number
}

/**
 * Counts passages, and makes sure that they are some: every side open or
 * closed, the same from both of its cells, and closed where it leads outside.
 * Two passages between the same two cells are two. One look a side.
 *
 * @throws MazeError `BAD_ARGUMENT` for the first side that is none of this.
 */
export function countPassages(grid: Grid, { open }: Passages): PassageCounts {
  const { first, across, slot, cells } = graphOf(grid)
  const counts = new Int32Array(MORE + 1)
  const fault = countInto(first, across, slot, open, cells, counts)
  if (fault !== NO_FAULT) throw faultAt(fault, across, open)
  const [none = 0, one = 0, two = 0, three = 0, more = 0] = counts
  let passages = 0
  for (let side = 0; side < open.length; side++) passages += open[side]!
  return { passages: passages / 2, none, one, two, three, more }
}

const MORE = 4
const NO_FAULT = -1

/** Counts cells by their passages. Returns the first side that is wrong, or {@link NO_FAULT}. */
function countInto(
  first: ReadonlyInts,
  across: ReadonlyInts,
  slot: ReadonlyInts,
  open: Uint8Array,
  cells: number,
  counts: Int32Array,
): number {
  for (let cell = 0; cell < cells; cell++) {
    let passages = 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (open[side] !== 1 || other < 0 || open[first[other]! + slot[side]!] !== 1) return side
      passages++
    }
    const place = passages < MORE ? passages : MORE
    counts[place] = counts[place]! + 1
  }
  return NO_FAULT
}

function faultAt(side: number, across: ReadonlyInts, open: Uint8Array): MazeError {
  const other = across[side]!
  const got =
    open[side] !== 1
      ? `${open[side]} at side ${side}`
      : other < 0
        ? `side ${side} open to the outside`
        : `side ${side} open, but not from cell ${other}`
  return new MazeError('BAD_ARGUMENT', {
    name: 'passages',
    expected: 'a 0 or 1 a side, the same from both of its cells',
    got,
  })
}
