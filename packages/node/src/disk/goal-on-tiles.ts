import { DEEP_SHARE, type GridRows, newBytes, newFloats, type OwnStream } from 'meikyuu'
import type { TileWalker } from './tile-walker.js'
import { NOTHING_TOLD, rootOnTiles, tourOnTiles } from './tour-on-tiles.js'

/** Ends of a maze. */
export interface DiskEnds {
  /** The cell where the way begins: the root. */
  readonly start: number
  /** The cell where it ends. */
  readonly goal: number
}

/**
 * The ends of mode `to-goal` by the same draws, in memory for a row and a column:
 * a start inside, which becomes the root; then, of all cells that are deep,
 * the one drawn in cell order. Three walks around the tree: how far it goes, how
 * many deep cells each row has, and which they are in the row of the goal.
 *
 * Yields from time to time.
 */
export function* goalOnTiles(
  walker: TileWalker,
  { width, height }: GridRows,
  rng: OwnStream,
): Generator<void, DiskEnds, undefined> {
  const start = innerCell(width, height, rng)
  yield* rootOnTiles(walker, start)
  const most = yield* tourOnTiles(walker, start, true, NOTHING_TOLD)
  const least = Math.ceil(DEEP_SHARE * most)
  const deep = newFloats(height)
  const count = (cell: number) => {
    deep[Math.floor(cell / width)]!++
  }
  yield* tourOnTiles(walker, start, true, { least, tell: count })
  let left = rng.below(deep.reduce((sum, cells) => sum + cells, 0))
  let row = 0
  for (; left >= deep[row]!; row++) left -= deep[row]!
  const first = row * width
  const isDeep = newBytes(width)
  const mark = (cell: number) => {
    if (cell >= first && cell < first + width) isDeep[cell - first] = 1
  }
  yield* tourOnTiles(walker, start, true, { least, tell: mark })
  let column = 0
  while (isDeep[column] === 0 || left-- > 0) column++
  return { start, goal: first + column }
}

/** A cell that is not at the border, or any where all are; one draw. */
function innerCell(width: number, height: number, rng: OwnStream): number {
  const inner = Math.max(0, width - 2) * Math.max(0, height - 2)
  if (inner === 0) return rng.below(width * height)
  const place = rng.below(inner)
  const row = Math.floor(place / (width - 2))
  return (row + 1) * width + 1 + place - row * (width - 2)
}
