import { SOLID_ZONES_TOP, visitedZones } from '@meikyuu/coverage'
import { isOpen, type MazeWithEnds, neighboursOf } from '@meikyuu/grid'
import { branchesOf } from '@meikyuu/measure'
import { routeOf, solutionOf } from '@meikyuu/solver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEND_DEGREES, difficultyOf, difficultyOfGraph, explainDifficulty, geometryOf } from '../src/index.js'
import { looped, mazes } from './random-maze.js'
import { loopedInSpace, spaceMazes } from './space-mazes.js'
import { bendByHand, nearest, walkByHand, wrongByHand } from './walked-by-hand.js'

/** What holds for every maze, with loops or without. */
function law(says: string, holds: (maze: MazeWithEnds) => void): void {
  const any = fc.oneof(mazes, spaceMazes, looped, loopedInSpace)
  test(says, () => fc.assert(fc.property(any, holds), { numRuns: 200 }))
}

/** What holds for perfect mazes. */
function lawOfTrees(says: string, holds: (maze: MazeWithEnds) => void): void {
  test(says, () => fc.assert(fc.property(fc.oneof(mazes, spaceMazes), holds), { numRuns: 100 }))
}

law('its parts sum up to what difficultyOf gives', (maze) => {
  const { difficulty, forks, traps, wasteCells, branches, bends } = explainDifficulty(maze)
  expect(difficulty).toEqual(difficultyOf(maze))
  expect(traps.length).toBe(difficulty.traps)
  expect(wasteCells.length).toBe(difficulty.waste)
  expect(bends.length).toBe(difficulty.turns)
  expect(branches.length).toBe(difficulty.measure.branches)
  expect(forks.reduce((sum, fork) => sum + fork.waste, 0)).toBe(difficulty.waste)
  expect(forks.reduce((sum, fork) => sum + fork.options.length - 1, 0)).toBe(difficulty.measure.decisions)
})

law('the walk is the one that always goes on to the unvisited cell nearest the goal', (maze) => {
  const { walk, wasteCells } = explainDifficulty(maze)
  const byHand = walkByHand(maze)
  expect([...walk]).toEqual(byHand.walk)
  expect([...wasteCells]).toEqual(byHand.entered.filter(wrongByHand(maze)))
  expect([...walk].slice(1).filter((cell, i) => !isOpen(maze, walk[i]!, cell))).toEqual([])
})

law('the forks are the cells of the way with a choice, their options nearest first', (maze) => {
  const { forks, traps, way } = explainDifficulty(maze)
  const isWrong = wrongByHand(maze)
  expect(way).toEqual(solutionOf(maze))
  const choices = [...way].slice(0, -1).map((cell, i) => ({
    cell,
    next: way[i + 1]!,
    on: neighboursOf(maze, cell).filter((other) => other !== way[i - 1]),
  }))
  const withChoice = choices.filter(({ on }) => on.length > 1)
  expect(forks.map((fork) => fork.cell)).toEqual(withChoice.map(({ cell }) => cell))
  forks.forEach((fork, i) => {
    const { next, on } = withChoice[i]!
    expect(fork.next).toBe(next)
    expect([...fork.options].sort((a, b) => a - b)).toEqual([...on].sort((a, b) => a - b))
    expect(fork.options.map((_, k) => nearest(maze, [...fork.options.slice(k)])!)).toEqual(fork.options)
    expect(fork.straightGuess).toBe(fork.options[0])
    expect(fork.trap).toBe(isWrong(fork.straightGuess))
  })
  expect(traps).toEqual(forks.filter((fork) => fork.trap).map((fork) => fork.cell))
})

lawOfTrees('cells are wasted at the traps and nowhere else', (maze) => {
  for (const fork of explainDifficulty(maze).forks) expect(fork.waste > 0).toBe(fork.trap)
})

law('what is wasted at a fork is what the walk enters from there on no shortest way', (maze) => {
  const { forks, walk, way } = explainDifficulty(maze)
  const isWrong = wrongByHand(maze)
  const onWay = new Set(way)
  const leftAt = new Map<number, number>()
  const wasted = new Map<number, number>()
  const entered = new Set([maze.start])
  let before = maze.start
  for (const cell of walk) {
    if (!entered.has(cell) && !onWay.has(cell)) {
      const left = onWay.has(before) ? before : leftAt.get(before)!
      leftAt.set(cell, left)
      if (isWrong(cell)) wasted.set(left, (wasted.get(left) ?? 0) + 1)
    }
    entered.add(cell)
    before = cell
  }
  const told = forks.filter((fork) => fork.waste > 0).map((fork) => [fork.cell, fork.waste] as const)
  expect(new Map(told)).toEqual(wasted)
})

lawOfTrees('the walk enters a branch wholly or not at all', (maze) => {
  const { branches, wasteCells } = explainDifficulty(maze)
  const entered = branches.filter((branch) => branch.entered).flatMap((branch) => [...branch.cells])
  expect(entered.sort((a, b) => a - b)).toEqual([...wasteCells].sort((a, b) => a - b))
})

law('the branches share out all cells off the way, and say which are entered', (maze) => {
  const { branches, way, walk } = explainDifficulty(maze)
  const plain = branches.map(({ from, cell, length, size }) => ({ from, cell, length, size }))
  expect(plain).toEqual(branchesOf(maze))
  const all = [...way, ...branches.flatMap((branch) => [...branch.cells])]
  expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: maze.grid.cells }, (_, cell) => cell))
  for (const { cell, cells, size, entered } of branches) {
    expect(entered).toBe([...cells].some((inner) => walk.includes(inner)))
    expect(cells.length).toBe(size)
    if (size === 0) continue
    const seen = new Set<number>()
    const joined = [...cells].filter((inner) => {
      seen.add(inner)
      return neighboursOf(maze, inner).some((other) => other !== inner && seen.has(other))
    })
    // Nearest the way first: each cell but the first hangs on one before it.
    expect([cells[0], ...joined]).toEqual([cell, ...cells.slice(1)])
    expect(seen.size).toBe(size)
  }
})

law('the bends are the turns, with their degrees', (maze) => {
  const { bends, way } = explainDifficulty(maze)
  const all = [...way]
    .slice(1, -1)
    .map((cell, i) => ({ cell, degrees: bendByHand(maze, way[i]!, cell, way[i + 2]!) }))
  const turns = all.filter(({ degrees }) => degrees > BEND_DEGREES)
  expect(bends.map((bend) => bend.cell)).toEqual(turns.map((bend) => bend.cell))
  // By the arc cosine, a bend near 180 degrees has but half of a double's digits.
  expect(bends.filter((bend, i) => Math.abs(bend.degrees - turns[i]!.degrees) > 1e-5)).toEqual([])
})

law('the zones are those of its route', (maze) => {
  const { zones } = explainDifficulty(maze)
  expect(zones).toEqual(visitedZones(maze.grid.centres, routeOf(maze)))
})

law('with a coverage given there are no zones, and all else is the same', (maze) => {
  const { points: _, ...sense } = geometryOf(maze)
  const { coverage } = difficultyOf(maze)
  const given = explainDifficulty(maze, { ...sense, coverage })
  expect(given).toEqual({ ...explainDifficulty(maze), zones: null })
})

law('of a coverage and points the coverage is taken', (maze) => {
  const geometry = geometryOf(maze)
  const coverage = { bbox: 0, zones: 0, cover: 0, factor: 0.5 }
  const both = explainDifficulty(maze, { ...geometry, coverage })
  expect(both.zones).toBeNull()
  expect(both.difficulty.coverage).toBe(coverage)
  expect(both.difficulty).toEqual(difficultyOfGraph(maze, { ...geometry, coverage }))
  expect(both.difficulty.exact).toBe(difficultyOf(maze).base / 2)
})

law('its zones and the zones of the coverage agree', (maze) => {
  const { zones, difficulty } = explainDifficulty(maze)
  const top = maze.grid.centres.axes === 2 ? 1 : SOLID_ZONES_TOP
  expect(difficulty.coverage.zones).toBe(Math.min(1, zones!.share / top))
})
