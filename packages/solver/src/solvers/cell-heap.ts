import { borrowInts, giveBackInts, newFloats } from '@meikyuu/grid'

/**
 * Cells that wait, the least first: by cost, of equal costs the one of fewer
 * steps, then the lowest. A binary heap that knows where each cell is, so that
 * one whose cost sinks moves and is not put there twice.
 */
export class CellHeap {
  /** The cost of each cell; write it, then call {@link CellHeap.put}. */
  readonly cost: Float64Array
  /** The steps to each cell, -1 where it was never reached. */
  readonly steps: Int32Array
  private readonly heap: Int32Array
  private readonly place: Int32Array
  private size = 0

  constructor(cells: number) {
    this.cost = newFloats(cells)
    this.steps = borrowInts(cells)
    this.steps.fill(-1, 0, cells)
    this.heap = borrowInts(cells)
    this.place = borrowInts(cells)
    this.place.fill(-1, 0, cells)
  }

  /** How many cells wait. */
  get length(): number {
    return this.size
  }

  /** A cell comes in, or moves forward because its cost or steps have sunk. */
  put(cell: number): void {
    let at = this.place[cell]!
    if (at < 0) at = this.size++
    while (at > 0) {
      const up = (at - 1) >> 1
      const above = this.heap[up]!
      if (!this.before(cell, above)) break
      this.heap[at] = above
      this.place[above] = at
      at = up
    }
    this.heap[at] = cell
    this.place[cell] = at
  }

  /** Takes the least out. There must be one. */
  take(): number {
    const least = this.heap[0]!
    this.place[least] = -1
    const last = this.heap[--this.size]!
    if (this.size > 0) this.sink(last)
    return least
  }

  /** Gives the memory back; the heap is of no more use. */
  release(): void {
    for (const array of [this.place, this.heap, this.steps]) giveBackInts(array)
  }

  /** Puts a cell at the top, and down to where it belongs. */
  private sink(cell: number): void {
    let at = 0
    for (let child = 1; child < this.size; child = 2 * at + 1) {
      if (child + 1 < this.size && this.before(this.heap[child + 1]!, this.heap[child]!)) child++
      const below = this.heap[child]!
      if (!this.before(below, cell)) break
      this.heap[at] = below
      this.place[below] = at
      at = child
    }
    this.heap[at] = cell
    this.place[cell] = at
  }

  private before(a: number, b: number): boolean {
    const costA = this.cost[a]!
    const costB = this.cost[b]!
    if (costA !== costB) return costA < costB
    const stepsA = this.steps[a]!
    const stepsB = this.steps[b]!
    return stepsA === stepsB ? a < b : stepsA < stepsB
  }
}
