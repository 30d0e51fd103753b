import { GENERATORS, type GeneratorEntry, type GeneratorName } from '@meikyuu/generators'
import { SHAPES, type ShapeEntry, type ShapeName } from '@meikyuu/grid'
import type { MazeRecipe } from '@meikyuu/recipes'
import fc from 'fast-check'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

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
export const OPTIONS: { readonly [Name in GeneratorName]?: fc.Arbitrary<object> } = {
  growing: someOf('mix', { newest: weight, oldest: weight, random: weight, middle: weight }),
  'binary-tree': someOf('bias', {
    corner: fc.constantFrom('north-west', 'south-east', 'south-west'),
    coin: percent,
  }),
  sidewinder: someOf('bias', { side: fc.constantFrom('east', 'south', 'west'), coin: percent }),
  division: fc.constantFrom({}, { cut: 'proportional' }),
  'eller-rows': someOf('shares', { join: percent, down: percent }),
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

/** Any recipe of a perfect maze that a code can name by the default limits, up to 40 cells across. */
export const recipes: fc.Arbitrary<MazeRecipe> = shapes.chain((shape) =>
  fc
    .tuple(algorithmsOn(shape.shape), modes, seeds)
    // The tables' names and the types' are the same: a test of the types says so.
    .map(([algorithm, mode, seed]) => ({ ...shape, ...algorithm, ...mode, seed }) as MazeRecipe),
)
