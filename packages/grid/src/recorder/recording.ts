import { checkWhole } from '../check.js'
import { type Grid, graphOf } from '../grid.js'
import {
  CELL_EVENTS,
  type CellEvent,
  EVENT_WORDS,
  FIRST_SIDE_EVENT,
  SIDE_EVENTS,
  type SideEvent,
} from './events.js'

const NAMES = /* @__PURE__ */ Object.keys({ ...CELL_EVENTS, ...SIDE_EVENTS }) as (CellEvent | SideEvent)[]

/** One thing that happened. */
export interface MazeEvent {
  /** What happened. */
  readonly kind: CellEvent | SideEvent
  /** Whether `index` is a cell or a side. */
  readonly of: 'cell' | 'side'
  /** The cell or side. */
  readonly index: number
  /** The mark it had before. */
  readonly before: number
  /** The mark it has after. */
  readonly after: number
}

/** Everything that an algorithm did, in order: plain data, to be kept, sent and played. */
export class Recording {
  /** The grid it happened on. */
  readonly grid: Grid
  /** The sides that were open before it began, a byte a side. */
  readonly opened: Uint8Array
  /** The events, two words each. */
  readonly words: Uint32Array

  constructor(grid: Grid, opened: Uint8Array, words: Uint32Array) {
    checkWhole('the length of opened', opened.length, graphOf(grid).sides, graphOf(grid).sides)
    this.grid = grid
    this.opened = opened
    this.words = words
  }

  /** How many events there are. */
  get length(): number {
    return this.words.length / EVENT_WORDS
  }

  /** Event `i`, counted from 0. */
  at(i: number): MazeEvent {
    checkWhole('the event', i, 0, this.length - 1)
    const what = this.words[i * EVENT_WORDS + 1]!
    return {
      kind: NAMES[what & 255]!,
      of: (what & 255) < FIRST_SIDE_EVENT ? 'cell' : 'side',
      index: this.words[i * EVENT_WORDS]!,
      before: (what >> 8) & 255,
      after: (what >> 16) & 255,
    }
  }
}
