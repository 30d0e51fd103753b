import { type GraphGrid, Passages, type Rng } from '@meikyuu/grid'
import type { DivisionCut } from '../src/rows/division-cut.js'

/** Recursive division as one would tell it: recursive, and only gaps and corridors are carved. */
export function plainDivision(grid: GraphGrid, rng: Rng, cut: DivisionCut): Passages {
  const passages = new Passages(grid)
  const at = (x: number, y: number) => y * grid.rows!.width + x
  const east = (x: number, y: number) => passages.carve(grid.first[at(x, y)]! + 1)
  const south = (x: number, y: number) => passages.carve(grid.first[at(x, y)]! + 2)
  const room = (x: number, y: number, w: number, h: number): void => {
    if (w === 1 || h === 1) {
      for (let i = 0; i + 1 < w; i++) east(x + i, y)
      for (let i = 0; i + 1 < h; i++) south(x, y + i)
      return
    }
    const upright = cut === 'proportional' ? rng.next() * (w + h) < w : w > h || (w === h && rng.next() < 0.5)
    if (upright) {
      const left = 1 + rng.below(w - 1)
      east(x + left - 1, y + rng.below(h))
      room(x, y, left, h)
      room(x + left, y, w - left, h)
    } else {
      const above = 1 + rng.below(h - 1)
      south(x + rng.below(w), y + above - 1)
      room(x, y, w, above)
      room(x, y + above, w, h - above)
    }
  }
  room(0, 0, grid.rows!.width, grid.rows!.height)
  return passages
}
