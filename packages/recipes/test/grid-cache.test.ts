import { boundaryCells, GRAPH_FORM_BYTES, type Grid, gridBytes, squareGrid } from '@meikyuu/grid'
import { buildMaze, GRID_CACHE_BYTES, mazeKit, parseRecipe } from '@meikyuu/recipes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GridCache } from '../src/grid-cache.js'

const never = (): never => {
  throw new Error('made again')
}

const sum = (list: readonly { readonly bytes: number }[]) => list.reduce((all, { bytes }) => all + bytes, 0)

describe('a cache of grids', () => {
  const bytes = gridBytes(squareGrid(5, 5))
  const made: string[] = []
  const asked = (cache: GridCache, name: string, side = 5): Grid =>
    cache.gridOf(name, side, side, () => {
      made.push(name)
      return squareGrid(side, side)
    })

  it('keeps a grid, and lets go first of what was not asked for the longest', () => {
    const cache = new GridCache(3 * bytes)
    made.length = 0
    const a = asked(cache, 'a')
    for (const name of ['b', 'c', 'a', 'd']) asked(cache, name)
    expect(asked(cache, 'a')).toBe(a)
    expect(made).toEqual(['a', 'b', 'c', 'd'])
    asked(cache, 'b')
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
    expect(cache.bytes).toBe(3 * bytes)
  })

  it('never holds more than its bytes, and a grid bigger than that not at all', () => {
    const cache = new GridCache(3 * bytes)
    made.length = 0
    asked(cache, 'small')
    asked(cache, 'big', 50)
    asked(cache, 'big', 50)
    asked(cache, 'small')
    expect(made).toEqual(['small', 'big', 'big'])
    for (let side = 2; side < 20; side++) {
      asked(cache, String(side), side)
      expect(cache.bytes).toBeLessThanOrEqual(3 * bytes)
    }
  })

  it('tells sizes apart that are far beyond what memory holds', () => {
    const cache = new GridCache(100 * bytes)
    const numbers = [0, 3, 5, 2 ** 15 - 1, 2 ** 15, 2 ** 15 + 5, 2 ** 31 + 3, 2 ** 32 + 5, 2 ** 47]
    const sizes = numbers.flatMap((width) => numbers.map((height) => [width, height] as const))
    const grids = sizes.map(([width, height]) => cache.gridOf('a', width, height, () => squareGrid(2, 2)))
    expect(new Set(grids).size).toBe(sizes.length)
    expect(sizes.map(([width, height]) => cache.gridOf('a', width, height, never))).toEqual(grids)
    expect(cache.gridOf('b', 3, 5, () => squareGrid(2, 2))).not.toBe(cache.gridOf('a', 3, 5, never))
  })

  it('lets go of many for a big one, and is the same as a list by the time of asking', () => {
    const numbers = fc.array(fc.integer({ min: 2, max: 9 }), { maxLength: 60 })
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 8 }), (sides, share) => {
        const cache = new GridCache(share * bytes)
        let list: { readonly side: number; readonly bytes: number }[] = []
        for (const side of sides) {
          let isMade = false
          cache.gridOf('square', side, side, () => {
            isMade = true
            return squareGrid(side, side)
          })
          expect(isMade).toBe(!list.some((each) => each.side === side))
          const asked = { side, bytes: gridBytes(squareGrid(side, side)) }
          list = [...list.filter((each) => each.side !== side), asked]
          if (asked.bytes > share * bytes) list.pop()
          while (sum(list) > share * bytes) list.shift()
          expect(cache.bytes).toBe(sum(list))
        }
      }),
    )
  })

  it('counts the tables that were worked out for a grid since', () => {
    const cache = new GridCache(3 * bytes)
    const grid = asked(cache, 'a')
    boundaryCells(grid)
    asked(cache, 'a')
    expect(cache.bytes).toBe(gridBytes(grid))
    expect(cache.bytes).toBeGreaterThan(bytes)
  })
})

describe('what a kit keeps', () => {
  it('is the grid of a shape and size, no passage and no maze', () => {
    const recipe = parseRecipe('hex:7x6:prim:map:1')
    const [one, other] = [buildMaze(recipe), buildMaze(recipe)]
    expect(other.grid).toBe(one.grid)
    expect(buildMaze({ ...recipe, seed: 2 }).grid).toBe(one.grid)
    expect(other.passages).not.toBe(one.passages)
    expect(other.recipe).not.toBe(one.recipe)
    expect(mazeKit().buildMaze(recipe).grid).not.toBe(one.grid)
  })

  it('is not the grid that is bigger than all it may keep', () => {
    const recipe = parseRecipe('square:1100x1100:backtracker:map:1', { cells: Infinity })
    const one = buildMaze(recipe)
    expect(gridBytes(one.grid)).toBeLessThan(GRID_CACHE_BYTES)
    expect(buildMaze(recipe).grid).toBe(one.grid)
    const bigger = parseRecipe('square:1500x1500:backtracker:map:1', { cells: Infinity })
    const big = buildMaze(bigger)
    // A lattice takes nothing now, and so much once somebody reads it as a graph.
    expect(big.grid.cells * GRAPH_FORM_BYTES).toBeGreaterThan(GRID_CACHE_BYTES)
    expect(buildMaze(bigger).grid).not.toBe(big.grid)
  })
})
