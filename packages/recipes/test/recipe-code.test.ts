import { GENERATORS } from '@meikyuu/generators'
import {
  buildMaze,
  type MazeRecipe,
  MOST_KEYS,
  MOST_TIMES,
  MOST_TREATMENTS,
  maybeRecipe,
  NO_LIMITS,
  parseRecipe,
  recipeCode,
} from '@meikyuu/recipes'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'
import { anyRecipes } from './recipes.js'

const square: MazeRecipe = {
  shape: 'square',
  w: 5,
  h: 5,
  algorithm: 'backtracker',
  mode: 'to-goal',
  seed: 42,
}

describe('codes and recipes', () => {
  it('undo each other', () => {
    fc.assert(
      fc.property(anyRecipes, (recipe) => {
        const code = recipeCode(recipe)
        expect(parseRecipe(code)).toEqual(recipe)
        expect(recipeCode(parseRecipe(code))).toBe(code)
      }),
      { numRuns: 1000 },
    )
  })

  it('come in characters that need no escape in an address', () => {
    fc.assert(
      fc.property(anyRecipes, (recipe) => {
        const code = recipeCode(recipe)
        expect(code).toMatch(/^[A-Za-z0-9._~:-]+$/)
        expect(new URL(`https://example.org/?maze=${code}#${code}`).search).toBe(`?maze=${code}`)
      }),
    )
  })

  it('do not depend on the order of the fields, nor on fields that are undefined', () => {
    fc.assert(
      fc.property(anyRecipes, (recipe) => {
        const turned = Object.fromEntries(Object.entries(recipe).reverse())
        expect(recipeCode({ extra: undefined, ...turned } as unknown as MazeRecipe)).toBe(recipeCode(recipe))
      }),
    )
  })

  it('are never longer than is read', () => {
    const longest: MazeRecipe = {
      shape: 'triangle',
      w: Number.MAX_SAFE_INTEGER,
      h: Number.MAX_SAFE_INTEGER,
      algorithm: 'growing',
      mix: { newest: 1000, oldest: 1000, random: 1000, middle: 1000 },
      mode: 'keys',
      keys: MOST_KEYS,
      seed: 2 ** 32 - 1,
    }
    const code = recipeCode(longest)
    expect(code).toHaveLength(121)
    expect(parseRecipe(code, NO_LIMITS)).toEqual(longest)
    const sparsen = { treatment: 'sparsen', times: MOST_TIMES } as const
    const treatments = Array.from({ length: MOST_TREATMENTS }, () => sparsen)
    const treated = recipeCode({ ...longest, treatments })
    expect(treated).toHaveLength(425)
    expect(parseRecipe(treated, NO_LIMITS)).toEqual({ ...longest, treatments })
  })

  it('leave out the strategies of a mix that weigh nothing', () => {
    const mixed = { ...square, algorithm: 'growing', mix: { middle: 0, random: 3, newest: 1 } } as const
    expect(recipeCode(mixed)).toBe('square:5x5:growing-newest-random3:to-goal:42')
    expect(buildMaze(mixed).recipe).toEqual({ ...mixed, mix: { newest: 1, random: 3 } })
  })

  it('leave out what an option says anyway', () => {
    const usual = { ...square, algorithm: 'binary-tree', bias: { corner: 'north-east', coin: 50 } } as const
    expect(recipeCode(usual)).toBe('square:5x5:binary-tree:to-goal:42')
    expect(buildMaze(usual).recipe).toEqual({ ...square, algorithm: 'binary-tree' })
    const half = { ...usual, bias: { coin: -0, corner: 'north-east' } } as const
    expect(buildMaze(half).recipe).toEqual({ ...square, algorithm: 'binary-tree', bias: { coin: 0 } })
    const cut = { ...square, algorithm: 'division', cut: 'longest' } as const
    expect(buildMaze(cut).recipe).toEqual({ ...square, algorithm: 'division' })
    const parallel = { ...square, algorithm: 'parallel', seeds: 4 } as const
    expect(recipeCode(parallel)).toBe('square:5x5:parallel:to-goal:42')
    expect(recipeCode({ ...square, treatments: [] })).toBe('square:5x5:backtracker:to-goal:42')
  })

  it('write seed -0 as 0', () => {
    expect(recipeCode({ ...square, seed: -0 })).toBe('square:5x5:backtracker:to-goal:0')
    expect(Object.is(buildMaze({ ...square, seed: -0 }).recipe.seed, 0)).toBe(true)
  })
})

describe('an object that is no recipe', () => {
  const heart = { shape: 'heart', size: 9, algorithm: 'prim', mode: 'map', seed: 1 }
  test.each<[unknown, string]>([
    [
      'square:5x5:backtracker:to-goal:42',
      'BAD_ARGUMENT: expected recipe to be an object with shape, size, algorithm, mode and seed, such as parseRecipe makes from a code, got "square:5x5:backtracker:to-goal:42"',
    ],
    [
      null,
      'BAD_ARGUMENT: expected recipe to be an object with shape, size, algorithm, mode and seed, such as parseRecipe makes from a code, got null',
    ],
    [
      { ...heart, w: 9 },
      'BAD_ARGUMENT: expected recipe to be an object with shape, size, algorithm, treatments, mode, seed and no other field, got one with "w"',
    ],
    [
      { ...square, keys: 2 },
      'BAD_ARGUMENT: expected recipe to be an object with shape, w, h, algorithm, treatments, mode, seed and no other field, got one with "keys"',
    ],
    [
      { ...square, mix: { newest: 1 } },
      'BAD_ARGUMENT: expected recipe to be an object with shape, w, h, algorithm, treatments, mode, seed and no other field, got one with "mix"',
    ],
    [
      { ...square, shape: 5 },
      'BAD_ARGUMENT: expected recipe.shape to be one of square, hex, triangle, circle, hexagon, pyramid, heart, leaf, star, ring, diamond, cross, moon, got 5',
    ],
    [
      { ...square, algorithm: '__proto__' },
      `NO_SUCH_ALGORITHM: no algorithm is called "__proto__" (expected one of ${Object.keys(GENERATORS).join(', ')})`,
    ],
    [
      { ...square, mode: 'keys-3' },
      'NO_SUCH_MODE: no mode is called "keys-3"; did you mean "keys"? (expected one of enter-leave, to-goal, centre-out, keys, map)',
    ],
    [
      { ...square, mode: 'keys' },
      'BAD_KEYS: expected a whole number of keys from 1 to 2147483647, got undefined',
    ],
    [
      { ...square, mode: 'keys', keys: 0 },
      'BAD_KEYS: expected a whole number of keys from 1 to 2147483647, got 0',
    ],
    [{ ...square, w: 5.5 }, 'BAD_SIZE: the size of "square": expected w to be a whole number, got 5.5'],
    [{ ...square, h: '5' }, 'BAD_SIZE: the size of "square": expected h to be a whole number, got "5"'],
    [{ ...square, h: -5 }, 'TOO_SMALL: the size of square: expected at least 2, got -5'],
    [{ ...heart, shape: 'cross', size: 2 }, 'TOO_SMALL: the size of cross: expected at least 3, got 2'],
    [{ ...heart, algorithm: 'eller' }, 'DOES_NOT_FIT: eller needs a shape with rows (square), got heart'],
    [
      { ...square, seed: 1.5 },
      'BAD_SEED: expected a seed that is a whole number from 0 to 4294967295, got 1.5',
    ],
    [
      { ...square, seed: 2 ** 32 },
      'BAD_SEED: expected a seed that is a whole number from 0 to 4294967295, got 4294967296',
    ],
    [
      { ...square, algorithm: 'growing', mix: { newest: 0.5 } },
      'BAD_MIX: cannot follow the mix: expected a whole weight from 0 to 1000 for newest, got 0.5',
    ],
    [
      { ...square, algorithm: 'binary-tree', bias: { side: 'east' } },
      'BAD_OPTION: cannot follow the bias: expected no other fields than corner, coin, got "side"',
    ],
    [
      { ...square, algorithm: 'sidewinder', bias: { side: 'east', coin: 0.5 } },
      'BAD_OPTION: cannot follow the coin of the bias: expected a whole percentage from 0 to 100, got 0.5',
    ],
    [
      { ...square, algorithm: 'sidewinder', bias: 'east' },
      'BAD_OPTION: cannot follow the bias: expected an object with side and coin, got "east"',
    ],
    [
      { ...square, algorithm: 'eller-rows', shares: { join: 40, down: '25' } },
      'BAD_OPTION: cannot follow the down of the shares: expected a whole percentage from 0 to 100, got "25"',
    ],
    [
      { ...square, algorithm: 'division', cut: null },
      'BAD_OPTION: cannot follow the cut: expected one of longest, proportional, got null',
    ],
    [
      { ...square, algorithm: 'parallel', seeds: 0 },
      'BAD_OPTION: cannot follow the seeds: expected a whole number from 1 to 2147483647, got 0',
    ],
    [
      { ...square, algorithm: 'origin-shift', steps: 2 ** 53 },
      'BAD_OPTION: cannot follow the steps: expected a whole number from 0 to 9007199254740991, got 9007199254740992',
    ],
    [
      { ...square, treatments: { treatment: 'unicursal' } },
      'BAD_ARGUMENT: expected recipe.treatments to be a list of treatments, got an object',
    ],
    [
      // A list with a hole in it.
      { ...square, treatments: Array(1) },
      'BAD_ARGUMENT: expected recipe.treatments[0] to be an object with treatment and what it takes, got undefined',
    ],
    [
      { ...square, treatments: [{ treatment: 'braid', share: 1, times: 2 }] },
      'BAD_ARGUMENT: expected recipe.treatments[0] to be an object with treatment, share and no other field, got "times"',
    ],
    [
      { ...square, treatments: [{ treatment: 'unicursal' }, { treatment: 5 }] },
      'BAD_ARGUMENT: expected recipe.treatments[1].treatment to be one of braid, sparsen, unicursal, loops, got 5',
    ],
    [
      { ...square, treatments: [{ treatment: 'briad', share: 1 }] },
      'NO_SUCH_TREATMENT: no treatment is called "briad"; did you mean "braid"? (expected one of braid, sparsen, unicursal, loops)',
    ],
    [
      { ...square, treatments: [{ treatment: 'loops' }] },
      'BAD_OPTION: cannot follow the share: expected a whole percentage from 0 to 100, got undefined',
    ],
    [
      { ...square, treatments: Array(17).fill({ treatment: 'sparsen', times: 1 }) },
      'TOO_BIG: the treatments of a recipe: expected at most 16, got 17',
    ],
    [
      { ...square, algorithm: 'growing', mix: null },
      'BAD_MIX: cannot follow the mix: expected weights by strategy, got null',
    ],
  ])('%j', (recipe, sentence) => {
    const given = recipe as MazeRecipe
    expect(errorOf(() => recipeCode(given))).toBe(sentence)
    expect(errorOf(() => buildMaze(given))).toBe(sentence)
  })

  it('cannot be made of any values, whatever they are', () => {
    const fields = [
      'shape',
      'w',
      'h',
      'size',
      'algorithm',
      'mix',
      'bias',
      'steps',
      'treatments',
      'mode',
      'keys',
      'seed',
      '__proto__',
    ]
    const values = fc.oneof(
      fc.anything(),
      fc.constantFrom('square', 'growing', 'binary-tree', 'keys', 'map', 5, { newest: 1 }, { coin: 5 }),
      fc.array(fc.oneof(fc.anything(), fc.constantFrom({ treatment: 'unicursal' }))),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), values), (object) => {
        // A plain error would go through errorOf and fail the test.
        const sentence = errorOf(() => recipeCode(object as unknown as MazeRecipe))
        if (sentence === 'no error')
          expect(maybeRecipe(recipeCode(object as unknown as MazeRecipe))).not.toBeNull()
      }),
      { numRuns: 1000 },
    )
  })
})
