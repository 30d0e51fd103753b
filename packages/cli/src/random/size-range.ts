import { InvalidArgumentError } from 'commander'
import type { ShapeEntry } from 'meikyuu'

/** Numbers from one to another, both included. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** The sizes that mazes may have: of one number, or of two, for shapes of columns and rows. */
export type SizeRange = readonly [Range] | readonly [Range, Range]

/** The most that a number of a size may be. */
const BIGGEST = 100_000

/** Reads a size or a range of them: `20`, `10..30`, `30x20`, `10..30x5..20`. */
export function sizeRange(text: string): SizeRange {
  const [first, second, ...rest] = text.split('x').map(rangeOf)
  if (first === undefined || rest.length > 0) throw badSize()
  return second === undefined ? [first] : [first, second]
}

/** Reads a number or a range from 0 to 100: `40`, `40..60`. */
export function scoreRange(text: string): Range {
  const range = rangeIn(text)
  if (range === null || range.most > 100)
    throw new InvalidArgumentError('Expected a difficulty from 0 to 100, or a range as in 40..60.')
  return range
}

function rangeOf(text: string): Range {
  const range = rangeIn(text)
  if (range === null || range.least < 2 || range.most > BIGGEST) throw badSize()
  return range
}

function rangeIn(text: string): Range | null {
  const [, first, second = first] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(text) ?? []
  const [least, most] = [Number(first), Number(second)]
  return first !== undefined && least <= most ? { least, most } : null
}

function badSize(): InvalidArgumentError {
  return new InvalidArgumentError(
    `Expected a size, as in 20 or 30x20, or a range, as in 10..30, from 2 to ${BIGGEST}.`,
  )
}

/** The sizes of a shape that lay out about so many cells: for columns and rows, those of a square of as many. */
export function sizesOf(shape: ShapeEntry, cells: Range): SizeRange {
  const least = shape.least ?? 2
  if (shape.size === 'WxH') {
    const side = {
      least: Math.max(least, Math.ceil(Math.sqrt(cells.least))),
      most: Math.floor(Math.sqrt(cells.most)),
    }
    return [side, side]
  }
  let from = least
  while (shape.cellsLaidOut({ size: from }) < cells.least) from++
  let to = from
  while (shape.cellsLaidOut({ size: to + 1 }) <= cells.most) to++
  return [{ least: from, most: to }]
}
