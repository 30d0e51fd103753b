import type { Maze } from '@meikyuu/grid'
import { cellsOf } from './cells-of.js'
import { checkOneOf, checkText } from './check-drawing.js'
import { NONE } from './colours.js'
import { describeMaze, headline } from './describe-maze.js'
import { lineStrokes, tripStrokes } from './draw-way.js'
import type { LegendEntry } from './legend.js'
import { legendEntries } from './legend-entries.js'
import { endLayers } from './marks-in.js'
import { mazeLayers, stroke } from './maze-layers.js'
import { heatOverlay } from './overlay-shares.js'
import { overlaysOf } from './overlays-of.js'
import type { Pen } from './pen.js'
import type { Layer, Picture } from './picture.js'
import { layoutOf } from './picture-layout.js'
import type { PictureOptions } from './picture-options.js'
import { type PicturePlan, picturePlan, tripWidth, wayWidth } from './picture-plan.js'
import type { Placing } from './placed-pen.js'
import { pointsAlong } from './points-along.js'
import type { OverlayPlace, ReadyOverlay } from './ready-overlay.js'
import { rectangle } from './rectangle.js'
import { stepsFrom } from './steps-from.js'
import { numberLayer } from './text-layers.js'
import { walkedSides } from './walked-sides.js'

/**
 * A maze as a picture, for whoever writes one: what is drawn in which colour,
 * from the bottom up. All arguments are looked at before it returns; its layers
 * draw when asked to, from what the maze, its way and its overlays were then.
 *
 * @throws MazeError `BAD_ARGUMENT` for a length outside {@link PICTURE_LIMITS}, for
 * titles that are no texts and colours that are none, and for ends that are not
 * in the grid; `NO_SUCH_CELL`; `NO_SUCH_THEME`; `TOO_BIG` for a picture of more than
 * {@link MOST_PICTURE_UNITS} units; `NO_CENTRES` where the grid has none.
 */
export function pictureOf(maze: Maze, options: PictureOptions = {}): Picture {
  const plan = picturePlan(maze, options)
  const { title = headline(maze.grid), overlays = [] } = options
  checkText('title', title)
  const { ready, entries } = overlaysOf(plan, overlays)
  const { legend = entries.length > 0 ? 'below' : 'none', description = wordsFor(maze, entries) } = options
  checkText('description', description)
  checkOneOf('legend', legend, ['none', 'below', 'beside'])
  const walks = walksOf(plan, options)
  const all = [...legendEntries(plan, walks.shown), ...entries]
  const layout = layoutOf(plan, legend === 'none' ? [] : all, legend === 'beside')
  const { width, height, placing } = layout
  const layers: Layer[] = [
    {
      kind: 'fill',
      rule: 'nonzero',
      name: 'background',
      colour: plan.colours.background,
      opacity: 1,
      draw: (pen) => rectangle(pen, 0, 0, width, height),
    },
    ...drawnLayers(plan, placing, walks, ready),
    ...layout.legend,
  ]
  return { width, height, title, description, layers: layers.filter(({ colour }) => colour !== NONE) }
}

/** What is walked and how far, looked at. */
function walksOf(plan: PicturePlan, options: PictureOptions) {
  const { maze, heat } = plan
  const way = cellsOf(maze.grid, 'way', options.way)
  const walked = walkedSides(maze, options)
  const steps = heat === null ? null : stepsFrom(maze, heat)
  const points = pointsAlong(maze, way, true)
  return {
    points,
    walked,
    heat: steps === null ? null : heatOverlay(plan, steps.steps, steps.farthest),
    shown: {
      way: points.length > 1,
      trips: cellsOf(maze.grid, 'trips', options.trips).length > 0,
      farthest: steps === null ? null : steps.farthest,
    },
  }
}

/** From the bottom up: areas, what is walked, walls, marks, texts. */
function drawnLayers(
  plan: PicturePlan,
  placing: Placing,
  walks: ReturnType<typeof walksOf>,
  overlays: readonly ReadyOverlay[],
): Layer[] {
  const { maze, colours, style } = plan
  const { points, walked, heat } = walks
  const line = (name: 'trips' | 'way', width: number, draw: (pen: Pen) => Iterable<unknown>): Layer =>
    stroke(placing, name, name === 'way' ? colours.way : colours.trip, width, 'round', draw)
  const { below, above } = mazeLayers(plan, placing)
  const over = (place: OverlayPlace): Layer[] =>
    overlays.filter((overlay) => overlay.place === place).flatMap((overlay) => overlay.layers(placing))
  const areas = [...(heat === null ? [] : heat.layers(placing)), ...over('areas')]
  return [
    ...(style === 'passages' ? [...below, ...areas] : [...areas, ...below]),
    ...over('routes'),
    // Thinner than a walk, which would hide it.
    ...(walks.shown.trips ? [line('trips', tripWidth(plan), (pen) => tripStrokes(maze, walked, pen))] : []),
    ...(points.length > 1 ? [line('way', wayWidth(plan), (pen) => lineStrokes(points, pen))] : []),
    ...above,
    ...over('sides'),
    ...endLayers(plan, placing),
    ...over('marks'),
    ...over('labels'),
    ...(plan.numbers ? [numberLayer(plan, placing)] : []),
  ]
}

function wordsFor(maze: Maze, entries: readonly LegendEntry[]): string {
  const shown = entries.map(({ words }) => words).join('; ')
  return shown === '' ? describeMaze(maze) : `${describeMaze(maze)} Drawn over it: ${shown}.`
}
