import {
  carveMaze,
  GENERATORS,
  type GeneratorName,
  type GeneratorOptions,
  originSteps,
} from '@meikyuu/generators'
import { edgesHash, hexGrid, rngFor, squareGrid } from '@meikyuu/grid'
import { BIAS_WORDS, buildMaze, mazeKit, OPTION_WORDS, parseRecipe, SIDEWINDER_BIAS } from '@meikyuu/recipes'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'

describe('an option in words', () => {
  test.each<[string, GeneratorName, GeneratorOptions]>([
    ['binary-tree', 'binary-tree', {}],
    ['binary-tree-southeast-coin30', 'binary-tree', { bias: { corner: 'south-east', coin: 0.3 } }],
    ['binary-tree-coin0', 'binary-tree', { bias: { coin: 0 } }],
    ['sidewinder-west', 'sidewinder', { bias: { side: 'west' } }],
    ['sidewinder-coin93', 'sidewinder', { bias: { coin: 0.93 } }],
    ['division-proportional', 'division', { cut: 'proportional' }],
    ['eller-rows-join40-down25', 'eller-rows', { shares: { join: 0.4, down: 0.25 } }],
    ['eller-rows-down100', 'eller-rows', { shares: { down: 1 } }],
    ['parallel', 'parallel', { seeds: 4 }],
    ['parallel-8', 'parallel', { seeds: 8 }],
    ['origin-shift', 'origin-shift', { steps: originSteps(99) }],
    ['origin-shift-17', 'origin-shift', { steps: 17 }],
    ['growing-middle', 'growing', { mix: { middle: 1 } }],
  ])('%s tells %s %j', (word, name, options) => {
    const grid = squareGrid(9, 11)
    const passages = carveMaze(grid, name, rngFor(5, grid.cells), options)
    expect(edgesHash(buildMaze(parseRecipe(`square:9x11:${word}:map:5`)))).toBe(edgesHash({ grid, passages }))
  })

  it('says what the generator does anyway, where it says what is usual', () => {
    const grid = squareGrid(9, 11)
    const usual = [
      ['binary-tree', { bias: { corner: 'north-east', coin: 0.5 } }],
      ['sidewinder', { bias: { side: 'north', coin: 0.5 } }],
      ['division', { cut: 'longest' }],
      ['eller-rows', { shares: { join: 0.5, down: 0.5 } }],
      ['parallel', { seeds: 4 }],
    ] as const
    for (const [name, options] of usual)
      expect(carveMaze(grid, name, rngFor(5, 99), options).open).toEqual(
        carveMaze(grid, name, rngFor(5, 99)).open,
      )
  })

  it('is known for every generator that takes one', () => {
    for (const [name, { takes }] of Object.entries(GENERATORS)) {
      if (takes === null) continue
      expect(Object.keys(takes === 'bias' ? BIAS_WORDS : OPTION_WORDS)).toContain(
        takes === 'bias' ? name : takes,
      )
    }
  })

  it('holds its number of seeds to the cells of a cut board too', () => {
    const cells = buildMaze(parseRecipe('heart:12:prim:map:1')).grid.cells
    const all = buildMaze(parseRecipe(`heart:12:parallel-${cells}:map:1`))
    expect(edgesHash(buildMaze(parseRecipe('heart:12:parallel-144:map:1')))).toBe(edgesHash(all))
  })
})

describe('a bias of a generator of a kit', () => {
  const leaning = { ...GENERATORS.sidewinder, title: 'Leaning' } as const

  it('needs words, since they depend on the generator', () => {
    expect(errorOf(() => mazeKit({ generators: { leaning } }))).toBe(
      'BAD_ARGUMENT: expected generators.leaning.option to be given, since no words are known for its bias, got undefined',
    )
  })

  it('can have those of the sidewinder', () => {
    const kit = mazeKit({ generators: { leaning: { ...leaning, option: SIDEWINDER_BIAS } } })
    const recipe = kit.parseRecipe('square:7x7:leaning-coin20-west:map:3')
    expect(recipe).toMatchObject({ bias: { side: 'west', coin: 20 } })
    const built = kit.buildMaze({ ...recipe, algorithm: 'leaning', bias: { side: 'west', coin: 20 } })
    expect(edgesHash(built)).toBe(
      edgesHash(buildMaze(parseRecipe('square:7x7:sidewinder-west-coin20:map:3'))),
    )
  })
})

test('names with dashes are told from names with options', () => {
  expect(parseRecipe('hex:5x5:eller-rows:map:1')).not.toHaveProperty('shares')
  expect(parseRecipe('hex:5x5:prim-weights:map:1').algorithm).toBe('prim-weights')
  expect(parseRecipe('hex:5x5:aldous-broder:map:1').algorithm).toBe('aldous-broder')
  expect(errorOf(() => parseRecipe('hex:5x5:prim-weights-5:map:1'))).toMatch(
    /expected prim-weights with nothing after it, got "prim-weights-5"$/,
  )
  expect(errorOf(() => parseRecipe('hex:5x5:origin:map:1'))).toMatch(/^NO_SUCH_ALGORITHM/)
  expect(buildMaze(parseRecipe('hex:5x5:eller-rows:map:1')).grid.cells).toBe(hexGrid(5, 5).cells)
})
