import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream } from '@meikyuu/grid'
import type { DivisionCut } from '../rows/division-cut.js'
import { belowWord } from '../streams/below-word.js'

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
  divide(bytes, width | 0, height | 0, stride | 0, rooms, cut === 'proportional', rng)
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

function divide(
  bytes: Uint8Array,
  width: number,
  height: number,
  stride: number,
  rooms: Int32Array,
  proportional: boolean,
  rng: OwnStream,
): void {
  rooms[0] = stride
  rooms[1] = width
  rooms[2] = height
  let top = width > 1 && height > 1 ? ROOM : 0
  while (top > 0) {
    top = (top - ROOM) | 0
    const at = rooms[top]!
    const w = rooms[top + 1]!
    const h = rooms[top + 2]!
    let upright = w > h
    if (proportional) upright = rng.next() * (w + h) < w
    else if (w === h) upright = (rng.bits() | 0) >= 0
    if (upright) {
      const left = (belowWord(rng.bits() | 0, (w - 1) | 0) + 1) | 0
      const gap = belowWord(rng.bits() | 0, h)
      const right = (w - left) | 0
      buildUpright(bytes, (at + left - 1) | 0, stride, h, gap)
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
      const above = (belowWord(rng.bits() | 0, (h - 1) | 0) + 1) | 0
      const gap = belowWord(rng.bits() | 0, w)
      const below = (h - above) | 0
      buildLevel(bytes, (at + Math.imul(above - 1, stride)) | 0, stride, w, gap)
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
