import type { Recorder } from '@meikyuu/grid'
import type { Grains } from './grains.js'
import type { Regions } from './regions.js'

/** The most neighbours that a blob looks at in a turn. */
const LOOKS = 32

/**
 * Grows two blobs in a region from a grain each, until one is done. In turn,
 * the first one first, each looks at the neighbours of the oldest of its grains that
 * has any left to look at, 32 at most, and takes in those that are free.
 *
 * @param region The number of the region: free grains have it.
 * @param number What the grains of the first blob get; those of the second get one more.
 * @param ended Gets which blob is done, 0 or 1; how many grains it has; how often it has met the other; how
 * many grains that one has.
 */
export function growBlobs(
  regions: Regions,
  pieces: Grains,
  region: number,
  number: number,
  ended: Int32Array,
  recorder: Recorder | undefined,
): void {
  const { first, neighbours, numbers, members, second, met, secondMet } = regions
  numbers[members[0]!] = number
  numbers[members[second]!] = number + 1
  if (recorder !== undefined) startBlobs(recorder, pieces, members[0]!, members[second]!)
  grow(first, neighbours, numbers, members, second, met, secondMet, region, number, ended, pieces, recorder)
}

function startBlobs(recorder: Recorder, { cells, starts }: Grains, one: number, other: number): void {
  recorder.start(cells[starts[one]!]!)
  recorder.start(cells[starts[other]!]!)
}

/** Tells of the cells of all grains that have come in from place `from` on. */
function tellGrains(
  recorder: Recorder,
  { cells, starts }: Grains,
  members: Int32Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++)
    for (let place = starts[members[i]!]!; place < starts[members[i]! + 1]!; place++)
      recorder.visit(cells[place]!)
}

function grow(
  first: Int32Array,
  neighbours: Int32Array,
  numbers: Int32Array,
  members: Int32Array,
  second: number,
  met: Int32Array,
  secondMet: number,
  region: number,
  number: number,
  ended: Int32Array,
  pieces: Grains,
  recorder: Recorder | undefined,
): void {
  // Of the blob whose turn it is, and of the other: exchanged after each turn.
  let head = 0
  let othersHead = second | 0
  let length = 1
  let othersLength = (second + 1) | 0
  let meetings = 0
  let othersMeetings = secondMet | 0
  let mine = number | 0
  let others = (number + 1) | 0
  let place = first[members[head]!]!
  let othersPlace = first[members[othersHead]!]!
  for (;;) {
    const before = length
    const end = first[members[head]! + 1]!
    const stop = Math.min(end, place + LOOKS)
    for (; place < stop; place++) {
      const next = neighbours[place]!
      const at = numbers[next]!
      // Written in any case and kept if needed: cheaper than branches that nobody can foresee.
      members[length] = next
      met[meetings] = place
      const isFree = ((at ^ region) - 1) >>> 31
      numbers[next] = at ^ ((at ^ mine) & -isFree)
      length += isFree
      meetings += ((at ^ others) - 1) >>> 31
    }
    if (recorder !== undefined) tellGrains(recorder, pieces, members, before, length)
    if (place === end) {
      if (++head === length) break
      place = first[members[head]!]!
    }
    let swapped = head
    head = othersHead
    othersHead = swapped
    swapped = length
    length = othersLength
    othersLength = swapped
    swapped = meetings
    meetings = othersMeetings
    othersMeetings = swapped
    swapped = mine
    mine = others
    others = swapped
    swapped = place
    place = othersPlace
    othersPlace = swapped
  }
  const blob = mine - number
  ended[0] = blob
  ended[1] = length - blob * second
  ended[2] = meetings - blob * secondMet
  ended[3] = othersLength - (1 - blob) * second
}
