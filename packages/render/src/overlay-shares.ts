import { MazeError, shown } from '@meikyuu/grid'
import { cellAreas, NO_COLOUR } from './cell-areas.js'
import { coloursAlong, scaleOf } from './colour-scale.js'
import type { SharesOverlay } from './overlays.js'
import type { PicturePlan } from './picture-plan.js'
import type { ReadyOverlay } from './ready-overlay.js'

/** How many colours a scale is drawn with: neighbours cannot be told apart by eye. */
const SHADES = 64

/** A number a cell as a colour. */
export function overlayShares(plan: PicturePlan, overlay: SharesOverlay, opacity: number): ReadyOverlay {
  const scale = overlay.scale === undefined ? plan.scale : scaleOf('scale', overlay.scale)
  const { cells } = plan.maze.grid
  const { shares } = overlay
  if (typeof shares !== 'object' || shares === null || shares.length !== cells)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'shares',
      expected: `a number for each of ${cells} cells`,
      got: shown(shares),
    })
  const shadeOf = new Uint16Array(cells)
  for (let cell = 0; cell < cells; cell++) shadeOf[cell] = shadeFor(shares[cell], cell)
  return shaded(plan, 'overlay-shares', scale, opacity, shadeOf)
}

/** Cells by the steps to them: from the first colour at none to the last at the most. */
export function heatOverlay(plan: PicturePlan, steps: Int32Array, farthest: number): ReadyOverlay {
  const shadeOf = Uint16Array.from(steps, (far) =>
    far < 0 ? NO_COLOUR : shadeFor(farthest === 0 ? 0 : far / farthest, 0),
  )
  return shaded(plan, 'heat', plan.scale, 1, shadeOf)
}

function shaded(
  plan: PicturePlan,
  name: string,
  scale: readonly string[],
  opacity: number,
  shadeOf: Uint16Array,
): ReadyOverlay {
  const colours = coloursAlong(scale, SHADES)
  return {
    place: 'areas',
    swatch: { kind: 'scale', scale, opacity },
    layers: (placing) => cellAreas(plan, placing, { name, opacity, colours, colourOf: shadeOf }),
  }
}

function shadeFor(share: unknown, cell: number): number {
  if (typeof share === 'number' && share >= 0 && share <= 1) return Math.round(share * (SHADES - 1))
  if (Number.isNaN(share)) return NO_COLOUR
  throw new MazeError('BAD_ARGUMENT', {
    name: `shares[${cell}]`,
    expected: 'a number from 0 to 1, or NaN',
    got: shown(share),
  })
}
