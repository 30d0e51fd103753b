import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** What is asked of a list of active cells, so that only what it takes is kept. */
export interface ActiveCellsNeeds {
  /** Whether {@link ActiveCells.newest} or {@link ActiveCells.oldest} is asked. */
  readonly ends: boolean
  /** Whether {@link ActiveCells.at} is asked. */
  readonly random: boolean
  /** Whether {@link ActiveCells.middle} is asked. */
  readonly middle: boolean
}

const NONE = -1
const EMPTY = /* @__PURE__ */ new Int32Array(0)

/**
 * The list of a growing tree. An entry is a number too, counted from 0 in the
 * order in which entries came in, so that comparing two tells which is older;
 * `cells` tells its cell. Every question and every change is constant time:
 * for the ends and the middle entries are linked by age (`older`, `newer`) and
 * one of them is remembered as the middle, which moves by at most one link
 * whenever the list grows or shrinks; for the picks they stand in a list without
 * gaps (`dense`), in which the last takes the place of one dropped.
 */
export class ActiveCells {
  /** How many entries there are. */
  length = 0
  private readonly cells: Int32Array
  private readonly linked: boolean
  private readonly older: Int32Array
  private readonly newer: Int32Array
  private readonly gapless: boolean
  private readonly dense: Int32Array
  private readonly places: Int32Array
  private readonly centred: boolean
  private came = 0
  private last = NONE
  private foremost = NONE
  private centre = NONE

  /** An empty list that may take in `most` cells in all. */
  constructor(most: number, { ends, random, middle }: ActiveCellsNeeds) {
    this.linked = ends || middle
    this.gapless = random
    this.centred = middle
    this.cells = borrowInts(most)
    this.older = this.linked ? borrowInts(most) : EMPTY
    this.newer = this.linked ? borrowInts(most) : EMPTY
    this.dense = random ? borrowInts(most) : EMPTY
    this.places = random ? borrowInts(most) : EMPTY
  }

  /** The cell of an entry. */
  cellOf(entry: number): number {
    return this.cells[entry]!
  }

  /** The entry that came in last. */
  newest(): number {
    return this.last
  }

  /** The entry that came in first. */
  oldest(): number {
    return this.foremost
  }

  /** The entry at place floor(length / 2) in the order of age, the oldest at 0. */
  middle(): number {
    return this.centre
  }

  /** The entry at a place of the list in which the last takes the place of one dropped. */
  at(place: number): number {
    return this.dense[place]!
  }

  /** Takes a cell in, as the newest. */
  append(cell: number): void {
    const entry = this.came++
    this.cells[entry] = cell
    if (this.linked) this.link(entry)
    if (this.gapless) {
      this.dense[this.length] = entry
      this.places[entry] = this.length
    }
    this.length++
    // The place of the middle, floor(length / 2), moves on where the length has become even.
    if (this.centred && (this.length & 1) === 0) this.centre = this.newer[this.centre]!
  }

  /** Drops an entry. */
  drop(entry: number): void {
    if (this.centred) this.moveMiddle(entry)
    if (this.linked) this.unlink(entry)
    this.length--
    if (!this.gapless) return
    const place = this.places[entry]!
    const last = this.dense[this.length]!
    this.dense[place] = last
    this.places[last] = place
  }

  /** Gives the working memory back. */
  giveBack(): void {
    giveBackInts(this.cells)
    for (const array of [this.older, this.newer, this.dense, this.places])
      if (array !== EMPTY) giveBackInts(array)
  }

  private link(entry: number): void {
    const before = this.last
    this.older[entry] = before
    this.newer[entry] = NONE
    if (before === NONE) {
      this.foremost = entry
      this.centre = entry
    } else this.newer[before] = entry
    this.last = entry
  }

  private unlink(entry: number): void {
    const older = this.older[entry]!
    const newer = this.newer[entry]!
    if (older === NONE) this.foremost = newer
    else this.newer[older] = newer
    if (newer === NONE) this.last = older
    else this.older[newer] = older
  }

  /**
   * Before an entry is dropped. Of an even number the middle goes one place
   * down: one link, unless an older entry goes. Of an odd number it keeps its
   * place: one link up, unless a newer entry goes.
   */
  private moveMiddle(entry: number): void {
    const middle = this.centre
    if ((this.length & 1) === 0) {
      if (entry >= middle) this.centre = this.older[middle]!
    } else if (entry <= middle) this.centre = this.newer[middle]!
  }
}
