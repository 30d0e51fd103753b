import { graphOf, type MazeBody, OUTSIDE } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import { passageStrokes } from './draw-passages.js'
import { wallStrokes } from './draw-walls.js'
import { type EachSide, sideNet } from './line-net.js'
import type { Pen } from './pen.js'
import type { Layer, StrokeLayer } from './picture.js'
import type { PicturePlan } from './picture-plan.js'
import { PlacedPen, type Placing } from './placed-pen.js'
import { middleOf } from './points-along.js'
import { drawSpokes, spokesOf } from './spokes.js'
import { drawStrokes } from './strokes.js'

/** What a maze is drawn as: what lies under everything walked, and what lies over it. */
export interface MazeLayers {
  readonly below: readonly Layer[]
  readonly above: readonly Layer[]
}

/** The walls or passages of a maze. */
export function mazeLayers(plan: PicturePlan, placing: Placing): MazeLayers {
  if (plan.style === 'passages') return { below: paths(plan, placing), above: [] }
  const { maze, colours, wallWidth, cap, isOutlined } = plan
  if (isOutlined)
    return {
      below: [],
      above: [stroke(placing, 'walls', colours.wall, wallWidth, cap, (pen) => wallStrokes(maze, pen))],
    }
  const passages = stroke(placing, 'passages', colours.wall, wallWidth, cap, (pen) =>
    passageStrokes(maze, pen),
  )
  return { below: [passages], above: [] }
}

/** Paths in what lies around them: the board's whole area, or, without outlines, a wall's width on both sides. */
function paths(plan: PicturePlan, placing: Placing): Layer[] {
  const { maze, colours, passageWidth, wallWidth, isOutlined } = plan
  // At a blunt end passages would not meet at their corners.
  const cap = plan.cap === 'round' ? 'round' : 'square'
  const draw = (pen: Pen): Iterable<unknown> => passagesAndDoors(plan, pen)
  const around: Layer = isOutlined
    ? {
        kind: 'fill',
        rule: 'evenodd',
        name: 'walls',
        colour: colours.wall,
        opacity: 1,
        draw: (pen) => drawStrokes(sideNet(maze.grid, border(maze)), new PlacedPen(pen, placing)),
      }
    : stroke(placing, 'walls', colours.wall, passageWidth + wallWidth * 2, cap, draw)
  return [around, stroke(placing, 'passages', colours.passage, passageWidth, cap, draw)]
}

function* passagesAndDoors(plan: PicturePlan, pen: Pen): Generator<unknown, void> {
  const { maze } = plan
  yield* passageStrokes(maze, pen)
  for (const [cell, ends] of spokesOf(plan)) {
    drawSpokes(centreOf(maze.grid, cell), ends, pen)
    yield
  }
  for (const [door, cell] of [
    [maze.entrance, maze.start],
    [maze.exit, maze.goal],
  ] as const) {
    if (door === null || cell === null) continue
    const middle = middleOf(maze, door, cell)
    if (middle === null) continue
    pen.moveTo(...centreOf(maze.grid, cell))
    pen.lineTo(...middle)
    yield
  }
}

/** The sides that lead outside. */
function border({ grid }: MazeBody): EachSide {
  const { first, across, cells } = graphOf(grid)
  return (visit) => {
    for (let cell = 0; cell < cells; cell++)
      for (let side = first[cell]!; side < first[cell + 1]!; side++)
        if (across[side] === OUTSIDE) visit(cell, side - first[cell]!)
  }
}

/** Lines in a maze's own units. */
export function stroke(
  placing: Placing,
  name: string,
  colour: string,
  width: number,
  cap: StrokeLayer['cap'],
  draw: (pen: Pen) => Iterable<unknown>,
): StrokeLayer {
  return {
    kind: 'stroke',
    name,
    colour,
    opacity: 1,
    width,
    cap,
    draw: (pen) => draw(new PlacedPen(pen, placing)),
  }
}
