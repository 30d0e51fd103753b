import fc from 'fast-check'
import { MazeError, type MazeRecipe, parseRecipe, recipeCode } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { difficultyMarks, risingMazes } from '../src/index.js'

const candidates = (count: number): MazeRecipe[] =>
  Array.from({ length: count }, (_, i) => {
    const size = 4 + (i % 23)
    return parseRecipe(`square:${size}x${size}:${i % 2 === 0 ? 'backtracker' : 'growing'}:to-goal:${i}`)
  })

describe('rising mazes', () => {
  it('rise, each taken once, the same each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(100), fc.nat(100), (count, from, to) => {
        const chosen = risingMazes(candidates(60), { count, from, to })
        const codes = chosen.map(({ maze }) => recipeCode(maze.recipe as MazeRecipe))
        expect(chosen.length).toBe(count)
        expect(new Set(codes).size).toBe(count)
        expect(chosen.map(({ score }) => score)).toEqual(
          chosen.map(({ score }) => score).sort((a, b) => a - b),
        )
        const again = risingMazes(candidates(60), { count, from, to })
        expect(again.map(({ maze }) => recipeCode(maze.recipe as MazeRecipe))).toEqual(codes)
      }),
      { numRuns: 15 },
    )
  })

  it('come as near to what is wanted as there are candidates', () => {
    const chosen = risingMazes(candidates(200), { count: 5, from: 20, to: 60 })
    for (const [i, { score }] of chosen.entries())
      expect(Math.abs(score - (20 + 10 * i))).toBeLessThanOrEqual(4)
  })

  it('are never maps, and never fewer than wanted', () => {
    const maps = candidates(5).map((recipe) => ({ ...recipe, mode: 'map' }) as MazeRecipe)
    expect(() => risingMazes(maps, { count: 1 })).toThrow(MazeError)
    expect(() => risingMazes(candidates(3), { count: 4 })).toThrow(/at least 4, got 3/)
    for (const options of [{}, { count: 0 }, { count: 1, from: -1 }, { count: 1, to: Number.NaN }, null])
      expect(() => risingMazes(candidates(3), options as never)).toThrow(MazeError)
  })
})

describe('the marks of a difficulty', () => {
  it('are 1 to 5, a fifth of the scale each, and never fall', () => {
    const marks = Array.from({ length: 101 }, (_, score) => difficultyMarks(score))
    expect(marks).toEqual([...marks].sort((a, b) => a - b))
    for (const mark of [1, 2, 3, 4]) expect(marks.filter((each) => each === mark).length).toBe(20)
    expect(marks[100]).toBe(5)
    for (const bad of [-1, 101, Number.NaN, '5', null])
      expect(() => difficultyMarks(bad as never)).toThrow(MazeError)
  })
})
