import { needEnds } from '@meikyuu/grid'
import { withEnds } from '@meikyuu/recipes'
import { solutionOf } from '@meikyuu/solver'
import { describe, expect, test } from 'vitest'
import { blockRows, fromText, TILES, type TiledObject, tiledChunks, tiledOf } from '../src/index.js'
import { mazeOf, squareCodes } from './square-mazes.js'
import { tiledFaults } from './tiled-laws.js'

const CODES = squareCodes().filter((_, i) => i % 5 === 0)

/** What the tests read of a map. */
interface ReadMap extends Record<string, unknown> {
  width: number
  layers: [{ data: number[] }, { objects: TiledObject[] }]
}

const mapOf = (...args: Parameters<typeof tiledOf>): ReadMap => JSON.parse(tiledOf(...args)) as ReadMap

describe('the Tiled map', () => {
  test('keeps the laws of the format', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const way = maze.start === null ? null : solutionOf(maze)
      for (const options of [
        {},
        { way, tileSize: 32 },
        { tileset: 'castle.tsj' },
        { image: 'img/a "b".png' },
      ])
        expect(tiledFaults(mapOf(maze, options)), code).toEqual([])
    }
  })

  test('the laws see what is wrong', () => {
    const map = mapOf(mazeOf('square:3x3:prim:to-goal:1'))
    expect(tiledFaults({ ...map, version: 1 })).not.toEqual([])
    expect(tiledFaults({ ...map, width: 8 })).not.toEqual([])
    expect(tiledFaults({ ...map, nextobjectid: 2 })).not.toEqual([])
    expect(tiledFaults({ ...map, colour: 'red' })).not.toEqual([])
    expect(tiledFaults({ ...map, tilesets: [] })).not.toEqual([])
  })

  test('has the tiles of the block form: 1 floor, 2 wall', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const tiles = [...blockRows(maze)].flatMap((row) => [...row])
      expect(mapOf(maze).layers[0].data, code).toEqual(tiles.map((tile) => (tile === TILES.wall ? 2 : 1)))
    }
  })

  test('has points in the middle of their tiles, and the way from corner to corner', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      if (maze.start === null) {
        expect(mapOf(maze).layers[1].objects).toEqual([])
        continue
      }
      const map = mapOf(maze, { tileSize: 10, way: solutionOf(maze) })
      const { data } = map.layers[0]
      const objects: TiledObject[] = map.layers[1].objects
      expect(objects.map(({ type }) => type)).toEqual(['start', 'goal', ...maze.keys.map(() => 'key'), 'way'])
      const tileAt = (x: number, y: number): number =>
        data[Math.floor(y / 10) * map.width + Math.floor(x / 10)]
      for (const { x, y } of objects) expect([x % 10, y % 10, tileAt(x, y)], code).toEqual([5, 5, 1])
      const way = objects.at(-1)!
      const ends = [way.polyline![0]!, way.polyline!.at(-1)!].map(({ x, y }) => [way.x + x, way.y + y])
      expect(ends).toEqual([objects[0]!, objects[1]!].map(({ x, y }) => [x, y]))
      // Every tile under the line is floor.
      way.polyline!.slice(1).forEach((to, i) => {
        const from = way.polyline![i]!
        const steps = (Math.abs(to.x - from.x) + Math.abs(to.y - from.y)) / 10
        for (let step = 0; step <= steps; step++) {
          const x = way.x + from.x + ((to.x - from.x) * step) / steps
          const y = way.y + from.y + ((to.y - from.y) * step) / steps
          expect(tileAt(x, y), code).toBe(1)
        }
      })
    }
  })

  test('draws the way as it was given, whatever becomes of the list', () => {
    const maze = needEnds(mazeOf('square:6x5:prim:to-goal:3'), 'a way')
    const way = [...solutionOf(maze)!]
    const expected = tiledOf(maze, { way })
    const pieces = tiledChunks(maze, { way })
    way[0] = 99_999
    way.length = 2
    expect([...pieces].join('')).toBe(expected)
    expect(() => tiledChunks(maze, { way: [1.5] })).toThrow(expect.objectContaining({ code: 'NO_SUCH_CELL' }))
    expect(() => tiledChunks(maze, { way: { length: 1e15 } })).toThrow(
      expect.objectContaining({ code: 'NO_SUCH_CELL' }),
    )
  })

  test('tells its recipe where it has one, and the version of its layout', () => {
    const maze = mazeOf('square:4x3:prim:keys-1:5')
    const recipe = { name: 'recipe', type: 'string', value: 'square:4x3:prim:keys-1:5' }
    expect(mapOf(maze)['properties']).toEqual([{ name: 'layout', type: 'int', value: 1 }, recipe])
    const moved = withEnds(maze, { start: 0, goal: 11 })
    expect(mapOf(moved)['properties']).toEqual([{ name: 'layout', type: 'int', value: 1 }])
    const foreign = { ...maze, recipe: { shape: 'torus' } }
    expect(mapOf(foreign)['properties']).toEqual([{ name: 'layout', type: 'int', value: 1 }])
  })

  test('looks as it does', async () => {
    const maze = needEnds(fromText('#######\n#S  #  \n# # # #\n# #  G#\n#######').maze, 'the golden')
    const map = mapOf(maze, { way: solutionOf(maze) })
    const pretty = JSON.stringify(map, null, 1).replace(/\[[\d,\s]+\]/g, (list) => list.replace(/\s+/g, ' '))
    await expect(`${pretty}\n`).toMatchFileSnapshot('golden/tiled-3x2.tmj')
  })
})
