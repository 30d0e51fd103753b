import { isOpen, Mulberry32, neighboursOf, Passages, type Rng, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backtrackWay, wayBetween } from '../src/index.js'
import { mazes, randomMaze, trees, withCells } from './mazes.js'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** Draws from a seed, and how many. */
function counted(seed: number): Rng & { draws: number } {
  const rng = new Mulberry32(seed)
  return {
    draws: 0,
    next: () => expect.unreachable('only below is drawn from'),
    below(n) {
      this.draws++
      return rng.below(n)
    },
  }
}

/** As the doc comment says it, recursive and with lists. */
function plainBacktrack(maze: Parameters<typeof neighboursOf>[0], from: number, to: number, rng: Rng | null) {
  const visited = new Set<number>()
  const enter = (cell: number): number[] | null => {
    if (cell === to) return [cell]
    visited.add(cell)
    const list = neighboursOf(maze, cell).filter((other) => !visited.has(other))
    while (list.length > 0) {
      const at = rng === null ? 0 : rng.below(list.length)
      const other = list[at]!
      if (rng === null) list.shift()
      else {
        list[at] = list.at(-1)!
        list.pop()
      }
      const rest = visited.has(other) ? null : enter(other)
      if (rest !== null) return [cell, ...rest]
    }
    return null
  }
  return enter(from)
}

const asArray = (way: Int32Array | null) => (way === null ? null : [...way])

describe('backtrackWay', () => {
  it('is the way in a perfect maze, with chance and without', () => {
    fc.assert(
      fc.property(withCells(trees(), 2), seeds, ([maze, [from, to]], seed) => {
        const way = wayBetween(maze, from!, to!)
        expect(backtrackWay(maze, from!, to!)).toEqual(way)
        expect(backtrackWay(maze, from!, to!, { rng: new Mulberry32(seed) })).toEqual(way)
      }),
    )
  })

  it('is a way without a cell twice in any maze, null where none leads', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), seeds, ([maze, [from, to]], seed) => {
        for (const options of [{}, { rng: new Mulberry32(seed) }]) {
          const way = backtrackWay(maze, from!, to!, options)
          expect(way === null).toBe(wayBetween(maze, from!, to!) === null)
          if (way === null) continue
          expect([way[0], way.at(-1)]).toEqual([from, to])
          expect(new Set(way).size).toBe(way.length)
          for (let i = 1; i < way.length; i++) expect(isOpen(maze, way[i - 1]!, way[i]!)).toBe(true)
        }
      }),
    )
  })

  it('tries sides and draws as it says', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), seeds, ([maze, [from, to]], seed) => {
        expect(asArray(backtrackWay(maze, from!, to!))).toEqual(plainBacktrack(maze, from!, to!, null))
        const rng = counted(seed)
        const plain = counted(seed)
        expect(asArray(backtrackWay(maze, from!, to!, { rng }))).toEqual(
          plainBacktrack(maze, from!, to!, plain),
        )
        expect(rng.draws).toBe(plain.draws)
      }),
    )
  })

  it('never overflows', () => {
    const maze = randomMaze(squareGrid(2, 100_000), 7)
    const last = maze.grid.cells - 1
    const way = wayBetween(maze, 0, last)
    expect(way!.length).toBeGreaterThan(100_000)
    expect(backtrackWay(maze, 0, last)).toEqual(way)
    expect(backtrackWay(maze, 0, last, { rng: new Mulberry32(1) })).toEqual(way)
  })

  it('refuses what is no cell', () => {
    const grid = squareGrid(2, 2)
    const maze = { grid, passages: new Passages(grid) }
    expect(() => backtrackWay(maze, 0, 4)).toThrow(expect.objectContaining({ code: 'NO_SUCH_CELL' }))
    expect(() => backtrackWay(maze, -1, 0)).toThrow(expect.objectContaining({ code: 'NO_SUCH_CELL' }))
    expect(() => backtrackWay({} as never, 0, 0)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
  })
})
