import type { Recorder, Rng } from '@meikyuu/grid'
import type { Regions } from './regions.js'

/**
 * Splits the region of `regions.cells` from `from` up to, not including, `to`,
 * which has two cells at least and hangs together: two blobs grow, and one side
 * between them is opened. Returns where the second begins, the one that was done
 * first.
 */
export function splitRegion(
  regions: Regions,
  from: number,
  to: number,
  open: Uint8Array,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  if (to - from === 2) {
    const cell = regions.cells[from]!
    const spot = regions.first[cell]! + (rng.below(regions.inside[cell]!) | 0)
    openSide(regions, regions.sides[spot]!, open, recorder)
    return from + 1
  }
  const split = ++regions.splits
  const one = rng.below(to - from) | 0
  const other = rng.below(to - from - 1) | 0
  begin(regions, 2 * split, regions.cells[from + one]!, recorder)
  begin(regions, 2 * split + 1, regions.cells[from + other + (other < one ? 0 : 1)]!, recorder)
  const { first, across, sides, inside, tried, blobs, members, growing } = regions
  const done = grow(first, across, sides, inside, tried, blobs, members, growing, split, rng, recorder)
  const size = partBlob(regions, done.blob, done.cells)
  openSide(regions, regions.between[rng.below(size) | 0]!, open, recorder)
  return moveToEnd(regions, done.blob, done.cells, to)
}

function openSide(
  { first, across, slot }: Regions,
  side: number,
  open: Uint8Array,
  recorder: Recorder | undefined,
): void {
  open[side] = 1
  open[first[across[side]!]! + slot[side]!] = 1
  recorder?.join(side)
}

/** A blob of one cell. */
function begin(regions: Regions, blob: number, seed: number, recorder: Recorder | undefined): void {
  regions.blobs[seed] = blob
  regions.tried[seed] = 0
  regions.members[(blob & 1) as 0 | 1][0] = seed
  regions.growing[(blob & 1) as 0 | 1][0] = seed
  recorder?.start(seed)
}

/** Grows both until one has no side left to try; tells which, and how many cells it has. */
function grow(
  first: Regions['first'],
  across: Regions['across'],
  sides: Int32Array,
  inside: Int32Array,
  tried: Int32Array,
  blobs: Int32Array,
  members: Regions['members'],
  growing: Regions['growing'],
  split: number,
  rng: Rng,
  recorder: Recorder | undefined,
): { readonly blob: number; readonly cells: number } {
  // Those whose turn it is, and those of the other blob: exchanged after each try.
  let blob = 2 * split
  let [mine, others] = growing
  let [cells, othersCells] = members
  let length = 1
  let othersLength = 1
  let size = 1
  let othersSize = 1
  for (;;) {
    const place = rng.below(length) | 0
    const cell = mine[place]!
    const tries = tried[cell]! + 1
    const next = across[sides[first[cell]! + tries - 1]!]!
    tried[cell] = tries
    if (tries === inside[cell]) mine[place] = mine[--length]!
    if (blobs[next]! < 2 * split) {
      blobs[next] = blob
      tried[next] = 0
      cells[size++] = next
      mine[length++] = next
      recorder?.visit(next)
    }
    if (length === 0) return { blob, cells: size }
    const swapped = mine
    mine = others
    others = swapped
    const swappedCells = cells
    cells = othersCells
    othersCells = swappedCells
    const swappedLength = length
    length = othersLength
    othersLength = swappedLength
    const swappedSize = size
    size = othersSize
    othersSize = swappedSize
    blob ^= 1
  }
}

/** Takes the sides between a blob and the rest of its region out of all lists, into `between`; returns how many. */
function partBlob(regions: Regions, blob: number, count: number): number {
  const { first, across, slot, sides, inside, blobs, between } = regions
  const cells = regions.members[(blob & 1) as 0 | 1]
  let length = 0
  for (let i = 0; i < count; i++) {
    const cell = cells[i]!
    for (let spot = first[cell]! + inside[cell]! - 1; spot >= first[cell]!; spot--) {
      const side = sides[spot]!
      const other = across[side]!
      if (blobs[other] === blob) continue
      between[length++] = side
      regions.drop(cell, side)
      regions.drop(other, first[other]! + slot[side]!)
    }
  }
  return length
}

/** Moves a blob's cells to the end of its region; returns where they begin. */
function moveToEnd(regions: Regions, blob: number, count: number, to: number): number {
  const { places } = regions
  const members = regions.members[(blob & 1) as 0 | 1]
  let end = to
  for (let i = 0; i < count; i++) {
    const cell = members[i]!
    const place = places[cell]!
    const last = regions.cells[--end]!
    regions.cells[place] = last
    places[last] = place
    regions.cells[end] = cell
    places[cell] = end
  }
  return end
}
