import { MazeError } from './errors.js'
import type { GraphGrid } from './grid.js'
import { pairSides } from './pair-sides.js'

/**
 * What a grid is built from: all but what follows from its sides.
 *
 * @internal
 */
export interface GraphParts extends Pick<GraphGrid, 'shape' | 'centres' | 'bounds' | 'layout' | 'rows'> {
  /** As {@link GraphGrid.first}. */
  readonly first: Int32Array
  /** As {@link GraphGrid.across}. */
  readonly across: Int32Array
  /** The slots, where the shape knows them; else they are found. */
  readonly slot?: Uint8Array | Uint16Array | Uint32Array
}

/**
 * A grid from its sides. Pairs every side with its twin, unless told how.
 *
 * @throws MazeError `BAD_GRAPH` where a side has none.
 *
 * @internal
 */
export function buildGraph(parts: GraphParts): GraphGrid {
  const { first, across } = parts
  const cells = first.length - 1
  const maxSides = mostSides(first)
  const slot = parts.slot ?? pairedSlots(first, across)
  return Object.freeze({ kind: 'graph', ...parts, cells, sides: across.length, maxSides, slot })
}

function pairedSlots(first: Int32Array, across: Int32Array): GraphGrid['slot'] {
  const { slot, unpaired } = pairSides(first, across)
  if (unpaired >= 0) throw lonely(unpaired, across[unpaired]!, first, across)
  return slot
}

function mostSides(first: Int32Array): number {
  let most = 0
  for (let cell = 0; cell + 1 < first.length; cell++) most = Math.max(most, first[cell + 1]! - first[cell]!)
  return most
}

function lonely(side: number, other: number, first: Int32Array, across: Int32Array): MazeError {
  let cell = 0
  while (first[cell + 1]! <= side) cell++
  const there = sidesBetween(cell, other, first, across)
  const back = sidesBetween(other, cell, first, across)
  return new MazeError('BAD_GRAPH', {
    cell,
    expected: `as many sides to cell ${other} as come back from it`,
    got: `${there} there and ${back} back`,
  })
}

function sidesBetween(from: number, to: number, first: Int32Array, across: Int32Array): number {
  let count = 0
  for (let side = first[from]!; side < first[from + 1]!; side++) if (across[side] === to) count++
  return count
}
