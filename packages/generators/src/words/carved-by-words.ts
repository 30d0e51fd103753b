import {
  borrowInts,
  type Grid,
  giveBackInts,
  type OwnStream,
  ownStream,
  type Passages,
  type Recorder,
  type Rng,
  storeOf,
} from '@meikyuu/grid'
import { type CellWords, cellWords } from './cell-words.js'
import { openWords } from './open-words.js'

/**
 * Carves a grid in words: `words` are those to begin with, and have the opened
 * sides of each cell in bits 8 to 15 at the end. It may write whatever it likes
 * to the other bits. The draws are those of the general kernel, one for one.
 */
export type WordsKernel = (board: CellWords, words: Int32Array, rng: OwnStream) => void

/**
 * Has a kernel in words carve, where there is one to carve: a graph that has
 * words, with a stream of the library's own and nobody watching. Returns whether
 * it did; else the general kernel must. All has been checked before.
 */
export function carvedByWords(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  recorder: Recorder | undefined,
  kernel: WordsKernel,
): boolean {
  if (grid.kind !== 'graph' || recorder !== undefined) return false
  const stream = ownStream(rng)
  const board = stream === null ? null : cellWords(grid)
  if (stream === null || board === null) return false
  const words = borrowInts(board.cells)
  words.set(board.words)
  kernel(board, words, stream)
  openWords(grid, words, storeOf(passages))
  giveBackInts(words)
  return true
}
