import type { GraphGrid, Recorder } from '@meikyuu/grid'
import { hang, pieceOf } from './pieces.js'

/**
 * Opens each edge of a list that joins two pieces, until `joins` have done so.
 * `pieces` are those that cells are in already: see {@link pieceOf}.
 */
export function joinPieces(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  edges: Int32Array,
  length: number,
  pieces: Int32Array,
  joins: number,
  recorder: Recorder | undefined,
): void {
  let left = joins
  for (let i = 0; i < length && left > 0; i++) {
    const side = edges[i]!
    const higher = across[side]!
    const twin = first[higher]! + slot[side]!
    const a = pieceOf(pieces, higher)
    const b = pieceOf(pieces, across[twin]!)
    if (recorder !== undefined) recorder.weigh(side)
    if (a === b) continue
    hang(pieces, a, b)
    open[side] = 1
    open[twin] = 1
    if (recorder !== undefined) recorder.join(side)
    left--
  }
}
