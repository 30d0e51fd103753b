import { GENERATORS, type GeneratorEntry, type GeneratorName } from '@meikyuu/generators'
import { SHAPES, type ShapeEntry, type ShapeName } from '@meikyuu/grid'
import type { MazeRecipe, RecipeTreatment } from '@meikyuu/recipes'
import fc from 'fast-check'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

const plain = { noNullPrototype: true } as const

const weight = fc.integer({ min: 1, max: 1000 })

/** Any percentage but one in the middle, which is left out where it is the usual one. */
const percent = fc.integer({ min: 0, max: 100 }).filter((number) => number !== 50)

/** Objects with some of these fields, or none at all, as they stand in a recipe. */
function someOf<Field extends string>(
  field: string,
  values: Record<Field, fc.Arbitrary<unknown>>,
): fc.Arbitrary<object> {
  const record = fc.record(values, { requiredKeys: [], noNullPrototype: true })
  return record.map((value) => (Object.keys(value).length === 0 ? {} : { [field]: value }))
}

/** The option of each generator that takes one, as it stands in a recipe. */
const OPTIONS: { readonly [Name in GeneratorName]?: fc.Arbitrary<object> } = {
  growing: someOf('mix', { newest: weight, oldest: weight, random: weight, middle: weight }),
  'binary-tree': someOf('bias', {
    corner: fc.constantFrom('north-west', 'south-east', 'south-west'),
    coin: percent,
  }),
  sidewinder: someOf('bias', { side: fc.constantFrom('east', 'south', 'west'), coin: percent }),
  division: fc.constantFrom({}, { cut: 'proportional' }),
  'eller-rows': someOf('shares', { join: percent, down: percent }),
  parallel: fc.constantFrom({}, { seeds: 1 }, { seeds: 9 }, { seeds: 5000 }),
  'origin-shift': fc.oneof(
    fc.constant({}),
    fc.integer({ min: 0, max: 5000 }).map((steps) => ({ steps })),
  ),
}

const shapes = fc
  .constantFrom(...(Object.keys(SHAPES) as ShapeName[]))
  .chain((shape): fc.Arbitrary<{ shape: ShapeName }> => {
    const { size, least = 2 }: ShapeEntry = SHAPES[shape]
    const number = fc.integer({ min: least, max: 40 })
    return size === 'WxH'
      ? fc.record({ shape: fc.constant(shape), w: number, h: number }, { noNullPrototype: true })
      : fc.record({ shape: fc.constant(shape), size: number }, { noNullPrototype: true })
  })

function algorithmsOn(shape: ShapeName): fc.Arbitrary<object> {
  const { capabilities }: ShapeEntry = SHAPES[shape]
  const names = (Object.keys(GENERATORS) as GeneratorName[]).filter((name) =>
    (GENERATORS[name] as GeneratorEntry).needs.every((need) => capabilities.includes(need)),
  )
  return fc
    .constantFrom(...names)
    .chain((algorithm) => (OPTIONS[algorithm] ?? fc.constant({})).map((option) => ({ algorithm, ...option })))
}

const modes = fc.oneof(
  fc.constantFrom('enter-leave', 'to-goal', 'centre-out', 'map').map((mode) => ({ mode })),
  fc.integer({ min: 1, max: 10 }).map((keys) => ({ mode: 'keys', keys })),
)

/** Any treatment, as it stands in a recipe. */
const treatments: fc.Arbitrary<RecipeTreatment> = fc.oneof(
  fc.record({ treatment: fc.constantFrom('braid', 'loops'), share: fc.integer({ min: 0, max: 100 }) }, plain),
  fc.record({ treatment: fc.constant('sparsen'), times: fc.integer({ min: 1, max: 60 }) }, plain),
  fc.constant({ treatment: 'unicursal' } as const),
)

/** Those of some treatments that can be done one after the other. */
function inTurn(shape: ShapeName, cells: number, some: readonly RecipeTreatment[]): RecipeTreatment[] {
  const capabilities: readonly string[] = SHAPES[shape].capabilities
  let isPerfect = true
  let most = cells
  return some.filter(({ treatment }) => {
    if (treatment === 'unicursal') {
      if (!isPerfect || !capabilities.includes('squares') || most * 4 > 10_000) return false
      most *= 4
    } else if (treatment !== 'sparsen') isPerfect = false
    return true
  })
}

/** Any recipe of a perfect maze without treatments that a code can name by the default limits, up to 40 cells across. */
export const recipes: fc.Arbitrary<MazeRecipe> = shapes.chain((shape) =>
  fc
    .tuple(algorithmsOn(shape.shape), modes, seeds)
    // The tables' names and the types' are the same: a test of the types says so.
    .map(([algorithm, mode, seed]) => ({ ...shape, ...algorithm, ...mode, seed }) as MazeRecipe),
)

/** Any recipe with one to four treatments, of at most 10,000 cells. */
export const treatedRecipes: fc.Arbitrary<MazeRecipe> = fc
  .tuple(recipes, fc.array(treatments, { minLength: 1, maxLength: 4 }))
  .map(([{ mode, seed, ...recipe }, some]): MazeRecipe => {
    const across = 'w' in recipe ? Math.max(recipe.w, recipe.h) : 2 * recipe.size + 1
    const list = inTurn(recipe.shape, across * across, some)
    return { ...recipe, ...(list.length > 0 ? { treatments: list } : {}), mode, seed } as MazeRecipe
  })

/** Any recipe that a code can name by the default limits. */
export const anyRecipes: fc.Arbitrary<MazeRecipe> = fc.oneof(recipes, treatedRecipes)
