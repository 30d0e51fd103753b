import type { Recorder, Rng } from '@meikyuu/grid'
import type { Grains } from './grains.js'
import { growBlobs } from './grow-blobs.js'
import type { Regions } from './regions.js'

/**
 * Splits the region of `regions.grains` from `from` up to, not including, `to`,
 * which has two grains at least and hangs together: two blobs grow. Returns where
 * the second of the two new regions begins, the blob that was done first.
 *
 * @param ended Room for {@link growBlobs}. Its first place is left with the side to open between the two.
 */
export function splitRegion(
  regions: Regions,
  pieces: Grains,
  ended: Int32Array,
  from: number,
  to: number,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  const { grains, sides, numbers, members, second, met, secondMet } = regions
  const region = numbers[grains[from]!]!
  if (to - from === 2) {
    ended[0] = sides[placeOf(regions, grains[from]!, grains[from + 1]!)]!
    numbers[grains[from + 1]!] = ++regions.last
    return from + 1
  }
  const one = rng.below(to - from) | 0
  const other = rng.below(to - from - 1) | 0
  const number = regions.last + 1
  regions.last = number + 1
  members[0] = grains[from + one]!
  members[second] = grains[from + other + (other < one ? 0 : 1)]!
  growBlobs(regions, pieces, region, number, ended, recorder)
  const blob = ended[0]!
  const length = ended[1]!
  const othersLength = ended[3]!
  ended[0] = sides[met[blob * secondMet + (rng.below(ended[2]!) | 0)]!]!
  putBack(numbers, members, (1 - blob) * second, othersLength, region)
  return moveToEnd(regions, blob * second, length, to)
}

/** Where the neighbour of a grain stands. */
function placeOf({ first, neighbours }: Regions, grain: number, neighbour: number): number {
  let place = first[grain]!
  while (neighbours[place] !== neighbour) place++
  return place
}

/** Puts the grains of the other blob back to the rest of their region. */
function putBack(
  numbers: Int32Array,
  members: Int32Array,
  from: number,
  length: number,
  region: number,
): void {
  for (let i = from; i < from + length; i++) numbers[members[i]!] = region
}

/** Moves a blob's grains to the end of their region; returns where they begin. */
function moveToEnd({ grains, places, members }: Regions, from: number, length: number, to: number): number {
  let end = to
  for (let i = from; i < from + length; i++) {
    const grain = members[i]!
    const place = places[grain]!
    const last = grains[--end]!
    grains[place] = last
    places[last] = place
    grains[end] = grain
    places[grain] = end
  }
  return end
}
