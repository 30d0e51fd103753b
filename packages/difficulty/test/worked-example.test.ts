import { edgesHash, Passages, squareGrid } from '@meikyuu/grid'
import { ratingOf } from '@meikyuu/measure'
import { expect, test } from 'vitest'
import { difficultyOf, explainDifficulty, tooEasy, tooEasyReasons } from '../src/index.js'

/** The maze of `square:5x5:backtracker:to-goal:42`. */
const ART = [
  '###########',
  '#         #',
  '# ### #####',
  '#  S#     #',
  '### ##### #',
  '#       # #',
  '##### ### #',
  '#G  # #   #',
  '### ### # #',
  '#       # #',
  '###########',
]

function workedExample() {
  const grid = squareGrid(5, 5)
  const passages = new Passages(grid)
  for (let cell = 0; cell < grid.cells; cell++) {
    const x = 2 * (cell % 5) + 1
    const y = 2 * Math.floor(cell / 5) + 1
    if (ART[y]![x + 1] === ' ') passages.carve(grid.first[cell]! + 1)
    if (ART[y + 1]![x] === ' ') passages.carve(grid.first[cell]! + 2)
  }
  return { grid, passages, start: 6, goal: 15 }
}

test('the worked example, to the last digit', () => {
  const maze = workedExample()
  expect(edgesHash(maze)).toBe('b9adf8d2')
  expect(difficultyOf(maze)).toEqual({
    score: 21,
    exact: 20.994659414140664,
    base: 20.994659414140664,
    coverage: { bbox: 1, zones: 1, cover: 1, factor: 1 },
    terms: {
      reach: 0.19333691220763283,
      forks: 0.26850988815210197,
      traps: 0.13640858525969024,
      waste: 0.2129990229755436,
      depth: 0.19792968021560536,
      turns: 0.3343930504544367,
    },
    straight: false,
    traps: 1,
    waste: 5,
    turns: 10,
    measure: {
      cells: 25,
      deadEnds: 7,
      deadEndShare: 0.28,
      junctions: 5,
      river: 0.52,
      solution: 16,
      decisions: 4,
      branches: 4,
      longestBranch: 3,
      wasted: 7,
      detour: 0,
      effort: 31,
    },
  })
})

test('its rating, and that it is no level', () => {
  const maze = workedExample()
  expect(ratingOf(difficultyOf(maze).measure.effort)).toBe(20)
  expect(tooEasy(maze)).toBe(true)
  expect(tooEasyReasons(maze)).toEqual([{ what: 'traps', got: 1, least: 2 }])
})

test('why: one trap, at the start, which costs five cells', () => {
  const { forks, traps, wasteCells, walk } = explainDifficulty(workedExample())
  expect(forks[0]).toEqual({
    cell: 6,
    next: 5,
    options: Int32Array.of(11, 5),
    straightGuess: 11,
    trap: true,
    waste: 5,
  })
  expect(traps).toEqual([6])
  expect([...wasteCells]).toEqual([11, 10, 12, 17, 13])
  expect([...walk].slice(0, 12)).toEqual([6, 11, 10, 11, 12, 17, 12, 13, 12, 11, 6, 5])
  expect(forks.slice(1).every((fork) => !fork.trap)).toBe(true)
})
