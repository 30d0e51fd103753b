import type { Maze } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import { roomIn } from './room-in.js'
import type { SvgColours } from './svg-colours.js'
import { xmlText } from './xml.js'

/** The share of a cell's room that a mark takes. */
const SHARE = 0.6

/** The least radius of a mark, in units of the picture: what is left of its parts is not rounded away. */
const LEAST_RADIUS = 0.05

/** Where a drawing lies in the picture. */
interface Placing {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The start, the goal and the keys as SVG elements: told apart by form, not by colour alone. */
export function svgMarks(maze: Maze, colours: SvgColours, placing: Placing): string[] {
  if (maze.start === null) return []
  const { background } = colours
  const marks = maze.keys.map((key) => keyMark(placed(maze, key, placing), colours.key, background))
  marks.push(startMark(placed(maze, maze.start, placing), colours.start))
  marks.push(goalMark(placed(maze, maze.goal, placing), colours.goal, background))
  return marks
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

function placed(maze: Maze, cell: number, { scale, x, y }: Placing): Spot {
  const [cx, cy] = centreOf(maze.grid, cell)
  const radius = Math.max(LEAST_RADIUS, Math.min(0.5, roomIn(maze.grid, cell)) * SHARE * scale)
  return { x: cx * scale + x, y: cy * scale + y, radius }
}

function startMark({ x, y, radius }: Spot, colour: string): string {
  return `<circle cx="${two(x)}" cy="${two(y)}" r="${two(radius)}" fill="${xmlText(colour)}"/>`
}

/** A ring round a disc, with the background between them, so that the way does not show through. */
function goalMark({ x, y, radius }: Spot, colour: string, background: string): string {
  const fill = xmlText(colour)
  const at = `cx="${two(x)}" cy="${two(y)}"`
  const width = radius * 0.3
  return (
    `<circle ${at} r="${two(radius - width / 2)}" fill="${xmlText(background)}" stroke="${fill}" stroke-width="${two(width)}"/>` +
    `<circle ${at} r="${two(radius * 0.35)}" fill="${fill}"/>`
  )
}

/** A bow with a hole, a shaft, two teeth; lying in the cell from left to right, on a disc that hides the way. */
function keyMark({ x, y, radius }: Spot, colour: string, background: string): string {
  const bow = radius * 0.42
  const left = x - radius + bow
  const width = radius * 0.3
  const shaft = `M${two(left + bow)} ${two(y)}H${two(x + radius)}v${two(bow)}M${two(x + radius * 0.45)} ${two(y)}v${two(bow)}`
  const stroke = `fill="none" stroke="${xmlText(colour)}" stroke-width="${two(width)}"`
  return (
    `<circle cx="${two(x)}" cy="${two(y)}" r="${two(radius * 1.2)}" fill="${xmlText(background)}"/>` +
    `<circle cx="${two(left)}" cy="${two(y)}" r="${two(bow)}" ${stroke}/>` +
    `<path ${stroke} d="${shaft}"/>`
  )
}

function two(n: number): string {
  return String(Math.round(n * 100) / 100)
}
