import type { Maze } from './maze.js'
import { neighboursOf } from './maze.js'

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * A hash of a maze's passages that does not depend on how they are stored:
 * each as `a-b` with a < b, sorted by a, then b, joined with commas; FNV-1a
 * (Fowler, Noll, Vo) over the characters, 32 bits, as 8 hexadecimal digits.
 */
export function edgesHash(maze: Pick<Maze, 'grid' | 'passages'>): string {
  let hash = FNV_START
  let joint = ''
  for (let cell = 0; cell < maze.grid.cells; cell++) {
    const later = neighboursOf(maze, cell).filter((other) => other > cell)
    for (const other of later.sort((a, b) => a - b)) {
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
