import { borrowInts, type GraphGrid, type Grid, giveBackInts, type Passages, type Rng } from '@meikyuu/grid'
import { checkCarving } from './check-carving.js'
import { allFree } from './free/all-free.js'
import type { FreeSides } from './free/free-sides.js'

/**
 * The recursive backtracker, a depth-first walk with a stack of its own: from
 * the newest cell on to a free neighbour, back where there is none. Long
 * winding passages, few dead ends.
 *
 * Draws: the first cell; then one for each cell carved to, also where there is
 * one choice only. As many as cells. Stepping back draws nothing.
 *
 * @param passages All closed; the maze is carved into them.
 * @throws MazeError `BAD_ARGUMENT`, before any draw.
 *
 * @example
 * ```ts
 * const grid = squareGrid(5, 5)
 * const passages = new Passages(grid)
 * backtracker(grid, passages, new Mulberry32(42))
 * passages.count // => 24
 * edgesHash({ grid, passages }) // => 'b9adf8d2'
 * ```
 */
export function backtracker(grid: Grid, passages: Passages, rng: Rng): void {
  const graph = checkCarving(grid, passages, rng)
  const free = allFree(graph)
  const stack = borrowInts(graph.cells)
  carveDeep(graph, passages.open, free, stack, rng)
  giveBackInts(stack)
  free.giveBack()
}

function carveDeep(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  free: FreeSides,
  stack: Int32Array,
  rng: Rng,
): void {
  let depth = 0
  let cell = rng.below(cells) | 0
  free.take(cell)
  for (;;) {
    const choices = free.count(cell)
    if (choices === 0) {
      if (depth === 0) return
      cell = stack[--depth]!
      continue
    }
    const side = free.pick(cell, rng.below(choices) | 0)
    const next = across[side]!
    open[side] = 1
    open[first[next]! + slot[side]!] = 1
    // The cell is come back to only for a choice not taken now: `depth` grows by 1 where choices > 1.
    stack[depth] = cell
    depth += (1 - choices) >>> 31
    free.take(next)
    cell = next
  }
}
