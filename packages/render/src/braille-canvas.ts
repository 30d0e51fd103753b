import { newBytes } from '@meikyuu/grid'

/** A character of the braille block: U+2800 and a bit a dot. */
const BLANK = 0x2800

/** The bit of each dot: two columns, four rows. */
const BITS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const

/** Dots, two by four to a character, in three layers: what is drawn, and the highest layer that touches each character. */
export class BrailleCanvas {
  /** How many characters wide and high it is. */
  readonly columns: number
  readonly rows: number
  readonly #dots: Uint8Array
  readonly #layers: Uint8Array

  constructor(columns: number, rows: number) {
    this.columns = columns
    this.rows = rows
    this.#dots = newBytes(columns * rows)
    this.#layers = newBytes(columns * rows)
  }

  /**
   * Draws a line of dots between two dots (Bresenham, 1965), on layer 0, 1 or
   * 2: the highest is kept. Only every `spacing`-th dot is set, a power of two:
   * the wider, the lighter the line.
   */
  line(x1: number, y1: number, x2: number, y2: number, layer: number, spacing: number): void {
    const right = Math.abs(x2 - x1)
    const down = -Math.abs(y2 - y1)
    const stepX = x1 < x2 ? 1 : -1
    const stepY = y1 < y2 ? 1 : -1
    let off = right + down
    let x = x1
    let y = y1
    for (;;) {
      if (((right > -down ? x : y) & (spacing - 1)) === 0) this.dot(x, y, layer)
      if (x === x2 && y === y2) return
      const twice = off * 2
      if (twice >= down) {
        off += down
        x += stepX
      }
      if (twice <= right) {
        off += right
        y += stepY
      }
    }
  }

  /** Sets one dot; those outside are left out. */
  dot(x: number, y: number, layer: number): void {
    const column = x >> 1
    const row = y >> 2
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return
    const at = row * this.columns + column
    this.#dots[at]! |= BITS[y & 3]![x & 1]!
    if (layer > this.#layers[at]!) this.#layers[at] = layer
  }

  /** The character at a place, a blank where it has no dot. */
  characterAt(row: number, column: number): string {
    const dots = this.#dots[row * this.columns + column]!
    return dots === 0 ? ' ' : String.fromCharCode(BLANK + dots)
  }

  /** The highest layer that a dot of the character at a place was drawn on. */
  layerAt(row: number, column: number): number {
    return this.#layers[row * this.columns + column]!
  }
}
