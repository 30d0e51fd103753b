import { checkCell, checkOptions } from '@meikyuu/grid'
import { checkArray, checkRange, checkText } from './check-drawing.js'
import { colourOf } from './colours.js'
import type { CellLabel, LabelsOverlay } from './overlays.js'
import { PICTURE_LIMITS } from './picture-options.js'
import type { PicturePlan } from './picture-plan.js'
import type { ReadyOverlay } from './ready-overlay.js'
import { cellTexts, sizeIn } from './text-layers.js'

/** Texts in cells. */
export function overlayLabels(plan: PicturePlan, overlay: LabelsOverlay, opacity: number): ReadyOverlay {
  const { grid } = plan.maze
  const colour = overlay.colour === undefined ? plan.colours.text : colourOf('colour', overlay.colour)
  checkArray('labels', overlay.labels)
  const labels = Array.from(overlay.labels, (label, i): CellLabel => {
    checkOptions(`labels[${i}]`, label)
    checkCell(grid, label.cell)
    checkText(`labels[${i}].text`, label.text)
    return { cell: label.cell, text: label.text }
  })
  const { size = sizeIn(plan, labels) } = overlay
  const { least, most } = PICTURE_LIMITS.textSize
  if (labels.length > 0) checkRange('size', size, least, most)
  return {
    place: 'labels',
    swatch: null,
    layers: (placing) => [
      cellTexts(plan, placing, { name: 'overlay-labels', colour, opacity, size }, labels),
    ],
  }
}
