import { borrowBytes, borrowInts, type GridRows, giveBackBytes, giveBackInts } from '@meikyuu/grid'
import { LowestSet } from './lowest-set.js'

// A byte a square: its sides to free neighbours, and four bits higher its passages.
const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8
const SIDES = 15
const OPEN = 4

/** More than any rank. */
const MOST = 2 ** 31 - 1

/**
 * What `growCheapest` carves, on whole square grids and untold: where a square
 * lies follows from its number, so that a third of the memory is gone through,
 * and most of the waiting for it is saved. Squares stand row by row with one
 * place of padding after each row, and a row of it above and below, so that
 * nobody who looks at four neighbours asks for borders.
 *
 * @param order All cells from the cheapest. Used up.
 */
export function growCheapestSquares(
  { width, height }: GridRows,
  open: Uint8Array,
  order: Int32Array,
  start: number,
): void {
  const cells = width * height
  const stride = width + 1
  const places = (height + 2) * stride + 1
  const ranks = borrowInts(places)
  const states = borrowBytes(places).fill(0, 0, places)
  const active = new LowestSet(cells)
  for (let rank = 0; rank < cells; rank++) {
    const place = placeOf(order[rank]!, width)
    order[rank] = place
    ranks[place] = rank
  }
  freeAll(states, width, height)
  grow(states, ranks, order, active, placeOf(start, width), stride)
  openSides(open, states, width, height)
  active.giveBack()
  giveBackInts(ranks)
  giveBackBytes(states)
}

function placeOf(cell: number, width: number): number {
  return (cell + Math.floor(cell / width) + width + 2) | 0
}

function freeAll(states: Uint8Array, width: number, height: number): void {
  for (let y = 0, place = width + 2; y < height; y++, place++)
    for (let x = 0; x < width; x++, place++)
      states[place] =
        (y > 0 ? NORTH : 0) | (x < width - 1 ? EAST : 0) | (y < height - 1 ? SOUTH : 0) | (x > 0 ? WEST : 0)
}

/** The square is free for none of its neighbours any more. */
function take(states: Uint8Array, place: number, stride: number): void {
  states[place - stride]! &= ~SOUTH
  states[place + 1]! &= ~WEST
  states[place + stride]! &= ~NORTH
  states[place - 1]! &= ~EAST
}

function grow(
  states: Uint8Array,
  ranks: Int32Array,
  order: Int32Array,
  active: LowestSet,
  start: number,
  stride: number,
): void {
  let at = start | 0
  let rank = ranks[at]!
  take(states, at, stride)
  for (;;) {
    const free = states[at]! & SIDES
    if (free === 0) {
      rank = active.lowest()
      if (rank < 0) return
      active.flip(rank)
      at = order[rank]!
      continue
    }
    let least = MOST
    let next = 0
    let side = 0
    let back = 0
    if ((free & NORTH) !== 0) {
      next = at - stride
      least = ranks[next]!
      side = NORTH
      back = SOUTH
    }
    if ((free & EAST) !== 0 && ranks[at + 1]! < least) {
      next = at + 1
      least = ranks[next]!
      side = EAST
      back = WEST
    }
    if ((free & SOUTH) !== 0 && ranks[at + stride]! < least) {
      next = at + stride
      least = ranks[next]!
      side = SOUTH
      back = NORTH
    }
    if ((free & WEST) !== 0 && ranks[at - 1]! < least) {
      next = at - 1
      least = ranks[next]!
      side = WEST
      back = EAST
    }
    states[at]! |= side << OPEN
    states[next]! |= back << OPEN
    take(states, next, stride)
    // As in `growCheapest`: a cell cheaper than the one it came from is the cheapest of all.
    if (least < rank) {
      active.flip(rank)
      rank = least
      at = next
    } else if ((states[next]! & SIDES) !== 0) active.flip(least)
  }
}

/** The sides of squares are four each, north, east, south and west. */
function openSides(open: Uint8Array, states: Uint8Array, width: number, height: number): void {
  let side = 0
  for (let y = 0, place = width + 2; y < height; y++, place++)
    for (let x = 0; x < width; x++, place++) {
      const passages = states[place]! >> OPEN
      open[side++] = passages & 1
      open[side++] = (passages >> 1) & 1
      open[side++] = (passages >> 2) & 1
      open[side++] = passages >> 3
    }
}
