import {
  borrowInts,
  checkMaze,
  type Grid,
  giveBackInts,
  graphOf,
  type MazeBody,
  type Passages,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { latticeMazeOf, longestWay } from '@meikyuu/solver'
import { countPassages } from './count-passages.js'
import { directionBias } from './direction-bias.js'
import { textureOnLattice } from './lattice/texture-on-lattice.js'
import type { MazeTexture } from './maze-texture.js'
import { straightRuns } from './straight-runs.js'

/**
 * What a maze looks like, whatever its ends: how many dead ends, bends and
 * crossings there are, how long it runs straight on, whether it leans to one
 * direction, how long it is and how many loops it has. Maps, mazes with loops
 * and mazes in pieces have one too.
 *
 * Where the grid has no centres, what needs directions is null. About ten looks
 * a side; nothing is kept.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze, such as passages that
 * are open from one of their cells only.
 *
 * @example
 * ```ts
 * import { Passages, squareGrid } from '@meikyuu/grid'
 * import { textureOf } from '@meikyuu/measure'
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 10]) passages.carve(side) // east, east, south
 * passages.carve(13) // and, apart from these, the two cells left
 * const texture = textureOf({ grid, passages })
 * texture.shares.deadEnds // => 4 / 6
 * texture.shares.turns // => 1 / 6
 * texture.runs // => { count: 3, mean: 4 / 3, longest: 2 }
 * texture.pieces // => 2
 * texture.longestWay // => 4
 * ```
 */
export function textureOf(maze: MazeBody): MazeTexture {
  checkMaze(maze)
  const lattice = latticeMazeOf(maze)
  return (lattice === null ? null : textureOnLattice(lattice)) ?? textureOnGraph(maze)
}

function textureOnGraph(maze: MazeBody): MazeTexture {
  const { grid, passages } = maze
  const { cells, centres } = graphOf(grid)
  const counts = countPassages(grid, passages)
  const pieces = countPieces(grid, passages)
  const cycleRank = counts.passages - cells + pieces
  const runs = centres.length === 0 ? null : straightRuns(grid, passages)
  const longest = longestWay(maze).steps + 1
  return {
    cells,
    passages: counts.passages,
    pieces,
    cycleRank,
    shares: {
      isolated: counts.none / cells,
      deadEnds: counts.one / cells,
      straights: runs === null ? null : runs.straights / cells,
      turns: runs === null ? null : (counts.two - runs.straights) / cells,
      tees: counts.three / cells,
      crosses: counts.more / cells,
    },
    river: counts.two / cells,
    runs: runs === null ? null : meanOf(runs, counts.passages),
    bias: runs === null ? null : directionBias(grid, passages),
    longestWay: longest,
    longestWayExact: cycleRank === 0,
    longestWayShare: longest / cells,
  }
}

function meanOf({ count, longest }: { count: number; longest: number }, passages: number) {
  return { count, mean: count === 0 ? 0 : passages / count, longest }
}

function countPieces(grid: Grid, { open }: Passages): number {
  const { cells, first, across } = graphOf(grid)
  const seen = borrowInts(cells)
  const queue = borrowInts(cells)
  seen.fill(0, 0, cells)
  let pieces = 0
  for (let cell = 0; cell < cells; cell++) {
    if (seen[cell] === 1) continue
    pieces++
    flood(first, across, open, seen, queue, cell)
  }
  giveBackInts(queue)
  giveBackInts(seen)
  return pieces
}

function flood(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  seen: Int32Array,
  queue: Int32Array,
  from: number,
): void {
  seen[from] = 1
  queue[0] = from
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const end = first[queue[head]! + 1]!
    for (let side = first[queue[head]!]!; side < end; side++) {
      const other = across[side]!
      if (open[side] === 0 || seen[other] === 1) continue
      seen[other] = 1
      queue[tail++] = other
    }
  }
}
