import { cellAreas, NO_COLOUR } from './cell-areas.js'
import { cellsOf } from './cells-of.js'
import { checkOneOf, checkRange } from './check-drawing.js'
import { colourOf } from './colours.js'
import { discIn, withHalos } from './marks-in.js'
import type { CellsOverlay } from './overlays.js'
import type { PicturePlan } from './picture-plan.js'
import type { ReadyOverlay } from './ready-overlay.js'

/** The usual share of a cell's room that a mark takes: less than the start and the goal. */
const USUAL_SIZE = 0.45

/** The least: smaller ones are not seen. */
const LEAST_SIZE = 0.01

/** Cells in one colour, filled or marked. */
export function overlayCells(plan: PicturePlan, overlay: CellsOverlay, opacity: number): ReadyOverlay {
  const { grid } = plan.maze
  const { form = 'fill', size = USUAL_SIZE } = overlay
  checkOneOf('form', form, ['fill', 'disc', 'ring', 'diamond', 'cross'])
  checkRange('size', size, LEAST_SIZE, 1)
  const colour = colourOf('colour', overlay.colour)
  const cells = [...new Set(cellsOf(grid, 'cells', overlay.cells))]
  const name = 'overlay-cells'
  if (form === 'fill') {
    const isFilled = new Uint16Array(grid.cells).fill(NO_COLOUR)
    for (const cell of cells) isFilled[cell] = 0
    return {
      place: 'areas',
      swatch: { kind: 'area', colour, opacity },
      layers: (placing) => cellAreas(plan, placing, { name, opacity, colours: [colour], colourOf: isFilled }),
    }
  }
  return {
    place: 'marks',
    swatch: { kind: 'mark', form, colour, opacity },
    layers: (placing) => {
      const discs = cells.map((cell) => discIn(plan, placing, cell, size))
      return discs.length === 0 ? [] : withHalos(plan, [{ name, form, colour, opacity, discs }])
    },
  }
}
