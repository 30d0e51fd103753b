import { isOpen, neighboursOf, Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distancesFrom, routeOf, solutionOf, wayBetween } from '../src/index.js'
import { mazes, trees, withCells, withEnds } from './mazes.js'

describe('routeOf', () => {
  it('is the cells of the smallest subtree, each once', () => {
    fc.assert(
      fc.property(withCells(trees(), 5), ([maze, [start, goal, ...keys]]) => {
        const route = routeOf(withEnds(maze, start!, goal!, keys))!
        // Leaves that nobody asked for fall off, until none is left.
        const kept = new Set(Array(maze.grid.cells).keys())
        const asked = new Set([start!, goal!, ...keys])
        for (let last = -1; last !== kept.size; ) {
          last = kept.size
          for (const cell of kept)
            if (!asked.has(cell) && neighboursOf(maze, cell).filter((c) => kept.has(c)).length < 2)
              kept.delete(cell)
        }
        expect(new Set(route)).toEqual(kept)
        expect(route.length).toBe(kept.size)
      }),
    )
  })

  it('is the way, then the trips key by key, outwards', () => {
    fc.assert(
      fc.property(withCells(mazes(), 5), ([maze, [start, goal, ...keys]]) => {
        const solved = withEnds(maze, start!, goal!, keys)
        const way = solutionOf(solved)
        const route = routeOf(solved)
        if (way === null || keys.some((key) => distancesFrom(maze, start!)[key] === -1)) {
          expect(route).toBeNull()
          return
        }
        const toWay = distancesFrom(maze, way)
        expect(route!.slice(0, way.length)).toEqual(way)
        const seen = new Set(way)
        let at = way.length
        for (const key of keys) {
          // A shortest trip takes no more cells than its key is away from the way.
          const begin = at
          const room = begin + toWay[key]!
          while (!seen.has(key)) {
            const cell = route![at]!
            const joints = at === begin ? [...seen] : [route![at - 1]!]
            expect(seen.has(cell)).toBe(false)
            expect(joints.some((other) => isOpen(maze, other, cell))).toBe(true)
            seen.add(cell)
            at++
          }
          expect(at).toBeLessThanOrEqual(room)
        }
        expect(at).toBe(route!.length)
      }),
    )
  })

  it('goes along the way from start to key where nothing else is asked', () => {
    fc.assert(
      fc.property(withCells(trees(), 2), ([maze, [start, key]]) => {
        expect(routeOf(withEnds(maze, start!, start!, [key!]))).toEqual(wayBetween(maze, start!, key!))
      }),
    )
  })

  it('refuses a map and a key outside the grid', () => {
    const grid = squareGrid(2, 2)
    const maze = { grid, passages: new Passages(grid) }
    const map = { ...withEnds(maze, 0, 1), start: null, goal: null } as never
    expect(() => routeOf(map)).toThrow(expect.objectContaining({ code: 'NO_ENDS' }))
    expect(() => routeOf(withEnds(maze, 0, 0, [4]))).toThrow(
      expect.objectContaining({ code: 'NO_SUCH_CELL' }),
    )
  })
})
