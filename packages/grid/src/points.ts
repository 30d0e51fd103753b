import { newFloats } from './allocate.js'
import { checkWhole } from './check.js'
import { MazeError, shown } from './errors.js'
import type { ReadonlyFloats } from './read-only.js'

/** A place: two numbers on the plane (y points down), three in space. */
export type Point = readonly number[]

/** Something that reads as a list of points: {@link Points}, or plain arrays of numbers. */
export type PointList = Points | ArrayLike<Point>

/**
 * Points with two or three axes over one array of doubles: `axes` numbers a
 * point, one point after the other.
 *
 * @example
 * ```ts
 * const points = Points.from([[0, 0], [3, 4]])
 * points.length // => 2
 * points.at(1) // => [3, 4]
 * [...points.data] // => [0, 0, 3, 4]
 * ```
 */
export class Points implements Iterable<Point> {
  /** How many numbers a point has. */
  readonly axes: 2 | 3
  /** The numbers: point `i` is `data[i * axes]` and the ones after it. */
  readonly data: ReadonlyFloats
  /** How many points there are. */
  readonly length: number

  /**
   * Points over `data`, taken over and not copied.
   *
   * @throws MazeError `BAD_ARGUMENT` unless `data` is a typed array of `axes` (2
   * or 3) finite numbers a point.
   */
  constructor(axes: 2 | 3, data: ReadonlyFloats) {
    if ((axes !== 2 && axes !== 3) || !isTyped(data) || data.length % axes !== 0)
      throw new MazeError('BAD_ARGUMENT', {
        name: 'data',
        expected: 'two or three numbers a point',
        got: `${isTyped(data) ? `${data.length} numbers` : shown(data)} for points of ${shown(axes)} axes`,
      })
    const bad = firstEndless(data)
    if (bad >= 0) throw badPoint(Math.floor(bad / axes), `${axes} finite numbers`, data[bad])
    this.axes = axes
    this.data = data
    this.length = data.length / axes
  }

  /**
   * The same points over one array. Points are returned as they are; plain
   * arrays are copied.
   *
   * @throws MazeError `BAD_ARGUMENT` where a point has another number of axes
   * than the first, or than two or three, or a number that is not finite.
   */
  static from(list: PointList): Points {
    if (list instanceof Points) return list
    if (typeof list !== 'object' || list === null || !Number.isSafeInteger(list.length) || list.length < 0)
      throw new MazeError('BAD_ARGUMENT', { name: 'points', expected: 'a list of points', got: shown(list) })
    if (isOtherCopy(list)) return new Points(list.axes, list.data)
    const axes = list.length === 0 ? 2 : list[0]?.length
    if (axes !== 2 && axes !== 3) throw badPoint(0, 'two or three finite numbers', list[0])
    const data = newFloats(list.length * axes)
    for (let i = 0; i < list.length; i++) {
      const point = list[i]
      if (!isPoint(point, axes)) throw badPoint(i, `${axes} finite numbers`, point)
      data.set(point, i * axes)
    }
    return new Points(axes, data)
  }

  /**
   * Point `i` as an array of its numbers.
   *
   * @throws MazeError `BAD_ARGUMENT` where there is none.
   */
  at(i: number): Point {
    const { axes, data } = this
    checkWhole('the number of a point', i, 0, this.length - 1)
    const x = data[i * axes]!
    const y = data[i * axes + 1]!
    return axes === 2 ? [x, y] : [x, y, data[i * axes + 2]!]
  }

  /** The points in order. */
  *[Symbol.iterator](): Iterator<Point> {
    for (let i = 0; i < this.length; i++) yield this.at(i)
  }
}

/** Points made by another copy of the package. */
function isOtherCopy(list: object): list is Points {
  return 'axes' in list && 'data' in list && list.data instanceof Float64Array
}

function isTyped(data: unknown): data is ReadonlyFloats {
  return ArrayBuffer.isView(data) && !(data instanceof DataView)
}

/** Where the first number stands that is not finite, or -1. */
function firstEndless(data: ReadonlyFloats): number {
  for (let i = 0; i < data.length; i++) if (!Number.isFinite(data[i])) return i
  return -1
}

/** Looks at each number: `every` would leave out holes. */
function isPoint(point: Point | undefined, axes: 2 | 3): point is Point {
  if (point?.length !== axes) return false
  for (let axis = 0; axis < axes; axis++) if (!Number.isFinite(point[axis])) return false
  return true
}

function badPoint(i: number, expected: string, point: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name: `point ${i}`, expected, got: shown(point) })
}
