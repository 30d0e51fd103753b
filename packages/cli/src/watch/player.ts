import { Playback } from 'meikyuu'
import type { Phase } from './phase.js'

/** Events a second, the slowest and the fastest. */
const SLOWEST = 0.5
const FASTEST = 1_000_000

/** Unless told otherwise, all is shown in so many seconds, at a speed that can be followed. */
const USUAL_SECONDS = 20
const USUAL_LEAST = 8

/** Phases being watched: where they are, how fast they go on, whether they are paused. */
export class Player {
  readonly phases: readonly Phase[]
  private readonly lengths: readonly number[]
  private readonly playbacks: (Playback | undefined)[]
  /** Events a second. */
  speed: number
  /** Whether time goes by without anything happening. */
  isPaused = false
  /** How many events of all phases have happened, and a part of the next. */
  private at = 0

  constructor(phases: readonly Phase[], speed?: number) {
    this.phases = phases
    this.lengths = phases.map(({ recording }) => recording.length)
    this.playbacks = phases.map(() => undefined)
    this.speed = speed ?? Math.max(USUAL_LEAST, Math.ceil(this.length / USUAL_SECONDS))
  }

  /** How many events there are in all. */
  get length(): number {
    return this.lengths.reduce((sum, length) => sum + length, 0)
  }

  /** How many events have happened. */
  get step(): number {
    return Math.floor(this.at)
  }

  /** Whether all has happened. */
  get isOver(): boolean {
    return this.step >= this.length
  }

  /** Goes on for so many milliseconds. */
  advance(milliseconds: number): void {
    if (!this.isPaused) this.seek(this.at + (milliseconds / 1000) * this.speed)
  }

  /** Moves to just after so many events. */
  seek(step: number): void {
    this.at = Math.min(this.length, Math.max(0, step))
  }

  /** Moves by so many events, and pauses. */
  skip(steps: number): void {
    this.isPaused = true
    this.seek(this.step + steps)
  }

  /** Makes it go faster, or slower. */
  hurry(factor: number): void {
    this.speed = Math.min(FASTEST, Math.max(SLOWEST, this.speed * factor))
  }

  /** The phase of the moment, as it stands after the events so far. The last event of one is seen before the next begins. */
  get current(): { readonly phase: Phase; readonly playback: Playback } {
    let left = this.step
    let index = 0
    while (index < this.phases.length - 1 && left > this.lengths[index]!) left -= this.lengths[index++]!
    const phase = this.phases[index]!
    const playback = this.playbacks[index] ?? new Playback(phase.recording)
    this.playbacks[index] = playback
    playback.seek(left)
    return { phase, playback }
  }
}
