import type { Xoshiro128 } from '@meikyuu/grid'
import type { SidewinderPlan } from '../rows/sidewinder-row.js'
import { belowWord } from './below-word.js'
import { isBelow, thresholdOf } from './threshold-of.js'

/**
 * The marks of a line's cells, as `fillSidewinderLine` fills them in by the
 * same draws, in half the time: draws are made in bulk and no coin is branched on.
 *
 * @param words Room for draws, at least 2; more are made than the line takes.
 */
export function fillSidewinderMarks(
  stream: Xoshiro128,
  line: number,
  plan: SidewinderPlan,
  marks: Uint8Array,
  words: Int32Array,
): void {
  const { length, edgeLine, along, out, coin } = plan
  if (line === edgeLine) {
    marks.fill(along, 0, length - 1)
    marks[length - 1] = 0
    return
  }
  const { bits, all } = thresholdOf(coin)
  const last = length - 1
  const state: Run = { cell: 0, run: 0, used: words.length }
  while (state.cell < last) {
    // One word may be left: a cell takes two.
    words.copyWithin(0, state.used)
    stream.fill(words, words.length - state.used)
    runOn(state, last, bits, all, along, out, marks, words)
  }
  // The last cell's run ends there, whatever the coin would say.
  const left = words.length - state.used
  if (left === 0) stream.fill(words)
  marks[last] = 0
  const chosen = state.run + belowWord(words[left === 0 ? 0 : state.used]!, length - state.run)
  marks[chosen]! |= out
}

/** How far a line is. */
interface Run {
  /** The next cell. */
  cell: number
  /** The first cell of its run. */
  run: number
  /** The draws that are used. */
  used: number
}

/** Goes on as far as there are two draws, but not to the last cell. */
function runOn(
  state: Run,
  last: number,
  bits: number,
  all: number,
  along: number,
  out: number,
  marks: Uint8Array,
  words: Int32Array,
): void {
  const most = (words.length - 2) | 0
  let cell = state.cell | 0
  let run = state.run | 0
  let used = 0
  while (cell < last && used <= most) {
    const ends = ~(isBelow(words[used]!, bits) | all)
    const length = (cell + 1 - run) | 0
    const chosen = (run + belowWord(words[used + 1]!, length)) | 0
    marks[cell] = along & ~ends
    marks[chosen] = marks[chosen]! | (out & ends)
    used = (used + 1 - ends) | 0
    run = (run + (length & ends)) | 0
    cell = (cell + 1) | 0
  }
  state.cell = cell
  state.run = run
  state.used = used
}
