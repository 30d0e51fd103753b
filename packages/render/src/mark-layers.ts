import type { Maze } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import type { PictureColours } from './colours.js'
import type { Pen } from './pen.js'
import type { Layer } from './picture.js'
import type { Placing } from './placed-pen.js'
import { roomIn } from './room-in.js'

/** The share of a cell's room that a mark takes. */
const SHARE = 0.6

/** The least radius of a mark, in units of the picture: what is left of its parts is not rounded away. */
const LEAST_RADIUS = 0.05

/** How far the background reaches around a mark, so that the way does not touch it. */
const HALO = 1.2

/** A disc in a picture. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The start (a disc), the goal (a ring round a disc) and the keys: told apart by form, not by colour alone. */
export function markLayers(maze: Maze, colours: PictureColours, placing: Placing): Layer[] {
  if (maze.start === null) return []
  const keys = allAs(maze.keys.map((key) => discIn(maze, key, placing)))
  const start = discIn(maze, maze.start, placing)
  const goal = discIn(maze, maze.goal, placing)
  const ring = { ...goal, radius: goal.radius * 0.85 }
  const stroke = { kind: 'stroke', opacity: 1, cap: 'butt' } as const
  const fill = { kind: 'fill', opacity: 1 } as const
  return [
    {
      ...fill,
      name: 'halos',
      colour: colours.background,
      draw: (pen) => discs(pen, [...keys, start, goal], HALO),
    },
    {
      ...stroke,
      name: 'keys',
      colour: colours.key,
      width: (keys[0]?.radius ?? 0) * 0.3,
      draw: (pen) => keyShapes(pen, keys),
    },
    { ...fill, name: 'start', colour: colours.start, draw: (pen) => discs(pen, [start], 1) },
    {
      ...stroke,
      name: 'goal',
      colour: colours.goal,
      width: goal.radius * 0.3,
      draw: (pen) => discs(pen, [ring], 1),
    },
    { ...fill, name: 'goal', colour: colours.goal, draw: (pen) => discs(pen, [goal], 0.35) },
  ]
}

/** The disc that a mark takes in a cell. */
function discIn(maze: Maze, cell: number, { scale, x, y }: Placing): Disc {
  const [cx, cy] = centreOf(maze.grid, cell)
  const radius = Math.max(LEAST_RADIUS, Math.min(0.5, roomIn(maze.grid, cell)) * SHARE * scale)
  return { x: cx * scale + x, y: cy * scale + y, radius }
}

/** All as large as the smallest: they are drawn with lines of one width. */
function allAs(discs: readonly Disc[]): Disc[] {
  const radius = discs.reduce((least, disc) => Math.min(least, disc.radius), Infinity)
  return discs.map((disc) => ({ ...disc, radius }))
}

/** Draws discs as whole circles, their radius times `share`. */
export function* discs(pen: Pen, list: Iterable<Disc>, share: number): Generator<undefined, void> {
  for (const { x, y, radius } of list) {
    pen.moveTo(x + radius * share, y)
    pen.arc(x, y, radius * share, 0, Math.PI * 2)
    yield
  }
}

/** A bow, a shaft, two teeth; lying in the cell from left to right. */
function* keyShapes(pen: Pen, keys: readonly Disc[]): Generator<undefined, void> {
  for (const { x, y, radius } of keys) {
    const bow = radius * 0.42
    const left = x - radius + bow
    pen.moveTo(left + bow, y)
    pen.arc(left, y, bow, 0, Math.PI * 2)
    pen.moveTo(left + bow, y)
    pen.lineTo(x + radius, y)
    pen.lineTo(x + radius, y + bow)
    pen.moveTo(x + radius * 0.45, y)
    pen.lineTo(x + radius * 0.45, y + bow)
    yield
  }
}
