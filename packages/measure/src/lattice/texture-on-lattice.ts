import { holdsCell, type LatticeGrid } from '@meikyuu/grid'
import { type LatticeMaze, longestOnLattice } from '@meikyuu/solver'
import { greatestExcess } from '../direction-bias.js'
import type { MazeTexture } from '../maze-texture.js'
import { countDegrees, countKinds } from './count-kinds.js'
import { longestRun } from './longest-run.js'

/** Kinds of cells, by their open sides: north and south, east and west. */
const UPRIGHT = 5
const LEVEL = 10

/** The texture of a maze on a lattice; null where a side is open from one cell only. */
export function textureOnLattice(maze: LatticeMaze): MazeTexture | null {
  const kinds = countKinds(maze)
  if (kinds === null) return null
  const { cells } = maze.grid
  const [, one = 0, two = 0, three = 0, four = 0] = countDegrees(kinds)
  const isolated = cells - one - two - three - four
  const straights = kinds[UPRIGHT]! + kinds[LEVEL]!
  const across = kindsWith(kinds, 2)
  const down = kindsWith(kinds, 4)
  const passages = across + down
  const { steps, pieces } = longestOnLattice(maze)
  const longest = steps + 1
  const cycleRank = passages - cells + pieces
  // A run begins where a passage goes on east, or south, and none came from the other side.
  const count = across - kindsWith(kinds, LEVEL) + down - kindsWith(kinds, UPRIGHT)
  return {
    cells,
    passages,
    pieces,
    cycleRank,
    shares: {
      isolated: isolated / cells,
      deadEnds: one / cells,
      straights: straights / cells,
      turns: (two - straights) / cells,
      tees: three / cells,
      crosses: four / cells,
    },
    river: two / cells,
    runs: { count, mean: count === 0 ? 0 : passages / count, longest: longestRun(maze) },
    bias: greatestExcess(Float64Array.of(across, down), Float64Array.from(sidesBetween(maze.grid))),
    longestWay: longest,
    longestWayExact: cycleRank === 0,
    longestWayShare: longest / cells,
  }
}

/** How many cells have all these sides open, and maybe others. */
function kindsWith(kinds: Int32Array, sides: number): number {
  let count = 0
  for (let kind = 0; kind < kinds.length; kind++) if ((kind & sides) === sides) count += kinds[kind]!
  return count
}

/** How many sides lie between two cells: to the east of one, to the south of one. */
function sidesBetween({ width, height, stride, mask }: LatticeGrid): readonly [number, number] {
  if (mask === null) return [(width - 1) * height, width * (height - 1)]
  let across = 0
  let down = 0
  for (let position = stride; position < (height + 1) * stride; position++) {
    if (!holdsCell(mask.bits, position)) continue
    if (holdsCell(mask.bits, position + 1)) across++
    if (holdsCell(mask.bits, position + stride)) down++
  }
  return [across, down]
}
