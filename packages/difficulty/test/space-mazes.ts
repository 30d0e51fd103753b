import { graphGrid, type MazeWithEnds } from '@meikyuu/grid'
import fc from 'fast-check'
import { randomMaze, withLoops } from './random-maze.js'

/** Mazes in a block of cubes, whose centres have three axes and many exact ties. */
export const spaceMazes: fc.Arbitrary<MazeWithEnds> = fc
  .record({
    w: fc.integer({ min: 2, max: 6 }),
    h: fc.integer({ min: 2, max: 5 }),
    d: fc.integer({ min: 1, max: 5 }),
    lean: fc.constantFrom(0, 0.3, Math.SQRT1_2),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    keys: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ w, h, d, lean, seed, keys }) => randomMaze(block(w, h, d, lean), (seed % 3) / 2, seed, keys))

/** The same with some of the closed sides opened. */
export const loopedInSpace: fc.Arbitrary<MazeWithEnds> = fc
  .tuple(spaceMazes, fc.constantFrom(0.05, 0.3, 1), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
  .map(([maze, share, seed]) => withLoops(maze, share, seed))

/** A block of cubes, each layer shifted by `lean` along the first axis. */
function block(w: number, h: number, d: number, lean: number) {
  const at = (x: number, y: number, z: number) =>
    x >= 0 && y >= 0 && z >= 0 && x < w && y < h && z < d ? (z * h + y) * w + x : -1
  const places = Array.from({ length: w * h * d }, (_, cell) => {
    const y = Math.floor(cell / w)
    return [cell % w, y % h, Math.floor(y / h)] as const
  })
  const adjacency = places.map(([x, y, z]) => [
    at(x + 1, y, z),
    at(x - 1, y, z),
    at(x, y + 1, z),
    at(x, y - 1, z),
    at(x, y, z + 1),
    at(x, y, z - 1),
  ])
  return graphGrid(adjacency, { centres: places.map(([x, y, z]) => [x + lean * z, y, z]) })
}
