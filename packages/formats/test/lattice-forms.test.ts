import type { LatticeGrid, Maze, MazeWithEnds } from '@meikyuu/grid'
import { buildMaze, parseRecipe } from '@meikyuu/recipes'
import { solutionOf } from '@meikyuu/solver'
import { describe, expect, it } from 'vitest'
import { blockChunks, csvChunks, mazeJsonChunks, tiledChunks } from '../src/index.js'

/** What writes squares without arrays a cell, so that there is no limit to their number. */
const WRITERS: Readonly<Record<string, (maze: Maze, way: ArrayLike<number>) => Iterable<string>>> = {
  json: (maze) => mazeJsonChunks(maze),
  block: (maze, way) => blockChunks(maze, { way }),
  csv: (maze, way) => csvChunks(maze, { way }),
  tiled: (maze, way) => tiledChunks(maze, { way }),
}

describe.each([
  'square:90x70:prim:to-goal:1',
  'moon:120:kruskal-hash:enter-leave:1',
  'star:110:hunt:keys-2:5',
])('%s', (code) => {
  it.each(Object.keys(WRITERS))('is written as %s without its flat arrays', (name) => {
    const maze = buildMaze(parseRecipe(code, { cells: Infinity }))
    const grid = maze.grid as LatticeGrid
    let length = 0
    for (const piece of WRITERS[name]!(maze, solutionOf(maze as MazeWithEnds)!)) length += piece.length
    expect(length).toBeGreaterThan(grid.cells / 6)
    expect(grid.kind).toBe('lattice')
    expect(grid.madeBytes).toBe(0)
  })
})
