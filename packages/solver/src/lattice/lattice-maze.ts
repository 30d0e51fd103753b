import { checkMaze, type LatticeGrid, type MazeBody, MazeError, shown } from '@meikyuu/grid'

/*
 * A byte of a lattice's passages has four bits to spare. Kernels mark cells in
 * them, and leave none behind: a call ends with `clearMarks`, also where it
 * throws, and nobody else sees the bytes in between.
 */

/**
 * A maze on a lattice whose passages are stored as bytes: what {@link latticeMazeOf} gives.
 *
 * @internal
 */
export class LatticeMaze {
  /** The board. */
  readonly grid: LatticeGrid
  /** A byte a position: bits 0 to 3 are the open sides. */
  readonly bytes: Uint8Array

  constructor(grid: LatticeGrid, bytes: Uint8Array) {
    this.grid = grid
    this.bytes = bytes
  }
}

/**
 * A maze as kernels for lattices take it; null where it is on a graph, or where
 * somebody has read `passages.open` and so that is the store. The graph form has
 * been made then.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze.
 *
 * @internal
 */
export function latticeMazeOf(maze: MazeBody): LatticeMaze | null {
  checkMaze(maze)
  const { grid, passages } = maze
  if (grid.kind !== 'lattice') return null
  const bytes = passages.openBytes()
  return bytes === null ? null : new LatticeMaze(grid, bytes)
}

/** Throws `BAD_ARGUMENT` for what {@link latticeMazeOf} has not made. */
export function checkLatticeMaze(maze: LatticeMaze): void {
  if (maze instanceof LatticeMaze) return
  throw new MazeError('BAD_ARGUMENT', { name: 'maze', expected: 'a maze on a lattice', got: shown(maze) })
}

/**
 * Leaves only the open sides in all bytes.
 *
 * @throws MazeError `BAD_ARGUMENT` for what {@link latticeMazeOf} has not made.
 *
 * @internal
 */
export function clearMarks(maze: LatticeMaze): void {
  checkLatticeMaze(maze)
  const { bytes } = maze
  maskWords(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2))
}

function maskWords(words: Int32Array): void {
  for (let i = 0; i < words.length; i++) words[i] = words[i]! & 0x0f0f0f0f
}
