import { graphGrid, graphOf, Passages, SHAPES, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aStar,
  bidirectional,
  breadthFirst,
  type DijkstraOptions,
  dijkstra,
  greedyBestFirst,
  longestStep,
  wayBetween,
} from '../src/index.js'
import { allDistances, mazes, randomMaze, withCells, withEnds } from './mazes.js'

type Maze = Parameters<typeof dijkstra>[0]

/** The least cost of a way to each cell, by going over all passages until nothing sinks. */
function leastCosts({ grid, passages, start }: Maze, costs: (side: number) => number): number[] {
  const { first, across } = graphOf(grid)
  const least = Array<number>(grid.cells).fill(Infinity)
  least[start] = 0
  for (let sunk = true; sunk; ) {
    sunk = false
    for (let cell = 0; cell < grid.cells; cell++)
      for (let side = first[cell]!; side < first[cell + 1]!; side++) {
        if (!passages.isOpen(side) || least[cell]! + costs(side) >= least[across[side]!]!) continue
        least[across[side]!] = least[cell]! + costs(side)
        sunk = true
      }
  }
  return least
}

/** The cheapest open side between two cells. */
const costBetween = ({ grid, passages }: Maze, a: number, b: number, costs: (side: number) => number) =>
  Math.min(
    ...passages
      .openSides(a)
      .filter((side) => graphOf(grid).across[side] === b)
      .map(costs),
  )

describe('dijkstra', () => {
  const prices = fc.array(fc.constantFrom(0, 0, 1, 2, 3, 0.1, 0.2, 1e300), { minLength: 7, maxLength: 7 })

  it('finds a cheapest way, whatever each side costs in either direction', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), prices, fc.nat(6), ([maze, [start, goal]], price, shift) => {
        const task = withEnds(maze, start!, goal!)
        const costs = (side: number) => price[(side * 3 + shift) % 7]!
        const { route, cost, shortest, visited } = dijkstra(task, { costs })
        const least = leastCosts(task, costs)[goal!]!
        expect(cost).toBe(least === Infinity ? null : least)
        expect(route === null).toBe(cost === null)
        if (route === null) return
        let sum = 0
        for (let i = 1; i < route.length; i++) sum += costBetween(task, route[i - 1]!, route[i]!, costs)
        expect(sum).toBe(cost)
        expect([route[0], route.at(-1)]).toEqual([start, goal])
        expect(new Set(route).size).toBe(route.length)
        expect([shortest, visited >= route.length]).toEqual([true, true])
        const list = Float64Array.from({ length: maze.grid.sides }, (_, side) => costs(side))
        expect(dijkstra(task, { costs: list })).toEqual(dijkstra(task, { costs }))
      }),
    )
  })

  it('takes of equally cheap ways the fewest passages, then the lowest cells', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), fc.constantFrom(0, 1, 0.5, 7), ([maze, [start, goal]], cost) => {
        const { route } = dijkstra(withEnds(maze, start!, goal!), { costs: () => cost })
        expect(route).toEqual(wayBetween(maze, start!, goal!))
      }),
    )
  })

  it('goes round what is dear, one way', () => {
    const grid = squareGrid(3, 2)
    const passages = new Passages(grid)
    for (const side of [1, 5, 2, 6, 10, 13, 17]) passages.carve(side)
    const maze = withEnds({ grid, passages }, 0, 2)
    // From 1 to 2 is dear, from 2 to 1 is not.
    const costs = (side: number) => (side === 5 ? 9 : 1)
    expect([...dijkstra(maze, { costs }).route!]).toEqual([0, 1, 4, 5, 2])
    expect([...dijkstra({ ...maze, start: 2, goal: 0 }, { costs }).route!]).toEqual([2, 1, 0])
    expect(dijkstra(maze, { costs }).cost).toBe(4)
  })

  it('reaches cells whose costs add up to more than doubles hold', () => {
    const maze = withEnds(randomMaze(squareGrid(2, 3), 1), 0, 5)
    const { route, cost } = dijkstra(maze, { costs: () => Number.MAX_VALUE })
    expect([route, cost]).toEqual([wayBetween(maze, 0, 5), Infinity])
  })

  it('refuses costs that are none, before it does anything', () => {
    const maze = withEnds(randomMaze(squareGrid(2, 2), 1), 0, 3)
    const bad: unknown[] = [-1, Number.NaN, Infinity, '1', null, undefined]
    for (const cost of bad)
      for (const costs of [() => cost, Array(16).fill(cost)])
        expect(() => dijkstra(maze, { costs } as DijkstraOptions)).toThrow(
          expect.objectContaining({ code: 'BAD_ARGUMENT' }),
        )
    for (const costs of [[1, 2], null, 7, 'a', {}])
      expect(() => dijkstra(maze, { costs } as never)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
    // What a wall would cost is nobody's business.
    const { open } = maze.passages
    expect(dijkstra(maze, { costs: (side) => (open[side] === 1 ? 1 : -1) }).cost).not.toBeNull()
  })
})

describe('aStar', () => {
  it('stays shortest on own graphs, wherever their centres are', () => {
    const place = fc.oneof(
      fc.double({ min: -10, max: 10, noNaN: true }),
      fc.constantFrom(0, 1e149, -4.9e149, 5e-324, 1e15, 1e15 + 0.25, 1 / 3),
    )
    const graphs = fc
      .tuple(fc.integer({ min: 3, max: 12 }), fc.constantFrom(2, 3))
      .chain(([n, axes]) =>
        fc.tuple(
          fc.constant(n),
          fc.array(fc.array(place, { minLength: axes, maxLength: axes }), { minLength: n, maxLength: n }),
          fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: n }),
        ),
      )
    fc.assert(
      fc.property(graphs, fc.nat(), fc.nat(), fc.nat(), ([n, centres, chords], seed, a, b) => {
        const pairs = [
          ...Array.from({ length: n }, (_, i): [number, number] => [i, (i + 1) % n]),
          ...chords.filter(([x, y]) => x !== y),
        ]
        const lists = Array.from({ length: n }, (_, cell) =>
          pairs.filter((pair) => pair.includes(cell)).map(([x, y]) => (x === cell ? y : x)),
        )
        const grid = graphGrid(lists, { centres })
        const maze = randomMaze(grid, seed, chords.length)
        const task = withEnds(maze, a % n, b % n)
        expect(aStar(task).route).toEqual(wayBetween(maze, a % n, b % n))
        expect(greedyBestFirst(task).route).not.toBeNull()
      }),
    )
  })

  it('reaches less than breadth first in an open field, and no more than half way behind the start', () => {
    const grid = squareGrid(41, 41)
    const open = Uint8Array.from({ length: grid.sides }, (_, side) => (grid.across[side]! >= 0 ? 1 : 0))
    const maze = withEnds({ grid, passages: new Passages(grid, open) }, 20 * 41 + 20, 20 * 41 + 35)
    expect(aStar(maze).visited).toBeLessThan(breadthFirst(maze).visited / 5)
    expect(greedyBestFirst(maze).visited).toBeLessThanOrEqual(aStar(maze).visited)
    expect(bidirectional(maze).visited).toBeLessThan(breadthFirst(maze).visited)
  })
})

describe('longestStep', () => {
  it('is that of the grid', () => {
    expect(longestStep(SHAPES.square.make({ w: 3, h: 3 }))).toBe(1)
    expect(longestStep(SHAPES.hex.make({ w: 3, h: 3 }))).toBeCloseTo(1, 12)
    expect(longestStep(SHAPES.triangle.make({ w: 3, h: 3 }))).toBeCloseTo(1 / Math.sqrt(3), 12)
    const centres = [
      [0, 0, 0],
      [2, 3, 6],
    ]
    expect(longestStep(graphGrid([[1], [0]], { centres }))).toBe(7)
    expect(() => longestStep(graphGrid([[1], [0]]))).toThrow(expect.objectContaining({ code: 'NO_CENTRES' }))
  })
})

describe('breadthFirst', () => {
  it('reaches all that is nearer than the goal, and looks through passages from one end or both', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [start, goal]]) => {
        const row = allDistances(maze)[start!]!
        const { visited, steps } = breadthFirst(withEnds(maze, start!, goal!))
        const nearer = row.filter((d) => d < row[goal!]!).length
        const asFar = row.filter((d) => d === row[goal!]! && d < Infinity).length
        expect(visited).toBeGreaterThanOrEqual(nearer)
        expect(visited).toBeLessThanOrEqual(nearer + asFar)
        expect(steps).toBeLessThanOrEqual(2 * maze.passages.count)
      }),
    )
  })
})
