import { putRowState, STATE_WORDS } from '../rows/put-row-state.js'
import type { RowKey } from '../rows/row-key.js'
import { belowWord } from './below-word.js'

/** What is written where in the bytes of a sidewinder's lines, a line's next to each other. */
export interface RunsLayout {
  /** Cells in a line. */
  readonly length: number
  /** The share of cells after which a run goes on. */
  readonly coin: number
  /** The mark of the side to the next cell: all but a line's last come with it. */
  readonly ahead: number
  /** The mark of the side by which a run is closed out. */
  readonly side: number
  /** From the byte of a cell that closes a run out to that across. */
  readonly out: number
  /** The mark that it gets there; 0 where nothing is to be written across. */
  readonly across: number
}

/** Draws whose coins go into a word. */
const BLOCK = 32

/** Blocks drawn at once: so few that they stay in a processor's nearest memory. */
const MOST_BLOCKS = 32

/** Where the first cell of the run that goes on stands in a line's state, behind its stream's. */
const RUN = STATE_WORDS

/** Where it stands how far the end of a run is from the place of its pick: one less with every pick. */
const SHIFT = STATE_WORDS + 1

/**
 * Ends the runs of a sidewinder's line as its coins fall and closes them out by
 * the cells that are picked: by the same draws as `fillSidewinderLine`, in a
 * fraction of the time. A run's first cell is left with the way ahead alone, its
 * last without that, and in a run of one that is the same cell.
 *
 * @param key That of the maze's lines.
 * @param line Which line.
 * @param bytes The line's cells stand open from end to end; what they are marked with besides, the first of each run
 * loses.
 * @param from Where the line's first cell is.
 */
export const closeRuns: (
  key: RowKey,
  line: number,
  layout: RunsLayout,
  bytes: Uint8Array,
  from: number,
) => void = /* @__PURE__ */ closingRuns()

/**
 * Its working memory belongs to the function, as it does to no other here: V8
 * then knows where it is and how long, and otherwise asks at each draw.
 */
function closingRuns(): typeof closeRuns {
  const state = new Int32Array(STATE_WORDS + 2)
  /** Draws, behind the last of those before. */
  const words = new Int32Array(1 + MOST_BLOCKS * BLOCK)
  /** Of each block's draws which would end a run, the first in the highest bit; behind the last block before. */
  const coins = new Int32Array(1 + MOST_BLOCKS)

  return ({ high, low }, line, layout, bytes, from) => {
    const { length, coin } = layout
    putRowState(high | 0, low | 0, line, state)
    // As if a run had ended before the line, and the draw before the first were its pick.
    state[RUN] = 0
    state[SHIFT] = -1
    for (;;) {
      const left = (length - state[RUN]!) * (2 - coin)
      const blocks = Math.min(MOST_BLOCKS, Math.floor(left / BLOCK) + 1) | 0
      draw(coin, blocks)
      close(layout, bytes, from, blocks)
      const last = length - 1 - state[SHIFT]!
      const drawn = blocks * BLOCK
      if (last <= drawn) {
        closeLast(layout, bytes, from, words[last]!)
        return
      }
      state[SHIFT]! += drawn
      words[0] = words[drawn]!
      coins[0] = coins[blocks]!
    }
  }

  /** So many blocks of draws, with the stream's state in local variables. What is drawn in vain is nobody's. */
  function draw(coin: number, blocksGiven: number): void {
    const blocks = blocksGiven | 0
    // 32 random bits are below the coin just where they are below this.
    const bound = Math.ceil(coin * 4_294_967_296)
    let a = state[0]! | 0
    let b = state[1]! | 0
    let c = state[2]! | 0
    let d = state[3]! | 0
    let at = 0
    for (let block = 1; block <= blocks; block++) {
      const stop = (at + 32) | 0
      let ends = 0
      while (at < stop) {
        const mixed = Math.imul(b, 5)
        const word = Math.imul((mixed << 7) | (mixed >>> 25), 9)
        const shifted = b << 9
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11) | (d >>> 21)
        at = (at + 1) | 0
        words[at] = word
        ends = ((ends << 1) + +(word >>> 0 >= bound)) | 0
      }
      coins[block] = ends
    }
    state[0] = a
    state[1] = b
    state[2] = c
    state[3] = d
  }

  /** Goes from end to end of runs, each a bit: the draw after it is its pick, and no coin. */
  function close(layout: RunsLayout, bytes: Uint8Array, fromGiven: number, blocksGiven: number): void {
    const blocks = blocksGiven | 0
    const from = fromGiven | 0
    const stop = (from + layout.length) | 0
    const out = layout.out | 0
    const ahead = layout.ahead | 0
    const side = layout.side | 0
    const across = layout.across | 0
    const stays = ~ahead
    let run = (from + state[RUN]!) | 0
    let shift = (from + state[SHIFT]!) | 0
    let before = coins[0]! | 0
    for (let block = 1; block <= blocks; block++) {
      // The first draw of these is the last of the block before, for the last must have its pick at hand.
      const first = ((block << 5) - 32) | 0
      const drawn = coins[block]! | 0
      const isPick = +(((run - shift - 1) | 0) === first)
      let ends = ((before << 31) | (drawn >>> 1)) & ~(isPick << 31)
      before = drawn
      while (ends !== 0) {
        const bit = Math.clz32(ends)
        ends &= 0x3fffffff >>> bit
        const at = (first + 1 + bit) | 0
        const end = (at + shift) | 0
        if (end >= stop) {
          state[RUN] = run - from
          state[SHIFT] = shift - from
          return
        }
        shift = (shift - 1) | 0
        const chosen = (run + belowWord(words[at]!, (end - run) | 0)) | 0
        bytes[run] = ahead
        run = end
        const last = (end - 1) | 0
        bytes[last] = bytes[last]! & stays
        bytes[chosen] = bytes[chosen]! | side
        const beyond = (chosen + out) | 0
        bytes[beyond] = bytes[beyond]! | across
      }
    }
    state[RUN] = run - from
    state[SHIFT] = shift - from
  }

  /** The last run, which ends without a coin. */
  function closeLast(layout: RunsLayout, bytes: Uint8Array, from: number, pick: number): void {
    const { length, out, ahead, side, across } = layout
    const run = from + state[RUN]!
    const end = from + length
    const chosen = run + belowWord(pick, end - run)
    bytes[run] = ahead
    bytes[end - 1]! &= ~ahead
    bytes[chosen]! |= side
    bytes[chosen + out]! |= across
  }
}
