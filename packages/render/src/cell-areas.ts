import { graphOf, newInts, OUTSIDE } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import { discs } from './discs.js'
import { type EachSide, sideNet } from './line-net.js'
import type { Pen } from './pen.js'
import type { Layer } from './picture.js'
import type { PicturePlan } from './picture-plan.js'
import { PlacedPen, type Placing } from './placed-pen.js'
import { roomIn } from './room-in.js'
import { drawSpokes, type Spokes, spokesOf } from './spokes.js'
import { drawStrokes } from './strokes.js'

/** The mark of a cell without a colour. */
export const NO_COLOUR = 0xffff

/** The largest disc that stands for a cell without an outline, in cells: the usual margin holds it. */
const WIDEST_DISC = 0.5

/** What {@link cellAreas} colours. */
export interface Areas {
  readonly name: string
  readonly opacity: number
  /** The colours. */
  readonly colours: readonly string[]
  /** Which of them each cell has, or {@link NO_COLOUR}. */
  readonly colourOf: Uint16Array
}

/**
 * Coloured cells, a layer a colour. Cells of one colour next to each other are
 * one area. Where all are opaque, each area lies also under the next colour's
 * cells, and one in the middle colour under all of them, so that no seam lets
 * the background through. Where passages are drawn, those have the colours.
 */
export function cellAreas(plan: PicturePlan, placing: Placing, areas: Areas): Layer[] {
  const { colours, colourOf, name, opacity } = areas
  const { used, start, sorted } = byColour(colourOf, colours.length)
  const overlaps = opacity === 1 && plan.style === 'walls' && plan.isOutlined
  const spokes: Spokes = plan.style === 'passages' ? spokesOf(plan) : new Map()
  const layer = (colour: number, last: number, isOwn: (cell: number) => boolean): Layer => {
    const cells = sorted.subarray(start[colour], start[last + 1])
    return areaLayer(plan, placing, { name, opacity, colour: colours[colour]!, cells, isOwn, spokes })
  }
  const layers = used.map((colour, i) => {
    const next = overlaps ? (used[i + 1] ?? colour) : colour
    return layer(colour, next, (cell) => colourOf[cell] === colour || colourOf[cell] === next)
  })
  if (!overlaps || used.length < 3) return layers
  const isOwn = (cell: number): boolean => colourOf[cell] !== NO_COLOUR
  const middle = colours[used[used.length >> 1]!]!
  return [
    areaLayer(plan, placing, { name, opacity, colour: middle, cells: sorted, isOwn, spokes }),
    ...layers,
  ]
}

/** The colours that any cell has, and the cells in their order: a counting sort. */
function byColour(colourOf: Uint16Array, colours: number) {
  const start = newInts(colours + 1)
  for (const colour of colourOf) if (colour !== NO_COLOUR) start[colour + 1]!++
  for (let colour = 0; colour < colours; colour++) start[colour + 1]! += start[colour]!
  const next = start.slice()
  const sorted = newInts(start[colours]!)
  for (let cell = 0; cell < colourOf.length; cell++)
    if (colourOf[cell] !== NO_COLOUR) sorted[next[colourOf[cell]!]!++] = cell
  const used: number[] = []
  for (let colour = 0; colour < colours; colour++) if (start[colour + 1]! > start[colour]!) used.push(colour)
  return { used, start, sorted }
}

interface Area {
  readonly name: string
  readonly opacity: number
  readonly colour: string
  readonly cells: ArrayLike<number>
  readonly isOwn: (cell: number) => boolean
  readonly spokes: Spokes
}

function areaLayer(plan: PicturePlan, placing: Placing, area: Area): Layer {
  const { name, opacity, colour, cells, isOwn, spokes } = area
  const { maze, style, isOutlined } = plan
  if (style === 'passages')
    return {
      kind: 'stroke',
      name,
      colour,
      opacity,
      width: plan.passageWidth,
      cap: plan.cap === 'round' ? 'round' : 'square',
      draw: (pen) => halfPassages(plan, cells, spokes, new PlacedPen(pen, placing)),
    }
  const draw = (pen: Pen): Iterable<unknown> =>
    isOutlined
      ? drawStrokes(sideNet(maze.grid, rimOf(plan, cells, isOwn)), new PlacedPen(pen, placing))
      : discs(new PlacedPen(pen, placing), discsAround(plan, cells), 0.9)
  return { kind: 'fill', rule: isOutlined ? 'evenodd' : 'nonzero', name, colour, opacity, draw }
}

/** The sides where an area ends. */
function rimOf({ maze }: PicturePlan, cells: ArrayLike<number>, isOwn: (cell: number) => boolean): EachSide {
  const { first, across } = graphOf(maze.grid)
  return (visit) => {
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!
      for (let side = first[cell]!; side < first[cell + 1]!; side++)
        if (across[side] === OUTSIDE || !isOwn(across[side]!)) visit(cell, side - first[cell]!)
    }
  }
}

function* discsAround({ maze }: PicturePlan, cells: ArrayLike<number>) {
  for (let i = 0; i < cells.length; i++) {
    const [x, y] = centreOf(maze.grid, cells[i]!)
    yield { x, y, radius: Math.min(WIDEST_DISC, roomIn(maze.grid, cells[i]!)) }
  }
}

/** The passages of cells as far as their middles. */
function* halfPassages(
  { maze }: PicturePlan,
  cells: ArrayLike<number>,
  spokes: Spokes,
  pen: Pen,
): Generator<undefined, void> {
  const { first, across } = graphOf(maze.grid)
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!
    const [x, y] = centreOf(maze.grid, cell)
    drawSpokes([x, y], spokes.get(cell) ?? [], pen)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      if (across[side] === OUTSIDE || maze.passages.open[side] === 0) continue
      const [farX, farY] = centreOf(maze.grid, across[side]!)
      pen.moveTo(x, y)
      pen.lineTo((x + farX) / 2, (y + farY) / 2)
      yield
    }
  }
}
