import {
  borrowBytes,
  borrowInts,
  type Grid,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type Passages,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { pairStraight } from './pair-straight.js'

/** What following the passages of a maze straight on comes to. */
export interface FollowedRuns {
  /** How many runs there are. */
  readonly count: number
  /** Passages in the longest. */
  readonly longest: number
  /** Cells with two passages of which one goes on straight in the other. */
  readonly straights: number
}

/** Follows every passage straight on, both ways. A few looks a side; cells need centres. */
export function straightRuns(grid: Grid, { open }: Passages): FollowedRuns {
  const { first, across, slot, sides } = graphOf(grid)
  const onward = borrowInts(sides)
  const seen = borrowBytes(sides)
  seen.fill(0, 0, sides)
  const straights = pairStraight(grid, open, onward)
  let count = 0
  let longest = 0
  // Chains from their ends, then the rings, which have none.
  for (const isRing of [false, true])
    for (let side = 0; side < sides; side++) {
      if (open[side] === 0 || seen[side] === 1 || (!isRing && onward[side] !== NOWHERE)) continue
      const length = follow(first, across, slot, onward, seen, side)
      count++
      if (length > longest) longest = length
    }
  giveBackBytes(seen)
  giveBackInts(onward)
  return { count, longest, straights }
}

const NOWHERE = -1

/** How many passages there are from a side straight on, until none follows or one was met before. */
function follow(
  first: ReadonlyInts,
  across: ReadonlyInts,
  slot: ReadonlyInts,
  onward: Int32Array,
  seen: Uint8Array,
  from: number,
): number {
  let length = 0
  for (let side = from; side !== NOWHERE && seen[side] === 0; length++) {
    const twin = first[across[side]!]! + slot[side]!
    seen[side] = 1
    seen[twin] = 1
    side = onward[twin]!
  }
  return length
}
