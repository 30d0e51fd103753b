import { checkWhole } from '../check.js'
import { MazeError, shown } from '../errors.js'
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
    checkOpened('opened', opened, graphOf(grid).sides)
    if (!(words instanceof Uint32Array) || words.length % EVENT_WORDS !== 0)
      throw new MazeError('BAD_ARGUMENT', {
        name: 'words',
        expected: `${EVENT_WORDS} words of 32 bits an event`,
        got: words instanceof Uint32Array ? `${words.length}` : shown(words),
      })
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

/**
 * Throws `BAD_ARGUMENT` unless `open` is a byte a side.
 *
 * @internal
 */
export function checkOpened(name: string, open: unknown, sides: number): void {
  if (open instanceof Uint8Array && open.length === sides) return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: `${sides} bytes`,
    got: open instanceof Uint8Array ? `${open.length}` : shown(open),
  })
}
