import { GENERATORS } from '@meikyuu/generators'
import { LONGEST_CODE, maybeRecipe, parseRecipe, recipeCode } from '@meikyuu/recipes'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'

const ALGORITHMS = Object.keys(GENERATORS).join(', ')

describe('a code that is read', () => {
  it('names a shape by two numbers or by one', () => {
    expect(parseRecipe('square:5x7:backtracker:to-goal:42')).toEqual({
      shape: 'square',
      w: 5,
      h: 7,
      algorithm: 'backtracker',
      mode: 'to-goal',
      seed: 42,
    })
    expect(parseRecipe('heart:25:prim:keys-3:7')).toEqual({
      shape: 'heart',
      size: 25,
      algorithm: 'prim',
      mode: 'keys',
      keys: 3,
      seed: 7,
    })
  })

  it.each([
    ['square:5x5:backtracker:to-goal:042', 'square:5x5:backtracker:to-goal:42'],
    ['square:05x0005:backtracker:keys-02:0', 'square:5x5:backtracker:keys-2:0'],
    ['square:5x5:backtracker:keys:1', 'square:5x5:backtracker:keys-1:1'],
    ['square:5x5:backtracker:map:4294967295', 'square:5x5:backtracker:map:4294967295'],
    ['square:5x5:backtracker:map:4294967296', 'square:5x5:backtracker:map:0'],
    ['square:5x5:backtracker:map:9007199254740991', 'square:5x5:backtracker:map:4294967295'],
    ['square:5x5:growing-newest1-oldest001:map:0', 'square:5x5:growing-newest-oldest:map:0'],
    ['square:5x5:growing-middle-newest90:map:0', 'square:5x5:growing-newest90-middle:map:0'],
    ['square:5x5:growing:map:0', 'square:5x5:growing:map:0'],
    ['square:5x5:binary-tree-northeast-coin50:map:0', 'square:5x5:binary-tree:map:0'],
    ['square:5x5:binary-tree-coin030-southwest:map:0', 'square:5x5:binary-tree-southwest-coin30:map:0'],
    ['square:5x5:sidewinder-east-coin50:map:0', 'square:5x5:sidewinder-east:map:0'],
    ['square:5x5:sidewinder-coin0-north:map:0', 'square:5x5:sidewinder-coin0:map:0'],
    ['square:5x5:division-longest:map:0', 'square:5x5:division:map:0'],
    ['square:5x5:division-proportional:map:0', 'square:5x5:division-proportional:map:0'],
    ['hex:5x5:eller-rows-down25-join40:map:0', 'hex:5x5:eller-rows-join40-down25:map:0'],
    ['hex:5x5:eller-rows-join50:map:0', 'hex:5x5:eller-rows:map:0'],
  ])('%s is written %s', (code, plain) => {
    expect(recipeCode(parseRecipe(code))).toBe(plain)
  })

  it('says a mix in the words after growing, and none by the bare name', () => {
    expect(parseRecipe('hex:5x5:growing-random10-newest90:to-goal:1')).toMatchObject({
      algorithm: 'growing',
      mix: { newest: 90, random: 10 },
    })
    expect(parseRecipe('hex:5x5:growing:to-goal:1')).not.toHaveProperty('mix')
  })

  it('is refused over limits that can be moved', () => {
    const big = 'square:201x200:backtracker:to-goal:1'
    expect(maybeRecipe('square:200x200:backtracker:to-goal:1')).not.toBeNull()
    expect(errorOf(() => parseRecipe(big))).toBe(
      'TOO_BIG: the cells of square: expected at most 40000, got 40200',
    )
    expect(parseRecipe(big, { cells: 40_200 })).toMatchObject({ w: 201 })
    expect(parseRecipe(big, { cells: Infinity })).toMatchObject({ w: 201 })
    expect(errorOf(() => parseRecipe('hex:9x9:prim:keys-4:1', { keys: 3 }))).toBe(
      'BAD_KEYS: expected a whole number of keys from 1 to 3, got "4"',
    )
    expect(parseRecipe('hex:9x9:prim:keys-11:1', { keys: 11 })).toMatchObject({ keys: 11 })
  })

  it('counts the cells laid out, before a shape is cut', () => {
    expect(maybeRecipe('cross:200:prim:map:1')).not.toBeNull()
    expect(maybeRecipe('cross:201:prim:map:1')).toBeNull()
  })
})

describe('a code that is refused', () => {
  test.each([
    [
      'square:5x5:backtracker:to-goal',
      'BAD_CODE: cannot read the code "square:5x5:backtracker:to-goal": expected five parts, shape:size:algorithm:mode:seed, got 4',
    ],
    [
      'square:5x5:backtracker:to-goal:1:2',
      'BAD_CODE: cannot read the code "square:5x5:backtracker:to-goal:1:2": expected five parts, shape:size:algorithm:mode:seed, got 6',
    ],
    ['', 'BAD_CODE: cannot read the code "": expected five parts, shape:size:algorithm:mode:seed, got 1'],
    [
      'sqaure:5x5:backtracker:to-goal:1',
      'NO_SUCH_SHAPE: no shape is called "sqaure"; did you mean "square"? (expected one of square, hex, triangle, circle, hexagon, pyramid, heart, leaf, star, ring, diamond, cross, moon)',
    ],
    [
      'toString:5x5:backtracker:to-goal:1',
      'NO_SUCH_SHAPE: no shape is called "toString" (expected one of square, hex, triangle, circle, hexagon, pyramid, heart, leaf, star, ring, diamond, cross, moon)',
    ],
    [
      'square:5:backtracker:to-goal:1',
      'BAD_SIZE: the size of "square": expected two whole numbers, as in 12x8, got "5"',
    ],
    [
      'square:5x5x5:backtracker:to-goal:1',
      'BAD_SIZE: the size of "square": expected two whole numbers, as in 12x8, got "5x5x5"',
    ],
    [
      'heart:5x5:backtracker:to-goal:1',
      'BAD_SIZE: the size of "heart": expected one whole number, as in 12, got "5x5"',
    ],
    [
      'heart:1e3:backtracker:to-goal:1',
      'BAD_SIZE: the size of "heart": expected one whole number, as in 12, got "1e3"',
    ],
    [
      'heart:99999999999999999999:backtracker:to-goal:1',
      'BAD_SIZE: the size of "heart": expected numbers of at most 9007199254740991, got "99999999999999999999"',
    ],
    ['square:1x5:backtracker:to-goal:1', 'TOO_SMALL: the size of square: expected at least 2, got 1'],
    ['cross:2:backtracker:to-goal:1', 'TOO_SMALL: the size of cross: expected at least 3, got 2'],
    ['leaf:3:backtracker:to-goal:1', 'TOO_SMALL: the size of leaf: expected at least 4, got 3'],
    [
      'heart:9007199254740991:prim:to-goal:1',
      'TOO_BIG: the cells of heart: expected at most 40000, got 8.112963841460666e+31',
    ],
    [
      'square:5x5:wilsons:to-goal:1',
      `NO_SUCH_ALGORITHM: no algorithm is called "wilsons"; did you mean "wilson"? (expected one of ${ALGORITHMS})`,
    ],
    [
      'square:5x5:grwoing-newest90-random10:to-goal:1',
      `NO_SUCH_ALGORITHM: no algorithm is called "grwoing-newest90-random10"; did you mean "growing"? (expected one of ${ALGORITHMS})`,
    ],
    ['hex:5x5:eller:to-goal:1', 'DOES_NOT_FIT: eller needs a shape with rows (square), got hex'],
    [
      'hex:5x5:prim-fast:to-goal:1',
      'BAD_CODE: cannot read the code "hex:5x5:prim-fast:to-goal:1": expected prim with nothing after it, got "prim-fast"',
    ],
    [
      'hex:5x5:growing-:to-goal:1',
      'BAD_CODE: cannot read the code "hex:5x5:growing-:to-goal:1": expected growing with a mix of newest, oldest, random and middle after it, got "growing-"',
    ],
    [
      'hex:5x5:growing-newset:to-goal:1',
      'BAD_MIX: cannot follow the mix: expected strategies among newest, oldest, random, middle, got "newset"',
    ],
    [
      'hex:5x5:growing-newest0:to-goal:1',
      'BAD_MIX: cannot follow the mix: expected a whole weight from 1 to 1000 for newest, got "0"',
    ],
    [
      'hex:5x5:growing-newest-oldest-newest5:to-goal:1',
      'BAD_MIX: cannot follow the mix: expected each strategy once, got newest twice',
    ],
    [
      'square:5x5:binary-tree-northsouth:map:1',
      'BAD_OPTION: cannot follow the bias: expected one of northeast, northwest, southeast, southwest, coin0 to coin100, got "northsouth"',
    ],
    [
      'square:5x5:binary-tree-south-east:map:1',
      'BAD_OPTION: cannot follow the bias: expected one of northeast, northwest, southeast, southwest, coin0 to coin100, got "south"',
    ],
    [
      'square:5x5:sidewinder-southeast:map:1',
      'BAD_OPTION: cannot follow the bias: expected one of north, east, south, west, coin0 to coin100, got "southeast"',
    ],
    [
      'square:5x5:sidewinder-east-coin101:map:1',
      'BAD_OPTION: cannot follow the coin of the bias: expected a whole percentage from 0 to 100, got "101"',
    ],
    [
      'square:5x5:sidewinder-coin:map:1',
      'BAD_OPTION: cannot follow the coin of the bias: expected a whole percentage from 0 to 100, got ""',
    ],
    [
      'square:5x5:sidewinder-east-west:map:1',
      'BAD_OPTION: cannot follow the bias: expected side once, got it twice',
    ],
    [
      'square:5x5:division-shortest:map:1',
      'BAD_OPTION: cannot follow the cut: expected one of longest, proportional, got "shortest"',
    ],
    [
      'square:5x5:division-longest-longest:map:1',
      'BAD_OPTION: cannot follow the cut: expected one of longest, proportional, got "longest-longest"',
    ],
    [
      'hex:5x5:eller-rows-down25-up3:map:1',
      'BAD_OPTION: cannot follow the shares: expected one of join0 to join100, down0 to down100, got "up3"',
    ],
    [
      'square:5x5:eller-join40:map:1',
      'BAD_CODE: cannot read the code "square:5x5:eller-join40:map:1": expected eller with nothing after it, got "eller-join40"',
    ],
    ['hex:5x5:binary-tree:map:1', 'DOES_NOT_FIT: binary-tree needs a shape with rows (square), got hex'],
    [
      'hex:5x5:prim:goal:1',
      'NO_SUCH_MODE: no mode is called "goal" (expected one of enter-leave, to-goal, centre-out, keys, map)',
    ],
    [
      'hex:5x5:prim:kyes-3:1',
      'NO_SUCH_MODE: no mode is called "kyes-3"; did you mean "keys"? (expected one of enter-leave, to-goal, centre-out, keys, map)',
    ],
    ['hex:5x5:prim:keys-0:1', 'BAD_KEYS: expected a whole number of keys from 1 to 10, got "0"'],
    ['hex:5x5:prim:keys-11:1', 'BAD_KEYS: expected a whole number of keys from 1 to 10, got "11"'],
    ['hex:5x5:prim:keys-1-2:1', 'BAD_KEYS: expected a whole number of keys from 1 to 10, got "1-2"'],
    [
      'hex:5x5:prim:to-goal:-1',
      'BAD_SEED: expected a seed that is a whole number from 0 to 9007199254740991, got "-1"',
    ],
    [
      'hex:5x5:prim:to-goal:9007199254740992',
      'BAD_SEED: expected a seed that is a whole number from 0 to 9007199254740991, got "9007199254740992"',
    ],
    [
      'hex:5x5:prim:to-goal:1 ',
      'BAD_SEED: expected a seed that is a whole number from 0 to 9007199254740991, got "1 "',
    ],
  ])('%s', (code, sentence) => {
    expect(errorOf(() => parseRecipe(code))).toBe(sentence)
    expect(maybeRecipe(code)).toBeNull()
  })

  it('is as long as no code is', () => {
    const long = `square:5x5:backtracker:to-goal:${'0'.repeat(LONGEST_CODE)}`
    expect(errorOf(() => parseRecipe(long))).toMatch(/expected at most 500 characters, got 531$/)
    expect(parseRecipe(long.slice(0, LONGEST_CODE))).toMatchObject({ seed: 0 })
  })

  it.each([undefined, null, 5, {}, ['square:5x5:backtracker:to-goal:1']])('is no text: %s', (code) => {
    const text = code as string
    expect(errorOf(() => parseRecipe(text))).toMatch(/^BAD_ARGUMENT: expected code to be a recipe code/)
    expect(maybeRecipe(text)).toBeNull()
  })

  it.each([{ cells: 0 }, { cells: 1.5 }, { keys: Number.NaN }, { keys: '3' }, null, 5])(
    'is not read under limits that are none: %s',
    (limits) => {
      const given = limits as object
      const code = 'square:5x5:backtracker:to-goal:1'
      expect(errorOf(() => parseRecipe(code, given))).toMatch(/^BAD_ARGUMENT/)
      expect(errorOf(() => maybeRecipe(code, given))).toMatch(/^BAD_ARGUMENT/)
    },
  )
})
