import { checkMaze } from './check-maze.js'
import { graphOf, OUTSIDE } from './grid.js'
import type { MazeBody } from './maze-body.js'

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

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
  const { cells, first, across } = graphOf(maze.grid)
  const { open } = maze.passages
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
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function hashed(hash: number, text: string): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return hash
}
