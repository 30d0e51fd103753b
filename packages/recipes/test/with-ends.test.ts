import { graphGrid, Passages, squareGrid } from '@meikyuu/grid'
import { buildMaze, type MazeEnds, parseRecipe, suggestedEnds, withEnds } from '@meikyuu/recipes'
import { distancesFrom, solutionOf } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'
import { recipes } from './recipes.js'

const map = buildMaze(parseRecipe('square:5x5:backtracker:map:42'))

describe('suggested ends', () => {
  it('are the two cells farthest apart', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const maze = buildMaze(recipe)
        const { start, goal } = suggestedEnds(maze)
        const steps = distancesFrom(maze, start)[goal]!
        const step = Math.max(1, Math.floor(maze.grid.cells / 10))
        for (let cell = 0; cell < maze.grid.cells; cell += step)
          expect(Math.max(...distancesFrom(maze, cell))).toBeLessThanOrEqual(steps)
        expect(solutionOf(withEnds(maze, { start, goal }))).toHaveLength(steps + 1)
      }),
      { numRuns: 40 },
    )
  })

  it('do not exist where no cell is joined to another', () => {
    const grid = graphGrid([[1], [0]])
    expect(errorOf(() => suggestedEnds({ grid, passages: new Passages(grid) }))).toMatch(/^BAD_ENDS/)
  })
})

describe('a maze with ends of anybody', () => {
  it('shares grid and passages, and carries no recipe', () => {
    const keys = [3, 4]
    const maze = withEnds(map, { start: 0, goal: 24, keys, entrance: 0, exit: 24 * 4 + 1 })
    expect(maze).toEqual({
      grid: map.grid,
      passages: map.passages,
      start: 0,
      goal: 24,
      entrance: 0,
      exit: 97,
      keys: [3, 4],
    })
    keys.push(5)
    expect(maze.keys).toEqual([3, 4])
    expect(withEnds(maze, { start: 1, goal: 2 })).toMatchObject({ start: 1, keys: [], exit: null })
  })

  test.each<[unknown, string]>([
    [null, 'BAD_ENDS: expected an object with start and goal, got null'],
    [{ start: 25, goal: 1 }, 'NO_SUCH_CELL: expected a cell from 0 to 24, got 25'],
    [{ start: 0 }, 'NO_SUCH_CELL: expected a cell from 0 to 24, got undefined'],
    [{ start: 0, goal: 1.5 }, 'NO_SUCH_CELL: expected a cell from 0 to 24, got 1.5'],
    [{ start: 3, goal: 3 }, 'BAD_ENDS: expected a goal other than the start, got cell 3 for both'],
    [{ start: 0, goal: 24, keys: [-1] }, 'NO_SUCH_CELL: expected a cell from 0 to 24, got -1'],
    [
      { start: 0, goal: 24, keys: [3, 3] },
      'BAD_ENDS: expected keys in cells of their own, apart from start and goal, got cell 3 again',
    ],
    [
      { start: 0, goal: 24, keys: [24] },
      'BAD_ENDS: expected keys in cells of their own, apart from start and goal, got cell 24 again',
    ],
    [{ start: 0, goal: 24, keys: 3 }, 'BAD_ENDS: expected a list of keys, got 3'],
    [
      { start: 0, goal: 24, entrance: 1 },
      'BAD_ENDS: expected the entrance to be a side of cell 0 that leads outside, or null, got 1',
    ],
    [
      { start: 0, goal: 24, exit: 0 },
      'BAD_ENDS: expected the exit to be a side of cell 24 that leads outside, or null, got 0',
    ],
    [
      { start: 0, goal: 24, exit: 'north' },
      'BAD_ENDS: expected the exit to be a side of cell 24 that leads outside, or null, got "north"',
    ],
  ])('cannot have %j', (ends, sentence) => {
    expect(errorOf(() => withEnds(map, ends as MazeEnds))).toBe(sentence)
  })

  it('is made of a maze', () => {
    const ends = { start: 0, goal: 1 }
    const grid = squareGrid(5, 5)
    expect(errorOf(() => withEnds(null as never, ends))).toBe(
      'BAD_ARGUMENT: expected maze to be a maze, got null',
    )
    expect(errorOf(() => withEnds({ grid } as never, ends))).toMatch(/^BAD_ARGUMENT: expected .*passages/)
    expect(errorOf(() => withEnds({ ...map, grid }, ends))).toMatch(/^BAD_ARGUMENT: expected .*passages/)
  })
})
