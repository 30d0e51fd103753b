import { centreOf } from './centre-of.js'
import type { Disc } from './discs.js'
import { haloLayer, type Marks, markLayers } from './mark-shapes.js'
import type { Layer } from './picture.js'
import type { PicturePlan } from './picture-plan.js'
import type { Placing } from './placed-pen.js'
import { roomIn } from './room-in.js'

/** The share of a cell's room that the start, the goal and a key take. */
const SHARE = 0.6

/** The least radius of a mark, in units of the picture: what is left of its parts is not rounded away. */
const LEAST_RADIUS = 0.05

/** The share of a passage's width that a mark's radius may take, where passages are drawn: with its halo it fits. */
const IN_PASSAGE = 0.42

/** The disc that a mark takes in a cell. */
export function discIn(plan: PicturePlan, placing: Placing, cell: number, share = SHARE): Disc {
  const { maze, style, passageWidth } = plan
  const { scale, x, y } = placing
  const [cx, cy] = centreOf(maze.grid, cell)
  const room = Math.min(0.5, roomIn(maze.grid, cell)) * share * scale
  const most = style === 'passages' ? (passageWidth * IN_PASSAGE * share) / SHARE : Infinity
  return { x: cx * scale + x, y: cy * scale + y, radius: Math.max(LEAST_RADIUS, Math.min(room, most)) }
}

/** Layers of the start, the goal and the keys, each where it is shown, with the background around them. */
export function endLayers(plan: PicturePlan, placing: Placing): Layer[] {
  const { maze, shows, colours } = plan
  if (maze.start === null) return []
  const list: Marks[] = []
  const add = (name: string, form: Marks['form'], colour: string, cells: readonly number[]): void => {
    const discs = cells.map((cell) => discIn(plan, placing, cell))
    if (discs.length > 0 && colour !== 'none') list.push({ name, form, colour, opacity: 1, discs })
  }
  if (shows.keys) add('keys', 'key', colours.key, maze.keys)
  if (shows.start) add('start', 'disc', colours.start, [maze.start])
  if (shows.goal) add('goal', 'goal', colours.goal, [maze.goal])
  return list.length === 0 ? [] : withHalos(plan, list)
}

/** Marks as layers, over the background around them. */
export function withHalos({ style, colours }: PicturePlan, list: readonly Marks[]): Layer[] {
  const discs = list.flatMap((marks) => marks.discs)
  const halo = haloLayer(discs, style === 'passages' ? colours.passage : colours.background)
  return [halo, ...list.flatMap(markLayers)]
}
