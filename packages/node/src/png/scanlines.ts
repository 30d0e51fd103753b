import { checkedRows } from '../rows/checked-rows.js'
import { NO_CELL, type SquareRows } from '../rows/square-rows.js'
import { type Pixels, paintCells, paintWalls, pixelsAlong } from './paint-lines.js'

/** Bytes handed on at once, about. */
const BLOCK = 1 << 18

/** A PNG line's filter: as it is, and as the difference from the line above. */
const AS_IT_IS = 0
const FROM_ABOVE = 2

/** The lines of a picture of rows, as PNG has them before compression, in blocks that are nobody else's. */
export function* scanlines(source: SquareRows, pixels: Pixels): Generator<Uint8Array, void, undefined> {
  const { width, height } = source
  const bytes = 1 + Math.ceil(pixelsAlong(width, pixels) / 8)
  const lines = pixelsAlong(height, pixels)
  const most = Math.max(1, Math.floor(BLOCK / bytes))
  const above = new Uint8Array(width).fill(NO_CELL)
  const none = new Uint8Array(width).fill(NO_CELL)
  let block = new Uint8Array(Math.min(most, lines) * bytes)
  let at = 0
  let left = lines

  /** Paints a line and as many copies below, which differ in nothing; returns blocks that are full. */
  function* put(times: number, paint: (line: Uint8Array, at: number) => void): Generator<Uint8Array> {
    for (let i = 0; i < times; i++) {
      block[at] = i === 0 ? AS_IT_IS : FROM_ABOVE
      if (i === 0) paint(block, at + 1)
      at += bytes
      left--
      if (at < block.length) continue
      yield block
      block = new Uint8Array(Math.min(most, left) * bytes)
      at = 0
    }
  }

  for (const row of checkedRows(source)) {
    yield* put(pixels.wall, (line, from) => paintWalls(above, row, pixels, line, from))
    yield* put(pixels.cell, (line, from) => paintCells(row, pixels, line, from))
    above.set(row)
  }
  yield* put(pixels.wall, (line, from) => paintWalls(above, none, pixels, line, from))
}
