import { borrowBytes, giveBackBytes, newInts, positionOf } from '@meikyuu/grid'
import { cellsAtPositions } from './cells-at-positions.js'
import type { LatticeMaze } from './lattice-maze.js'
import { stepsAcross } from './tour.js'

/** The cell stays: it is the start or the goal. */
const STAYS = 0x10

/** The one open side of a byte, 4 where there is none or more. */
const ONE_SIDE: Uint8Array = /* @__PURE__ */ Uint8Array.of(4, 0, 1, 4, 2, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 4)

/** What is left of a maze when its dead ends are filled. */
export interface LatticeFilling {
  /** The cells that are left, lowest first. */
  readonly left: Int32Array
  /** The passages filled. */
  readonly passages: number
}

/** Fills dead ends in a copy of the bytes, where a cell that is filled is a 0, as what is no cell. */
export function fillOnLattice(maze: LatticeMaze, start: number, goal: number): LatticeFilling {
  const { grid, bytes } = maze
  const work = borrowBytes(grid.positions)
  work.set(bytes)
  work[positionOf(grid, start)]! |= STAYS
  work[positionOf(grid, goal)]! |= STAYS
  const end = grid.positions
  const passages = fillAll(work, ONE_SIDE, stepsAcross(maze), end)
  const left = newInts(countLeft(work, end))
  listLeft(work, left)
  giveBackBytes(work)
  cellsAtPositions(grid, left, left.length)
  return { left, passages }
}

/** Fills each dead end, and each cell behind it that is one then. Returns how many passages that fills. */
function fillAll(work: Uint8Array, oneSide: Uint8Array, across: Int32Array, end: number): number {
  let passages = 0
  for (let from = 0; from < end; from++) {
    let position = from
    for (let byte = work[position]!; byte < STAYS; byte = work[position]!) {
      const side = oneSide[byte]!
      if (side === 4) break
      work[position] = 0
      position = (position + across[side]!) | 0
      work[position] = work[position]! & ~(1 << (side ^ 2))
      passages++
    }
  }
  return passages
}

function countLeft(work: Uint8Array, end: number): number {
  let count = 0
  for (let position = 0; position < end; position++) if (work[position] !== 0) count++
  return count
}

function listLeft(work: Uint8Array, left: Int32Array): void {
  let count = 0
  for (let position = 0; count < left.length; position++) if (work[position] !== 0) left[count++] = position
}
