import type { MazeWithEnds } from '@meikyuu/grid'

/** The way of a perfect maze, found by going on to every cell once. */
export function wayIn({ grid, passages, start, goal }: MazeWithEnds): number[] {
  const from = new Map<number, number>([[start, start]])
  const queue = [start]
  for (const cell of queue)
    for (const side of passages.openSides(cell)) {
      const other = grid.across[side]!
      if (from.has(other)) continue
      from.set(other, cell)
      queue.push(other)
    }
  const way = [goal]
  while (way[0] !== start) way.unshift(from.get(way[0]!)!)
  return way
}
