import { isOpen, Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distancesFrom, parentsFrom, searchFrom, wayBetween, wayTo } from '../src/index.js'
import { allDistances, mazes, trees, withCells } from './mazes.js'

describe('searchFrom', () => {
  it('has each parent one nearer, sources their own, and the nearest first', () => {
    fc.assert(
      fc.property(withCells(mazes(), 3), ([maze, sources]) => {
        const { order, distance, parent } = searchFrom(maze, sources)
        expect(distance).toEqual(distancesFrom(maze, sources))
        expect(parentsFrom(maze, sources)).toEqual(parent)
        for (let cell = 0; cell < maze.grid.cells; cell++) {
          if (distance[cell] === -1) expect(parent[cell]).toBe(-1)
          else if (distance[cell] === 0) expect(parent[cell]).toBe(cell)
          else {
            expect(distance[parent[cell]!]).toBe(distance[cell]! - 1)
            expect(isOpen(maze, cell, parent[cell]!)).toBe(true)
          }
        }
        const reached = [...distance.keys()].filter((cell) => distance[cell] !== -1)
        expect([...order].sort((a, b) => a - b)).toEqual(reached)
        expect([...order].map((cell) => distance[cell])).toEqual(
          [...order].map((cell) => distance[cell]).sort((a, b) => a! - b!),
        )
        expect([...order.slice(0, new Set(sources).size)]).toEqual([...new Set(sources)])
      }),
    )
  })

  it('refuses what is no cell', () => {
    const grid = squareGrid(2, 2)
    const maze = { grid, passages: new Passages(grid) }
    for (const search of [searchFrom, parentsFrom]) {
      expect(() => search(maze, [])).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
      expect(() => search(maze, [1, 4])).toThrow(expect.objectContaining({ code: 'NO_SUCH_CELL' }))
      expect(() => search(null as never, 0)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
    }
  })
})

describe('wayTo', () => {
  it('is the way in a perfect maze', () => {
    fc.assert(
      fc.property(withCells(trees(), 2), ([maze, [from, to]]) => {
        expect(wayTo(searchFrom(maze, from!), to!)).toEqual(wayBetween(maze, from!, to!))
      }),
    )
  })

  it('has no shorter one, from the nearest source, null where none leads', () => {
    fc.assert(
      fc.property(withCells(mazes(), 4), ([maze, [to, ...sources]]) => {
        const d = allDistances(maze)
        const way = wayTo(searchFrom(maze, sources), to!)
        const shortest = Math.min(...sources.map((source) => d[source]![to!]!))
        if (shortest === Infinity) {
          expect(way).toBeNull()
          return
        }
        expect(way!.length).toBe(shortest + 1)
        expect(sources).toContain(way![0])
        expect(way!.at(-1)).toBe(to)
        for (let i = 1; i < way!.length; i++) expect(isOpen(maze, way![i - 1]!, way![i]!)).toBe(true)
      }),
    )
  })

  it('refuses cells and parents that lead nowhere', () => {
    const parent = [1, 0, 2]
    expect(() => wayTo({ parent: Int32Array.from(parent) }, 3)).toThrow('expected a cell from 0 to 2, got 3')
    expect(() => wayTo({ parent: Int32Array.from(parent) }, 0)).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
    expect(() => wayTo({ parent: Int32Array.of(7) }, 0)).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
  })
})
