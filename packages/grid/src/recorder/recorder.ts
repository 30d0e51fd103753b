import { newBytes } from '../allocate.js'
import { checkCell, checkWhole } from '../check.js'
import { checkOptions } from '../check-options.js'
import { MazeError, shown } from '../errors.js'
import { type Grid, graphOf, OUTSIDE } from '../grid.js'
import { checkSide } from '../sides.js'
import { CELL_EVENTS, CELL_MARKS, EVENT_WORDS, SIDE_EVENTS, SIDE_MARKS } from './events.js'
import { checkOpened, Recording } from './recording.js'

/** The most bytes of events that a recorder holds unless told otherwise: 64 MiB, eight million events. */
export const RECORDER_BYTES: number = 2 ** 26

const FIRST_EVENTS = 1024
const BYTES_A_WORD = 4

/** How a recorder is bounded. */
export interface RecorderOptions {
  /**
   * The most bytes of events; an event takes 8.
   * @defaultValue 64 MiB, `RECORDER_BYTES`
   */
  readonly bytes?: number
  /**
   * The sides that are open at the beginning, a byte a side as in `Passages.open`.
   * @defaultValue all closed
   */
  readonly open?: Uint8Array
}

/**
 * Writes down what an algorithm does, 8 bytes an event: the cell or side, what
 * happened, the mark it had and the mark it has now. Hand one to a generator,
 * a treatment or a solver as the last argument, then take its
 * {@link Recorder.recording}.
 *
 * Every method but `recording` is one event. A side is marked as seen from
 * both of its cells.
 *
 * @throws MazeError `RECORDER_FULL` from any event that has no room left.
 */
export class Recorder {
  /** The grid whose cells and sides the events are about. */
  readonly grid: Grid
  private readonly most: number
  private readonly opened: Uint8Array
  private readonly cells: Uint8Array
  private readonly sides: Uint8Array
  private words: Uint32Array
  private used = 0

  /** @throws MazeError `BAD_ARGUMENT` where the bytes do not hold an event, or `open` is not one byte a side. */
  constructor(grid: Grid, options: RecorderOptions = {}) {
    checkOptions('options', options)
    const { bytes = RECORDER_BYTES, open } = options
    const graph = graphOf(grid)
    checkWhole('bytes', bytes, EVENT_WORDS * BYTES_A_WORD)
    if (open !== undefined) checkOpened('open', open, graph.sides)
    this.grid = grid
    this.most = Math.floor(bytes / BYTES_A_WORD / EVENT_WORDS) * EVENT_WORDS
    this.words = new Uint32Array(Math.min(this.most, FIRST_EVENTS * EVENT_WORDS))
    this.opened = open?.slice() ?? new Uint8Array(graph.sides)
    this.cells = new Uint8Array(graph.cells)
    this.sides = this.opened.slice()
  }

  /** How many events there are. */
  get length(): number {
    return this.used / EVENT_WORDS
  }

  /** All events so far, as a copy. */
  recording(): Recording {
    return new Recording(this.grid, this.opened, this.words.slice(0, this.used))
  }

  /** Whether the sides that it has marked open are those that are open in `open`, a byte a side. */
  shows(open: Uint8Array): boolean {
    return this.sides.every((mark, side) => mark === open[side])
  }

  /** It begins at a cell. */
  start(cell: number): void {
    this.markCell(CELL_EVENTS.start, cell, CELL_MARKS.active)
  }

  /** A cell joins the maze or is reached. */
  visit(cell: number): void {
    this.markCell(CELL_EVENTS.visit, cell, CELL_MARKS.active)
  }

  /** Nothing more is to be done from a cell. */
  retreat(cell: number): void {
    this.markCell(CELL_EVENTS.retreat, cell, CELL_MARKS.done)
  }

  /** A walk that is not in the maze yet comes to a cell. */
  walk(cell: number): void {
    this.markCell(CELL_EVENTS.walk, cell, CELL_MARKS.walked)
  }

  /** A walk's loop is cut off, and a cell with it. */
  erase(cell: number): void {
    this.markCell(CELL_EVENTS.erase, cell, CELL_MARKS.untouched)
  }

  /** A cell is looked at and stays as it is. */
  scan(cell: number): void {
    this.markCell(CELL_EVENTS.scan, cell, this.cells[cell]!)
  }

  /** No way leads through a cell. */
  fill(cell: number): void {
    this.markCell(CELL_EVENTS.fill, cell, CELL_MARKS.filled)
  }

  /** A cell is of the answer. */
  route(cell: number): void {
    this.markCell(CELL_EVENTS.route, cell, CELL_MARKS.route)
  }

  /** A side is opened. */
  carve(side: number): void {
    this.markSide(SIDE_EVENTS.carve, side, SIDE_MARKS.open)
  }

  /** A side is opened, and two pieces are one. */
  join(side: number): void {
    this.markSide(SIDE_EVENTS.join, side, SIDE_MARKS.open)
  }

  /** A side is closed. */
  close(side: number): void {
    this.markSide(SIDE_EVENTS.close, side, SIDE_MARKS.closed)
  }

  /** A side is looked at and stays as it is. */
  weigh(side: number): void {
    this.markSide(SIDE_EVENTS.weigh, side, this.sides[side]!)
  }

  private markCell(kind: number, cell: number, mark: number): void {
    checkCell(this.grid, cell)
    this.write(kind, cell, this.cells[cell]!, mark)
    this.cells[cell] = mark
  }

  private markSide(kind: number, side: number, mark: number): void {
    checkSide(this.grid, side)
    const { first, across, slot } = graphOf(this.grid)
    this.write(kind, side, this.sides[side]!, mark)
    this.sides[side] = mark
    const other = across[side]!
    if (other !== OUTSIDE) this.sides[first[other]! + slot[side]!] = mark
  }

  private write(kind: number, index: number, old: number, mark: number): void {
    if (this.used === this.words.length) this.grow()
    this.words[this.used] = index
    this.words[this.used + 1] = kind | (old << 8) | (mark << 16)
    this.used += EVENT_WORDS
  }

  private grow(): void {
    const room = Math.min(this.most, this.words.length * 2)
    if (room <= this.used)
      throw new MazeError('RECORDER_FULL', { events: this.length, bytes: this.most * BYTES_A_WORD })
    const words = new Uint32Array(newBytes(room * BYTES_A_WORD).buffer)
    words.set(this.words)
    this.words = words
  }
}

/**
 * Throws `BAD_ARGUMENT` unless a recorder, where there is one, is about this
 * grid and its sides are marked as they are open now: one that has recorded
 * something else would end elsewhere than the maze does.
 *
 * @internal
 */
export function checkRecorder(grid: Grid, recorder: Recorder | undefined, open: Uint8Array): void {
  if (recorder === undefined) return
  if (!(recorder instanceof Recorder)) throw badRecorder(shown(recorder))
  if (recorder.grid !== grid) throw badRecorder('one of another grid')
  if (!recorder.shows(open)) throw badRecorder('one that has other sides open')
}

function badRecorder(got: string): MazeError {
  return new MazeError('BAD_ARGUMENT', { name: 'recorder', expected: 'a recorder of the maze as it is', got })
}
