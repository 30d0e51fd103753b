import { newInts } from '@meikyuu/grid'
import { LINE_WORDS, RUNS_WORDS } from './end-runs.js'

/** Working memory for the draws of a sidewinder's lines, one line at a time. */
export interface LineDraws {
  /** The state of a line: see `endRuns`. */
  readonly line: Int32Array
  /** The runs that it ends. */
  readonly runs: Int32Array
}

/** Working memory of its own, for who is asked for line after line. */
export function newLineDraws(): LineDraws {
  return { line: newInts(LINE_WORDS), runs: newInts(RUNS_WORDS) }
}
