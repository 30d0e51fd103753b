import { MazeError, OUTSIDE, type ReadonlyInts } from '@meikyuu/grid'

/**
 * Fills `way` with the cells from `from` down the distances, the lowest of the
 * nearer ones at each step, until it is full.
 *
 * @throws MazeError as {@link nextDown}.
 */
export function descend(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  from: number,
  way: Int32Array,
): void {
  way[0] = from
  for (let i = 1; i < way.length; i++) way[i] = nextDown(first, across, open, distance, way[i - 1]!)
}

/**
 * The lowest cell joined to `cell` that is one nearer.
 *
 * @throws MazeError `BAD_ARGUMENT` where there is none: the search that came
 * here did so by a side that is closed from here.
 */
export function nextDown(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  cell: number,
): number {
  const nearer = (distance[cell]! - 1) | 0
  const end = first[cell + 1]!
  let next = OUTSIDE
  for (let side = first[cell]!; side < end; side++) {
    if (open[side] === 0) continue
    const other = across[side]!
    if (distance[other] === nearer && (next === OUTSIDE || other < next)) next = other
  }
  if (next === OUTSIDE) throw oneWay(cell)
  return next
}

/** The error for a passage that leads to a cell and not back. */
export function oneWay(cell: number): MazeError {
  return new MazeError('BAD_ARGUMENT', {
    name: 'maze.passages',
    expected: 'open the same from both cells of a side',
    got: `a passage to cell ${cell} and none back`,
  })
}
