import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  type LatticeGrid,
  type OwnStream,
  positionOf,
} from '@meikyuu/grid'
import { belowWord } from '../streams/below-word.js'
import { blockOutside, keepOpen } from './block-outside.js'
import { stepsOut } from './steps.js'

/** A byte of a cell of the maze; of a free one it is 0. */
const IN_MAZE = 0x40
/** No cell. */
const NONE = 0x80

/** Room for so many edges to begin with. */
const FIRST_ROOM = 4096

/** A cell taken in has at most this many new edges. */
const NEW_EDGES = 4

/** The frontier: of each edge its far cell and the side, seen from the maze. */
interface Frontier {
  cells: Int32Array
  sides: Uint8Array
}

/**
 * Prim's algorithm over a random frontier edge on a lattice. The frontier grows
 * as it must: about seven times the root of the cells.
 */
export function primLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  const { cells, stride } = grid
  const frontier = { cells: borrowInts(FIRST_ROOM), sides: borrowBytes(FIRST_ROOM) }
  blockOutside(grid, bytes, NONE)
  const start = positionOf(grid, rng.below(cells)) | 0
  const out = stepsOut(stride)
  bytes[start] = IN_MAZE
  let length = appendEdges(bytes, stride, start, frontier.cells, frontier.sides, 0)
  while (length > 0) {
    length = grow(bytes, stride | 0, out, frontier.cells, frontier.sides, length | 0, rng)
    if (length > 0) makeRoom(frontier)
  }
  giveBackInts(frontier.cells)
  giveBackBytes(frontier.sides)
  keepOpen(bytes)
}

function makeRoom(frontier: Frontier): void {
  const { cells, sides } = frontier
  frontier.cells = borrowInts(cells.length * 2)
  frontier.sides = borrowBytes(sides.length * 2)
  frontier.cells.set(cells)
  frontier.sides.set(sides)
  giveBackInts(cells)
  giveBackBytes(sides)
}

/** Until the frontier is empty, or has no room for another cell's edges; returns its length. */
function grow(
  bytes: Uint8Array,
  stride: number,
  out: Int32Array,
  cells: Int32Array,
  sides: Uint8Array,
  had: number,
  rng: OwnStream,
): number {
  const most = (cells.length - NEW_EDGES) | 0
  let length = had
  while (length > 0 && length <= most) {
    const place = belowWord(rng.bits() | 0, length)
    const here = cells[place]!
    const side = sides[place]!
    length = (length - 1) | 0
    cells[place] = cells[length]!
    sides[place] = sides[length]!
    if (bytes[here] !== 0) continue
    const from = (here - out[side]!) | 0
    bytes[here] = IN_MAZE | (1 << (side ^ 2))
    bytes[from] = bytes[from]! | (1 << side)
    length = appendEdges(bytes, stride, here, cells, sides, length)
  }
  return length
}

/** Appends the edges to free neighbours, in side order; returns the new length. */
function appendEdges(
  bytes: Uint8Array,
  stride: number,
  here: number,
  cells: Int32Array,
  sides: Uint8Array,
  had: number,
): number {
  // Written in any case and kept if free: cheaper than branches that nobody can foresee.
  let length = had
  cells[length] = (here - stride) | 0
  sides[length] = 0
  length = (length + isZero(bytes[here - stride]!)) | 0
  cells[length] = (here + 1) | 0
  sides[length] = 1
  length = (length + isZero(bytes[here + 1]!)) | 0
  cells[length] = (here + stride) | 0
  sides[length] = 2
  length = (length + isZero(bytes[here + stride]!)) | 0
  cells[length] = (here - 1) | 0
  sides[length] = 3
  return (length + isZero(bytes[here - 1]!)) | 0
}

/** 1 for 0, 0 for any other byte. */
function isZero(byte: number): number {
  return (byte - 1) >>> 31
}
