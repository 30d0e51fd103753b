import { newSlots } from './new-slots.js'
import { borrowInts, giveBackInts } from './scratch.js'

/** The slots of all sides, and the first side found without a twin, or -1. */
export interface PairedSides {
  readonly slot: Uint8Array | Uint16Array | Uint32Array
  readonly unpaired: number
}

/**
 * Finds for each side the place of the same side within the other cell. Where
 * two cells share several sides, the first of one goes with the first of the
 * other, and so on. Linear in sides, whatever their number a cell: sorted by
 * (far cell, own cell) and by (own cell, far cell), twins stand at the same
 * place of the two lists.
 */
export function pairSides(first: Int32Array, across: Int32Array): PairedSides {
  const cells = first.length - 1
  const sides = across.length
  const owner = borrowInts(sides)
  const byFar = borrowInts(sides)
  const byOwn = borrowInts(sides)
  const place = borrowInts(cells + 1)
  const inner = sortByFar(first, across, owner, byFar, place)
  sortByOwn(inner, cells, owner, byFar, byOwn, place)
  const slot = emptySlots(first, sides)
  let unpaired = -1
  for (let i = 0; i < inner && unpaired < 0; i++) {
    const side = byFar[i]!
    const twin = byOwn[i]!
    if (owner[twin] === across[side] && across[twin] === owner[side]) slot[side] = twin - first[owner[twin]!]!
    else unpaired = owner[twin]! * cells + across[twin]! < across[side]! * cells + owner[side]! ? twin : side
  }
  for (const array of [owner, byFar, byOwn, place]) giveBackInts(array)
  return { slot, unpaired }
}

/** Sides that lead to a cell, by that cell, then their own cell, then slot. Fills `owner` too. */
function sortByFar(
  first: Int32Array,
  across: Int32Array,
  owner: Int32Array,
  byFar: Int32Array,
  place: Int32Array,
): number {
  const cells = first.length - 1
  place.fill(0, 0, cells + 1)
  let inner = 0
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      owner[side] = cell
      if (across[side]! < 0) continue
      inner++
      place[across[side]! + 1]!++
    }
  for (let cell = 0; cell < cells; cell++) place[cell + 1]! += place[cell]!
  for (let side = 0; side < across.length; side++)
    if (across[side]! >= 0) byFar[place[across[side]!]!++] = side
  return inner
}

/** The same sides by their own cell, then the far one, then slot. */
function sortByOwn(
  inner: number,
  cells: number,
  owner: Int32Array,
  byFar: Int32Array,
  byOwn: Int32Array,
  place: Int32Array,
): void {
  place.fill(0, 0, cells + 1)
  for (let i = 0; i < inner; i++) place[owner[byFar[i]!]! + 1]!++
  for (let cell = 0; cell < cells; cell++) place[cell + 1]! += place[cell]!
  for (let i = 0; i < inner; i++) byOwn[place[owner[byFar[i]!]!]!++] = byFar[i]!
}

function emptySlots(first: Int32Array, sides: number): PairedSides['slot'] {
  let most = 0
  for (let cell = 0; cell + 1 < first.length; cell++) most = Math.max(most, first[cell + 1]! - first[cell]!)
  return newSlots(most, sides)
}
