import { borrowInts, giveBackInts, type ReadonlyFloats, type ReadonlyInts } from '@meikyuu/grid'

/**
 * Writes behind the first `top` of `pile` the cells that the passages of a cell
 * lead to, but those with a mark, in side order; a cell stands there as often as
 * passages lead to it. Returns where they end.
 */
export function optionsAt(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  cell: number,
  marked: Uint8Array,
  pile: Int32Array,
  top: number,
): number {
  let to = top
  const end = first[cell + 1]!
  for (let side = first[cell]!; side < end; side++)
    if (open[side] !== 0 && marked[across[side]!] === 0) pile[to++] = across[side]!
  return to
}

/** Whether cell `a` is farther from the goal than `b`; of two exactly as far, the higher. */
export function isFarther(distances: ReadonlyFloats, a: number, b: number): boolean {
  const far = distances[a]!
  const near = distances[b]!
  return far > near || (far === near && a > b)
}

/** Up to how many cells are sorted by insertion: beyond, that would take time by the square. */
const FEW = 16

/** Sorts the cells from `bottom` up to `top`, farthest first; see {@link isFarther}. */
export function farthestFirst(
  cells: Int32Array,
  bottom: number,
  top: number,
  distances: ReadonlyFloats,
): void {
  for (let from = bottom | 0; from < top; from += FEW)
    insertFarthest(cells, from, Math.min(from + FEW, top), distances)
  if (top - bottom <= FEW) return
  // Sorted runs, merged two and two, to and fro between the list and a spare one.
  const count = top - bottom
  const spare = borrowInts(count)
  const list = cells.subarray(bottom, top)
  let [from, to] = [list, spare]
  for (let run = FEW; run < count; run *= 2) {
    for (let at = 0; at < count; at += 2 * run)
      mergeFarthest(from, to, at, Math.min(at + run, count), Math.min(at + 2 * run, count), distances)
    const held = from
    from = to
    to = held
  }
  if (from === spare) list.set(spare.subarray(0, count))
  giveBackInts(spare)
}

function insertFarthest(cells: Int32Array, bottom: number, top: number, distances: ReadonlyFloats): void {
  for (let i = (bottom + 1) | 0; i < top; i++) {
    const cell = cells[i]!
    let to = i
    for (; to > bottom && isFarther(distances, cell, cells[to - 1]!); to--) cells[to] = cells[to - 1]!
    cells[to] = cell
  }
}

/** Merges the sorted runs of `from` that begin at `left` and at `right` into the same places of `to`. */
function mergeFarthest(
  from: Int32Array,
  to: Int32Array,
  left: number,
  right: number,
  end: number,
  distances: ReadonlyFloats,
): void {
  let i = left | 0
  let k = right | 0
  for (let at = left | 0; at < end; at++) {
    const takesLeft = k === end || (i < right && !isFarther(distances, from[k]!, from[i]!))
    to[at] = takesLeft ? from[i++]! : from[k++]!
  }
}
