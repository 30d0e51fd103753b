import { checkLatticeMaze, type LatticeMaze } from './lattice-maze.js'

/*
 * A tour follows the walls of a maze: at each cell it goes on by the first open
 * side clockwise after the one it came in by. Round a perfect maze it takes every
 * passage once each way and comes back to where it began. It needs no memory.
 *
 * A look-up by `heading * 16 + open sides` tells how it goes on, where the heading
 * is the side by which it left the last cell.
 */

/**
 * The next heading, by the last and the open sides.
 *
 * @internal
 */
export const TURNS: Uint8Array = /* @__PURE__ */ turns()

function turns(): Uint8Array {
  const table = new Uint8Array(64)
  for (let key = 0; key < 64; key++) {
    const heading = key >> 4
    for (let quarter = 6; quarter > 2; quarter--) {
      const side = (heading + quarter) & 3
      if (((key >> side) & 1) === 1) table[key] = side
    }
  }
  return table
}

/**
 * How far the position across each side is: north, east, south, west.
 *
 * @throws MazeError `BAD_ARGUMENT` for what `latticeMazeOf` has not made.
 *
 * @internal
 */
export function stepsAcross(maze: LatticeMaze): Int32Array {
  checkLatticeMaze(maze)
  const { stride } = maze.grid
  return Int32Array.of(-stride, 1, stride, -1)
}

/**
 * How far the next position of a tour is, by the same keys as {@link TURNS}; 0 where no side is open.
 *
 * @throws MazeError `BAD_ARGUMENT` for what `latticeMazeOf` has not made.
 *
 * @internal
 */
export function tourSteps(maze: LatticeMaze): Int32Array {
  const across = stepsAcross(maze)
  const steps = new Int32Array(TURNS.length)
  for (let key = 0; key < steps.length; key++) if ((key & 15) !== 0) steps[key] = across[TURNS[key]!]!
  return steps
}
