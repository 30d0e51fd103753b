import {
  type Grid,
  LEAST_CELLS,
  type MazeBody,
  MazeError,
  maskedGrid,
  newBytes,
  newInts,
  Passages,
  squareGrid,
} from '@meikyuu/grid'
import type { PlanPieces } from './plan-pieces.js'
import type { TextFinding } from './text-finding.js'
import { findingOn, isWalled, placeAcross, SLOTS, type TextPlan } from './text-plan.js'

/** Slots that are looked at for passages: each lies between a place and one after it. */
const EAST = 1
const SOUTH = 2

/**
 * The grid and the passages of a plan, and its loops.
 *
 * @throws MazeError `TOO_SMALL` for fewer than two cells.
 */
export function planBody(plan: TextPlan, pieces: PlanPieces): MazeBody & { findings: TextFinding[] } {
  if (pieces.cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', { what: 'the cells of the text', got: pieces.cells, least: LEAST_CELLS })
  const grid = gridOf(plan, pieces)
  const open = newBytes(pieces.cells * SLOTS)
  const group = newInts(pieces.cells)
  for (let cell = 0; cell < group.length; cell++) group[cell] = cell
  const findings: TextFinding[] = []
  for (let place = 0; place < plan.present.length; place++) {
    const cell = pieces.cellOf[place]!
    if (cell < 0) continue
    for (const slot of [EAST, SOUTH]) {
      const other = placeAcross(plan, place, slot)
      if (other < 0 || isWalled(plan, place, slot) || pieces.cellOf[other]! < 0) continue
      const next = pieces.cellOf[other]!
      open[cell * SLOTS + slot] = 1
      open[next * SLOTS + (slot ^ 2)] = 1
      if (!joins(group, cell, next)) findings.push(loopAt(plan, place, slot))
    }
  }
  return { grid, passages: new Passages(grid, open), findings }
}

function gridOf({ rows, columns }: TextPlan, { cellOf, cells }: PlanPieces): Grid {
  if (cells === rows * columns && rows > 1 && columns > 1) return squareGrid(columns, rows)
  const bytes = newBytes(rows * columns)
  for (let place = 0; place < bytes.length; place++) if (cellOf[place]! >= 0) bytes[place] = 1
  return maskedGrid('square', { width: columns, height: rows, bytes }).grid
}

function loopAt(plan: TextPlan, place: number, slot: number): TextFinding {
  return findingOn(plan, 'LOOP', place, slot, 'a loop: this passage joins cells that are joined already')
}

/** Puts the groups of two cells together; whether they were two. */
function joins(group: Int32Array, a: number, b: number): boolean {
  const from = leaderOf(group, a)
  const to = leaderOf(group, b)
  // The lower leads, as in reading order.
  if (from < to) group[to] = from
  else group[from] = to
  return from !== to
}

function leaderOf(group: Int32Array, cell: number): number {
  let at = cell
  while (group[at] !== at) {
    group[at] = group[group[at]!]!
    at = group[at]!
  }
  return at
}
