import { carveMaze, type GeneratorName, TREATMENTS, type TreatmentName } from '@meikyuu/generators'
import { edgesHash, type Grid, type Passages, rngFor, squareGrid } from '@meikyuu/grid'
import {
  buildMaze,
  type MazeRecipe,
  MODES,
  maybeRecipe,
  mazeKit,
  NO_LIMITS,
  parseRecipe,
  recipeCode,
} from '@meikyuu/recipes'
import { distancesFrom, UNREACHED } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'
import { treatedRecipes } from './recipes.js'

describe('treatments in a code', () => {
  it('follow the algorithm in the order they are done, each as often as it stands there', () => {
    const code = 'hex:9x7:growing-newest9-random~sparsen-3~braid-50~sparsen-1:to-goal:42'
    const recipe = parseRecipe(code)
    expect(recipe).toEqual({
      shape: 'hex',
      w: 9,
      h: 7,
      algorithm: 'growing',
      mix: { newest: 9, random: 1 },
      treatments: [
        { treatment: 'sparsen', times: 3 },
        { treatment: 'braid', share: 50 },
        { treatment: 'sparsen', times: 1 },
      ],
      mode: 'to-goal',
      seed: 42,
    })
    expect(recipeCode(recipe)).toBe(code)
  })

  it.each([
    ['square:5x5:prim~braid-050:map:1', 'square:5x5:prim~braid-50:map:1'],
    ['square:5x5:prim~braid-0~loops-100:map:1', 'square:5x5:prim~braid-0~loops-100:map:1'],
    ['square:5x5:eller-rows-join50~unicursal:map:1', 'square:5x5:eller-rows~unicursal:map:1'],
    ['heart:25:wilson~sparsen-2147483647:map:1', 'heart:25:wilson~sparsen-2147483647:map:1'],
    ['heart:25:wilson~sparsen-2~unicursal:map:1', 'heart:25:wilson~sparsen-2~unicursal:map:1'],
    [
      'square:5x5:wilson~unicursal~unicursal~braid-9:map:1',
      'square:5x5:wilson~unicursal~unicursal~braid-9:map:1',
    ],
  ])('%s is written %s', (code, plain) => {
    expect(recipeCode(parseRecipe(code))).toBe(plain)
  })

  test.each([
    [
      'hex:5x5:prim~briad-50:map:1',
      'NO_SUCH_TREATMENT: no treatment is called "briad-50"; did you mean "braid"? (expected one of braid, sparsen, unicursal, loops)',
    ],
    [
      'hex:5x5:prim~:map:1',
      'NO_SUCH_TREATMENT: no treatment is called "" (expected one of braid, sparsen, unicursal, loops)',
    ],
    ['hex:5x5:prim~braid:map:1', 'BAD_OPTION: cannot follow the share: expected one percentage, got ""'],
    [
      'hex:5x5:prim~braid50:map:1',
      'NO_SUCH_TREATMENT: no treatment is called "braid50"; did you mean "braid"? (expected one of braid, sparsen, unicursal, loops)',
    ],
    [
      'hex:5x5:prim~braid-101:map:1',
      'BAD_OPTION: cannot follow the share: expected a whole percentage from 0 to 100, got "101"',
    ],
    [
      'hex:5x5:prim~loops-0.5:map:1',
      'BAD_OPTION: cannot follow the share: expected a whole percentage from 0 to 100, got "0.5"',
    ],
    [
      'hex:5x5:prim~sparsen-0:map:1',
      'BAD_OPTION: cannot follow the times: expected a whole number from 1 to 2147483647, got "0"',
    ],
    [
      'square:5x5:prim~unicursal-2:map:1',
      'BAD_CODE: cannot read the code "square:5x5:prim~unicursal-2:map:1": expected unicursal with nothing after it, got "unicursal-2"',
    ],
    ['square:5x5:~braid-5:map:1', /^NO_SUCH_ALGORITHM: no algorithm is called ""/],
    ['square:5x5:prim:map~braid-5:1', /^NO_SUCH_MODE: no mode is called "map~braid-5"/],
    [
      'hex:5x5:prim~unicursal:map:1',
      'DOES_NOT_FIT: unicursal needs a shape with squares (square, heart, leaf, star, ring, diamond, cross, moon), got hex',
    ],
    [
      'square:5x5:prim~loops-5~sparsen-1~unicursal:map:1',
      'DOES_NOT_FIT: unicursal needs a perfect maze, got one after loops',
    ],
  ])('%s is refused', (code, sentence) => {
    expect(errorOf(() => parseRecipe(code))).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
    expect(maybeRecipe(code)).toBeNull()
  })
})

describe('limits for treatments', () => {
  it('hold their number', () => {
    const code = 'hex:5x5:prim~braid-1~braid-1~braid-1~braid-1~braid-1:map:1'
    expect(errorOf(() => parseRecipe(code))).toBe(
      'TOO_BIG: the treatments of a code: expected at most 4, got 5',
    )
    expect(parseRecipe(code, { treatments: 5 }).treatments).toHaveLength(5)
    expect(errorOf(() => parseRecipe(`hex:5x5:prim${'~braid-1'.repeat(17)}:map:1`, NO_LIMITS))).toBe(
      'TOO_BIG: the treatments of a code: expected at most 16, got 17',
    )
  })

  it('count the cells after each of them', () => {
    expect(maybeRecipe('square:100x100:prim~unicursal:map:1')).not.toBeNull()
    expect(errorOf(() => parseRecipe('square:100x101:prim~unicursal:map:1'))).toBe(
      'TOO_BIG: the cells of square~unicursal: expected at most 40000, got 40400',
    )
    expect(errorOf(() => parseRecipe('square:50x51:prim~unicursal~unicursal:map:1'))).toBe(
      'TOO_BIG: the cells of square~unicursal~unicursal: expected at most 40000, got 40800',
    )
    expect(maybeRecipe('square:100x101:prim~unicursal:map:1', { cells: 40_400 })).not.toBeNull()
  })
})

describe('limits for random walks', () => {
  it('hold steps that a code says', () => {
    expect(maybeRecipe('square:5x5:origin-shift-10000000:map:1')).not.toBeNull()
    expect(errorOf(() => parseRecipe('square:5x5:origin-shift-10000001:map:1'))).toBe(
      'BAD_OPTION: cannot follow the steps: expected a whole number from 0 to 10000000, got "10000001"',
    )
    expect(parseRecipe('square:5x5:origin-shift-10000001:map:1', { steps: 10_000_001 })).toMatchObject({
      steps: 10_000_001,
    })
  })

  it('hold steps to be expected: a compact board passes, a long thin one does not', () => {
    for (const algorithm of ['aldous-broder', 'houston', 'wilson']) {
      expect(maybeRecipe(`square:200x200:${algorithm}:map:1`)).not.toBeNull()
      expect(maybeRecipe(`circle:100:${algorithm}:map:1`)).not.toBeNull()
      expect(errorOf(() => parseRecipe(`square:2x20000:${algorithm}:map:1`))).toMatch(
        new RegExp(`^TOO_BIG: the steps of ${algorithm} to expect: expected at most 10000000, got [48]`),
      )
      expect(maybeRecipe(`square:2x20000:${algorithm}:map:1`, { steps: Infinity })).not.toBeNull()
    }
    expect(maybeRecipe('square:2x20000:hunt:map:1')).not.toBeNull()
  })

  it('grow with the cells that are allowed', () => {
    expect(maybeRecipe('square:1000x1000:wilson:map:1', { cells: 1_000_000 })).not.toBeNull()
    expect(maybeRecipe('square:1000x1000:aldous-broder:map:1', { cells: 1_000_000 })).not.toBeNull()
    expect(maybeRecipe('square:2x500000:wilson:map:1', { cells: 1_000_000 })).toBeNull()
  })
})

/** What a recipe names, put together by hand out of what its words mean. */
function byHand(recipe: MazeRecipe): { grid: Grid; passages: Passages; ends: unknown } {
  const {
    shape,
    w,
    h,
    size,
    algorithm,
    treatments = [],
    mode,
    keys,
    seed,
  } = recipe as unknown as {
    [field: string]: never
  } & { treatments?: { treatment: TreatmentName; share?: number; times?: number }[] }
  const grid = mazeKit().shapes[shape as 'square'].make((size === undefined ? { w, h } : { size }) as never)
  const rng = rngFor(seed, grid.cells)
  let maze: { grid: Grid; passages: Passages } = {
    grid,
    passages: carveMaze(grid, algorithm as GeneratorName, rng),
  }
  for (const { treatment, share, times } of treatments) {
    const options = share !== undefined ? { share: share / 100 } : times !== undefined ? { times } : {}
    maze = TREATMENTS[treatment].apply(maze, rng, options as never)
  }
  const { ends } = MODES[mode as 'keys']
  return { ...maze, ends: (ends as typeof ends | null) === null ? null : ends(maze, rng, { keys }) }
}

describe('a treated maze', () => {
  it('is carved, treated in order and given its ends, all from one stream', () => {
    const options = ['mix', 'bias', 'cut', 'shares', 'seeds', 'steps']
    const plain = treatedRecipes.filter((recipe) => !options.some((field) => field in recipe))
    fc.assert(
      fc.property(plain, (recipe) => {
        const maze = buildMaze(recipe)
        const { grid, passages, ends } = byHand(recipe)
        expect(edgesHash(maze)).toBe(edgesHash({ grid, passages }))
        const { start, goal, entrance, exit, keys } = maze
        expect(start === null ? null : { start, goal, entrance, exit, keys }).toEqual(ends)
      }),
      { numRuns: 150 },
    )
  })

  it('hangs together, has at least two cells, and any mode finds its ends in it', () => {
    fc.assert(
      fc.property(treatedRecipes, (recipe) => {
        const maze = buildMaze(recipe)
        expect(distancesFrom(maze, 0)).not.toContain(UNREACHED)
        expect(maze.grid.cells).toBeGreaterThanOrEqual(2)
        if (maze.start !== null) expect(maze.start).not.toBe(maze.goal)
        expect(maze.recipe).toEqual(recipe)
      }),
      { numRuns: 150 },
    )
  })

  it('may have no dead end to lay a key in', () => {
    expect(buildMaze(parseRecipe('square:9x9:prim~braid-100:keys-5:3')).keys).toEqual([])
  })

  it('leaves as many seeds as a small board has cells', () => {
    const few = buildMaze(parseRecipe('square:2x2:parallel-5:map:1'))
    expect(edgesHash(few)).toBe(edgesHash(buildMaze(parseRecipe('square:2x2:parallel-4:map:1'))))
  })
})

describe('treatments of a kit', () => {
  const mirror = {
    title: 'Mirror',
    needs: ['rows'],
    keepsPerfect: true,
    cellsAfter: (cells: number) => cells * 2,
    apply: (maze: { grid: Grid; passages: Passages }) => maze,
  } as const
  const soften = { ...TREATMENTS.braid, title: 'Soften', takes: 'share' } as const
  const cull = { title: 'Cull', needs: [], takes: 'times', loses: ['rows'], apply: mirror.apply } as const

  it('take options by name and are typed by them', () => {
    const kit = mazeKit({ treatments: { mirror, soften, cull } })
    const recipe = kit.parseRecipe('square:4x4:prim~soften-30~cull-2~braid-10:map:1')
    expect(recipe.treatments).toEqual([
      { treatment: 'soften', share: 30 },
      { treatment: 'cull', times: 2 },
      { treatment: 'braid', share: 10 },
    ])
    const built = kit.buildMaze({ ...recipe, treatments: [{ treatment: 'soften', share: 100 }] })
    expect(edgesHash(built)).toBe(edgesHash(buildMaze(parseRecipe('square:4x4:prim~braid-100:map:1'))))
    // @ts-expect-error soften takes a share
    expect(() => kit.recipeCode({ ...recipe, treatments: [{ treatment: 'soften', times: 1 }] })).toThrow()
  })

  it('say what they need and leave', () => {
    const kit = mazeKit({ treatments: { mirror, cull } })
    expect(errorOf(() => kit.parseRecipe('hex:4x4:prim~mirror:map:1'))).toBe(
      'DOES_NOT_FIT: mirror needs a shape with rows (square), got hex',
    )
    expect(errorOf(() => kit.parseRecipe('square:4x4:prim~cull-1~mirror:map:1'))).toBe(
      'DOES_NOT_FIT: mirror needs a shape with rows (square), got square after cull',
    )
    expect(errorOf(() => kit.parseRecipe('square:150x150:prim~mirror:map:1'))).toMatch(/^TOO_BIG.*got 45000$/)
    // It is not said of cull that it keeps a perfect maze one.
    expect(errorOf(() => kit.parseRecipe('square:4x4:prim~mirror~cull-1~unicursal:map:1'))).toMatch(
      /needs a perfect maze, got one after cull$/,
    )
  })

  it('need not be there at all', () => {
    const kit = mazeKit({
      shapes: mazeKit().shapes,
      generators: mazeKit().generators,
      modes: mazeKit().modes,
      defaults: false,
    })
    expect(errorOf(() => kit.parseRecipe('square:4x4:prim~braid-5:map:1'))).toMatch(/^NO_SUCH_TREATMENT/)
    expect(kit.recipeCode(kit.parseRecipe('square:4x4:prim:map:1'))).toBe('square:4x4:prim:map:1')
  })

  test.each<[string, object, RegExp]>([
    ['a known word', { braid: mirror }, /a name added to treatments to be a new one.*got "braid"$/],
    ['a name after one with an option', { 'braid-all': mirror }, /begins with "braid-".*got "braid-all"$/],
    ['a capital', { Mirror: mirror }, /a name in treatments to be words of lower-case letters/],
    ['no apply', { mirror: { ...mirror, apply: 1 } }, /treatments.mirror.apply to be a function, got 1$/],
    ['no needs', { mirror: { ...mirror, needs: undefined } }, /treatments.mirror.needs to be a list/],
    ['loses', { mirror: { ...mirror, loses: 'rows' } }, /treatments.mirror.loses to be a list, got "rows"$/],
    ['cells', { mirror: { ...mirror, cellsAfter: 2 } }, /treatments.mirror.cellsAfter to be a function/],
    [
      'a name that takes nothing known',
      { mirror: { ...mirror, takes: 'size' } },
      /no words are known for its size/,
    ],
    [
      'the field of a treatment',
      { mirror: { ...mirror, option: { field: 'treatment' } } },
      /treatments.mirror.option.field to be a field that recipes do not have yet, got "treatment"$/,
    ],
  ])('%s is refused', (_, treatments, sentence) => {
    expect(errorOf(() => mazeKit({ treatments } as never))).toMatch(sentence)
  })

  it('are held to what they give back', () => {
    const kit = mazeKit({
      treatments: {
        nothing: { ...mirror, apply: () => undefined as never },
        other: { ...mirror, apply: ({ passages }) => ({ grid: squareGrid(2, 2), passages }) },
      },
    })
    expect(errorOf(() => kit.buildMaze(kit.parseRecipe('square:4x4:prim~nothing:map:1')))).toBe(
      'BAD_ARGUMENT: expected what the treatment nothing gives back to be a grid and its passages, got undefined',
    )
    expect(errorOf(() => kit.buildMaze(kit.parseRecipe('square:4x4:prim~other:map:1')))).toMatch(
      /^BAD_ARGUMENT/,
    )
  })
})
