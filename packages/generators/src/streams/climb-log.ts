import { newInts } from '@meikyuu/grid'
import type { Climber } from './climber.js'
import { type Lines, type Spot, upwards } from './lines.js'

/**
 * The places at which a climb came into its lines, in a fixed room: all as long
 * as there is room, then every second, every fourth, and so on.
 */
export class ClimbLog {
  /** The line it began in. */
  readonly line: number
  /** Lines from one whose place is kept to the next. */
  step = 1
  /** How many lines were come into. */
  length = 0
  private readonly places: Int32Array

  /** @param room How many places are kept at most, at least 2. */
  constructor({ line, place }: Spot, room: number) {
    this.line = line
    this.places = newInts(room)
    this.add(place)
  }

  /** Adds the place at which the next line was come into. */
  add(place: number): void {
    const { places } = this
    if (this.length === places.length * this.step) {
      for (let i = 0; i * 2 < places.length; i++) places[i] = places[i * 2]!
      this.step *= 2
    }
    if (this.length % this.step === 0) places[this.length / this.step] = place
    this.length++
  }

  /** The place at which a line was come into, counted from 0 from where it began; a multiple of `step`. */
  at(line: number): number {
    return this.places[line / this.step]!
  }
}

/**
 * All places of a climb, in order or backwards. What the log has dropped is
 * climbed again from the place kept before it, with a log of the same room.
 */
export function* placesOf(
  lines: Lines,
  climber: Climber,
  log: ClimbLog,
  room: number,
  backwards: boolean,
): Generator<number, void, undefined> {
  const { step, length } = log
  const pieces = Math.ceil(length / step)
  for (let i = 0; i < pieces; i++) {
    const from = (backwards ? pieces - 1 - i : i) * step
    if (step === 1) yield log.at(from)
    else {
      const spot = { line: log.line + from * upwards(lines), place: log.at(from) }
      const piece = climbAgain(lines, climber, spot, Math.min(step, length - from), room)
      yield* placesOf(lines, climber, piece, room, backwards)
    }
  }
}

/** The log of a climb into so many lines, the one it begins in included. */
function climbAgain(lines: Lines, climber: Climber, from: Spot, count: number, room: number): ClimbLog {
  const log = new ClimbLog(from, Math.min(room, count + 1))
  let { line, place } = from
  for (let i = 1; i < count; i++) {
    climber.look(line, place)
    place = climber.out
    line += upwards(lines)
    log.add(place)
  }
  return log
}
