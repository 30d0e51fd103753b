import { borrowInts, giveBackInts } from '@meikyuu/grid'
import { doubled } from './doubled.js'
import type { LatticeMaze } from './lattice-maze.js'
import { spreadLevel } from './spread-level.js'

/** Room for so many cells of a level to begin with. */
const FIRST_ROOM = 4096

/** A cell looked at adds at most so many. */
const ADDED = 4

/** Where marks of searches lie in a byte; two may be under way at once. */
export const FIRST_MARKS = 4
/** Where those of the other lie. */
export const SECOND_MARKS = 6

/**
 * Breadth first through a maze on a lattice, level by level. Each cell reached is
 * marked with its distance modulo 3, and one more: 0 is not reached. Distances of
 * neighbours differ by one at most, so that of a cell reached the neighbours that
 * are nearer, as far and farther can be told apart, which is all that a way
 * back needs. Two bits a cell, and a list of the cells at one distance.
 */
export class LatticeSearch {
  /** The positions of the cells at this distance: the first {@link LatticeSearch.count}. */
  level: Int32Array
  /** How many there are. */
  count = 0
  /** Their distance. */
  distance = 0
  /** How many cells have been reached. */
  reached = 0
  private next: Int32Array
  private readonly maze: LatticeMaze
  private readonly shift: number

  constructor(maze: LatticeMaze, shift: number) {
    this.maze = maze
    this.shift = shift
    this.level = borrowInts(FIRST_ROOM)
    this.next = borrowInts(FIRST_ROOM)
  }

  /** Begins at a position. */
  beginAt(position: number): void {
    this.distance = 0
    this.count = 0
    this.reached = 0
    this.add(position)
  }

  /** One more position to begin at; one that is already is not taken twice. */
  add(position: number): void {
    const { bytes } = this.maze
    if (((bytes[position]! >> this.shift) & 3) !== 0) return
    bytes[position]! |= 1 << this.shift
    if (this.count === this.level.length) this.level = doubled(this.level)
    this.level[this.count++] = position
    this.reached++
  }

  /**
   * Goes on to the next distance, from the first `looked` cells at this one. False, and still
   * at the last one, where no cell is there.
   */
  advance(looked: number = this.count): boolean {
    const { bytes, grid } = this.maze
    const mark = (((this.distance + 1) % 3) + 1) << this.shift
    let found = 0
    for (let from = 0; from < looked; ) {
      if (this.next.length - found < ADDED) this.next = doubled(this.next)
      const to = Math.min(looked, from + Math.floor((this.next.length - found) / ADDED))
      found = spreadLevel(bytes, grid.stride | 0, this.shift, mark, this.level, from, to, this.next, found)
      from = to
    }
    if (found === 0) return false
    const { level } = this
    this.level = this.next
    this.next = level
    this.count = found
    this.distance++
    this.reached += found
    return true
  }

  /** Whether a position has been reached. */
  has(position: number): boolean {
    return ((this.maze.bytes[position]! >> this.shift) & 3) !== 0
  }

  /** The first position in order at this distance. */
  lowest(): number {
    let lowest = this.level[0]!
    for (let i = 1; i < this.count; i++) if (this.level[i]! < lowest) lowest = this.level[i]!
    return lowest
  }

  /** Gives working memory back. */
  end(): void {
    giveBackInts(this.level)
    giveBackInts(this.next)
  }
}
