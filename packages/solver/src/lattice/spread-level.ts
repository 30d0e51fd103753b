/**
 * Marks all cells that have no mark and are joined to one of `here`, from place
 * `begin` up to `end`, and writes them to `next` behind the first `had`. Returns
 * how many are there then. They come in the order of a queue that looks at sides in order.
 *
 * A mark is two bits, at `shift`, of which 0 is none. As good as random, which
 * sides are open is no branch: each cell across is written in any case, and kept where it is fresh.
 *
 * @param mark The mark, where it lies in the byte.
 * @param next Room for four cells more for each one looked at.
 */
export function spreadLevel(
  bytes: Uint8Array,
  stride: number,
  shift: number,
  mark: number,
  here: Int32Array,
  begin: number,
  end: number,
  next: Int32Array,
  had: number,
): number {
  let count = had | 0
  for (let i = begin | 0; i < end; i++) {
    const position = here[i]!
    const open = bytes[position]!
    const north = (position - stride) | 0
    const northern = bytes[north]!
    const isNorth = open & ((((northern >> shift) & 3) - 1) >>> 31)
    bytes[north] = northern | (mark & -isNorth)
    next[count] = north
    count = (count + isNorth) | 0
    const east = (position + 1) | 0
    const eastern = bytes[east]!
    const isEast = (open >> 1) & ((((eastern >> shift) & 3) - 1) >>> 31)
    bytes[east] = eastern | (mark & -isEast)
    next[count] = east
    count = (count + isEast) | 0
    const south = (position + stride) | 0
    const southern = bytes[south]!
    const isSouth = (open >> 2) & ((((southern >> shift) & 3) - 1) >>> 31)
    bytes[south] = southern | (mark & -isSouth)
    next[count] = south
    count = (count + isSouth) | 0
    const west = (position - 1) | 0
    const western = bytes[west]!
    const isWest = (open >> 3) & ((((western >> shift) & 3) - 1) >>> 31)
    bytes[west] = western | (mark & -isWest)
    next[count] = west
    count = (count + isWest) | 0
  }
  return count
}
