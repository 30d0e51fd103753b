import { cellOfSide, checkSide, type Grid, graphOf } from '@meikyuu/grid'
import { cellsOf } from './cells-of.js'
import { centreOf } from './centre-of.js'
import { checkRange } from './check-drawing.js'
import { colourOf } from './colours.js'
import { lineStrokes } from './draw-way.js'
import { sideNet } from './line-net.js'
import { numbersOf } from './numbers-of.js'
import type { RouteOverlay, SidesOverlay } from './overlays.js'
import type { Pen } from './pen.js'
import { PICTURE_LIMITS } from './picture-options.js'
import { type PicturePlan, wayWidth } from './picture-plan.js'
import { PlacedPen } from './placed-pen.js'
import { pointsAlong } from './points-along.js'
import type { ReadyOverlay } from './ready-overlay.js'
import { drawStrokes } from './strokes.js'

/** A walk as a line. */
export function overlayRoute(plan: PicturePlan, overlay: RouteOverlay, opacity: number): ReadyOverlay {
  const { width = wayWidth(plan) } = overlay
  const points = pointsAlong(plan.maze, cellsOf(plan.maze.grid, 'cells', overlay.cells), true)
  return lines('routes', 'overlay-route', overlay.colour, width, opacity, (pen) => lineStrokes(points, pen))
}

/** Sides as lines; of a grid without outlines as lines between their cells. */
export function overlaySides(plan: PicturePlan, overlay: SidesOverlay, opacity: number): ReadyOverlay {
  const { width = plan.wallWidth * 2 } = overlay
  const { grid } = plan.maze
  const sides = onceEach(grid, numbersOf('sides', overlay.sides))
  return lines('sides', 'overlay-sides', overlay.colour, width, opacity, (pen) =>
    plan.isOutlined ? outlines(grid, sides, pen) : links(grid, sides, pen),
  )
}

function lines(
  place: 'routes' | 'sides',
  name: string,
  given: string,
  width: number,
  opacity: number,
  draw: (pen: Pen) => Iterable<unknown>,
): ReadyOverlay {
  const colour = colourOf('colour', given)
  checkRange('width', width, PICTURE_LIMITS.wallWidth.least, PICTURE_LIMITS.wallWidth.most)
  return {
    place,
    swatch: { kind: 'line', colour, opacity, width },
    layers: (placing) => [
      {
        kind: 'stroke',
        name,
        colour,
        opacity,
        width,
        cap: 'round',
        draw: (pen) => draw(new PlacedPen(pen, placing)),
      },
    ],
  }
}

/** Sides from the lower of their cells, each once. */
function onceEach(grid: Grid, sides: readonly number[]): number[] {
  const { first, across, slot } = graphOf(grid)
  const once = new Set<number>()
  for (const side of sides) {
    checkSide(grid, side)
    const other = across[side]!
    once.add(other < 0 ? side : Math.min(side, first[other]! + slot[side]!))
  }
  return [...once]
}

function outlines(grid: Grid, sides: readonly number[], pen: Pen): Iterable<unknown> {
  const { first } = graphOf(grid)
  const net = sideNet(grid, (visit) => {
    for (const side of sides) {
      const cell = cellOfSide(grid, side)
      visit(cell, side - first[cell]!)
    }
  })
  return drawStrokes(net, pen)
}

function* links(grid: Grid, sides: readonly number[], pen: Pen): Generator<undefined, void> {
  const { across } = graphOf(grid)
  for (const side of sides) {
    if (across[side]! < 0) continue
    pen.moveTo(...centreOf(grid, cellOfSide(grid, side)))
    pen.lineTo(...centreOf(grid, across[side]!))
    yield
  }
}
