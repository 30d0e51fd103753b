import { isOpen, MazeError, neighboursOf, Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distancesFrom, solutionOf, wayBetween } from '../src/index.js'
import { allDistances, mazes, trees, withCells, withEnds } from './mazes.js'

describe('wayBetween', () => {
  it('is a shortest way, the same length both ways, of the lowest cells', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [from, to]]) => {
        const d = allDistances(maze)
        const way = wayBetween(maze, from!, to!)
        const back = wayBetween(maze, to!, from!)
        if (d[from!]![to!] === Infinity) {
          expect(way).toBeNull()
          expect(back).toBeNull()
          return
        }
        expect(way!.length - 1).toBe(d[from!]![to!])
        expect(back!.length).toBe(way!.length)
        expect(way![0]).toBe(from)
        expect(way!.at(-1)).toBe(to)
        for (let i = 1; i < way!.length; i++) {
          const nearer = neighboursOf(maze, way![i - 1]!).filter(
            (c) => d[c]![to!] === d[way![i - 1]!]![to!]! - 1,
          )
          expect(way![i]).toBe(Math.min(...nearer))
          expect(isOpen(maze, way![i - 1]!, way![i]!)).toBe(true)
        }
      }),
    )
  })

  it('is the same backwards in a perfect maze', () => {
    fc.assert(
      fc.property(withCells(trees(), 2), ([maze, [from, to]]) => {
        expect([...wayBetween(maze, from!, to!)!].reverse()).toEqual([...wayBetween(maze, to!, from!)!])
      }),
    )
  })

  it('is one cell from a cell to itself', () => {
    const grid = squareGrid(2, 2)
    expect([...wayBetween({ grid, passages: new Passages(grid) }, 3, 3)!]).toEqual([3])
  })

  it('leaves no trace in the memory that it borrows', () => {
    fc.assert(
      fc.property(withCells(mazes(), 4), ([maze, [a, b, c, d]]) => {
        const before = wayBetween(maze, a!, b!)
        wayBetween(maze, c!, d!)
        expect(wayBetween(maze, a!, b!)).toEqual(before)
      }),
    )
  })

  it.each([-1, 4, 0.5, Number.NaN, null, '0'])('refuses cell %s', (cell) => {
    const grid = squareGrid(2, 2)
    const maze = { grid, passages: new Passages(grid) }
    for (const ends of [
      [0, cell],
      [cell, 0],
    ] as [number, number][])
      expect(() => wayBetween(maze, ...ends)).toThrow(expect.objectContaining({ code: 'NO_SUCH_CELL' }))
  })

  it('refuses what is no maze', () => {
    const grid = squareGrid(2, 2)
    const foreign = new Passages(squareGrid(3, 2))
    for (const maze of [null, undefined, 7, {}, { grid }, { grid, passages: foreign }])
      expect(() => wayBetween(maze as never, 0, 1)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
    expect(() => wayBetween({ grid, passages: foreign }, 0, 1)).toThrow(
      'expected passages to be the passages of the grid, got the passages of another grid',
    )
  })
})

describe('solutionOf', () => {
  it('is the way from start to goal, or null', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [start, goal]]) => {
        expect(solutionOf(withEnds(maze, start!, goal!))).toEqual(wayBetween(maze, start!, goal!))
      }),
    )
  })

  it('refuses a map', () => {
    const grid = squareGrid(2, 2)
    const map = { ...withEnds({ grid, passages: new Passages(grid) }, 0, 1), start: null, goal: null }
    try {
      solutionOf(map as never)
      expect.unreachable()
    } catch (error) {
      expect(MazeError.is(error, 'NO_ENDS')).toBe(true)
    }
  })
})

describe('distancesFrom', () => {
  it('is what Floyd and Warshall find, symmetric, from the nearest of several', () => {
    fc.assert(
      fc.property(withCells(mazes(6), 3), ([maze, sources]) => {
        const d = allDistances(maze)
        const expected = d.map((row) => Math.min(...sources.map((source) => row[source]!)))
        expect([...distancesFrom(maze, sources)]).toEqual(expected.map((x) => (x === Infinity ? -1 : x)))
        expect(distancesFrom(maze, sources[0]!)[sources[1]!]).toBe(
          distancesFrom(maze, sources[1]!)[sources[0]!],
        )
      }),
    )
  })

  it('refuses an empty list and what is no cell', () => {
    const grid = squareGrid(2, 2)
    const maze = { grid, passages: new Passages(grid) }
    for (const from of [[], null, undefined, {}, '0'])
      expect(() => distancesFrom(maze, from as never)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
    for (const from of [4, -1, [0, 9], [0.5], [null]])
      expect(() => distancesFrom(maze, from as never)).toThrow(
        expect.objectContaining({ code: 'NO_SUCH_CELL' }),
      )
  })
})
