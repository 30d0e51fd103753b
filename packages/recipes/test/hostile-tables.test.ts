import { GENERATORS } from '@meikyuu/generators'
import { LONGEST_CODE, LONGEST_NAME, MODES, mazeKit } from '@meikyuu/recipes'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'
import { built, kitOf, type Loose } from './loose-kit.js'
import { strip } from './strip.js'

describe('an option of a kit', () => {
  const option = {
    field: 'reach',
    title: 'how far it reaches',
    read: () => 1,
    write: () => ['1'] as unknown,
    check: () => 1,
  }
  const comb = { ...GENERATORS.eller, option }
  const recipe = { shape: 'square', w: 3, h: 3, algorithm: 'comb', reach: 1, mode: 'map', seed: 1 }

  test.each([
    ['no list', undefined, /what the option of comb writes to be a list of words, got undefined$/],
    ['null', null, /to be a list of words, got null$/],
    ['a text', '12', /to be a list of words, got "12"$/],
    ['a number in a list', [12], /a word that the option of comb writes to be letters.*got 12$/],
    ['an empty word', [''], /got ""$/],
    ['a hole', new Array(1), /got undefined$/],
  ])('that writes %s is refused', (_, words, sentence) => {
    const kit = kitOf({ generators: { comb: { ...comb, option: { ...option, write: () => words } } } })
    const text = errorOf(() => kit.recipeCode(recipe))
    expect(text).toMatch(/^BAD_ARGUMENT/)
    expect(text).toMatch(sentence)
  })

  test.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    'a-b',
    'Reach',
    '9',
    5,
    null,
    Symbol(),
  ])('cannot have the field %s', (field) => {
    for (const kind of ['generators', 'treatments', 'modes']) {
      const entry = {
        title: 'Odd',
        needs: [],
        carve() {},
        apply() {},
        ends: null,
        option: { ...option, field },
      }
      expect(errorOf(() => kitOf({ [kind]: { odd: entry } }))).toMatch(
        new RegExp(
          `^BAD_ARGUMENT: expected ${kind}.odd.option.field to be a field that recipes do not have yet`,
        ),
      )
    }
  })

  it('is told a copy, so that the recipe stays what it is', () => {
    const carve: typeof GENERATORS.prim.carve = (grid, passages, rng, options) => {
      Object.assign(options!.mix!, { newest: 99, oldest: 99 })
      GENERATORS.prim.carve(grid, passages, rng)
    }
    const kit = kitOf({ generators: { odd: { title: 'Odd', needs: [], takes: 'mix', carve } } })
    const maze = kit.buildMaze(kit.parseRecipe('square:3x3:odd-newest2:map:1'))
    expect(maze.recipe['mix']).toEqual({ newest: 2 })
  })

  it('is told nothing that others can write to', () => {
    const leak = (_: unknown, __: unknown, ___: unknown, options: Loose) => {
      options['leak'] = 1
    }
    expect(() =>
      built({ generators: { odd: { title: 'Odd', needs: [], carve: leak } } }, 'square:3x3:odd:map:1'),
    ).toThrow('not extensible')
  })
})

describe('tables that lack something', () => {
  const plain = { title: 'Plain', needs: [], carve() {} }
  const treat = { title: 'Treat', needs: [], apply() {} }
  const mode = { title: 'Mode', ends: null }

  test.each<[string, unknown, RegExp]>([
    ['null', null, /expected tables to be an object, got null$/],
    ['a number', 5, /expected tables to be an object, got 5$/],
    ['a list', [], /expected tables to be an object, got an array$/],
    ['defaults', { defaults: 'no' }, /expected tables.defaults to be true or false, got "no"$/],
    ['shapes: null', { shapes: null }, /expected shapes to be a table of entries by name, got null$/],
    ['shapes: a Map', { shapes: new Map() }, /expected shapes to be a table of entries by name/],
    ['modes: a text', { modes: 'x' }, /expected modes to be a table of entries by name, got "x"$/],
    ['generators: a list', { generators: [plain] }, /expected generators to be a table of entries by name/],
    [
      'all of them null',
      { shapes: null, generators: null, modes: null, defaults: false },
      /shapes to be a table/,
    ],
    [
      'least: NaN',
      { shapes: { s: { ...strip, least: Number.NaN } } },
      /shapes.s.least to be a whole number.*got NaN$/,
    ],
    [
      'least: a text',
      { shapes: { s: { ...strip, least: '3' } } },
      /shapes.s.least to be a whole number.*got "3"$/,
    ],
    ['least: 0', { shapes: { s: { ...strip, least: 0 } } }, /shapes.s.least to be a whole number.*got 0$/],
    ['words', { shapes: { s: { ...strip, words: 'x' } } }, /shapes.s.words to be a list, got "x"$/],
    [
      'title',
      { shapes: { s: { ...strip, title: undefined } } },
      /shapes.s.title to be a text, got undefined$/,
    ],
    ['needs', { generators: { g: { ...plain, needs: [Symbol()] } } }, /generators.g.needs\[0\] to be a text/],
    [
      'a hole',
      { generators: { g: { ...plain, needs: new Array(1) } } },
      /generators.g.needs\[0\] to be a text, got undefined$/,
    ],
    [
      'option: null',
      { generators: { g: { ...plain, option: null } } },
      /generators.g.option to be an option, got null$/,
    ],
    [
      'option: a text',
      { treatments: { t: { ...treat, option: 'x' } } },
      /treatments.t.option to be an option, got "x"$/,
    ],
    [
      'option: null, again',
      { modes: { m: { ...mode, option: null } } },
      /modes.m.option to be an option, got null$/,
    ],
    [
      'takes',
      { generators: { g: { ...plain, takes: Symbol() } } },
      /generators.g.takes to be the name of an option/,
    ],
    ['takes in a mode', { modes: { m: { ...mode, takes: 'share' } } }, /modes.m.takes to be left out/],
    [
      'walkSteps',
      { generators: { g: { ...plain, walkSteps: 5 } } },
      /generators.g.walkSteps to be a function, got 5$/,
    ],
    [
      'keepsPerfect',
      { treatments: { t: { ...treat, keepsPerfect: 'no' } } },
      /keepsPerfect to be true or false/,
    ],
    [
      'told',
      { modes: { m: { ...mode, option: { ...MODES.keys.option, field: 'x', told: 1 } } } },
      /modes.m.option.told to be a function, got 1$/,
    ],
  ])('%s', (_, tables, sentence) => {
    const text = errorOf(() => mazeKit(tables as never))
    expect(text).toMatch(/^BAD_ARGUMENT/)
    expect(text).toMatch(sentence)
  })

  it('have names that fit into codes', () => {
    const named = (length: number): Loose => ({ generators: { ['g'.repeat(length)]: GENERATORS.prim } })
    const kit = kitOf(named(LONGEST_NAME))
    const code = `square:5x5:${'g'.repeat(LONGEST_NAME)}:map:1`
    expect(kit.recipeCode(kit.parseRecipe(code))).toBe(code)
    for (const length of [LONGEST_NAME + 1, 600])
      expect(errorOf(() => kitOf(named(length)))).toMatch(
        /^BAD_ARGUMENT: expected a name in generators to be one of at most 40 characters, got "ggg/,
      )
    // A shape, a size, an algorithm with the default treatments, a mode and a seed.
    expect(4 * (LONGEST_NAME + 1) + 2 * 17 + 3 * (LONGEST_NAME + 1) + 10).toBeLessThan(LONGEST_CODE)
  })

  it('cannot be changed afterwards', () => {
    const kit = mazeKit({ shapes: { strip } as never })
    for (const table of [kit.shapes, kit.generators, kit.treatments, kit.modes])
      expect(Object.isFrozen(table)).toBe(true)
  })
})
