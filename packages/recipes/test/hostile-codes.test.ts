import { GENERATORS, TREATMENTS } from '@meikyuu/generators'
import { MazeError, SHAPES, type ShapeEntry } from '@meikyuu/grid'
import { LONGEST_CODE, MODES, mazeKit, recipeCode } from '@meikyuu/recipes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyRecipes } from './recipes.js'

let made = 0
let counted = 0

/** The shapes of the default kit, which count how often they are laid out and how often they do sums. */
function counting(): Record<string, ShapeEntry> {
  const entries = Object.entries(SHAPES as Record<string, ShapeEntry>).map(([name, entry]) => {
    const spy = {
      ...entry,
      make(size: never) {
        made++
        return entry.make(size)
      },
      cellsLaidOut(size: never) {
        counted++
        return entry.cellsLaidOut(size)
      },
    }
    return [name, spy as ShapeEntry] as const
  })
  return Object.fromEntries(entries)
}

const kit = mazeKit({
  shapes: counting(),
  generators: GENERATORS,
  treatments: TREATMENTS,
  modes: MODES,
  defaults: false,
})

/** Reads a text, which must give a recipe or a MazeError and lay out nothing. */
function read(text: string): void {
  made = 0
  counted = 0
  try {
    expect(kit.parseRecipe(text)).toHaveProperty('seed')
  } catch (error) {
    expect(MazeError.is(error), String(error)).toBe(true)
    expect((error as MazeError).message.length).toBeLessThan(600)
  }
  expect(made).toBe(0)
  expect(counted).toBeLessThanOrEqual(1)
}

it('any text is read or refused, and no grid is laid out', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2 * LONGEST_CODE }),
    fc.string({ unit: fc.constantFrom(...':-~x0123456789abcdefghijklmnopqrstuvwxyz'), maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('-', ':', '~', 'growing', 'braid', 'keys', '0', '9', 'x'),
      maxLength: LONGEST_CODE,
    }),
  )
  fc.assert(fc.property(texts, read), { numRuns: 3000 })
})

it('parts that codes are made of, put together anyhow, are read or refused', () => {
  const words = [...Object.keys(SHAPES), ...Object.keys(GENERATORS), ...Object.keys(MODES)]
  const part = fc.oneof(
    fc.constantFrom(
      ...words,
      'growing-newest',
      'keys-3',
      'prim~braid-50',
      'hunt~unicursal~unicursal~unicursal~unicursal',
      'eller-rows-join40~sparsen-3',
      'origin-shift-9007199254740993',
      'sidewinder-coin99999999999999999999',
      '5',
      '5x5',
      '2x9007199254740991',
      'constructor',
      '',
    ),
    fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 4, maxLength: 6 }), (parts) => read(parts.join(':'))),
    { numRuns: 3000 },
  )
})

it('codes with a slip in them are read or refused', () => {
  const slips = fc.tuple(anyRecipes, fc.nat(), fc.nat({ max: 2 }), fc.string({ maxLength: 3 }))
  fc.assert(
    fc.property(slips, ([recipe, at, dropped, put]) => {
      const code = recipeCode(recipe)
      const place = at % (code.length + 1)
      read(code.slice(0, place) + put + code.slice(place + dropped))
    }),
    { numRuns: 3000 },
  )
})

it('a text of any length is refused by its length, unread', () => {
  const text = 'square:5x5:growing-'.padEnd(2 ** 24, 'newest-')
  read(text)
  const caught = ((): unknown => {
    try {
      return kit.parseRecipe(text)
    } catch (error) {
      return error
    }
  })()
  expect(caught).toMatchObject({ details: { code: text.slice(0, LONGEST_CODE), got: String(2 ** 24) } })
})
