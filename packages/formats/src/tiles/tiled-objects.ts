import { type Maze, placeOf } from '@meikyuu/grid'
import type { BlockPlan } from './block-rows.js'
import type { TiledObject, TiledPoint } from './tiled-map.js'

/** Start, goal and keys as points, and the way as a line, in this order. */
export function tiledObjects(
  plan: BlockPlan,
  way: ArrayLike<number> | null,
  tileSize: number,
): TiledObject[] {
  const { maze } = plan
  const middle = (cell: number): TiledPoint => middleOf(plan, cell, tileSize)
  const points = endsOf(maze).map(
    ({ name, type, cell }, i): TiledObject => ({
      id: i + 1,
      name,
      type,
      point: true,
      ...middle(cell),
      ...STILL,
    }),
  )
  if (way === null || way.length === 0) return points
  const { x, y } = middle(way[0]!)
  const polyline = cornersOf(way, middle).map((corner) => ({ x: corner.x - x, y: corner.y - y }))
  return [...points, { id: points.length + 1, name: 'way', type: 'way', x, y, polyline, ...STILL }]
}

const STILL = { width: 0, height: 0, rotation: 0, visible: true } as const

function endsOf({ start, goal, keys }: Maze): { name: string; type: string; cell: number }[] {
  if (start === null) return []
  return [
    { name: 'start', type: 'start', cell: start },
    { name: 'goal', type: 'goal', cell: goal },
    ...keys.map((cell, i) => ({ name: `key ${i + 1}`, type: 'key', cell })),
  ]
}

/** The middle of a cell's tile, in pixels. */
function middleOf({ maze, box }: BlockPlan, cell: number, tileSize: number): TiledPoint {
  const place = placeOf(maze.grid, cell)
  const [row, column] = place.kind === 'row' ? [place.row - box.top, place.column - box.left] : [0, 0]
  return { x: (column * 2 + 1.5) * tileSize, y: (row * 2 + 1.5) * tileSize }
}

/** The middles of a way's cells, without those at which it goes straight on. */
function cornersOf(way: ArrayLike<number>, middle: (cell: number) => TiledPoint): TiledPoint[] {
  const corners: TiledPoint[] = []
  let before: TiledPoint | null = null
  let here = middle(way[0]!)
  for (let i = 1; i < way.length; i++) {
    const after = middle(way[i]!)
    const isStraight =
      before !== null && after.x - here.x === here.x - before.x && after.y - here.y === here.y - before.y
    if (!isStraight) corners.push(here)
    before = here
    here = after
  }
  return [...corners, here]
}
