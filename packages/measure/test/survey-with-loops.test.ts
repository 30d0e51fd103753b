import { graphGrid, type MazeWithEnds, Passages, SHAPES, type ShapeEntry, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { branchesOf, measureMaze, type Survey, withSurvey } from '../src/index.js'
import { giveBackSurvey } from '../src/survey.js'
import { surveyWithLoops } from '../src/survey-with-loops.js'
import { branchesByHand, hasOneWay, sideOrderDecides, stepsFrom, wayOf } from './measured-by-hand.js'
import { moved } from './moved.js'
import { looped, randomMaze, withLoops } from './random-maze.js'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** All that a survey says, copied; the cells as a set, as their order is free. */
function said(survey: Survey) {
  const { cells, parent, order, height, wrong, size, roots, route, routeLength, ...figures } = survey
  const heights = [...height.slice(0, cells)]
  return {
    ...figures,
    heights,
    wrongs: [...wrong.slice(0, cells)].map((mark) => mark === 0),
    parents: [...parent.slice(0, cells)],
    cells: [...order.slice(0, cells)].sort((a, b) => a - b),
    // Of cells of the way nothing is said.
    sizes: [...size.slice(0, cells)].filter((_, cell) => heights[cell] !== 0),
    roots: [...roots.slice(0, figures.branches)],
    route: [...route.slice(0, routeLength)],
  }
}

describe('on trees the survey with loops says what the survey of trees says', () => {
  test.each(Object.entries<ShapeEntry>(SHAPES))('%s', (_, shape) => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 4 }), (seed, keys) => {
        const grid = shape.size === 'WxH' ? shape.make({ w: 9, h: 7 }) : shape.make({ size: 8 })
        const maze = randomMaze(grid, (seed % 3) / 2, seed, keys)
        const general = surveyWithLoops(maze, maze.keys)
        expect(said(general)).toEqual(withSurvey(maze, 'a test', said))
        giveBackSurvey(general)
      }),
      { numRuns: 60 },
    )
  })
})

describe('with loops', () => {
  test('parts add up and are in range', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        const m = measureMaze(maze)
        const degrees = m.deadEnds + m.junctions + Math.round(m.river * m.cells)
        expect(degrees).toBe(m.cells)
        expect(m.effort).toBe(m.solution + m.wasted + 2 * m.decisions + m.detour)
        expect(m.decisions).toBeLessThanOrEqual(m.branches)
        // No cell is counted twice.
        expect(m.solution + m.wasted).toBeLessThanOrEqual(m.cells)
        expect(m.longestBranch).toBeLessThanOrEqual(m.wasted)
        expect(m.detour).toBeLessThanOrEqual(2 * (m.cells - m.solution))
      }),
      { numRuns: 300 },
    )
  })

  test('the longest branch is as long as the farthest cell is from the way', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        const nearest = wayOf(maze, maze.start, maze.goal).map((cell) => stepsFrom(maze, cell))
        const cells = [...Array(maze.grid.cells).keys()]
        const steps = cells.map((cell) => Math.min(...nearest.map((search) => search.get(cell)!)))
        expect(measureMaze(maze).longestBranch).toBe(Math.max(...steps))
      }),
    )
  })

  test('every cell hangs on a cell one nearer to the way, and stands behind it in the order', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        withSurvey(maze, 'a test', (survey) => {
          const { cells, parent, order, height, solution } = survey
          const depth = new Map<number, number>()
          for (const { depths } of branchesByHand(maze))
            for (const [cell, steps] of depths) depth.set(cell, steps)
          const place = new Map([...order.slice(0, cells)].map((cell, i) => [cell, i]))
          expect(place.size).toBe(cells)
          for (let cell = 0; cell < cells; cell++) {
            if (cell !== maze.start) expect(place.get(parent[cell]!)!).toBeLessThan(place.get(cell)!)
            expect(height[cell] === 0).toBe(!depth.has(cell))
            if (height[cell] !== 0) expect(depth.get(parent[cell]!) ?? 0).toBe(depth.get(cell)! - 1)
          }
          expect([...survey.route.slice(0, solution)]).toEqual(wayOf(maze, maze.start, maze.goal))
        })
      }),
    )
  })

  test('wrong is what lies on no shortest way', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        withSurvey(maze, 'a test', (survey) => {
          const [there, back] = [stepsFrom(maze, maze.start), stepsFrom(maze, maze.goal)]
          for (let cell = 0; cell < maze.grid.cells; cell++)
            expect(survey.wrong[cell] === 0).toBe(
              there.get(cell)! + back.get(cell)! === there.get(maze.goal)!,
            )
        })
      }),
    )
  })

  test('loops counts the passages beyond a tree', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        withSurvey(maze, 'a test', (survey) => {
          expect(survey.loops).toBe(maze.passages.count - maze.grid.cells + 1)
        })
      }),
    )
  })
})

describe('a maze with loops, mirrored or turned', () => {
  let [same, counted] = [0, 0]

  test('measures the same where one way is shortest and no side order decides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }), seeds, (w, h, seed) => {
        const maze = withLoops(randomMaze(squareGrid(w, h), 0.5, seed, 0), 0.15, seed)
        const others = [
          moved(maze, w, h, (x, y) => y * w + (w - 1 - x)),
          moved(maze, h, w, (x, y) => x * h + (h - 1 - y)),
        ]
        const counts = ({ cells, deadEnds, junctions, river, solution }: ReturnType<typeof measureMaze>) => ({
          ...{ cells, deadEnds, junctions, river, solution },
        })
        for (const other of others) expect(counts(measureMaze(other))).toEqual(counts(measureMaze(maze)))
        if (!hasOneWay(maze)) return
        counted++
        const { wasted, effort, ...figures } = measureMaze(maze)
        for (const other of others) {
          const { wasted: __, effort: ___, ...moved } = measureMaze(other)
          expect(moved).toEqual(figures)
        }
        if (sideOrderDecides(maze)) return
        same++
        for (const other of others) expect(measureMaze(other)).toEqual({ wasted, effort, ...figures })
      }),
      { numRuns: 300 },
    )
    // Neither condition is empty, nor the same as the other.
    expect(counted).toBeGreaterThan(same)
    expect(same).toBeGreaterThan(20)
  })
})

describe('two passages between the same two cells', () => {
  /** A way 0-1-2, 3 beside 1, and a choice of doubled passages. */
  function doubled(...sides: number[]): MazeWithEnds {
    const grid = graphGrid([[1, 1], [0, 0, 2, 3, 3], [1], [1, 1]])
    const passages = new Passages(grid)
    for (const side of [0, 4, 5, ...sides]) passages.carve(side)
    return { grid, passages, start: 0, goal: 2, entrance: null, exit: null, keys: [] }
  }

  test('are two where passages are counted', () => {
    expect(measureMaze(doubled())).toMatchObject({ deadEnds: 3, junctions: 1, river: 0 })
    expect(measureMaze(doubled(1))).toMatchObject({ deadEnds: 2, junctions: 1, river: 1 / 4 })
  })

  test('along the way they are no choice: both are right', () => {
    const { decisions, branches, wasted, effort } = measureMaze(doubled())
    expect([decisions, branches, wasted, effort]).toEqual([1, 1, 1, 6])
    expect(measureMaze(doubled(1))).toMatchObject({ decisions, branches, wasted, effort })
  })

  test('off the way they are two wrong passages, the second with nothing left behind it', () => {
    expect(measureMaze(doubled(6))).toMatchObject({ decisions: 2, branches: 2, wasted: 1, effort: 8 })
    expect(branchesOf(doubled(6))).toEqual([
      { from: 1, cell: 3, length: 1, size: 1 },
      { from: 1, cell: 3, length: 0, size: 0 },
    ])
  })
})
