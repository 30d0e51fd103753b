import { type MazeWithEnds, neighboursOf } from '@meikyuu/grid'
import type { MazeMeasure } from '../src/measure-maze.js'

/** The cells from one to another by searching all ways, both included. */
export function wayOf(maze: MazeWithEnds, from: number, to: number): number[] {
  const cameFrom = new Map([[from, from]])
  const queue = [from]
  for (const cell of queue)
    for (const other of neighboursOf(maze, cell))
      if (!cameFrom.has(other)) {
        cameFrom.set(other, cell)
        queue.push(other)
      }
  const way = [to]
  while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!)
  return way
}

/** How deep and how big what lies behind a passage off the way is. */
export function behind(
  maze: MazeWithEnds,
  from: number,
  cell: number,
): { depth: number; cells: Set<number> } {
  const cells = new Set([from, cell])
  let depth = 0
  for (let layer = [cell]; layer.length > 0; depth++) {
    const next = layer.flatMap((at) => neighboursOf(maze, at).filter((other) => !cells.has(other)))
    for (const other of next) cells.add(other)
    layer = next
  }
  cells.delete(from)
  return { depth, cells }
}

/** The smallest subtree that holds some cells: dead ends that are none of them are cut until there are none. */
function smallestSubtree(maze: MazeWithEnds, held: readonly number[]): Set<number> {
  const left = new Set(Array.from({ length: maze.grid.cells }, (_, cell) => cell))
  const loose = (cell: number) =>
    !held.includes(cell) && neighboursOf(maze, cell).filter((other) => left.has(other)).length === 1
  for (let cut = true; cut; ) {
    cut = false
    for (const cell of left)
      if (loose(cell)) {
        left.delete(cell)
        cut = true
      }
  }
  return left
}

/** The measure, each count straight from its definition. */
export function measuredByHand(maze: MazeWithEnds): MazeMeasure {
  const { start, goal, keys } = maze
  const { cells } = maze.grid
  const degrees = Array.from({ length: cells }, (_, cell) => neighboursOf(maze, cell).length)
  const way = wayOf(maze, start, goal)
  const deadEnds = degrees.filter((degree) => degree === 1).length
  const lengths = way.flatMap((from) =>
    neighboursOf(maze, from)
      .filter((cell) => !way.includes(cell))
      .map((cell) => behind(maze, from, cell).depth),
  )
  // Passages of the way's cells but the goal, beyond one to arrive by and one to leave by.
  const decisions = way
    .slice(0, -1)
    .map((cell) => degrees[cell]! - (cell === start ? 1 : 2))
    .reduce((a, b) => a + b, 0)
  const wasted = lengths.reduce((a, b) => a + b, 0)
  const subtree = smallestSubtree(maze, [start, goal, ...keys])
  const detour = keys.length === 0 ? 0 : 2 * [...subtree].filter((cell) => !way.includes(cell)).length
  return {
    cells,
    deadEnds,
    deadEndShare: deadEnds / cells,
    junctions: degrees.filter((degree) => degree >= 3).length,
    river: degrees.filter((degree) => degree === 2).length / cells,
    solution: way.length,
    decisions,
    branches: lengths.length,
    longestBranch: Math.max(0, ...lengths),
    wasted,
    detour,
    effort: way.length + wasted + 2 * decisions + detour,
  }
}
