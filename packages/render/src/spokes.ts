import { graphOf, newBytes, OUTSIDE } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import { type LineNet, sideNet } from './line-net.js'
import type { Pen } from './pen.js'
import type { PicturePlan } from './picture-plan.js'

/** Where lines from the middle of a cell go, by the cell: x and y, one after the other. */
export type Spokes = ReadonlyMap<number, readonly number[]>

/**
 * Lines of a path's width over what would be left of the wall where cells meet
 * in a point and passages lead all around it: a speck, where it is thinner
 * than a wall. Each goes from the middle of a cell to the middle of them all.
 */
export function spokesOf(plan: PicturePlan): Spokes {
  const spokes = new Map<number, number[]>()
  const { maze, isOutlined } = plan
  // Passages lead round a point only where there are loops.
  if (!isOutlined || maze.passages.count < maze.grid.cells) return spokes
  for (const around of openPoints(plan)) {
    const middle = middleOf(plan, around)
    if (middle === null) continue
    for (const cell of new Set(around)) {
      const own = spokes.get(cell)
      if (own === undefined) spokes.set(cell, [...middle])
      else own.push(...middle)
    }
  }
  return spokes
}

/** Points with passages all around: the cells on both sides of each passage, two by two. */
function openPoints({ maze: { grid, passages } }: PicturePlan): Iterable<number[]> {
  const { first, across, slot, cells, layout } = graphOf(grid)
  const sides: number[] = []
  const pairs: number[] = []
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other !== OUTSIDE && side > first[other]! + slot[side]!) continue
      if (layout.sideLine(cell, side - first[cell]!) === null) continue
      sides.push(side)
      pairs.push(cell, other)
    }
  const net = sideNet(grid, (visit) => {
    for (const [i, side] of sides.entries()) visit(pairs[i * 2]!, side - first[pairs[i * 2]!]!)
  })
  return aroundPoints(
    net,
    pairs,
    (line) => pairs[line * 2 + 1] !== OUTSIDE && passages.open[sides[line]!] === 1,
  )
}

function aroundPoints(net: LineNet, pairs: readonly number[], isOpen: (line: number) => boolean) {
  const { lines, vertices, vertexOf } = net
  const closed = newBytes(vertices)
  for (let end = 0; end < lines * 2; end++) if (!isOpen(end >> 1)) closed[vertexOf[end]!] = 1
  const around = new Map<number, number[]>()
  for (let end = 0; end < lines * 2; end++) {
    const vertex = vertexOf[end]!
    if (closed[vertex] === 1) continue
    const pair = [pairs[end & ~1]!, pairs[end | 1]!]
    const known = around.get(vertex)
    if (known === undefined) around.set(vertex, pair)
    else known.push(...pair)
  }
  return around.values()
}

/** The middle of cells around a point, or null where what lies between the paths is as thick as a wall. */
function middleOf(plan: PicturePlan, around: readonly number[]): [number, number] | null {
  const { maze, passageWidth, wallWidth, cellSize } = plan
  const cells = [...new Set(around)]
  if (cells.length < 3) return null
  let x = 0
  let y = 0
  for (const cell of cells) {
    const [cx, cy] = centreOf(maze.grid, cell)
    x += cx / cells.length
    y += cy / cells.length
  }
  let nearest = Infinity
  for (let i = 0; i < around.length; i += 2) {
    const [ax, ay] = centreOf(maze.grid, around[i]!)
    const [bx, by] = centreOf(maze.grid, around[i + 1]!)
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    if (length > 0)
      nearest = Math.min(nearest, Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length)
  }
  return nearest * 2 * cellSize < passageWidth + wallWidth ? [x, y] : null
}

/** Draws the spokes of one cell. */
export function drawSpokes(from: readonly [number, number], ends: readonly number[], pen: Pen): void {
  for (let i = 0; i < ends.length; i += 2) {
    pen.moveTo(from[0], from[1])
    pen.lineTo(ends[i]!, ends[i + 1]!)
  }
}
