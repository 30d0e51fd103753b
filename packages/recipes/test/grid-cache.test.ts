import { boundaryCells, GRAPH_FORM_BYTES, type Grid, gridBytes, squareGrid } from '@meikyuu/grid'
import { buildMaze, GRID_CACHE_BYTES, mazeKit, parseRecipe } from '@meikyuu/recipes'
import { describe, expect, it } from 'vitest'
import { GridCache } from '../src/grid-cache.js'

describe('a cache of grids', () => {
  const bytes = gridBytes(squareGrid(5, 5))
  const made: string[] = []
  const asked = (cache: GridCache, name: string, side = 5): Grid =>
    cache.gridCalled(name, () => {
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
