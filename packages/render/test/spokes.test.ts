import {
  circleGrid,
  type Grid,
  graphOf,
  hexGrid,
  type MazeMap,
  Passages,
  squareGrid,
  triangleGrid,
} from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { svgOf } from '../src/index.js'
import { type At, linesOfPath } from './read-path.js'

/** A map with a passage wherever two cells meet. */
function openMap(grid: Grid): MazeMap {
  const { across, sides } = graphOf(grid)
  const passages = new Passages(grid)
  for (let side = 0; side < sides; side++)
    if (across[side]! >= 0 && !passages.isOpen(side)) passages.carve(side)
  return { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
}

/** How far each point of a picture, a unit apart, lies within the wall; below 0 on the paths. */
function depths(svg: string): { readonly columns: number; readonly depth: readonly number[] } {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)!
  const [tag] = /<path class="passages"[^>]*>/.exec(svg)!
  const radius = Number(/stroke-width="([\d.]+)"/.exec(tag)![1]) / 2
  const pieces = linesOfPath(/ d="([^"]*)"/.exec(tag)![1]!).flatMap((line) =>
    line.slice(1).map((to, i): [At, At] => [line[i]!, to]),
  )
  const columns = Math.ceil(Number(width))
  const depth = Array.from({ length: columns * Math.ceil(Number(height)) }, (_, i) => {
    const at: At = [i % columns, Math.floor(i / columns)]
    return Math.min(...pieces.map(([a, b]) => distance(at, a, b))) - radius
  })
  return { columns, depth }
}

/** The deepest that the wall is anywhere near a point. */
function deepestNear({ columns, depth }: ReturnType<typeof depths>, at: number): number {
  let deepest = 0
  for (let row = -NEAR; row <= NEAR; row++)
    for (let column = -NEAR; column <= NEAR; column++)
      deepest = Math.max(deepest, depth[at + row * columns + column] ?? 0)
  return deepest
}

/** Nearer than the other side of the narrowest path. */
const NEAR = 6

function distance([x, y]: At, [ax, ay]: At, [bx, by]: At): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

describe('paths around a point', () => {
  it.each([
    ['circle', circleGrid(3)],
    ['square', squareGrid(3, 3)],
    ['hex', hexGrid(3, 3)],
    ['triangle', triangleGrid(5, 3)],
  ])('leave no speck of wall that is thinner than a wall: %s', (_, grid) => {
    for (const passageWidth of [undefined, 16, 21, 23, 25, 27, 29, 33, 38.5]) {
      const wallWidth = 4
      const svg = svgOf(openMap(grid), {
        style: 'passages',
        cellSize: 40,
        wallWidth,
        ...(passageWidth !== undefined && { passageWidth }),
      })
      const wall = depths(svg)
      const thinnest = wall.depth.reduce(
        (least, depth, at) => (depth > 0 ? Math.min(least, deepestNear(wall, at)) : least),
        Infinity,
      )
      expect(thinnest * 2, String(passageWidth)).toBeGreaterThan(wallWidth / 2)
    }
  })

  it('leave the wall where it is thick enough to be seen', () => {
    const { columns, depth } = depths(svgOf(openMap(squareGrid(3, 3)), { style: 'passages', cellSize: 40 }))
    // The points where four cells meet, with half a cell of margin.
    for (const x of [60, 100]) for (const y of [60, 100]) expect(depth[y * columns + x]).toBeCloseTo(8)
  })
})
