import type { Passages } from '@meikyuu/grid'

/** How many cells have one passage. */
function deadEnds(passages: Passages): number {
  const { first, cells } = passages.grid
  let count = 0
  for (let cell = 0; cell < cells; cell++) {
    let open = 0
    for (let side = first[cell]!; side < first[cell + 1]!; side++) open += passages.open[side]!
    if (open === 1) count++
  }
  return count
}

/** The mean number of dead ends of many mazes, and its standard error. */
export function meanDeadEnds(
  mazes: number,
  maze: (seed: number) => Passages,
): { mean: number; error: number } {
  let sum = 0
  let squares = 0
  for (let seed = 0; seed < mazes; seed++) {
    const count = deadEnds(maze(seed))
    sum += count
    squares += count * count
  }
  const mean = sum / mazes
  return { mean, error: Math.sqrt((squares / mazes - mean * mean) / mazes) }
}
