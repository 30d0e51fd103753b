import { rotated, STATE_WORDS } from '../rows/put-row-state.js'
import { isBelow, type Threshold } from './threshold-of.js'

/** Where the next cell to draw for stands in a line's state, behind its stream's. */
const NEXT_CELL = STATE_WORDS

/** Words of a line's state. */
export const LINE_WORDS = STATE_WORDS + 1

/** Runs ended at once: few enough for a processor's nearest memory. */
const RUNS_AT_ONCE = 1024

/** From the end of a run to its pick, in words. */
export const TO_PICK = RUNS_AT_ONCE

/** Words of runs, each of whose ends has its pick {@link TO_PICK} behind it. */
export const RUNS_WORDS = 2 * RUNS_AT_ONCE

/** Within the loop there stays room for a pick that is still to be drawn, and for that of the last run. */
const MOST_RUNS = RUNS_AT_ONCE - 2

/** Whether all runs of a line have ended. */
export function isLineOver(line: Int32Array, length: number): boolean {
  return line[NEXT_CELL]! >= length
}

/** Goes back to the first cell of a line. The stream's state is put in besides. */
export function beginLine(line: Int32Array): void {
  line[NEXT_CELL] = 0
}

/**
 * Draws for the cells of a sidewinder's line until it ends or the room for ends
 * of runs does. A cell takes one draw, or two where its run ends there: which
 * of them is next is a matter of chance, so every draw does what both would,
 * with the stream's state in local variables and nothing branched on.
 *
 * @param line The state of its stream, then its next cell.
 * @param runs Where each run ends (the first cell after it), and behind them all the draws for the cells that close
 * them out. {@link RUNS_WORDS} words, one array: the loop has more numbers to keep than a processor has registers.
 * @returns how many runs have ended.
 */
export function endRuns(
  line: Int32Array,
  length: number,
  { half, odd }: Threshold,
  runs: Int32Array,
): number {
  let a = line[0]!
  let b = line[1]!
  let c = line[2]!
  let d = line[3]!
  let next = line[NEXT_CELL]!
  let count = 0
  /** All ones where the coin has ended a run, and its pick is the next draw. */
  let ended = 0
  const last = (length - 1) | 0
  for (;;) {
    while ((next < last && count < MOST_RUNS) || ended !== 0) {
      const word = Math.imul(rotated(Math.imul(b, 5), 7), 9)
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = rotated(d, 11)
      runs[count] = next
      runs[count + TO_PICK] = word
      count = (count - ended) | 0
      next = (next + 1 + ended) | 0
      ended = ~(ended | isBelow(word, half, odd))
    }
    if (next !== last) break
    // The last cell ends its run without a coin.
    next = length
    ended = -1
  }
  line[0] = a
  line[1] = b
  line[2] = c
  line[3] = d
  line[NEXT_CELL] = next
  return count
}
