import { type Grid, graphOf, newInts, type Recorder } from '@meikyuu/grid'

const OFF = -1

/**
 * Tells a recorder of walks whose loops are cut off. The kernel only remembers
 * the side through which it last left a cell and never looks back at a loop, so
 * the walk as it stands is kept here, and only where somebody watches.
 */
export class RecordedWalk {
  private readonly recorder: Recorder
  private readonly path: Int32Array
  /** Where each cell stands in the path, or OFF. */
  private readonly places: Int32Array
  private length = 0

  constructor(grid: Grid, recorder: Recorder) {
    const { cells } = graphOf(grid)
    this.recorder = recorder
    this.path = newInts(cells)
    this.places = newInts(cells).fill(OFF)
  }

  /** The walk comes to a cell outside the tree: on it goes, or its loop is erased from the end. */
  walk(cell: number): void {
    const place = this.places[cell]!
    if (place === OFF) {
      this.recorder.walk(cell)
      this.places[cell] = this.length
      this.path[this.length++] = cell
      return
    }
    while (this.length > place + 1) {
      const last = this.path[--this.length]!
      this.recorder.erase(last)
      this.places[last] = OFF
    }
  }

  /** A cell of the walk joins the tree; they do so in order, and then the walk is over. */
  visit(cell: number): void {
    this.recorder.visit(cell)
    this.places[cell] = OFF
    if (cell === this.path[this.length - 1]) this.length = 0
  }

  /** A side of the walk is opened. */
  carve(side: number): void {
    this.recorder.carve(side)
  }
}
