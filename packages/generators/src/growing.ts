import { borrowInts, type GraphGrid, type Grid, giveBackInts, type Passages, type Rng } from '@meikyuu/grid'
import { checkCarving } from './check-carving.js'
import { allFree } from './free/all-free.js'
import type { FreeSides } from './free/free-sides.js'

/**
 * The growing tree as the recipe word `growing` has it: half the time it grows
 * from the last cell of its list, half the time from any. A cell without a
 * free neighbour is dropped and the last of the list takes its place, so "last"
 * is not always the newest: a texture of its own. {@link growingTree} is the
 * family that keeps the order of age.
 *
 * Draws: the first cell; then at each step one for the half and, in the second
 * half, one for the place in the list; one more where a passage is carved. The
 * steps go on until the list is empty.
 *
 * @param passages All closed; the maze is carved into them.
 * @throws MazeError `BAD_ARGUMENT`, before any draw.
 */
export function growing(grid: Grid, passages: Passages, rng: Rng): void {
  const graph = checkCarving(grid, passages, rng)
  const free = allFree(graph)
  const list = borrowInts(graph.cells)
  grow(graph, passages.open, free, list, rng)
  giveBackInts(list)
  free.giveBack()
}

function grow(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  free: FreeSides,
  list: Int32Array,
  rng: Rng,
): void {
  let length = 1
  list[0] = rng.below(cells)
  free.take(list[0]!)
  while (length > 0) {
    const place = rng.next() < 0.5 ? length - 1 : rng.below(length) | 0
    const cell = list[place]!
    const choices = free.count(cell)
    if (choices === 0) {
      list[place] = list[--length]!
      continue
    }
    const side = free.pick(cell, rng.below(choices) | 0)
    const next = across[side]!
    open[side] = 1
    open[first[next]! + slot[side]!] = 1
    list[length++] = next
    free.take(next)
  }
}
