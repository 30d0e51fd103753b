import type { TextFinding } from './text-finding.js'
import type { PlanAxis } from './text-plan.js'
import { positionIn, type TextRaster } from './text-raster.js'

/** A finding for each side of the outer wall that is not drawn. */
export function missingWalls(
  raster: TextRaster,
  { down, across }: { readonly down: PlanAxis; readonly across: PlanAxis },
): TextFinding[] {
  const { rows, columns } = raster
  const sides = [
    { name: 'top', isMissing: down.walls[0] === -1, row: 0, column: 0 },
    { name: 'left', isMissing: across.walls[0] === -1, row: 0, column: 0 },
    { name: 'bottom', isMissing: down.walls.at(-1) === -1, row: rows - 1, column: 0 },
    { name: 'right', isMissing: across.walls.at(-1) === -1, row: 0, column: columns - 1 },
  ]
  return sides
    .filter(({ isMissing }) => isMissing)
    .map(({ name, row, column }) => ({
      code: 'NO_OUTER_WALL',
      ...positionIn(raster, row, column),
      message: `the outer wall at the ${name} is not drawn; it is read as if it were`,
    }))
}
