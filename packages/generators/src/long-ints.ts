import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** Lists up to here go back to where all working memory does. */
const MOST_POOLED = 2 ** 20

/** Longer ones than this, 64 MiB, are not kept: they might stand in the way of what comes next. */
const MOST_KEPT = 2 ** 24

/** The long list that was given back last, for as long as nothing needs its memory. */
let kept: WeakRef<Int32Array> | null = null

/**
 * As `borrowInts`, for lists of several numbers a cell: they are soon longer than
 * what pools keep, and fresh memory costs half as much as carving does. So one
 * stays at hand, held weakly: the next collection of garbage may take it.
 *
 * @throws MazeError `TOO_BIG` where memory cannot hold it.
 */
export function borrowLongInts(length: number): Int32Array {
  const list = length > MOST_POOLED ? kept?.deref() : undefined
  if (list === undefined || list.length < length || list.length > 2 * length) return borrowInts(length)
  kept = null
  return list
}

/** Gives a list of {@link borrowLongInts} back. Nobody may touch it afterwards. */
export function giveBackLongInts(list: Int32Array): void {
  if (list.length <= MOST_POOLED) giveBackInts(list)
  else if (list.length <= MOST_KEPT) kept = new WeakRef(list)
}
