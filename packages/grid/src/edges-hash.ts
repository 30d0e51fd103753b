import { checkMaze } from './check-maze.js'
import { graphOf, type LatticeGrid, OUTSIDE } from './grid.js'
import { holdsCell } from './lattice/lattice-mask.js'
import { cellAt } from './lattice/position-of.js'
import type { MazeBody } from './maze-body.js'

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Bits of a lattice's bytes. */
const EAST = 2
const SOUTH = 4

/**
 * A hash of a maze's passages that does not depend on how they are stored:
 * each as `a-b` with a < b, sorted by a, then b, joined with commas; FNV-1a
 * (Fowler, Noll, Vo) over the characters, 32 bits, as 8 hexadecimal digits.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * edgesHash({ grid, passages }) // => '811c9dc5'
 * passages.carve(1) // from cell 0 to cell 1
 * edgesHash({ grid, passages }) // => '5882f9b5'
 * ```
 */
export function edgesHash(maze: MazeBody): string {
  checkMaze(maze)
  const { grid, passages } = maze
  if (grid.kind === 'lattice') return hashOfLattice(grid, passages.bytes!)
  const { cells, first, across } = graphOf(grid)
  const { open } = passages
  let hash = FNV_START
  let joint = ''
  for (let cell = 0; cell < cells; cell++) {
    const later: number[] = []
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (open[side] === 1 && across[side] !== OUTSIDE && across[side]! > cell) later.push(across[side]!)
    if (later.length > 1) later.sort((a, b) => a - b)
    for (const other of later) {
      hash = hashed(hash, `${joint}${cell}-${other}`)
      joint = ','
    }
  }
  return asText(hash)
}

/** A cell's later neighbours are those to its east and south, in the order of their numbers. */
function hashOfLattice(grid: LatticeGrid, bytes: Uint8Array): string {
  const { width, height, stride, mask } = grid
  let hash = FNV_START
  let joint = ''
  let cell = 0
  for (let row = stride; row <= height * stride; row += stride)
    for (let position = row; position < row + width; position++) {
      if (mask !== null && !holdsCell(mask.bits, position)) continue
      const byte = bytes[position]!
      for (const [side, step] of [
        [EAST, 1],
        [SOUTH, stride],
      ] as const) {
        if ((byte & side) === 0) continue
        hash = hashed(hash, `${joint}${cell}-${cellAt(grid, position + step)}`)
        joint = ','
      }
      cell++
    }
  return asText(hash)
}

function hashed(hash: number, text: string): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return hash
}

function asText(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0')
}
