import { MazeError, shown } from '@meikyuu/grid'
import { cellAreas, NO_COLOUR } from './cell-areas.js'
import { cellsOf } from './cells-of.js'
import { coloursAlong, scaleOf } from './colour-scale.js'
import type { SharesOverlay } from './overlays.js'
import type { PicturePlan } from './picture-plan.js'
import type { ReadyOverlay } from './ready-overlay.js'

/** How many colours a scale is drawn with: neighbours cannot be told apart by eye. */
const SHADES = 64

/** A number a cell as a colour. */
export function overlayShares(plan: PicturePlan, overlay: SharesOverlay, opacity: number): ReadyOverlay {
  const scale = overlay.scale === undefined ? plan.scale : scaleOf('scale', overlay.scale)
  const { grid } = plan.maze
  const cells = overlay.cells === undefined ? null : cellsOf(grid, 'cells', overlay.cells)
  const count = cells === null ? grid.cells : cells.length
  const { shares } = overlay
  if (typeof shares !== 'object' || shares === null || shares.length !== count)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'shares',
      expected: `a number for each of ${count} cells`,
      got: shown(shares),
    })
  const shadeOf = new Uint16Array(grid.cells).fill(NO_COLOUR)
  for (let i = 0; i < count; i++) shadeOf[cells === null ? i : cells[i]!] = shadeFor(shares[i], i)
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

function shadeFor(share: unknown, i: number): number {
  if (typeof share === 'number' && share >= 0 && share <= 1) return Math.round(share * (SHADES - 1))
  if (Number.isNaN(share)) return NO_COLOUR
  throw new MazeError('BAD_ARGUMENT', {
    name: `shares[${i}]`,
    expected: 'a number from 0 to 1, or NaN',
    got: shown(share),
  })
}
