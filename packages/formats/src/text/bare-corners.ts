import type { PlanGap } from './plan-gap.js'
import type { PlanPieces } from './plan-pieces.js'
import type { TextFinding } from './text-finding.js'
import type { TextPlan } from './text-plan.js'
import { positionIn } from './text-raster.js'

/** Holes of a single corner: one between the maze and the outside where nothing is drawn, away from any gap. */
export function bareCorners(plan: TextPlan, { cellOf }: PlanPieces, gaps: readonly PlanGap[]): TextFinding[] {
  const { rows, columns, corners, down, across, raster } = plan
  const atGaps = new Set(gaps.flatMap((gap) => cornersOf(plan, gap)))
  const findings: TextFinding[] = []
  const isCell = (row: number, column: number): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns && cellOf[row * columns + column]! >= 0
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const corner = row * (columns + 1) + column
      if (corners[corner] === 1 || atGaps.has(corner)) continue
      const cells =
        Number(isCell(row - 1, column - 1)) +
        Number(isCell(row - 1, column)) +
        Number(isCell(row, column - 1)) +
        Number(isCell(row, column))
      if (cells === 0 || cells === 4) continue
      const at = positionIn(raster, Math.max(0, down.walls[row]!), Math.max(0, across.walls[column]!))
      findings.push({ code: 'HOLE', ...at, message: 'a hole at a corner of the outer wall; read as wall' })
    }
  return findings
}

/** The four corners of a gap's place. */
function cornersOf({ columns }: TextPlan, { place }: PlanGap): number[] {
  const corner = place + Math.floor(place / columns)
  return [corner, corner + 1, corner + columns + 1, corner + columns + 2]
}
