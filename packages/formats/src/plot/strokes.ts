import { cos, sin } from '@meikyuu/grid'
import type { Pen } from '@meikyuu/render'

/** Marks a step of a stroke that is a straight line. */
const LINE = -1

/** Numbers that an arc takes: its centre, radius, and the angles of its beginning and end. */
const ARC_NUMBERS = 5

/** Where a drawing comes to lie: millimetres to one of its units, and where its origin lies. */
export interface Placing {
  readonly scale: number
  readonly left: number
  readonly top: number
}

/**
 * A pen that keeps what it draws: strokes without a lift, each of steps that are
 * lines and arcs. Ends of stroke `s` are `2 * s`, where it was begun, and `2 * s + 1`.
 */
export class Strokes implements Pen {
  /** Where the ends of strokes lie: `x[end]`, `y[end]`. */
  readonly x: number[] = []
  readonly y: number[] = []
  // Where each stroke's steps begin; where each step ends, and its arc's place among the arcs.
  private readonly firstStep: number[] = []
  private readonly stepX: number[] = []
  private readonly stepY: number[] = []
  private readonly stepArc: number[] = []
  private readonly arcs: number[] = []
  private readonly placing: Placing
  private penX = 0
  private penY = 0
  private isDown = false

  constructor(placing: Placing) {
    this.placing = placing
  }

  /** How many strokes there are. */
  get count(): number {
    return this.firstStep.length
  }

  moveTo(x: number, y: number): void {
    this.penX = x * this.placing.scale + this.placing.left
    this.penY = y * this.placing.scale + this.placing.top
    this.isDown = false
  }

  lineTo(x: number, y: number): void {
    this.step(x * this.placing.scale + this.placing.left, y * this.placing.scale + this.placing.top, LINE)
  }

  arc(cx: number, cy: number, radius: number, from: number, to: number): void {
    const { scale, left, top } = this.placing
    const [middleX, middleY, size] = [cx * scale + left, cy * scale + top, radius * scale]
    const arc = this.arcs.length
    this.arcs.push(middleX, middleY, size, from, to)
    this.step(middleX + size * cos(to), middleY + size * sin(to), arc)
  }

  /** Draws a stroke from one of its ends. */
  draw(end: number, pen: Pen): void {
    const stroke = end >> 1
    const first = this.firstStep[stroke]!
    const last = (this.firstStep[stroke + 1] ?? this.stepX.length) - 1
    pen.moveTo(this.x[end]!, this.y[end]!)
    if ((end & 1) === 0) for (let step = first; step <= last; step++) this.drawStep(step, stroke, false, pen)
    else for (let step = last; step >= first; step--) this.drawStep(step, stroke, true, pen)
  }

  private drawStep(step: number, stroke: number, backwards: boolean, pen: Pen): void {
    const arc = this.stepArc[step]!
    if (arc !== LINE) {
      const [cx, cy, radius, from, to] = this.arcs.slice(arc, arc + ARC_NUMBERS) as [
        number,
        number,
        number,
        number,
        number,
      ]
      if (backwards) pen.arc(cx, cy, radius, to, from, from < to)
      else pen.arc(cx, cy, radius, from, to, to < from)
    } else if (!backwards) pen.lineTo(this.stepX[step]!, this.stepY[step]!)
    else if (step === this.firstStep[stroke]) pen.lineTo(this.x[stroke * 2]!, this.y[stroke * 2]!)
    else pen.lineTo(this.stepX[step - 1]!, this.stepY[step - 1]!)
  }

  private step(x: number, y: number, arc: number): void {
    if (!this.isDown) {
      this.firstStep.push(this.stepX.length)
      this.x.push(this.penX, x)
      this.y.push(this.penY, y)
      this.isDown = true
    }
    this.x[this.x.length - 1] = x
    this.y[this.y.length - 1] = y
    this.stepX.push(x)
    this.stepY.push(y)
    this.stepArc.push(arc)
  }
}
