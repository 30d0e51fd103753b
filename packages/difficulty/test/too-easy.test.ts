import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difficultyOf, LEVEL_LEAST, type MazeDifficulty, tooEasy, tooEasyReasons } from '../src/index.js'
import { codeOf } from './code-of.js'
import { mazes } from './random-maze.js'

/** A difficulty with the least of everything that a level has, but for some of it. */
function difficulty(but: Partial<Record<keyof typeof LEVEL_LEAST, number>> = {}): MazeDifficulty {
  const { waste, traps, ...counts } = { ...LEVEL_LEAST, ...but }
  const measure = { ...ZERO, ...counts }
  const terms = { reach: 0, forks: 0, traps: 0, waste: 0, depth: 0, turns: 0 }
  const coverage = { bbox: 1, zones: 1, cover: 1, factor: 1 }
  return { score: 0, exact: 0, base: 0, coverage, terms, straight: false, traps, waste, turns: 0, measure }
}

const ZERO = {
  cells: 25,
  deadEnds: 0,
  deadEndShare: 0,
  junctions: 0,
  river: 0,
  solution: 9,
  decisions: 0,
  branches: 0,
  longestBranch: 0,
  wasted: 0,
  detour: 0,
  effort: 9,
}

describe('tooEasy', () => {
  test('is false where the least of everything is there', () => {
    expect(tooEasy(difficulty())).toBe(false)
    expect(tooEasyReasons(difficulty())).toEqual([])
  })

  test.each(Object.entries(LEVEL_LEAST))('asks for %s of at least %d', (what, least) => {
    const less = difficulty({ [what]: least - 1 })
    expect(tooEasy(less)).toBe(true)
    expect(tooEasyReasons(less)).toEqual([{ what, got: least - 1, least }])
  })

  test('says the same of a maze as of its difficulty', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const reasons = tooEasyReasons(maze)
        expect(reasons).toEqual(tooEasyReasons(difficultyOf(maze)))
        expect(tooEasy(maze)).toBe(reasons.length > 0)
      }),
    )
  })

  test('refuses what difficultyOf refuses', () => {
    expect(codeOf(() => tooEasy(null as never))).toBe('BAD_ARGUMENT')
    expect(codeOf(() => tooEasy({} as never))).toBe('BAD_ARGUMENT')
  })
})
