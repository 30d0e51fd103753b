import { CHUNK_CELLS, DEATHS_ALLOWED, type ScoredLine, scoreMany, workMany } from '@meikyuu/node'
import fc from 'fast-check'
import {
  buildMaze,
  difficultyOf,
  MazeError,
  type MazeRecipe,
  maybeRecipe,
  NO_LIMITS,
  needEnds,
  parseRecipe,
  recipeCode,
  SHAPES,
} from 'meikyuu'
import { beforeAll, describe, expect, it } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'
import { scoreWork } from '../src/batch/score-work.js'
import { FATAL } from './mortal-worker.js'

let worker: URL
beforeAll(async () => {
  worker = await sourceWorker('node')
})

const size = fc.integer({ min: 4, max: 14 })
const shape = fc
  .tuple(fc.constantFrom(...Object.keys(SHAPES)), size, size)
  .map(([name, w, h]) =>
    SHAPES[name as keyof typeof SHAPES].size === 'N' ? `${name}:${h}` : `${name}:${w}x${h}`,
  )
const code = fc
  .tuple(
    shape,
    fc.constantFrom('backtracker', 'prim', 'wilson', 'kruskal~braid-50', 'eller', 'growing-newest'),
    fc.constantFrom('to-goal', 'enter-leave', 'centre-out', 'keys', 'keys-3', 'map'),
    fc.nat({ max: 2 ** 32 - 1 }),
  )
  .map(([board, algorithm, mode, seed]) => `${board}:${algorithm}:${mode}:00${seed}`)
const broken = fc.constantFrom(
  '',
  'square',
  'square:5x5:prim:to-goal:x',
  'square:900x900:prim:to-goal:1',
  '🌀',
)
const recipe = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(code, broken) },
  { weight: 2, arbitrary: code.map((text) => maybeRecipe(text) ?? text) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>({}, null, 7, { shape: 'square' }) },
) as fc.Arbitrary<string | MazeRecipe>

/** What a line should be, by the plain functions. */
function plainly(given: string | MazeRecipe, index: number): ScoredLine {
  try {
    const named = typeof given === 'string' ? parseRecipe(given) : given
    const figures = difficultyOf(needEnds(buildMaze(named), 'a score'))
    return { index, code: recipeCode(named), figures }
  } catch (error) {
    return { index, error: error as Error }
  }
}

/** All of a line as text, the order of its fields too. */
const told = ({ error, ...line }: ScoredLine): string =>
  JSON.stringify({
    ...line,
    ...(error !== undefined && { says: error.message, code: (error as MazeError).code }),
  })

async function all<T>(results: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const result of results) list.push(result)
  return list
}

describe('scoreMany', () => {
  it('gives the figures of each maze to the last digit, or its error, in chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(recipe, { minLength: 20, maxLength: 60 }),
        fc.constantFrom(1, 2),
        fc.integer({ min: 1, max: 12 }),
        async (recipes, jobs, chunks) => {
          const work = { ...scoreWork(worker, {}), cellsOf: () => CHUNK_CELLS / chunks }
          const lines = await all(workMany(recipes, work, { jobs }))
          expect(lines.map(told)).toEqual(recipes.map((each, i) => told(plainly(each, i))))
        },
      ),
      { numRuns: 12 },
    )
  })

  it('is the same by itself, whatever the number of jobs, from any iterable', async () => {
    const codes = Array.from({ length: 700 }, (_, seed) => `square:12x12:backtracker:to-goal:${seed}`)
    codes[350] = 'square:12x12:backtracker:map:1'
    async function* stream() {
      yield* codes
    }
    const wanted = codes.map((each, i) => told(plainly(each, i)))
    for (const jobs of [1, 2]) expect((await all(scoreMany(stream(), { jobs }))).map(told)).toEqual(wanted)
    expect((await all(scoreMany(new Set(codes), { jobs: 2 }))).map(told)).toEqual(wanted)
  })

  it('says of which recipes workers died, and scores all others', async () => {
    const mortal = await sourceWorker('node', 'test/mortal-worker.ts', 'mortal-worker')
    const codes = Array.from({ length: 24 }, (_, seed) => `square:7x7:backtracker:to-goal:${seed}`)
    const recipes: (string | MazeRecipe)[] = [...codes]
    recipes[3] = recipes[23] = FATAL
    recipes[11] = parseRecipe(FATAL)
    const work = { ...scoreWork(mortal, {}), cellsOf: () => CHUNK_CELLS / 4 }
    const lines = await all(workMany(recipes, work, { jobs: 2 }))
    for (const [i, line] of lines.entries())
      if (![3, 11, 23].includes(i)) expect(told(line)).toBe(told(plainly(codes[i]!, i)))
      else {
        expect(line).toEqual({ index: i, error: expect.any(MazeError) })
        expect(MazeError.is(line.error, 'WORKER_DIED') && line.error.details.workers).toBe(DEATHS_ALLOWED)
      }
    expect(lines).toHaveLength(recipes.length)
  })

  it('holds codes to limits, which may be lifted, and recipes to none', async () => {
    const big = 'square:300x300:sidewinder:to-goal:1'
    const [refused, taken] = await all(scoreMany([big, parseRecipe(big, NO_LIMITS)]))
    expect(MazeError.is(refused?.error, 'TOO_BIG')).toBe(true)
    const [lifted] = await all(scoreMany([big], { limits: { cells: 90_000 } }))
    expect(lifted?.figures?.measure.cells).toBe(90_000)
    expect(taken?.figures).toEqual(lifted?.figures)
  })

  it('refuses what is no input and no option, at once', () => {
    for (const call of [
      () => scoreMany('square:5x5:prim:to-goal:1'),
      () => scoreMany([], null as never),
      () => scoreMany([], { limits: { cells: 0 } }),
      () => scoreMany([], { jobs: -1 }),
    ])
      expect(call).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
  })
})
