import { GENERATORS } from '@meikyuu/generators'
import { type Grid, type MazeBody, MazeError, Mulberry32, SHAPES, squareGrid } from '@meikyuu/grid'
import * as recipes from '@meikyuu/recipes'
import { expect, it, test } from 'vitest'

/** What nobody should pass, and somebody will. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  {},
  [],
  0,
  -1,
  5,
  0.5,
  Number.NaN,
  Infinity,
  9n,
  '',
  'x',
  '__proto__',
  true,
  Symbol('odd'),
  new Map(),
  new Uint8Array(3),
  Object.create(null),
  () => 1,
  () => null,
  async () => 1,
  { kind: 'graph' },
]

const recipe = {
  shape: 'square',
  w: 5,
  h: 5,
  algorithm: 'growing',
  mix: { newest: 2 },
  mode: 'keys',
  keys: 2,
  seed: 3,
}
const treated = { ...recipe, treatments: [{ treatment: 'braid', share: 50 }] }
const code = 'square:5x5:growing-newest2~braid-50:keys-2:3'
const limits = { cells: 100, keys: 3, treatments: 2, steps: 1000 }
const maze = recipes.buildMaze(recipes.parseRecipe(code))
const body = { grid: maze.grid, passages: maze.passages }
const rng = new Mulberry32(1)
const ends = { start: 0, goal: 24, entrance: 0, exit: 97, keys: [3] }

const option = { ...recipes.KEYS_OPTION, field: 'reach', told: (value: unknown) => value }
const tables = {
  shapes: {
    strip: { ...SHAPES.heart, least: 2, make: ({ size }: { size: number }) => squareGrid(size, size) },
  },
  generators: { comb: { ...GENERATORS.prim, walkSteps: () => 3, option } },
  treatments: {
    keep: {
      title: 'Keep',
      needs: [],
      takes: 'share',
      loses: [],
      cellsAfter: (n: number) => n,
      apply: (m: unknown) => m,
    },
  },
  modes: { far: { title: 'Far', ends: () => ends, option: { ...option, field: 'far' } } },
  defaults: true,
}
const kitCode = 'strip:5:comb-2~keep-5:far-3:1'

/** Every exported function, with arguments that are right. */
const FUNCTIONS: Readonly<Record<string, readonly unknown[]>> = {
  buildMaze: [treated],
  centreOut: [body, rng],
  enterLeave: [body, rng],
  gridOf: [treated],
  isModeName: ['keys'],
  keysMode: [body, rng, { keys: 2 }],
  maybeRecipe: [code, limits],
  mazeKit: [tables],
  memoryNeeded: [treated, { asGraph: true }],
  parseRecipe: [code, limits],
  recipeCode: [treated],
  suggestedEnds: [body],
  toGoal: [body, rng],
  withEnds: [body, ends],
}

/** A kit over tables whose types nobody knows. */
interface LooseKit {
  parseRecipe(code: string): object
  recipeCode(recipe: object): string
  gridOf(recipe: object): Grid
  buildMaze(recipe: object): MazeBody
}

/** A value with one thing in it replaced by another, at each place down to `depth`, and the whole of it. */
function* replaced(value: unknown, by: unknown, depth: number): Generator<unknown> {
  yield by
  if (depth === 0 || typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  if (Array.isArray(value)) {
    for (const [i, each] of value.entries())
      for (const one of replaced(each, by, depth - 1))
        yield [...value.slice(0, i), one, ...value.slice(i + 1)]
    return
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return
  for (const name of Object.keys(fields))
    for (const one of replaced(fields[name], by, depth - 1)) yield { ...fields, [name]: one }
}

/** Calls, and throws on whatever was thrown that is no MazeError. */
function survive<Result>(call: () => Result): Result | null {
  try {
    return call()
  } catch (error) {
    if (MazeError.is(error)) return null
    throw error
  }
}

function called(name: string): (...given: readonly unknown[]) => unknown {
  return (recipes as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[name]!
}

it('the table has every exported function', () => {
  const exported = Object.entries(recipes).filter(([, value]) => typeof value === 'function')
  expect(exported.map(([name]) => name).sort()).toEqual(Object.keys(FUNCTIONS).sort())
})

test.each(Object.entries(FUNCTIONS))('nothing but a MazeError gets out of %s', (name, right) => {
  const call = called(name)
  expect(() => call(...right)).not.toThrow()
  survive(() => call())
  for (const odd of ODD) {
    survive(() => call(odd))
    survive(() => call(odd, odd, odd))
    for (let i = 0; i < right.length; i++)
      for (const one of replaced(right[i], odd, 3))
        survive(() => call(...right.slice(0, i), one, ...right.slice(i + 1)))
  }
})

it('nothing but a MazeError gets out of a kit, whatever one of its parts is', () => {
  let built = 0
  let refused = 0
  for (const odd of ODD)
    for (const one of replaced(tables, odd, 5)) {
      const kit = survive(() => called('mazeKit')(one) as LooseKit)
      const read = kit === null ? null : survive(() => kit.parseRecipe(kitCode))
      const text = kit === null || read === null ? null : survive(() => kit.recipeCode(read))
      const made = kit === null || read === null ? null : survive(() => kit.buildMaze(read))
      const grid = kit === null || read === null ? null : survive(() => kit.gridOf(read))
      if (text === null || made === null) refused++
      else {
        built++
        expect(grid?.cells).toBeGreaterThan(1)
        expect(recipes.suggestedEnds(made).start).toBeGreaterThanOrEqual(0)
      }
    }
  expect(built).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(500)
})

it('nothing but a MazeError gets out of the options of the table', () => {
  const options: recipes.WordOption[] = [
    ...Object.values(recipes.OPTION_WORDS as Readonly<Record<string, recipes.WordOption>>),
    ...Object.values(recipes.BIAS_WORDS as Readonly<Record<string, recipes.WordOption>>),
    recipes.KEYS_OPTION,
  ]
  const words = [
    [],
    [''],
    ['', ''],
    ['x'],
    ['0'],
    ['__proto__'],
    ['newest'],
    ['coin'],
    ['coin1', 'coin2'],
    ['9'.repeat(400)],
  ]
  for (const { read, check } of options) {
    for (const some of words) survive(() => read(some, recipes.NO_LIMITS))
    for (const odd of ODD) {
      survive(() => check(odd))
      for (const field of ['newest', 'coin', 'corner', 'side', 'join', 'toString'])
        survive(() => check({ [field]: odd }))
    }
  }
})
