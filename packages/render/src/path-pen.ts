import { checkNumber, checkOptions, cos, MazeError, sin } from '@meikyuu/grid'
import type { Pen } from './pen.js'

/** Steps that a unit of the picture is cut into: numbers have two decimals. */
const STEPS = 100

/** The farthest that a point lies from the picture's origin, in steps: written without an exponent. */
const FARTHEST = 1e15

/** No arc in a path turns further than this (radians), so that its ends never meet and it is never the long way round. */
const WIDEST_ARC = 3

/** How a {@link PathPen} turns a drawing's units into the picture's. */
export interface PathPenOptions {
  /**
   * Units of the picture to one of the drawing.
   * @defaultValue 1
   */
  readonly scale?: number
  /**
   * Where the drawing's origin comes to lie, in units of the picture.
   * @defaultValue 0
   */
  readonly x?: number
  /**
   * As `x`, downwards.
   * @defaultValue 0
   */
  readonly y?: number
}

/**
 * A pen that writes the data of an SVG path: relative steps, numbers with two
 * decimals at most. Rounding never adds up along a stroke. Points that are no
 * finite numbers, or too far away to be written, are refused with a MazeError.
 *
 * @example
 * ```ts
 * const pen = new PathPen({ scale: 10 })
 * pen.moveTo(0, 1)
 * pen.lineTo(3, 1)
 * pen.lineTo(3.5, 2)
 * pen.toString() // => 'M0 10h30l5 10'
 * ```
 */
export class PathPen implements Pen {
  #text = ''
  #begun = false
  #x = 0
  #y = 0
  readonly #scale: number
  readonly #left: number
  readonly #top: number

  /** @throws MazeError `BAD_ARGUMENT` for an option that is no finite number. */
  constructor(options: PathPenOptions = {}) {
    checkOptions('options', options)
    const { scale = 1, x = 0, y = 0 } = options
    checkNumber('scale', scale)
    checkNumber('x', x)
    checkNumber('y', y)
    this.#scale = scale
    this.#left = x
    this.#top = y
  }

  moveTo(x: number, y: number): void {
    const fromX = this.#x
    const fromY = this.#y
    this.#goTo(x, y)
    if (!this.#begun) this.#text = `M${pair(this.#x, this.#y)}`
    else if (this.#x !== fromX || this.#y !== fromY)
      this.#text += `m${pair(this.#x - fromX, this.#y - fromY)}`
    this.#begun = true
  }

  lineTo(x: number, y: number): void {
    const fromX = this.#x
    const fromY = this.#y
    this.#goTo(x, y)
    const dx = this.#x - fromX
    const dy = this.#y - fromY
    if (dy === 0) this.#text += `h${short(dx)}`
    else if (dx === 0) this.#text += `v${short(dy)}`
    else this.#text += `l${pair(dx, dy)}`
  }

  arc(cx: number, cy: number, radius: number, from: number, to: number, counterclockwise = false): void {
    const parts = Math.ceil(Math.abs(to - from) / WIDEST_ARC)
    const size = short(Math.round(radius * this.#scale * STEPS))
    for (let part = 1; part <= parts; part++) {
      const angle = from + ((to - from) * part) / parts
      const fromX = this.#x
      const fromY = this.#y
      this.#goTo(cx + radius * cos(angle), cy + radius * sin(angle))
      const end = pair(this.#x - fromX, this.#y - fromY)
      this.#text += `a${size} ${size} 0 0 ${counterclockwise ? 0 : 1}${end.startsWith('-') ? '' : ' '}${end}`
    }
  }

  /** The path's data so far, without what was taken. */
  toString(): string {
    return this.#text
  }

  /** How many characters {@link PathPen.take} would give. */
  get length(): number {
    return this.#text.length
  }

  /** Takes the path's data away, so that it need not all be held: what is drawn later goes on from there. */
  take(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  /** Where a point lies, in whole steps of the picture: relative steps between those add up exactly. */
  #goTo(x: number, y: number): void {
    this.#x = Math.round((x * this.#scale + this.#left) * STEPS)
    this.#y = Math.round((y * this.#scale + this.#top) * STEPS)
    if (Math.abs(this.#x) <= FARTHEST && Math.abs(this.#y) <= FARTHEST) return
    throw new MazeError('BAD_ARGUMENT', {
      name: 'a point of the path',
      expected: `at most ${FARTHEST / STEPS} units of the picture away`,
      got: `${this.#x / STEPS}, ${this.#y / STEPS}`,
    })
  }
}

function pair(x: number, y: number): string {
  const second = short(y)
  return second.startsWith('-') ? short(x) + second : `${short(x)} ${second}`
}

/** A number of steps as a decimal number of units, as short as SVG allows. */
function short(steps: number): string {
  return String(steps / STEPS).replace(/^(-?)0\./, '$1.')
}
