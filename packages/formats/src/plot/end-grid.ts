import { newInts } from '@meikyuu/grid'

/** How many ends lie in a bucket on average. */
const ENDS_A_BUCKET = 2

/**
 * Ends of strokes in square buckets, for questions about what is near. What is
 * found does not depend on the order of buckets: of equally near ends the
 * lowest comes first.
 */
export class EndGrid {
  private readonly x: Float64Array
  private readonly y: Float64Array
  private readonly size: number
  private readonly left: number
  private readonly top: number
  private readonly columns: number
  private readonly rows: number
  private readonly start: Int32Array
  private readonly filled: Int32Array
  private readonly ends: Int32Array

  /** Buckets of some ends. */
  constructor(x: Float64Array, y: Float64Array, ends: Int32Array) {
    this.x = x
    this.y = y
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const end of ends) {
      left = Math.min(left, x[end]!)
      right = Math.max(right, x[end]!)
      top = Math.min(top, y[end]!)
      bottom = Math.max(bottom, y[end]!)
    }
    const buckets = Math.max(1, ends.length / ENDS_A_BUCKET)
    const [width, height] = [right - left, bottom - top]
    // On a line, buckets are pieces of it.
    const size = Math.max(Math.sqrt((width * height) / buckets), Math.max(width, height) / buckets)
    this.size = size > 0 ? size : 1
    this.left = left
    this.top = top
    this.columns = Math.floor(width / this.size) + 1
    this.rows = Math.floor(height / this.size) + 1
    this.start = newInts(this.columns * this.rows + 1)
    this.ends = newInts(ends.length)
    for (const end of ends) this.start[this.bucketOf(end) + 1]!++
    for (let i = 0; i < this.columns * this.rows; i++) this.start[i + 1]! += this.start[i]!
    this.filled = this.start.slice()
    for (const end of ends) this.ends[this.filled[this.bucketOf(end)]!++] = end
  }

  /** How many ends were put in. */
  get count(): number {
    return this.ends.length
  }

  /** The nearest end whose stroke is not `done`, or -1. Drops done ones from the buckets that it looks into. */
  nearest(atX: number, atY: number, done: Uint8Array): number {
    let [best, least] = [-1, Infinity]
    this.eachRing(
      atX,
      atY,
      (bucket) => {
        for (let i = this.start[bucket]!; i < this.filled[bucket]!; i++) {
          const end = this.ends[i]!
          if (done[end >> 1] === 1) {
            this.ends[i--] = this.ends[--this.filled[bucket]!]!
            continue
          }
          const far = this.farFrom(end, atX, atY)
          if (far > least || (far === least && end > best)) continue
          least = far
          best = end
        }
      },
      () => least,
    )
    return best
  }

  /** Fills `found` with the ends nearest to one, without those of its own stroke; returns how many there are. */
  nearEnds(end: number, found: Int32Array, fars: Float64Array): number {
    const [atX, atY] = [this.x[end]!, this.y[end]!]
    let count = 0
    const most = found.length
    this.eachRing(
      atX,
      atY,
      (bucket) => {
        for (let i = this.start[bucket]!; i < this.filled[bucket]!; i++) {
          const other = this.ends[i]!
          if (other >> 1 === end >> 1) continue
          const far = this.farFrom(other, atX, atY)
          const isNearer = (place: number): boolean =>
            far < fars[place]! || (far === fars[place] && other < found[place]!)
          if (count === most && !isNearer(most - 1)) continue
          let at = count < most ? count++ : most - 1
          for (; at > 0 && isNearer(at - 1); at--) {
            found[at] = found[at - 1]!
            fars[at] = fars[at - 1]!
          }
          found[at] = other
          fars[at] = far
        }
      },
      () => (count < most ? Infinity : fars[most - 1]!),
    )
    return count
  }

  /** Looks at buckets in growing squares round a point, until nothing nearer than `least` can be left. */
  private eachRing(atX: number, atY: number, look: (bucket: number) => void, least: () => number): void {
    const column = clamped(Math.floor((atX - this.left) / this.size), this.columns)
    const row = clamped(Math.floor((atY - this.top) / this.size), this.rows)
    const last = Math.max(this.columns, this.rows)
    for (let ring = 0; ring < last; ring++) {
      for (let r = Math.max(0, row - ring); r <= Math.min(this.rows - 1, row + ring); r++) {
        const isEdge = r === row - ring || r === row + ring
        const step = isEdge || ring === 0 ? 1 : 2 * ring
        for (let c = column - ring; c <= column + ring; c += step)
          if (c >= 0 && c < this.columns) look(r * this.columns + c)
      }
      // What lies farther out is at least so many whole buckets away.
      const whole = ring * this.size
      if (least() <= whole * whole) return
    }
  }

  private bucketOf(end: number): number {
    const column = Math.floor((this.x[end]! - this.left) / this.size)
    const row = Math.floor((this.y[end]! - this.top) / this.size)
    return clamped(row, this.rows) * this.columns + clamped(column, this.columns)
  }

  private farFrom(end: number, atX: number, atY: number): number {
    const [dx, dy] = [this.x[end]! - atX, this.y[end]! - atY]
    return dx * dx + dy * dy
  }
}

function clamped(at: number, count: number): number {
  return Math.min(count - 1, Math.max(0, at))
}
