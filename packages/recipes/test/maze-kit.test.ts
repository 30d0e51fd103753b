import { GENERATORS } from '@meikyuu/generators'
import {
  type Grid,
  hexGrid,
  MazeError,
  OUTSIDE,
  type Passages,
  Points,
  type Rng,
  SHAPES,
  squareGrid,
} from '@meikyuu/grid'
import { MODES, mazeKit, parseRecipe, recipeCode, type WordOption } from '@meikyuu/recipes'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'
import { strip } from './strip.js'

/** A grid that nobody can find a way in. */
const oneCell: Grid = {
  ...squareGrid(2, 2),
  cells: 1,
  sides: 4,
  first: Int32Array.of(0, 4),
  across: new Int32Array(4).fill(OUTSIDE),
  slot: new Uint8Array(4),
  centres: Points.from([[0.5, 0.5]]),
  rows: null,
}

/** How far along the first row the comb hangs its teeth. */
const REACH: WordOption<'reach', number> = {
  field: 'reach',
  title: 'how far it reaches',
  read: (words) => REACH.check(words.length === 0 ? 1 : Number(words[0])),
  write: (reach) => [String(reach)],
  check(value) {
    if (Number.isInteger(value)) return value as number
    throw new MazeError('BAD_ARGUMENT', { name: 'reach', expected: 'a whole number', got: String(value) })
  },
}

const seen: unknown[] = []

const comb = {
  title: 'Comb',
  needs: ['rows'],
  option: REACH,
  carve(grid: Grid, passages: Passages, _rng: Rng, options?: { reach: number }) {
    seen.push(options)
    GENERATORS.eller.carve(grid, passages, _rng)
  },
} as const

const lastCell = {
  title: 'To the last cell',
  ends: ({ grid }: { grid: Grid }) => ({
    start: 0,
    goal: grid.cells - 1,
    entrance: null,
    exit: null,
    keys: [],
  }),
} as const

describe('a kit with words of its own', () => {
  const kit = mazeKit({
    shapes: { strip },
    generators: { comb },
    modes: { 'last-cell': lastCell, plan: { title: 'Plan', ends: null } },
  })

  it('reads, writes and builds them', () => {
    const recipe = kit.parseRecipe('strip:9:comb-4:last-cell:1')
    expect(recipe).toEqual({
      shape: 'strip',
      size: 9,
      algorithm: 'comb',
      reach: 4,
      mode: 'last-cell',
      seed: 1,
    })
    expect(kit.recipeCode(recipe)).toBe('strip:9:comb-4:last-cell:1')
    const maze = kit.buildMaze(recipe)
    expect([maze.start, maze.goal]).toEqual([0, 17])
    expect(maze.recipe).toEqual(recipe)
    expect(seen.pop()).toEqual({ reach: 4 })
  })

  it('tells its maps from its mazes by type', () => {
    const map = kit.buildMaze({ shape: 'strip', size: 4, algorithm: 'comb', reach: 1, mode: 'plan', seed: 0 })
    const noStart: null = map.start
    expect(noStart).toBeNull()
    const maze = kit.buildMaze({ shape: 'strip', size: 4, algorithm: 'prim', mode: 'keys', keys: 1, seed: 0 })
    const start: number = maze.start
    expect(start).toBeGreaterThanOrEqual(0)
  })

  it('knows the words of the plain functions too, with the same meaning', () => {
    const code = 'heart:12:growing-oldest:keys-2:5'
    expect(kit.parseRecipe(code)).toEqual(parseRecipe(code))
    expect(Object.keys(kit.shapes)).toEqual([...Object.keys(SHAPES), 'strip'])
  })

  it('names its words in errors, and knows what fits what', () => {
    expect(errorOf(() => kit.parseRecipe('stripe:9:comb:last-cell:1'))).toMatch(/did you mean "strip"\?/)
    expect(errorOf(() => kit.parseRecipe('hex:9x9:comb:last-cell:1'))).toBe(
      'DOES_NOT_FIT: comb needs a shape with rows (square, strip), got hex',
    )
    expect(errorOf(() => kit.parseRecipe('strip:20001:prim:plan:1'))).toBe(
      'TOO_BIG: the cells of strip: expected at most 40000, got 40002',
    )
    expect(kit.maybeRecipe('strip:9:comb-x:last-cell:1')).toBeNull()
  })

  it('works with its functions taken out', () => {
    const { parseRecipe: parse, buildMaze: build, maybeRecipe: maybe, recipeCode: code } = kit
    const recipe = maybe('strip:3:prim:plan:1')!
    expect(build(parse(code(recipe))).grid.cells).toBe(6)
  })
})

describe('a kit with nothing but words of its own', () => {
  const kit = mazeKit({
    shapes: { strip },
    generators: { comb },
    modes: { 'last-cell': lastCell },
    defaults: false,
  })

  it('knows no others', () => {
    expect(errorOf(() => kit.parseRecipe('square:5x5:comb:last-cell:1'))).toMatch(
      /\(expected one of strip\)$/,
    )
    expect(Object.keys(kit.modes)).toEqual(['last-cell'])
  })

  it('may give a word of the plain functions another meaning', () => {
    const other = mazeKit({
      shapes: {
        square: {
          title: 'Not square',
          size: 'WxH',
          words: ['columns', 'rows'],
          capabilities: [],
          cellsLaidOut: ({ w, h }) => w * h,
          make: ({ w, h }) => hexGrid(w, h),
        },
      },
      generators: GENERATORS,
      modes: MODES,
      defaults: false,
    })
    expect(other.buildMaze(other.parseRecipe('square:3x3:prim:map:1')).grid.shape).toBe('hex')
  })
})

describe('tables that codes cannot be read over', () => {
  const plain = { title: 'Plain', needs: [], carve() {} } as const
  type Tables = Parameters<typeof mazeKit>[0]

  test.each<[string, unknown, RegExp]>([
    ['a known shape', { shapes: { square: strip } }, /a name added to shapes to be a new one.*got "square"$/],
    [
      'a capital',
      { shapes: { Strip: strip } },
      /a name in shapes to be words of lower-case letters.*got "Strip"$/,
    ],
    ['a colon', { generators: { 'a:b': plain } }, /got "a:b"$/],
    ['a tilde', { generators: { 'a~b': plain } }, /got "a~b"$/],
    ['a digit in front', { modes: { 'last-9': lastCell } }, /got "last-9"$/],
    ['nothing', { modes: { '': lastCell } }, /got ""$/],
    [
      'a name after one with an option',
      { modes: { 'keys-far': lastCell } },
      /begins with "keys-".*got "keys-far"$/,
    ],
    ['the same for a mix', { generators: { 'growing-newest': plain } }, /begins with "growing-"/],
    [
      'a field that recipes have',
      { generators: { comb: { ...comb, option: { ...REACH, field: 'seed' } } } },
      /generators.comb.option.field to be a field that recipes do not have yet, got "seed"$/,
    ],
    [
      'a field of a mode too',
      { generators: { comb: { ...comb, option: { ...REACH, field: 'keys' } } } },
      /the field of a mode to be none that an algorithm has, got "keys"$/,
    ],
    [
      'half an option',
      { generators: { comb: { ...comb, option: { field: 'reach' } } } },
      /generators.comb.option.read to be a function, got undefined$/,
    ],
    ['no entry', { shapes: { strip: null } }, /shapes.strip to be an entry, got null$/],
    ['no size', { shapes: { strip: { ...strip, size: 3 } } }, /shapes.strip.size to be "WxH" or "N", got 3$/],
    ['no make', { shapes: { strip: { ...strip, make: 1 } } }, /shapes.strip.make to be a function, got 1$/],
    ['no needs', { generators: { plain: { ...plain, needs: 'rows' } } }, /needs to be a list, got "rows"$/],
    ['no carve', { generators: { plain: { title: 'Plain', needs: [] } } }, /carve to be a function/],
    ['no ends', { modes: { far: { title: 'Far' } } }, /modes.far.ends to be a function, got undefined$/],
    [
      'an empty table',
      { shapes: {}, generators: GENERATORS, modes: MODES, defaults: false },
      /at least one entry/,
    ],
    [
      'no table',
      { shapes: SHAPES, generators: GENERATORS, defaults: false },
      /modes to be a table with at least one/,
    ],
  ])('%s', (_, tables, sentence) => {
    const text = errorOf(() => mazeKit(tables as Tables))
    expect(text).toMatch(/^BAD_ARGUMENT/)
    expect(text).toMatch(sentence)
  })

  test('words that an option may not write', () => {
    const odd = { ...comb, option: { ...REACH, write: () => ['a:b'] } }
    const kit = mazeKit({ generators: { odd } })
    const recipe = { shape: 'square', w: 3, h: 3, algorithm: 'odd', reach: 1, mode: 'map', seed: 1 } as const
    expect(errorOf(() => kit.recipeCode(recipe))).toMatch(/^BAD_ARGUMENT.*letters, digits.*got "a:b"$/)
  })

  test('ends that a mode may not give, and a grid that a shape may not make', () => {
    const kit = mazeKit({
      shapes: { dot: { ...strip, make: () => oneCell } },
      modes: {
        same: { title: 'Same', ends: () => ({ start: 1, goal: 1, entrance: null, exit: null, keys: [] }) },
        none: { title: 'None', ends: () => null as never },
      },
    })
    expect(errorOf(() => kit.buildMaze(kit.parseRecipe('square:3x3:prim:same:1')))).toBe(
      'BAD_ENDS: expected a goal other than the start, got cell 1 for both',
    )
    expect(errorOf(() => kit.buildMaze(kit.parseRecipe('square:3x3:prim:none:1')))).toMatch(/^BAD_ENDS/)
    expect(errorOf(() => kit.buildMaze(kit.parseRecipe('dot:3:prim:map:1')))).toBe(
      'TOO_SMALL: the cells of dot:3: expected at least 2, got 1',
    )
  })
})

it('the plain functions are those of the kit without tables', () => {
  const kit = mazeKit()
  const code = 'moon:20:growing-newest90-random10:centre-out:9'
  expect(kit.recipeCode(kit.parseRecipe(code))).toBe(recipeCode(parseRecipe(code)))
})
