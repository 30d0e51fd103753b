import type { ReadonlyInts, Recorder } from '@meikyuu/grid'

/**
 * Tells a recorder, afterwards, what a search breadth first did: the loop that
 * nobody watches has nothing of it. `queue` holds the cells in the order they
 * were reached, `tail` of them; around the first `heads` all was looked at. A
 * cell was reached from the one whose look comes to it when it is the next.
 */
export function tellSearch(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  queue: Int32Array,
  heads: number,
  tail: number,
  recorder: Recorder,
): void {
  let next = 1
  for (let head = 0; head < heads; head++) {
    const cell = queue[head]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0 || next === tail || across[side] !== queue[next]) continue
      recorder.visit(queue[next++]!)
    }
    recorder.retreat(cell)
  }
}
