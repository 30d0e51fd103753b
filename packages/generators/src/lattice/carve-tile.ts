import { pieceOf } from '../pieces.js'
import { sortEdges } from './sort-edges.js'
import { stepsOut } from './steps.js'
import type { Tile } from './tile.js'
import { NO_EDGE } from './weigh-tile.js'

/** The marks of the four edges around a corner, where they are the heaviest: the bits of their sides, four up. */
const HEAVY: Uint8Array = /* @__PURE__ */ Uint8Array.of(0x20, 0x40, 0x40, 0x20)

/**
 * Opens the edges of a tile that are in the lightest spanning tree of the board
 * whatever lies outside the tile, and returns how many may or may not be: they
 * are in `edges` and `weights` by rising weight, and pieces are those that the
 * opened edges make.
 *
 * The lightest edge of a cell is in the tree, and the heaviest around a corner
 * between four cells is not. That settles seven edges in ten without a sort. The
 * rest are gone through by rising weight, as Kruskal does. One that leads out of
 * a piece and is lighter than all that lead from there out of the tile is
 * the lightest of all that lead out of that piece, and so is in the tree. One
 * that is not, from either of its pieces, stays open: so does any that leads out
 * of them later, for it is heavier.
 */
export function carveTile(bytes: Uint8Array, stride: number, tile: Tile): number {
  openLightest(bytes, stride, tile)
  tellWaysOut(tile)
  markHeaviest(bytes, stride, tile)
  const length = listUnsettled(bytes, stride, tile)
  const { otherEdges, otherWeights, edges, weights, pieces, left, top, shift } = tile
  sortEdges(otherEdges, otherWeights, length, edges, weights)
  const at = (top + 1) * stride + left
  return joinLighter(bytes, at | 0, stride | 0, pieces, edges, weights, length | 0, shift)
}

/** Opens the lightest edge of each cell, and hangs the cell on that across it. */
function openLightest(bytes: Uint8Array, stride: number, tile: Tile): void {
  const { left, top, columns, rows, shift, east, south, pieces } = tile
  const out = stepsOut(stride)
  const across = stepsOut(1 << shift)
  for (let row = 1; row <= rows; row++) {
    const from = (row << shift) + 1
    const position = (top + row) * stride + left
    openRow(bytes, position | 0, out, east, south, pieces, across, from, (from + columns) | 0, 1 << shift)
  }
}

/** Without branches: nobody can foresee which edge is lighter. */
function openRow(
  bytes: Uint8Array,
  at: number,
  out: Int32Array,
  east: Int32Array,
  south: Int32Array,
  pieces: Int32Array,
  across: Int32Array,
  from: number,
  to: number,
  pitch: number,
): void {
  const none = NO_EDGE | 0
  let position = at | 0
  for (let here = from; here < to; here++) {
    // North, west, east, south: in the order of edges, so that of equals the earlier stays.
    let least = south[here - pitch]!
    let by = (east[here - 1]! - least) | 0
    let less = by >> 31
    least = (least + (by & less)) | 0
    let side = 3 & less
    by = (east[here]! - least) | 0
    less = by >> 31
    least = (least + (by & less)) | 0
    side ^= (side ^ 1) & less
    by = (south[here]! - least) | 0
    less = by >> 31
    least = (least + (by & less)) | 0
    side ^= (side ^ 2) & less
    // None at a position without a cell.
    const isEdge = (least - none) >>> 31
    const beyond = (position + out[side]!) | 0
    bytes[position] = bytes[position]! | (isEdge << side)
    bytes[beyond] = bytes[beyond]! | (isEdge << (side ^ 2))
    const next = (here + across[side]!) | 0
    const apart = pieces[next]! ^ here
    // Of two that hang on each other, the earlier becomes a root: all bits where they do, none where they do not.
    pieces[next] = pieces[next]! | ~((apart | -apart) >> 31)
    pieces[here] = next
    position = (position + 1) | 0
  }
}

/**
 * Makes roots of cells that hang on something outside the tile, and tells the
 * roots which way out of the tile is their lightest.
 */
function tellWaysOut({ east, south, pieces, shift, columns, rows }: Tile): void {
  const pitch = 1 << shift
  const first = pitch + 1
  const bottom = (rows << shift) + 1
  const right = pitch + columns
  cutLine(pieces, first, 1, columns, -pitch)
  cutLine(pieces, bottom, 1, columns, pitch)
  cutLine(pieces, first, pitch, rows, -1)
  cutLine(pieces, right, pitch, rows, 1)
  tellLine(pieces, first, 1, columns, south, -pitch)
  tellLine(pieces, bottom, 1, columns, south, 0)
  tellLine(pieces, first, pitch, rows, east, -1)
  tellLine(pieces, right, pitch, rows, east, 0)
}

/** Along an edge of the tile, with what lies outside so far away. */
function cutLine(pieces: Int32Array, from: number, step: number, length: number, outside: number): void {
  let place = from
  for (let i = 0; i < length; i++, place += step) if (pieces[place] === place + outside) pieces[place] = -1
}

/** Along an edge of the tile, with the weights of the ways out so far away. */
function tellLine(
  pieces: Int32Array,
  from: number,
  step: number,
  length: number,
  weights: Int32Array,
  away: number,
): void {
  let place = from
  for (let i = 0; i < length; i++, place += step) {
    const told = weights[place + away]! - NO_EDGE - 1
    const root = pieceOf(pieces, place)
    if (told < pieces[root]!) pieces[root] = told
  }
}

/** Marks the heaviest edge around each corner between four cells. */
function markHeaviest(bytes: Uint8Array, stride: number, tile: Tile): void {
  const { left, top, columns, rows, shift, east, south } = tile
  const step = Int32Array.of(0, 0, 1, stride)
  for (let row = 1; row < rows; row++) {
    const from = (row << shift) + 1
    const position = (top + row) * stride + left
    markRow(bytes, position | 0, step, HEAVY, east, south, from, (from + columns - 1) | 0, 1 << shift)
  }
}

function markRow(
  bytes: Uint8Array,
  at: number,
  step: Int32Array,
  heavy: Uint8Array,
  east: Int32Array,
  south: Int32Array,
  from: number,
  to: number,
  pitch: number,
): void {
  let position = at
  for (let here = from; here < to; here++) {
    // East of the cell, south of it, south of the next, east of the one below: in the order of edges, so that of
    // equals the later stays.
    let most = east[here]!
    let by = (most - south[here]! - 1) | 0
    let more = by >> 31
    most = (most - (by & more) - (1 & more)) | 0
    let which = 1 & more
    by = (most - south[here + 1]! - 1) | 0
    more = by >> 31
    most = (most - (by & more) - (1 & more)) | 0
    which ^= (which ^ 2) & more
    more = (most - east[here + pitch]! - 1) >> 31
    which |= 3 & more
    const there = (position + step[which]!) | 0
    bytes[there] = bytes[there]! | heavy[which]!
    position = (position + 1) | 0
  }
}

/** Lists edges within the tile that are neither open nor marked, in the order of edges, and clears the marks. */
function listUnsettled(bytes: Uint8Array, stride: number, tile: Tile): number {
  const { left, top, columns, rows, shift, east, south, otherEdges, otherWeights } = tile
  let length = 0
  for (let row = 1; row <= rows; row++) {
    const from = (row << shift) + 1
    const position = (top + row) * stride + left
    const below = row < rows ? 1 : 0
    length = listRow(
      bytes,
      position | 0,
      east,
      south,
      from,
      (from + columns - 1) | 0,
      below,
      otherEdges,
      otherWeights,
      length | 0,
    )
  }
  return length
}

/** Where there is a row below, `below` is 1. */
function listRow(
  bytes: Uint8Array,
  at: number,
  east: Int32Array,
  south: Int32Array,
  from: number,
  last: number,
  below: number,
  edges: Int32Array,
  weights: Int32Array,
  had: number,
): number {
  const none = NO_EDGE | 0
  let length = had | 0
  let position = at | 0
  for (let here = from; here <= last; here++) {
    const byte = bytes[position]!
    bytes[position] = byte & 15
    const unsettled = ~(byte | (byte >> 4))
    // Written in any case and kept if needed.
    const along = east[here]!
    edges[length] = here << 1
    weights[length] = along
    length = (length + ((unsettled >> 1) & ((along - none) >>> 31) & ((here - last) >>> 31))) | 0
    const down = south[here]!
    edges[length] = (here << 1) | 1
    weights[length] = down
    length = (length + ((unsettled >> 2) & ((down - none) >>> 31) & below)) | 0
    position = (position + 1) | 0
  }
  return length
}

/**
 * Opens edges in their order; returns how many are left over, which move to the
 * front. Whether an edge leads east or south is reckoned with, not branched on.
 */
function joinLighter(
  bytes: Uint8Array,
  at: number,
  strideGiven: number,
  pieces: Int32Array,
  edges: Int32Array,
  weights: Int32Array,
  lengthGiven: number,
  shiftGiven: number,
): number {
  const length = lengthGiven | 0
  const shift = shiftGiven | 0
  const stride = strideGiven | 0
  const first = (at - stride - 1) | 0
  const pitch = 1 << shift
  const inRow = (pitch - 1) | 0
  const noEdge = NO_EDGE | 0
  let left = 0
  for (let i = 0; i < length; i++) {
    const edge = edges[i]!
    const place = edge >> 1
    const south = edge & 1
    const a = pieceOf(pieces, place)
    const b = pieceOf(pieces, (place + 1 + (inRow & -south)) | 0)
    if (a === b) continue
    const weight = weights[i]!
    const told = (weight - noEdge - 1) | 0
    const outOfA = pieces[a]!
    const outOfB = pieces[b]!
    if (told >= outOfA && told >= outOfB) {
      edges[left] = edge
      weights[left] = weight
      left = (left + 1) | 0
      continue
    }
    const root = b ^ ((a ^ b) & ((outOfA - outOfB) >> 31))
    pieces[a ^ b ^ root] = root
    const position = (first + Math.imul(place >> shift, stride) + (place & inRow)) | 0
    const beyond = (position + 1 + ((stride - 1) & -south)) | 0
    // East and west, or as one place higher and three lower south and north.
    bytes[position] = bytes[position]! | (2 << south)
    bytes[beyond] = bytes[beyond]! | (8 >> (3 * south))
  }
  return left
}
