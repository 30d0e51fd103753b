import { codes, everyShapeAndGenerator, seeds, sizesOf } from '@meikyuu/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMaze, parseRecipe, textureOf } from '../src/index.js'

/** Mean shares of cells with one to four passages and more, over mazes of some seeds. */
function sharesOf(size: string, algorithm: string, mazes: number): number[] {
  const sums = [0, 0, 0, 0]
  for (let seed = 1; seed <= mazes; seed++) {
    const maze = buildMaze(parseRecipe(`square:${size}:${algorithm}:map:${seed}`, { cells: 1_000_000 }))
    const { shares, river } = textureOf(maze)
    for (const [i, share] of [shares.deadEnds, river, shares.tees, shares.crosses].entries())
      sums[i] = sums[i]! + share / mazes
  }
  return sums
}

describe('uniform spanning trees of large squares', () => {
  // Manna, Dhar and Majumdar, Spanning trees in two dimensions, Physical Review A 46 (1992) R4471.
  it('have the shares of one to four passages that are known for the limit', () => {
    const shares = sharesOf('300x300', 'wilson', 4)
    for (const [i, limit] of [0.294545, 0.44699, 0.222385, 0.03608].entries())
      expect(Math.abs(shares[i]! - limit), `${i + 1} passages`).toBeLessThan(0.003)
  })

  it('can be told from those of another generator', () => {
    const [deadEnds = 0] = sharesOf('300x300', 'backtracker', 1)
    expect(deadEnds).toBeGreaterThan(0.09)
    expect(deadEnds).toBeLessThan(0.115)
  })
})

describe.each(everyShapeAndGenerator())('the texture of %s carved by %s', (shape, generator) => {
  it('has shares that add up to 1, no loops, and all in one piece', () => {
    fc.assert(
      fc.property(sizesOf(shape), seeds, (size, seed) => {
        const maze = buildMaze(parseRecipe(`${shape}:${size}:${generator}:map:${seed}`))
        const { shares, cells, passages, pieces, cycleRank, bias, runs, longestWay } = textureOf(maze)
        const sum = Object.values(shares).reduce((total, share) => total! + share!, 0)
        expect(sum).toBeCloseTo(1, 12)
        expect([passages, pieces, cycleRank, shares.isolated]).toEqual([cells - 1, 1, 0, 0])
        expect(bias! >= 0 && bias! <= 1).toBe(true)
        expect(runs!.longest).toBeLessThanOrEqual(passages)
        expect(longestWay).toBeLessThanOrEqual(cells)
      }),
      { numRuns: 10 },
    )
  })
})

it('is the same for a maze and for the map of it', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const maze = buildMaze(parseRecipe(code))
      const map = { grid: maze.grid, passages: maze.passages }
      expect(textureOf(maze)).toEqual(textureOf(map))
    }),
    { numRuns: 30 },
  )
})
