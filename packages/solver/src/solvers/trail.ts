import { borrowInts, giveBackInts, type Recorder } from '@meikyuu/grid'

/**
 * The walk of a solver that walks, with every loop cut off as it closes: the cells from the
 * start to where it stands, none twice. In a perfect maze that is the way.
 */
export class Trail {
  /** The cells it stood on. */
  visited = 1
  /** The passages it walked. */
  steps = 0
  private length = 1
  private readonly trail: Int32Array
  /** The place of each cell on the trail; -1 where it was and is no more, -2 where it never was. */
  private readonly place: Int32Array

  constructor(cells: number, start: number) {
    this.trail = borrowInts(cells)
    this.place = borrowInts(cells)
    this.place.fill(-2, 0, cells)
    this.trail[0] = start
    this.place[start] = 0
  }

  /** Walks on to a cell. Records its visit where it comes onto the trail, and a retreat for each cell that is cut off. */
  walk(cell: number, recorder: Recorder | undefined): void {
    this.steps++
    const at = this.place[cell]!
    if (at >= 0) {
      this.cutTo(at + 1, recorder)
      return
    }
    if (at === -2) this.visited++
    this.place[cell] = this.length
    this.trail[this.length++] = cell
    if (recorder !== undefined) recorder.visit(cell)
  }

  /** The cells on the trail, as a copy. */
  route(): Int32Array {
    return this.trail.slice(0, this.length)
  }

  /** Gives the memory back; the trail is of no more use. */
  release(): void {
    giveBackInts(this.place)
    giveBackInts(this.trail)
  }

  private cutTo(length: number, recorder: Recorder | undefined): void {
    for (let i = this.length - 1; i >= length; i--) {
      const cell = this.trail[i]!
      this.place[cell] = -1
      if (recorder !== undefined) recorder.retreat(cell)
    }
    this.length = length
  }
}
