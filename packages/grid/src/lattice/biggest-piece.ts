import { newInts } from '../allocate.js'
import { LEAST_CELLS } from '../cut.js'
import { MazeError } from '../errors.js'
import type { ReadonlyInts } from '../read-only.js'
import { strideOf } from './lattice-limits.js'
import { holdsCell } from './lattice-mask.js'

/** A piece that was cleared, for it was not the biggest. */
export interface ClearedPiece {
  /** How many cells it has. */
  readonly cells: number
  /** The position of its first cell. */
  readonly position: number
}

/** Runs of cells side by side: where each begins and ends, and the tree of the piece that it is in. */
interface Runs {
  readonly begins: Int32Array
  readonly ends: Int32Array
  readonly parents: Int32Array
}

/**
 * Clears the bits of all pieces but the biggest (the first of equally big
 * ones), and tells them in the order of their first cells. Pieces are put
 * together run by run, so memory goes with the runs.
 *
 * @throws MazeError `TOO_SMALL` where the biggest has fewer than two cells.
 */
export function keepBiggestPiece(
  shape: string,
  bits: Int32Array,
  width: number,
  height: number,
): ClearedPiece[] {
  const runs = runsOf(bits, width, height)
  joinRuns(runs, strideOf(width))
  const sizes = sizesOf(runs)
  let biggest = 0
  for (let run = 1; run < sizes.length; run++) if (sizes[run]! > sizes[biggest]!) biggest = run
  const cells = sizes[biggest] ?? 0
  if (cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', { what: `the cells left of ${shape}`, got: cells, least: LEAST_CELLS })
  const cleared: ClearedPiece[] = []
  for (let run = 0; run < sizes.length; run++) {
    if (runs.parents[run] === run && run !== biggest)
      cleared.push({ cells: sizes[run]!, position: runs.begins[run]! })
    if (rootOf(runs.parents, run) !== biggest) clear(bits, runs.begins[run]!, runs.ends[run]!)
  }
  return cleared
}

function runsOf(bits: Int32Array, width: number, height: number): Runs {
  const count = countRuns(bits, width, height)
  const runs = { begins: newInts(count), ends: newInts(count), parents: newInts(count) }
  const end = strideOf(width) * (height + 1)
  let run = 0
  // Rows are parted by padding, which holds no cell.
  for (let position = strideOf(width); position < end; position++) {
    if (!holdsCell(bits, position)) continue
    runs.begins[run] = position
    while (holdsCell(bits, position)) position++
    runs.ends[run] = position
    runs.parents[run] = run
    run++
  }
  return runs
}

function countRuns(bits: ReadonlyInts, width: number, height: number): number {
  const end = strideOf(width) * (height + 1)
  let count = 0
  for (let position = strideOf(width); position < end; position++)
    if (holdsCell(bits, position) && !holdsCell(bits, position - 1)) count++
  return count
}

/** Hangs runs that touch a run of the row above on the earlier of both, so that a root is a piece's first run. */
function joinRuns({ begins, ends, parents }: Runs, stride: number): void {
  let above = 0
  for (let run = 0; run < begins.length; run++) {
    while (ends[above]! + stride <= begins[run]!) above++
    for (let other = above; other < run && begins[other]! + stride < ends[run]!; other++) {
      const a = rootOf(parents, other)
      const b = rootOf(parents, run)
      if (a < b) parents[b] = a
      else parents[a] = b
    }
  }
}

/** How many cells each piece has, at its root; 0 elsewhere. */
function sizesOf({ begins, ends, parents }: Runs): Int32Array {
  const sizes = newInts(begins.length)
  for (let run = 0; run < sizes.length; run++) sizes[rootOf(parents, run)]! += ends[run]! - begins[run]!
  return sizes
}

function rootOf(parents: Int32Array, run: number): number {
  let at = run
  while (parents[at] !== at) {
    parents[at] = parents[parents[at]!]!
    at = parents[at]!
  }
  return at
}

function clear(bits: Int32Array, begin: number, end: number): void {
  for (let position = begin; position < end; position++) bits[position >>> 5]! &= ~(1 << (position & 31))
}
