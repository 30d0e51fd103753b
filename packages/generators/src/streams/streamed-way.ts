import { checkCell } from '@meikyuu/grid'
import { ClimbLog, placesOf } from './climb-log.js'
import { Climber } from './climber.js'
import { cellOf, type Lines, linesAbove, spotOf, upwards } from './lines.js'

/**
 * The way between two cells of a maze that is in no memory: the cells in
 * order, both ends included, by their numbers row by row. It may be walked over
 * more than once.
 */
export interface StreamedWay extends Iterable<number> {
  /** How many cells there are. */
  readonly length: number
}

/** Places of a climb kept at least; in longer lines, as many as a line has cells. */
const LEAST_ROOM = 4096

/**
 * The way from one cell to another: from both, ways out are followed to the
 * edge, line by line, until both are in one run. A line is made once for both.
 * The way is then told from the places at which lines were come into; where
 * there are more lines than places kept, some are made again.
 *
 * @param room How many places are kept of each climb.
 */
export function wayByLines(
  lines: Lines,
  from: number,
  to: number,
  room: number = Math.max(LEAST_ROOM, lines.length),
): StreamedWay {
  const cells = lines.count * lines.length
  checkCell({ cells }, from)
  checkCell({ cells }, to)
  const climber = new Climber(lines)
  const kept = Math.min(room, lines.count + 1)
  const there = new ClimbLog(spotOf(lines, from), kept)
  const back = new ClimbLog(spotOf(lines, to), kept)
  const length = meet(lines, climber, spotOf(lines, from), spotOf(lines, to), there, back)
  return {
    length,
    *[Symbol.iterator]() {
      const walker = new Climber(lines)
      // Both climbs end in the line where they met, which is told once, between.
      let line = there.line
      let before = -1
      for (const place of placesOf(lines, walker, there, kept, false)) {
        if (before >= 0) {
          yield* along(lines, line, before, place)
          line += upwards(lines)
        }
        before = place
      }
      for (const place of placesOf(lines, walker, back, kept, true)) {
        yield* along(lines, line, before, place)
        line -= upwards(lines)
        before = place
      }
    },
  }
}

/** Climbs from both cells until they are in one run; returns how many cells the way has. */
function meet(
  lines: Lines,
  climber: Climber,
  from: { readonly line: number; readonly place: number },
  to: { readonly line: number; readonly place: number },
  there: ClimbLog,
  back: ClimbLog,
): number {
  const up = upwards(lines)
  let { line: lineA, place: a } = from
  let { line: lineB, place: b } = to
  let length = 0
  for (;;) {
    const higher = linesAbove(lines, lineA) - linesAbove(lines, lineB)
    if (higher >= 0) climber.look(lineA, a)
    if (higher === 0 && b >= climber.first && b <= climber.last) return length + Math.abs(a - b) + 1
    if (higher >= 0) {
      length += Math.abs(a - climber.out) + 1
      a = climber.out
      there.add(a)
      lineA += up
    }
    if (higher <= 0) {
      climber.look(lineB, b)
      length += Math.abs(b - climber.out) + 1
      b = climber.out
      back.add(b)
      lineB += up
    }
  }
}

/** The cells of a line from one place to another, both included. */
function* along(lines: Lines, line: number, from: number, to: number): Generator<number, void, undefined> {
  const step = from <= to ? 1 : -1
  for (let place = from; place !== to + step; place += step) yield cellOf(lines, line, place)
}
