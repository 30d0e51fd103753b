import { endsOfLine, graphOf, type Maze, newInts, type SideLine } from '@meikyuu/grid'
import { vertexTable } from './vertices.js'
import { eachWall } from './walls.js'

/** The walls of a maze as lines between numbered points. Ends of wall `w` are `2 * w` and `2 * w + 1`. */
export interface WallNet {
  /** How many walls have a line. */
  readonly walls: number
  /** The cell that each wall is drawn from, and which of its sides it is. */
  readonly cell: Int32Array
  readonly slot: Int32Array
  /** The point at each end. */
  readonly vertexOf: Int32Array
  /** How many points there are, and where: `xy[2 * v]`, `xy[2 * v + 1]`. */
  readonly vertices: number
  readonly xy: Float64Array
}

/** Collects the walls of a maze that have a line or an arc. */
export function wallNet(maze: Maze): WallNet {
  const { layout } = maze.grid
  let most = 0
  eachWall(maze, () => most++)
  const cells = newInts(most)
  const slots = newInts(most)
  const vertexOf = newInts(most * 2)
  const vertices = vertexTable(most * 2)
  let walls = 0
  eachWall(maze, (cell, slot) => {
    const line = layout.sideLine(cell, slot)
    if (line === null) return
    const [[x1, y1], [x2, y2]] = endsOfLine(line)
    cells[walls] = cell
    slots[walls] = slot
    vertexOf[walls * 2] = vertices.at(x1, y1)
    vertexOf[walls * 2 + 1] = vertices.at(x2, y2)
    walls++
  })
  return { walls, cell: cells, slot: slots, vertexOf, vertices: vertices.count, xy: vertices.xy }
}

/** How a maze's side is drawn; asked only for walls of a {@link WallNet}, which all have a line. */
export function lineOf(maze: Maze, net: WallNet, wall: number): SideLine {
  return graphOf(maze.grid).layout.sideLine(net.cell[wall]!, net.slot[wall]!)!
}
