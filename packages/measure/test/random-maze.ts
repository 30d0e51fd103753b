// The tests of measure and of difficulty each have this file: neither may use the testing package, which
// stands on both, and no package reads the tests of another.
import {
  type GraphGrid,
  graphOf,
  type MazeWithEnds,
  Mulberry32,
  OUTSIDE,
  Passages,
  SHAPES,
  type ShapeEntry,
} from '@meikyuu/grid'
import fc from 'fast-check'

/** Any maze of any shape, of a few cells to a few hundred; the start may be the goal, and keys lie anywhere. */
export const mazes: fc.Arbitrary<MazeWithEnds> = fc
  .record({
    shape: fc.constantFrom<ShapeEntry[]>(...Object.values(SHAPES)),
    w: fc.integer({ min: 2, max: 12 }),
    h: fc.integer({ min: 2, max: 12 }),
    size: fc.integer({ min: 4, max: 14 }),
    newest: fc.constantFrom(0, 0.5, 1),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    keys: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ shape, w, h, size, newest, seed, keys }) => {
    const grid = shape.size === 'WxH' ? shape.make({ w, h }) : shape.make({ size })
    return randomMaze(grid, newest, seed, keys)
  })

/** A tree grown from the newest cell or any, and ends and keys at any cells. */
export function randomMaze(grid: GraphGrid, newest: number, seed: number, keys: number): MazeWithEnds {
  const rng = new Mulberry32(seed)
  const any = () => rng.below(grid.cells)
  const passages = new Passages(grid)
  const { first, across } = graphOf(grid)
  const list = [any()]
  const taken = new Set(list)
  while (list.length > 0) {
    const at = rng.next() < newest ? list.length - 1 : rng.below(list.length)
    const cell = list[at]!
    const free: number[] = []
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (across[side] !== OUTSIDE && !taken.has(across[side]!)) free.push(side)
    if (free.length === 0) {
      list.splice(at, 1)
      continue
    }
    const side = free[rng.below(free.length)]!
    passages.carve(side)
    taken.add(across[side]!)
    list.push(across[side]!)
  }
  const placed = Array.from({ length: keys }, any)
  return { grid, passages, start: any(), goal: any(), entrance: null, exit: null, keys: placed }
}

/** Any maze with some of its closed sides opened, from none to all of them. */
export const looped: fc.Arbitrary<MazeWithEnds> = fc
  .tuple(mazes, fc.constantFrom(0, 0.05, 0.2, 0.5, 1), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
  .map(([maze, share, seed]) => withLoops(maze, share, seed))

/** A copy of a maze in which a share of the closed sides between two cells is open. */
export function withLoops(maze: MazeWithEnds, share: number, seed: number): MazeWithEnds {
  const rng = new Mulberry32(seed)
  const { sides, across } = graphOf(maze.grid)
  const passages = maze.passages.copy()
  for (let side = 0; side < sides; side++)
    if (across[side] !== OUTSIDE && !passages.isOpen(side) && rng.next() < share) passages.carve(side)
  return { ...maze, passages }
}
