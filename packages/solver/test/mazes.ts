import {
  type Grid,
  graphGrid,
  graphOf,
  type MazeWithEnds,
  Mulberry32,
  OUTSIDE,
  Passages,
  SHAPES,
  shuffle,
  squareGrid,
} from '@meikyuu/grid'
import fc from 'fast-check'

/** A maze by random order of sides: each is opened where it joins two pieces, `loops` more where it does not. */
export function randomMaze(
  grid: Grid,
  seed: number,
  loops = 0,
  lost = 0,
): { grid: Grid; passages: Passages } {
  const { across, sides, first } = graphOf(grid)
  const rng = new Mulberry32(seed)
  const order = Int32Array.from({ length: sides }, (_, side) => side)
  const owner = new Int32Array(sides)
  for (let cell = 0; cell < grid.cells; cell++) owner.fill(cell, first[cell], first[cell + 1])
  shuffle(order, rng)
  const piece = Int32Array.from({ length: grid.cells }, (_, cell) => cell)
  const rootOf = (cell: number): number => {
    while (piece[cell] !== cell) cell = piece[cell] = piece[piece[cell]!]!
    return cell
  }
  const passages = new Passages(grid)
  let joins = grid.cells - 1 - lost
  let extra = loops
  for (const side of order) {
    if (across[side] === OUTSIDE || passages.isOpen(side)) continue
    const a = rootOf(owner[side]!)
    const b = rootOf(across[side]!)
    if (a === b ? extra-- > 0 : joins-- > 0) passages.carve(side)
    if (a !== b && passages.isOpen(side)) piece[a] = b
  }
  return { grid, passages }
}

/** A maze with ends. */
export function withEnds(
  maze: { grid: Grid; passages: Passages },
  start: number,
  goal: number,
  keys: readonly number[] = [],
): MazeWithEnds {
  return { ...maze, start, goal, entrance: null, exit: null, keys }
}

const squares = (most: number) =>
  fc
    .tuple(fc.integer({ min: 2, max: most }), fc.integer({ min: 2, max: most }))
    .map(([w, h]) => squareGrid(w, h))

/** Every shape, small. Circles have a cell with many sides, cut shapes few cells. */
const shapes = fc
  .tuple(
    fc.constantFrom(...Object.values(SHAPES)),
    fc.integer({ min: 2, max: 5 }),
    fc.integer({ min: 2, max: 5 }),
  )
  .map(([shape, a, b]) =>
    // Outlines keep few cells of their square, and none of some squares below 4.
    shape.size === 'WxH'
      ? shape.make({ w: a, h: b })
      : shape.make({ size: shape.words[0] === 'size' ? a + 2 : a }),
  )

/** A ring in which neighbours share two sides, which a maze may open both. */
const doubleRings = fc
  .integer({ min: 3, max: 9 })
  .map((n) =>
    graphGrid(
      Array.from({ length: n }, (_, i) => [(i + 1) % n, (i + n - 1) % n, (i + 1) % n, (i + n - 1) % n]),
    ),
  )

const grids = (most: number) => fc.oneof(squares(most), shapes, doubleRings)
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** Perfect mazes. */
export const trees = (most = 8) => fc.tuple(grids(most), seeds).map(([grid, seed]) => randomMaze(grid, seed))

/** Mazes of any kind: with loops, in pieces, both. */
export const mazes = (most = 8) =>
  fc
    .tuple(grids(most), seeds, fc.nat(6), fc.nat(4))
    .map(([grid, seed, loops, lost]) => randomMaze(grid, seed, loops, Math.min(lost, grid.cells - 1)))

/** A maze and some of its cells. */
export const withCells = <M extends { grid: Grid }>(arbitrary: fc.Arbitrary<M>, count: number) =>
  arbitrary.chain((maze) =>
    fc.tuple(
      fc.constant(maze),
      fc.array(fc.nat(maze.grid.cells - 1), { minLength: count, maxLength: count }),
    ),
  )

/** All distances between cells, by Floyd and Warshall: slow, and unlike what is tested. */
export function allDistances(maze: { grid: Grid; passages: Passages }): number[][] {
  const { grid, passages } = maze
  const { across } = graphOf(grid)
  const cells = [...Array(grid.cells).keys()]
  const d = cells.map((a) => cells.map((b) => (a === b ? 0 : Infinity)))
  for (const a of cells) for (const side of passages.openSides(a)) d[a]![across[side]!] = 1
  for (const via of cells)
    for (const a of cells) for (const b of cells) d[a]![b] = Math.min(d[a]![b]!, d[a]![via]! + d[via]![b]!)
  return d
}
