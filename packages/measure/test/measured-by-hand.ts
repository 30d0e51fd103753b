import { type MazeWithEnds, neighboursOf } from '@meikyuu/grid'
import type { MazeMeasure } from '../src/measure-maze.js'

/** How many steps every cell is from one, over the cells that may be walked on. */
export function stepsFrom(
  maze: MazeWithEnds,
  from: number,
  may = (_cell: number) => true,
): Map<number, number> {
  const steps = new Map([[from, 0]])
  for (const [cell, so] of steps)
    for (const other of neighboursOf(maze, cell))
      if (may(other) && !steps.has(other)) steps.set(other, so + 1)
  return steps
}

/** All shortest ways from one cell to another, the one with the lowest cells first. */
function waysOf(maze: MazeWithEnds, from: number, to: number): number[][] {
  const steps = stepsFrom(maze, to)
  let ways = [[from]]
  for (let left = steps.get(from)!; left > 0; left--)
    ways = ways.flatMap((way) => {
      const nearer = neighboursOf(maze, way.at(-1)!).filter((other) => steps.get(other) === left - 1)
      return [...new Set(nearer)].sort((a, b) => a - b).map((next) => [...way, next])
    })
  return ways
}

/** The shortest way from one cell to another with the lowest cell at each step, both included. */
export function wayOf(maze: MazeWithEnds, from: number, to: number): number[] {
  const steps = stepsFrom(maze, to)
  const way = [from]
  for (let cell = from; cell !== to; way.push(cell))
    cell = Math.min(...neighboursOf(maze, cell).filter((other) => steps.get(other) === steps.get(cell)! - 1))
  return way
}

/** Whether only one way is shortest. */
export function hasOneWay(maze: MazeWithEnds): boolean {
  return waysOf(maze, maze.start, maze.goal).length === 1
}

/** A wrong branch with the cells that it is nearest to, by steps from the way. */
export interface BranchByHand {
  readonly from: number
  readonly cell: number
  readonly depths: Map<number, number>
}

/** Every passage off the way, each with the cells that no other one, and none before it as well, is nearer to. */
export function branchesByHand(maze: MazeWithEnds): BranchByHand[] {
  const way = wayOf(maze, maze.start, maze.goal)
  const off = (cell: number) => !way.includes(cell)
  const passages = way.flatMap((from) =>
    neighboursOf(maze, from)
      .filter(off)
      .map((cell) => ({ from, cell, steps: stepsFrom(maze, cell, off) })),
  )
  const branches = passages.map(({ from, cell }) => ({ from, cell, depths: new Map<number, number>() }))
  for (let cell = 0; cell < maze.grid.cells; cell++) {
    if (!off(cell)) continue
    const steps = passages.map((passage) => passage.steps.get(cell) ?? Number.POSITIVE_INFINITY)
    const least = Math.min(...steps)
    branches[steps.indexOf(least)]!.depths.set(cell, least + 1)
  }
  return branches
}

/** Whether some cell is as near to two branches that leave the same cell of the way, by the fewest steps. */
export function sideOrderDecides(maze: MazeWithEnds): boolean {
  const way = wayOf(maze, maze.start, maze.goal)
  const off = (cell: number) => !way.includes(cell)
  return way.some((from) => {
    const firsts = neighboursOf(maze, from).filter(off)
    const searches = firsts.map((cell) => stepsFrom(maze, cell, off))
    return [...Array(maze.grid.cells).keys()].some((cell) => {
      const steps = searches.map((search) => search.get(cell) ?? Number.POSITIVE_INFINITY)
      const least = Math.min(...steps)
      return Number.isFinite(least) && steps.indexOf(least) !== steps.lastIndexOf(least)
    })
  })
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

/** Twice the cells off the way of the trips to the keys, each a step nearer to the way by the lowest cell. */
function detourByHand(maze: MazeWithEnds, way: readonly number[]): number {
  const nearest = way.map((cell) => stepsFrom(maze, cell))
  const steps = (cell: number) => Math.min(...nearest.map((search) => search.get(cell)!))
  const walked = new Set<number>()
  for (const key of maze.keys)
    for (let cell = key; steps(cell) > 0 && !walked.has(cell); ) {
      walked.add(cell)
      cell = Math.min(...neighboursOf(maze, cell).filter((other) => steps(other) === steps(cell) - 1))
    }
  return 2 * walked.size
}

/** The measure, each count straight from its definition. */
export function measuredByHand(maze: MazeWithEnds): MazeMeasure {
  const { start, goal, keys } = maze
  const { cells } = maze.grid
  const degrees = Array.from({ length: cells }, (_, cell) => neighboursOf(maze, cell).length)
  const way = wayOf(maze, start, goal)
  const deadEnds = degrees.filter((degree) => degree === 1).length
  const lengths = branchesByHand(maze).map(({ depths }) => Math.max(0, ...depths.values()))
  // Passages of the way's cells but the goal, beyond one to arrive by and one to leave by.
  const decisions = way
    .slice(0, -1)
    .map((cell) => degrees[cell]! - (cell === start ? 1 : 2))
    .reduce((a, b) => a + b, 0)
  const wasted = lengths.reduce((a, b) => a + b, 0)
  const detour = detourByHand(maze, way)
  const perfect = degrees.reduce((a, b) => a + b, 0) === 2 * (cells - 1)
  if (perfect) {
    // There, what is walked is the smallest subtree with all of them.
    const subtree = smallestSubtree(maze, [start, goal, ...keys])
    if (detour !== 2 * [...subtree].filter((cell) => !way.includes(cell)).length)
      throw new Error('the trips are not the smallest subtree')
  }
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
