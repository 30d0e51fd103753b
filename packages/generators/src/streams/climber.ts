import { newBytes } from '@meikyuu/grid'
import type { Lines } from './lines.js'

/** Whoever follows ways out, line by line, to the line at the edge. It makes a line at a time. */
export class Climber {
  /** The first place of the run that was last looked at. */
  first = 0
  /** The last place of that run. */
  last = 0
  /** The place of that run whose cell leads out, or -1. */
  out = -1
  private readonly lines: Lines
  private readonly marks: Uint8Array
  private made = -1

  constructor(lines: Lines) {
    this.lines = lines
    this.marks = newBytes(lines.length)
  }

  /** Finds the run of a place: where it begins and ends, and where it leads out. */
  look(line: number, place: number): void {
    const { lines, marks } = this
    if (this.made !== line) {
      lines.fill(line, marks)
      this.made = line
    }
    const { along, forward, length } = lines
    let first = place
    while (first > 0 && (marks[forward ? first - 1 : first]! & along) !== 0) first--
    let last = place
    while (last + 1 < length && (marks[forward ? last : last + 1]! & along) !== 0) last++
    this.first = first
    this.last = last
    this.out = -1
    for (let at = first; at <= last; at++) if ((marks[at]! & lines.out) !== 0) this.out = at
  }
}
