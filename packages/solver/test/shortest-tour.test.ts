import { isOpen, Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_TOUR_KEYS, shortestTour, wayBetween } from '../src/index.js'
import { allDistances, mazes, randomMaze, withCells, withEnds } from './mazes.js'

/** All orders of a list. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, i) => orders(list.filter((_, j) => j !== i)).map((rest) => [one, ...rest]))
}

describe('shortestTour', () => {
  it('is as short as the best of all orders, and no step could be lower', () => {
    const withKeys = fc.tuple(fc.nat(5), fc.constant(0)).chain(([keys]) => withCells(mazes(6), keys + 2))
    fc.assert(
      fc.property(withKeys, ([maze, [start, goal, ...keys]]) => {
        const d = allDistances(maze)
        const best = (from: number, left: readonly number[]) =>
          Math.min(
            ...orders(left).map((order) => {
              const stops = [from, ...order, goal!]
              return stops.slice(1).reduce((sum, stop, i) => sum + d[stops[i]!]![stop]!, 0)
            }),
          )
        const { route, order, reason } = shortestTour(withEnds(maze, start!, goal!, keys))
        const least = best(start!, keys)
        if (least === Infinity) {
          expect([route, order, reason]).toEqual([null, [], 'no-way'])
          return
        }
        expect(route!.length - 1).toBe(least)
        expect([route![0], route!.at(-1)]).toEqual([start, goal])
        const collected: number[] = []
        let left = [...keys]
        for (let i = 0; i < route!.length; i++) {
          const cell = route![i]!
          if (i > 0) {
            const ahead = route!.length - 1 - i
            const lower = [...Array(cell).keys()].filter(
              (other) => isOpen(maze, route![i - 1]!, other) && best(other, left) === ahead,
            )
            expect([lower, isOpen(maze, route![i - 1]!, cell)]).toEqual([[], true])
          }
          for (const [k, key] of keys.entries()) if (key === cell && !collected.includes(k)) collected.push(k)
          left = left.filter((key) => key !== cell)
        }
        expect(order).toEqual(collected)
        expect(order.length).toBe(keys.length)
      }),
    )
  })

  it('without keys is the way', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [start, goal]]) => {
        expect(shortestTour(withEnds(maze, start!, goal!)).route).toEqual(wayBetween(maze, start!, goal!))
      }),
    )
  })

  it('takes ten keys, not eleven, and refuses one outside the grid', () => {
    const maze = randomMaze(squareGrid(12, 12), 4, 20)
    const keys = [5, 17, 23, 40, 66, 71, 89, 100, 121, 143, 7]
    expect(MOST_TOUR_KEYS).toBe(10)
    const { route, order } = shortestTour(withEnds(maze, 0, 143, keys.slice(0, 10)))
    for (const key of keys.slice(0, 10)) expect(route).toContain(key)
    expect([...order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(() => shortestTour(withEnds(maze, 0, 143, keys))).toThrow(
      expect.objectContaining({
        code: 'TOO_BIG',
        details: { what: 'the keys of a tour', got: 11, most: 10 },
      }),
    )
    expect(() => shortestTour(withEnds(maze, 0, 143, [144]))).toThrow(
      expect.objectContaining({ code: 'NO_SUCH_CELL' }),
    )
  })

  it('is null where a key cannot be reached', () => {
    const grid = squareGrid(3, 2)
    const passages = new Passages(grid)
    passages.carve(1)
    const { route, reason } = shortestTour(withEnds({ grid, passages }, 0, 1, [2]))
    expect([route, reason]).toEqual([null, 'no-way'])
  })
})
