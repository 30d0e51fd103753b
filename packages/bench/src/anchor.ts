import { cpuSeconds } from './cpu-time.js'

/** The side of the square that the anchor carves. */
const SIDE = 1000

const STRIDE = SIDE + 2
const OFFSETS = [-STRIDE, 1, STRIDE, -1]

/** Marks a cell that is not free: a sentinel outside, or the first cell. */
const TAKEN = 0x80

/**
 * What other figures are read against: a plain recursive backtracker over a
 * square of a million cells in a Uint8Array, one byte a cell with a row and a
 * column of sentinels around, a stack of its own and sfc32 for chance. Nothing
 * of the library is in it.
 *
 * Returns what carves the square once and tells its nanoseconds a cell; clearing
 * the cells counts, making the arrays does not.
 */
export function makeAnchor(): (seed: number) => number {
  const cells = new Uint8Array(STRIDE * STRIDE)
  const stack = new Uint32Array(SIDE * SIDE)
  const offsets = Int32Array.from(OFFSETS)
  const picks = pickTable()
  return (seed) => {
    let carved = 0
    const seconds = cpuSeconds(() => {
      cells.fill(TAKEN)
      for (let y = 1; y <= SIDE; y++) cells.fill(0, y * STRIDE + 1, y * STRIDE + 1 + SIDE)
      carved = carve(cells, stack, offsets, picks, seed)
    })
    if (carved !== SIDE * SIDE - 1) throw new Error(`the anchor carved ${carved} passages`)
    return (seconds * 1e9) / (SIDE * SIDE)
  }
}

/** For a mask of free directions and a number below 12: one of them, each as often. */
function pickTable(): Uint8Array {
  const table = new Uint8Array(16 * 12)
  for (let mask = 1; mask < 16; mask++) {
    const free = [0, 1, 2, 3].filter((direction) => (mask >> direction) & 1)
    for (let i = 0; i < 12; i++) table[mask * 12 + i] = free[i % free.length]!
  }
  return table
}

function carve(
  cells: Uint8Array,
  stack: Uint32Array,
  offsets: Int32Array,
  picks: Uint8Array,
  seed: number,
): number {
  let a = 0
  let b = seed | 0
  let c = Math.imul(seed, -1640531535)
  let count = 1
  let height = 0
  let carved = 0
  let cell = (STRIDE + 1) | 0
  cells[cell] = TAKEN
  for (;;) {
    const north = cells[cell - STRIDE] === 0 ? 1 : 0
    const east = cells[cell + 1] === 0 ? 2 : 0
    const south = cells[cell + STRIDE] === 0 ? 4 : 0
    const west = cells[cell - 1] === 0 ? 8 : 0
    const free = north | east | south | west
    if (free === 0) {
      if (height === 0) return carved
      cell = stack[--height]! | 0
      continue
    }
    const drawn = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + drawn) | 0
    const direction = picks[free * 12 + (((drawn >>> 16) * 12) >>> 16)]!
    cells[cell]! |= 1 << direction
    stack[height++] = cell
    cell = (cell + offsets[direction]!) | 0
    cells[cell] = 1 << (direction ^ 2)
    carved++
  }
}
