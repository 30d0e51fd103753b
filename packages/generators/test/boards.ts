import { type GraphGrid, type Grid, graphGrid, SHAPES, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'

const rectangle = fc.record({ w: fc.integer({ min: 2, max: 9 }), h: fc.integer({ min: 2, max: 9 }) })
const single = fc.record({ size: fc.integer({ min: 4, max: 9 }) })

/** Any seed of a recipe. */
export const seeds: fc.Arbitrary<number> = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** Small whole square grids, 2x2 and 2xN among them. */
export const squares: fc.Arbitrary<GraphGrid> = rectangle.map(({ w, h }) => squareGrid(w, h))

/** Small grids of every shape of the table. */
const shapes: fc.Arbitrary<GraphGrid> = fc
  .constantFrom(...Object.values(SHAPES))
  .chain((shape) => (shape.size === 'WxH' ? rectangle.map(shape.make) : single.map(shape.make)))

/** Cells in a row. */
export function path(cells: number): GraphGrid {
  return graphGrid(
    Array.from({ length: cells }, (_, cell) => [cell - 1, cell + 1 < cells ? cell + 1 : -1]),
    { shape: 'path' },
  )
}

/** Cell 0 in the middle of all others. */
export function star(leaves: number): GraphGrid {
  const rays = Array.from({ length: leaves }, () => [0])
  return graphGrid([rays.map((_, leaf) => leaf + 1), ...rays], { shape: 'star graph' })
}

/** Every cell beside every other. */
export function complete(cells: number): GraphGrid {
  const all = Array.from({ length: cells }, (_, cell) => cell)
  return graphGrid(
    all.map((cell) => all.filter((other) => other !== cell)),
    { shape: 'complete' },
  )
}

/** Two hubs with the same leaves, twice joined to the first, and a side outside in between. */
export function twoHubs(leaves: number): GraphGrid {
  const all = Array.from({ length: leaves }, (_, leaf) => leaf + 2)
  return graphGrid([all.flatMap((leaf) => [leaf, -1, leaf]), all, ...all.map(() => [1, 0, -1, 0])], {
    shape: 'two hubs',
  })
}

/** Two cells that share three sides. */
function parallel(): GraphGrid {
  return graphGrid(
    [
      [1, -1, 1, 1],
      [0, 0, -1, -1, 0],
    ],
    { shape: 'parallel' },
  )
}

/** Graphs unlike any shape; some have cells of more than 32 sides. */
const ownGraphs: fc.Arbitrary<GraphGrid> = fc.oneof(
  fc.integer({ min: 2, max: 40 }).map(path),
  fc.integer({ min: 1, max: 80 }).map(star),
  fc.integer({ min: 2, max: 40 }).map(complete),
  fc.integer({ min: 1, max: 30 }).map(twoHubs),
  fc.constant(parallel()),
)

/** Any grid. */
export const grids: fc.Arbitrary<GraphGrid> = fc.oneof(shapes, ownGraphs)

/** The same grid, but called wide: generators then keep counts in trees and not bits in words. */
export function calledWide(grid: GraphGrid): GraphGrid {
  return { ...grid, maxSides: Math.max(grid.maxSides, 33) }
}

/** How many edges a grid has. */
export function edgesOf({ across }: Grid): number {
  let inner = 0
  for (const other of across) if (other >= 0) inner++
  return inner / 2
}
