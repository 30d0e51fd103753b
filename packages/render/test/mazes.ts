import {
  type Grid,
  graphOf,
  type MazeMap,
  type MazeWithEnds,
  Mulberry32,
  OUTSIDE,
  Passages,
  type Rng,
  SHAPES,
  squareGrid,
} from '@meikyuu/grid'
import fc from 'fast-check'

/** A spanning tree: each cell but the first reached, in turn, from a random neighbour that is in. */
function carvedAtRandom(grid: Grid, rng: Rng): Passages {
  const { first, across } = graphOf(grid)
  const passages = new Passages(grid)
  const seen = new Uint8Array(grid.cells)
  const frontier: number[] = []
  const take = (cell: number) => {
    seen[cell] = 1
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (across[side] !== OUTSIDE) frontier.push(side)
  }
  take(0)
  while (frontier.length > 0) {
    const at = rng.below(frontier.length)
    const side = frontier[at]!
    frontier[at] = frontier[frontier.length - 1]!
    frontier.pop()
    if (seen[across[side]!] === 1) continue
    passages.carve(side)
    take(across[side]!)
  }
  return passages
}

/** A maze from its lowest cell to its highest, with a door where the goal has one. */
export function mazeOn(grid: Grid, seed: number, keys: readonly number[] = []): MazeWithEnds {
  const { first, across } = graphOf(grid)
  const goal = grid.cells - 1
  const exit = across.indexOf(OUTSIDE) < 0 ? -1 : [...across].indexOf(OUTSIDE, first[goal]!)
  const passages = carvedAtRandom(grid, new Mulberry32(seed))
  return { grid, passages, start: 0, goal, entrance: null, exit: exit < 0 ? null : exit, keys }
}

/** A maze with every so manyth wall opened: it has loops, and islands of walls. */
export function withLoops(maze: MazeWithEnds, every: number): MazeWithEnds {
  const { grid } = maze
  const passages = maze.passages.copy()
  const { across } = graphOf(grid)
  for (let side = 0; side < grid.sides; side += every)
    if (across[side] !== OUTSIDE && !passages.isOpen(side)) passages.carve(side)
  return { ...maze, passages }
}

/** A maze from text: rows of side lists are dull, so the sides to carve as `cell` and `n`, `e`, `s` or `w`. */
export function carved(width: number, height: number, ...steps: readonly string[]): MazeMap {
  const grid = squareGrid(width, height)
  const passages = new Passages(grid)
  for (const step of steps) passages.carve(Number(step.slice(0, -1)) * 4 + 'nesw'.indexOf(step.at(-1)!))
  return { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
}

/** Small grids of every shape. */
export const smallGrids: fc.Arbitrary<Grid> = fc.oneof(
  ...(['square', 'hex', 'triangle'] as const).map((shape) =>
    fc
      .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }))
      .map(([w, h]): Grid => SHAPES[shape].make({ w, h })),
  ),
  ...(
    ['circle', 'hexagon', 'pyramid', 'heart', 'leaf', 'star', 'ring', 'diamond', 'cross', 'moon'] as const
  ).map((shape) => fc.integer({ min: 4, max: 9 }).map((size): Grid => SHAPES[shape].make({ size }))),
)

export const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
