import { borrowInts, giveBackInts, positionOf } from '@meikyuu/grid'
import { cellsAtPositions } from './cells-at-positions.js'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { stepsAcross } from './tour.js'

/*
 * While dead ends are filled, the upper four bits of a byte are its sides that are left: none
 * where the cell is filled, or is none.
 */

/** The greatest byte with no side left. */
const FILLED = 15
/** The bits of the sides that are left. */
const LEFT = 0xf0
/** Those of four bytes. */
const LEFT_OF_FOUR = 0xf0f0f0f0 | 0

/** The one side of a set, 4 where there is none or more. */
const ONE_SIDE: Uint8Array = /* @__PURE__ */ Uint8Array.of(4, 0, 1, 4, 2, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 4)

/** What is left of a maze when its dead ends are filled. */
export interface LatticeFilling {
  /** The cells that are left, lowest first. */
  readonly left: Int32Array
  /** The passages filled. */
  readonly passages: number
  /** The only way from the start to the goal; null where there is none, undefined where there may be several. */
  readonly way: Int32Array | null | undefined
}

/** Fills dead ends, and reads off what is left. */
export function fillOnLattice(maze: LatticeMaze, start: number, goal: number): LatticeFilling {
  const { grid, bytes } = maze
  const from = positionOf(grid, start)
  const to = positionOf(grid, goal)
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  try {
    leaveAll(words)
    const passages = fillAll(maze, from, to)
    const isAlone = bytes[from]! <= FILLED && from !== to
    // The ends stay even where no side of theirs is left: from here on any will do.
    for (const end of [from, to]) bytes[end]! |= bytes[end]! <= FILLED ? LEFT : 0
    // Each passage fills a cell. Only the last one of a piece that is filled whole has none.
    const most = grid.cells - passages
    return {
      way: isAlone ? null : wayLeft(maze, from, to, most),
      left: cellsLeft(maze, words, most),
      passages,
    }
  } finally {
    clearMarks(maze)
  }
}

/** Nothing is filled. */
function leaveAll(words: Int32Array): void {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    words[i] = word | (word << 4)
  }
}

/** Fills all dead ends but the two. Returns how many passages that fills. */
function fillAll({ grid, bytes }: LatticeMaze, start: number, goal: number): number {
  const { stride, height, width } = grid
  const steps = stepsOfOne(stride)
  let passages = 0
  for (let row = stride; row <= height * stride; row += stride)
    passages += fillRow(bytes, steps, row | 0, (row + width) | 0, start | 0, goal | 0)
  return passages
}

/** How far the position is across the one side of a set; 0 where there is none or more than one. V8 keeps an array of 64 bytes in its own heap. */
function stepsOfOne(stride: number): Int32Array {
  const steps = new Int32Array(16)
  steps[1] = -stride
  steps[2] = 1
  steps[4] = stride
  steps[8] = -1
  return steps
}

/**
 * Fills each dead end of a row, and each cell behind it that is one then. A row at a time, so that
 * it is called often: a loop that is entered once is compiled while it runs, and only for its rest.
 */
function fillRow(
  bytes: Uint8Array,
  steps: Int32Array,
  from: number,
  end: number,
  start: number,
  goal: number,
): number {
  let passages = 0
  for (let first = from; first < end; first++) {
    let position = first
    let byte = bytes[position]!
    let step = steps[byte >> 4]!
    while (step !== 0 && position !== start && position !== goal) {
      const side = byte & LEFT
      bytes[position] = byte ^ side
      position = (position + step) | 0
      // The side across is the bit two before it or behind it.
      byte = bytes[position]! & ~(((side << 2) | (side >> 2)) & LEFT)
      bytes[position] = byte
      step = steps[byte >> 4]!
      passages++
    }
  }
  return passages
}

function cellsLeft({ grid, bytes }: LatticeMaze, words: Int32Array, most: number): Int32Array {
  const list = borrowInts(most + 1)
  const count = listLeft(bytes, words, list)
  cellsAtPositions(grid, list, count)
  const left = list.slice(0, count)
  giveBackInts(list)
  return left
}

/** Lists positions with a side left; one place more is written to and not kept. */
function listLeft(bytes: Uint8Array, words: Int32Array, list: Int32Array): number {
  let count = 0
  for (let i = 0; i < words.length; i++) {
    if ((words[i]! & LEFT_OF_FOUR) === 0) continue
    const first = i << 2
    for (let position = first; position < first + 4; position++) {
      list[count] = position
      count = (count + ((FILLED - bytes[position]!) >>> 31)) | 0
    }
  }
  return count
}

/** Goes from the start to the goal by what is left, at most through so many cells; undefined where it comes to a fork. */
function wayLeft(maze: LatticeMaze, start: number, goal: number, most: number): Int32Array | undefined {
  const list = borrowInts(most)
  const length = follow(maze.bytes, stepsAcross(maze), ONE_SIDE, start | 0, goal | 0, list, most)
  const isThere = list[length - 1] === goal
  cellsAtPositions(maze.grid, list, length)
  const way = isThere ? list.slice(0, length) : undefined
  giveBackInts(list)
  return way
}

/** Lists positions from the start on until the goal, or the last before a fork. Returns how many. */
function follow(
  bytes: Uint8Array,
  across: Int32Array,
  oneSide: Uint8Array,
  start: number,
  goal: number,
  list: Int32Array,
  most: number,
): number {
  let position = start
  let ahead = bytes[position]! >> 4
  let count = 0
  while (count < most) {
    list[count++] = position
    const side = oneSide[ahead]!
    if (position === goal || side === 4) break
    position = (position + across[side]!) | 0
    ahead = (bytes[position]! >> 4) & ~(1 << (side ^ 2))
  }
  return count
}
