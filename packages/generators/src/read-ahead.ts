/*
 * Numbers that are soon wanted are read, so that they are near by then. Eight are asked for before
 * anything is done with one: a processor waits for as many at a time as it has room for, and a loop
 * of one a turn fills that room with its own turning. What is left over of eights is not read.
 *
 * Both give all that was read in one number, to be written somewhere: engines leave out what is read
 * for nothing. They are two because V8 asks at each reading what kind of array it has, where there
 * have been several.
 */

/** Of so many bytes caches hold the greater part: at a million reading ahead gave nothing, at ten it gave a fifth. */
export const MOST_NEAR_BYTES: number = 2 ** 21

/** Reads the bytes at these places, from one up to, not including, another, `offset` added to each. */
export function readBytesAhead(
  bytes: Uint8Array,
  places: Int32Array,
  from: number,
  to: number,
  offset: number,
): number {
  let all = 0
  for (let i = from | 0; i + 7 < to; i += 8)
    all |=
      bytes[places[i]! + offset]! |
      bytes[places[i + 1]! + offset]! |
      bytes[places[i + 2]! + offset]! |
      bytes[places[i + 3]! + offset]! |
      bytes[places[i + 4]! + offset]! |
      bytes[places[i + 5]! + offset]! |
      bytes[places[i + 6]! + offset]! |
      bytes[places[i + 7]! + offset]!
  return all
}

/** Reads the numbers at these places, from one up to, not including, another. */
export function readIntsAhead(list: Int32Array, places: Int32Array, from: number, to: number): number {
  let all = 0
  for (let i = from | 0; i + 7 < to; i += 8)
    all |=
      list[places[i]!]! |
      list[places[i + 1]!]! |
      list[places[i + 2]!]! |
      list[places[i + 3]!]! |
      list[places[i + 4]!]! |
      list[places[i + 5]!]! |
      list[places[i + 6]!]! |
      list[places[i + 7]!]!
  return all
}
