import { GENERATORS, type GeneratorName } from '@meikyuu/generators'
import { SHAPES, type ShapeEntry, type ShapeName } from '@meikyuu/grid'
import type { MazeRecipe } from '@meikyuu/recipes'
import fc from 'fast-check'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

const weight = fc.integer({ min: 1, max: 1000 })

const mixes = fc
  .record(
    { newest: weight, oldest: weight, random: weight, middle: weight },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter((mix) => Object.keys(mix).length > 0)

const shapes = fc
  .constantFrom(...(Object.keys(SHAPES) as ShapeName[]))
  .chain((shape): fc.Arbitrary<{ shape: ShapeName }> => {
    const { size, least = 2 }: ShapeEntry = SHAPES[shape]
    const number = fc.integer({ min: least, max: 40 })
    return size === 'WxH'
      ? fc.record({ shape: fc.constant(shape), w: number, h: number }, { noNullPrototype: true })
      : fc.record({ shape: fc.constant(shape), size: number }, { noNullPrototype: true })
  })

const algorithms = fc.oneof(
  fc.constantFrom(...(Object.keys(GENERATORS) as GeneratorName[])).map((algorithm) => ({ algorithm })),
  mixes.map((mix) => ({ algorithm: 'growing', mix })),
)

const modes = fc.oneof(
  fc.constantFrom('enter-leave', 'to-goal', 'centre-out', 'map').map((mode) => ({ mode })),
  fc.integer({ min: 1, max: 10 }).map((keys) => ({ mode: 'keys', keys })),
)

/** Any recipe that a code can name by the default limits, up to 40 cells across. */
export const recipes: fc.Arbitrary<MazeRecipe> = fc
  .tuple(shapes, algorithms, modes, seeds)
  .filter(([shape, { algorithm }]) => algorithm !== 'eller' || shape.shape === 'square')
  // The tables' names and the types' are the same: a test of the types says so.
  .map(([shape, algorithm, mode, seed]) => ({ ...shape, ...algorithm, ...mode, seed }) as MazeRecipe)
