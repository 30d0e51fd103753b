import { FIRST, markAt, NONE, ONWARD, SIDE_BACK } from './marks.js'
import type { TileWalker } from './tile-walker.js'

/** Steps after which others are heard. */
const BURST = 1 << 18

/**
 * Walks around the whole tree of a perfect maze from the root, along one hand, without a
 * list: the way back is in the marks. Each cell is told of when the walk first comes there, and
 * gets the mark that leads back if it has none yet.
 *
 * Yields from time to time.
 *
 * @param tell Is told how far a cell is from the root.
 */
export function* tourOnTiles(
  walker: TileWalker,
  root: number,
  tell: (depth: number) => void,
): Generator<void, void, undefined> {
  walker.goTo(root)
  let came = FIRST
  let depth = 0
  tell(depth)
  for (;;) {
    for (let i = 0; i < BURST; i++) {
      const marks = walker.marks
      const side = ONWARD[marks * 8 + came]!
      if (side === NONE) return
      const isBack = markAt(marks, side) === 2
      walker.step(side)
      came = side ^ 2
      if (isBack) depth--
      else {
        depth++
        leadBack(walker, came)
        tell(depth)
      }
    }
    yield
  }
}

function leadBack(walker: TileWalker, side: number): void {
  const { marks } = walker
  if (markAt(marks, side) === 3) walker.marks = marks ^ (1 << (side * 2))
}

/**
 * Makes a cell the root: all marks on the way from there to the old one are turned around.
 *
 * Yields from time to time.
 */
export function* rootOnTiles(walker: TileWalker, cell: number): Generator<void, void, undefined> {
  walker.goTo(cell)
  let back = NONE
  for (;;) {
    for (let i = 0; i < BURST; i++) {
      const marks = walker.marks
      const ahead = SIDE_BACK[marks]!
      walker.marks = turned(turned(marks, back), ahead)
      if (ahead === NONE) return
      walker.step(ahead)
      back = ahead ^ 2
    }
    yield
  }
}

/** Marks with that of an open side, if any, the other way round: 2 for 3 and 3 for 2. */
function turned(marks: number, side: number): number {
  return side === NONE ? marks : marks ^ (1 << (side * 2))
}
