import { checkWhole } from '../check.js'
import { MazeError, shown } from '../errors.js'
import { graphOf, OUTSIDE } from '../grid.js'
import { EVENT_WORDS, FIRST_SIDE_EVENT } from './events.js'
import { type MazeEvent, Recording } from './recording.js'

/** The marks at some step, kept so that far steps need not be played. */
interface Keyframe {
  readonly cells: Uint8Array
  readonly sides: Uint8Array
}

/**
 * A recording being watched: the marks of all cells and sides as they are after
 * `step` events, which {@link Playback.seek} and {@link Playback.play} move
 * forwards and backwards.
 *
 * Keyframes are made while playing on: besides the one of step 0, at most as
 * many bytes of them as the events take. A seek begins at the one before the
 * step, or where it is, so it costs as many events as it goes over or as lie
 * between two keyframes, whichever are fewer.
 */
export class Playback {
  /** What is played. */
  readonly recording: Recording
  /** The mark of each cell now. */
  readonly cells: Uint8Array
  /** The mark of each side now. */
  readonly sides: Uint8Array
  private readonly between: number
  private readonly keyframes: Keyframe[]
  private at = 0

  /** At step 0, before the first event. */
  constructor(recording: Recording) {
    if (!(recording instanceof Recording))
      throw new MazeError('BAD_ARGUMENT', {
        name: 'recording',
        expected: 'a recording',
        got: shown(recording),
      })
    const { cells, sides } = graphOf(recording.grid)
    this.recording = recording
    this.cells = new Uint8Array(cells)
    this.sides = recording.opened.slice()
    this.between = Math.max(1024, Math.ceil((cells + sides) / (EVENT_WORDS * 4)))
    this.keyframes = [this.keyframe()]
  }

  /** How many events have happened. */
  get step(): number {
    return this.at
  }

  /** How many bytes the keyframes take so far. */
  get keyframeBytes(): number {
    return this.keyframes.length * (this.cells.length + this.sides.length)
  }

  /** Moves to just after `step` events. */
  seek(step: number): void {
    checkWhole('step', step, 0, this.recording.length)
    const frame = Math.min(Math.floor(step / this.between), this.keyframes.length - 1)
    const distance = Math.abs(step - this.at)
    if (Math.abs(step - frame * this.between) < distance) this.restore(frame)
    while (this.at < step) this.forward()
    while (this.at > step) this.backward()
  }

  /**
   * Moves from just after `from` events to just after `to`, and tells each event
   * on the way: forwards as it happens, backwards as it is undone.
   */
  play(from: number, to: number, tell: (event: MazeEvent, step: number) => void): void {
    checkWhole('to', to, 0, this.recording.length)
    if (typeof tell !== 'function')
      throw new MazeError('BAD_ARGUMENT', { name: 'tell', expected: 'a function', got: shown(tell) })
    this.seek(from)
    while (this.at < to) {
      this.forward()
      tell(this.recording.at(this.at - 1), this.at)
    }
    while (this.at > to) {
      this.backward()
      tell(this.recording.at(this.at), this.at)
    }
  }

  private forward(): void {
    this.mark(this.at++, 16)
    if (this.at === this.keyframes.length * this.between) this.keyframes.push(this.keyframe())
  }

  private backward(): void {
    this.mark(--this.at, 8)
  }

  /** Gives the cell or side of an event the mark that lies `shift` bits up: the old or the new. */
  private mark(event: number, shift: 8 | 16): void {
    const index = this.recording.words[event * EVENT_WORDS]!
    const what = this.recording.words[event * EVENT_WORDS + 1]!
    const mark = (what >> shift) & 255
    if ((what & 255) < FIRST_SIDE_EVENT) {
      this.cells[index] = mark
      return
    }
    const { first, across, slot } = graphOf(this.recording.grid)
    const other = across[index]!
    this.sides[index] = mark
    if (other !== OUTSIDE) this.sides[first[other]! + slot[index]!] = mark
  }

  private keyframe(): Keyframe {
    return { cells: this.cells.slice(), sides: this.sides.slice() }
  }

  private restore(frame: number): void {
    const { cells, sides } = this.keyframes[frame]!
    this.cells.set(cells)
    this.sides.set(sides)
    this.at = frame * this.between
  }
}
