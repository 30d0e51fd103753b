import { type Grid, graphOf } from './grid.js'
import { latticeCentre } from './lattice/lattice-centre.js'
import { needCentres } from './need-centres.js'
import { perGrid } from './per-grid.js'

/** Another cell must be nearer by more than this, in squared distance, to take the lower one's place. */
export const CENTRE_TOLERANCE = 1e-9

/**
 * The cell whose centre is nearest the middle of the bounds; the lowest of
 * those that are equally near within {@link CENTRE_TOLERANCE}. Worked out once
 * a grid.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any.
 *
 * @example
 * ```ts
 * centreCell(squareGrid(5, 5)) // => 12
 * centreCell(squareGrid(2, 2)) // => 0
 * ```
 */
export const centreCell: (grid: Grid) => number = /* @__PURE__ */ perGrid((grid) => {
  if (grid?.kind === 'lattice') return latticeCentre(grid)
  const { x, y, z = 0, width, height, depth = 0 } = graphOf(grid).bounds
  const { axes, data, length } = needCentres(grid)
  let nearest = 0
  let least = Infinity
  for (let cell = 0; cell < length; cell++) {
    const dx = data[cell * axes]! - (x + width / 2)
    const dy = data[cell * axes + 1]! - (y + height / 2)
    const dz = axes === 3 ? data[cell * 3 + 2]! - (z + depth / 2) : 0
    const squared = dx * dx + dy * dy + dz * dz
    if (squared >= least - CENTRE_TOLERANCE) continue
    least = squared
    nearest = cell
  }
  return nearest
})
