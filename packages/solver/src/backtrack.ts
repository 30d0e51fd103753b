import {
  borrowInts,
  type GraphGrid,
  giveBackInts,
  type ReadonlyInts,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'

/**
 * The backtracker's kernel: fills `stack` with the way and `visited`, all 0 before, with a 1 for
 * every cell that was entered. Returns how long the stack is when `to` is on it, or 0.
 *
 * Records a visit for each cell entered, and a retreat for each that is left for good.
 */
export function backtrack(
  grid: GraphGrid,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  from: number,
  to: number,
  rng: Rng | undefined,
  recorder: Recorder | undefined,
): number {
  return rng === undefined
    ? trySides(grid, open, stack, visited, from, to, recorder)
    : trySome(grid, open, stack, visited, from, to, rng, recorder)
}

/** Sides in order. */
function trySides(
  grid: GraphGrid,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  from: number,
  to: number,
  recorder: Recorder | undefined,
): number {
  const next = borrowInts(grid.cells)
  const length = inOrder(grid.first, grid.across, open, stack, visited, next, from, to, recorder)
  giveBackInts(next)
  return length
}

/** `next` holds the side to try next of each cell on the stack. */
function inOrder(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  next: Int32Array,
  from: number,
  to: number,
  recorder: Recorder | undefined,
): number {
  stack[0] = from
  visited[from] = 1
  next[0] = first[from]!
  if (recorder !== undefined) recorder.visit(from)
  let top = 0
  while (top >= 0 && stack[top] !== to) {
    const side = next[top]!
    if (side === first[stack[top]! + 1]!) {
      if (recorder !== undefined) recorder.retreat(stack[top]!)
      top--
      continue
    }
    next[top] = side + 1
    const other = across[side]!
    if (open[side] === 0 || visited[other] !== 0) continue
    visited[other] = 1
    stack[++top] = other
    next[top] = first[other]!
    if (recorder !== undefined) recorder.visit(other)
  }
  return top + 1
}

/** As {@link trySides}, by chance. */
function trySome(
  grid: GraphGrid,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  from: number,
  to: number,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  const base = borrowInts(grid.cells + 1)
  const listed = borrowInts(grid.sides)
  const length = byChance(
    grid.first,
    grid.across,
    open,
    stack,
    visited,
    base,
    listed,
    from,
    to,
    rng,
    recorder,
  )
  giveBackInts(listed)
  giveBackInts(base)
  return length
}

/**
 * The lists of the cells on the stack lie one after the other in `listed`:
 * that of the newest begins at `base[top]` and ends where all end.
 */
function byChance(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  base: Int32Array,
  listed: Int32Array,
  from: number,
  to: number,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  let top = 0
  let entered = from
  let size = 0
  while (top >= 0) {
    if (entered >= 0) {
      stack[top] = entered
      visited[entered] = 1
      if (recorder !== undefined) recorder.visit(entered)
      if (entered === to) break
      base[top] = size
      const end = first[entered + 1]!
      for (let side = first[entered]!; side < end; side++)
        if (open[side] !== 0 && visited[across[side]!] === 0) listed[size++] = across[side]!
      entered = -1
    }
    const begin = base[top]!
    if (size === begin) {
      if (recorder !== undefined) recorder.retreat(stack[top]!)
      top--
      continue
    }
    const at = begin + rng.below(size - begin)
    const other = listed[at]!
    listed[at] = listed[--size]!
    if (visited[other] !== 0) continue
    entered = other
    top++
  }
  return top + 1
}
