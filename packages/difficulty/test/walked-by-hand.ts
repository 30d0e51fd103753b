import { type MazeWithEnds, neighboursOf } from '@meikyuu/grid'
import { distancesFrom } from '@meikyuu/solver'

/** The squared straight-line distance of a cell's centre to the goal's. */
function squaredDistance({ grid, goal }: MazeWithEnds, cell: number): number {
  const to = grid.centres.at(goal)
  const gaps = grid.centres.at(cell).map((at, axis) => at - to[axis]!)
  return gaps.reduce((sum, gap) => sum + gap * gap, 0)
}

/** Tells whether a cell lies on no shortest way from start to goal. */
export function wrongByHand(maze: MazeWithEnds): (cell: number) => boolean {
  const [there, back] = [distancesFrom(maze, maze.start), distancesFrom(maze, maze.goal)]
  return (cell) => there[cell]! + back[cell]! > there[maze.goal]!
}

/** The cell nearest the goal; of equals, the lowest. */
export function nearest(maze: MazeWithEnds, cells: readonly number[]): number | undefined {
  const nearer = (a: number, b: number) => squaredDistance(maze, a) - squaredDistance(maze, b) || a - b
  return [...cells].sort(nearer)[0]
}

/** The walk from start to goal, always to the unvisited passage nearest the goal, back where there is none. */
export function walkByHand(maze: MazeWithEnds): { walk: number[]; entered: number[] } {
  const stack = [maze.start]
  const entered = [maze.start]
  const walk = [maze.start]
  while (stack.at(-1) !== maze.goal) {
    const unvisited = neighboursOf(maze, stack.at(-1)!).filter((cell) => !entered.includes(cell))
    const next = nearest(maze, unvisited)
    if (next === undefined) stack.pop()
    else {
      stack.push(next)
      entered.push(next)
    }
    walk.push(stack.at(-1)!)
  }
  return { walk, entered }
}

/** By how many degrees the heading changes, with the engine's own mathematics. */
export function bendByHand({ grid }: MazeWithEnds, a: number, b: number, c: number): number {
  const [from, at, to] = [a, b, c].map((cell) => grid.centres.at(cell))
  const v = at!.map((x, axis) => x - from![axis]!)
  const w = to!.map((x, axis) => x - at![axis]!)
  if (v.length === 2) {
    const turn = Math.abs(Math.atan2(w[1]!, w[0]!) - Math.atan2(v[1]!, v[0]!))
    return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
  }
  const dot = v.reduce((sum, x, axis) => sum + x * w[axis]!, 0)
  const cosine = dot / (Math.hypot(...v) * Math.hypot(...w))
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}
