import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream } from '@meikyuu/grid'
import type { DivisionCut } from '../rows/division-cut.js'
import { belowWord, UNIT } from '../streams/below-word.js'
import { DRAWN_AT_ONCE } from '../streams/drawn-at-once.js'

const ALL = 15
const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8

/** Numbers a room takes on the stack: the position of its first cell, its width and height. */
const ROOM = 3

/** Recursive division on a lattice: all sides open, then walls. Only rooms that can be cut go on the stack. */
export function divideLattice(
  { width, height, stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  cut: DivisionCut,
): void {
  openInside(bytes, width, height, stride)
  // A cut takes from the width or the height, so no more rooms than these wait at once.
  const rooms = borrowInts((width + height) * ROOM)
  const words = borrowInts(Math.min(DRAWN_AT_ONCE, width * height))
  const left = divide(bytes, width | 0, height | 0, stride | 0, rooms, cut === 'proportional', words, rng)
  rng.rewind(left)
  giveBackInts(words)
  giveBackInts(rooms)
}

function openInside(bytes: Uint8Array, width: number, height: number, stride: number): void {
  for (let row = 1; row <= height; row++) {
    const from = row * stride
    const sides = ALL ^ (row === 1 ? NORTH : 0) ^ (row === height ? SOUTH : 0)
    bytes.fill(sides, from, from + width)
    bytes[from]! &= ~WEST
    bytes[from + width - 1]! &= ~EAST
  }
}

/** Draws are made in bulk. Returns how many are left over. */
function divide(
  bytes: Uint8Array,
  width: number,
  height: number,
  stride: number,
  rooms: Int32Array,
  proportional: boolean,
  words: Int32Array,
  rng: OwnStream,
): number {
  rooms[0] = stride
  rooms[1] = width
  rooms[2] = height
  let top = width > 1 && height > 1 ? ROOM : 0
  let used = words.length
  // A room takes three draws at most.
  const most = (words.length - 3) | 0
  while (top > 0) {
    if (used > most) {
      words.copyWithin(0, used)
      rng.fill(words, words.length - used)
      used = 0
    }
    top = (top - ROOM) | 0
    const at = rooms[top]!
    const w = rooms[top + 1]!
    const h = rooms[top + 2]!
    let upright = w > h
    if (proportional) upright = (words[used++]! >>> 0) * UNIT * (w + h) < w
    else if (w === h) upright = words[used++]! >= 0
    const first = words[used]!
    const second = words[used + 1]!
    used = (used + 2) | 0
    if (upright) {
      const left = (belowWord(first, (w - 1) | 0) + 1) | 0
      const right = (w - left) | 0
      buildUpright(bytes, (at + left - 1) | 0, stride, h, belowWord(second, h))
      if (right > 1) {
        rooms[top] = (at + left) | 0
        rooms[top + 1] = right
        rooms[top + 2] = h
        top = (top + ROOM) | 0
      }
      if (left > 1) {
        rooms[top] = at
        rooms[top + 1] = left
        rooms[top + 2] = h
        top = (top + ROOM) | 0
      }
    } else {
      const above = (belowWord(first, (h - 1) | 0) + 1) | 0
      const below = (h - above) | 0
      buildLevel(bytes, (at + Math.imul(above - 1, stride)) | 0, stride, w, belowWord(second, w))
      if (below > 1) {
        rooms[top] = (at + Math.imul(above, stride)) | 0
        rooms[top + 1] = w
        rooms[top + 2] = below
        top = (top + ROOM) | 0
      }
      if (above > 1) {
        rooms[top] = at
        rooms[top + 1] = w
        rooms[top + 2] = above
        top = (top + ROOM) | 0
      }
    }
  }
  return words.length - used
}

/** A wall to the east of `length` cells from `from` down, with a gap. */
function buildUpright(bytes: Uint8Array, from: number, stride: number, length: number, gap: number): void {
  let position = from
  for (let i = 0; i < length; i++) {
    bytes[position] = bytes[position]! & ~EAST
    bytes[position + 1] = bytes[position + 1]! & ~WEST
    position = (position + stride) | 0
  }
  const open = (from + Math.imul(gap, stride)) | 0
  bytes[open] = bytes[open]! | EAST
  bytes[open + 1] = bytes[open + 1]! | WEST
}

/** A wall to the south of `length` cells from `from` to the east, with a gap. */
function buildLevel(bytes: Uint8Array, from: number, stride: number, length: number, gap: number): void {
  const end = (from + length) | 0
  for (let position = from; position < end; position++) {
    bytes[position] = bytes[position]! & ~SOUTH
    bytes[position + stride] = bytes[position + stride]! & ~NORTH
  }
  const open = (from + gap) | 0
  bytes[open] = bytes[open]! | SOUTH
  bytes[open + stride] = bytes[open + stride]! | NORTH
}
