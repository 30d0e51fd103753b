import { GENERATORS, type GeneratorName } from '@meikyuu/generators'
import { SHAPES, type ShapeName } from '@meikyuu/grid'
import fc from 'fast-check'

/** Any seed a recipe can have. */
export const seeds: fc.Arbitrary<number> = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** Sizes that shapes of one number are tried at: every outline keeps two cells from 4 on. */
const singles = fc.integer({ min: 4, max: 14 })
const sides = fc.integer({ min: 2, max: 12 })

/** Sizes of two numbers: one in four is two cells wide or two high. */
const rectangles = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(sides, sides).map(([w, h]) => `${w}x${h}`) },
  { weight: 1, arbitrary: sides.map((h) => `2x${h}`) },
  { weight: 1, arbitrary: sides.map((w) => `${w}x2`) },
)

/** The written size of a shape: small, both even and odd, 2xN and Nx2 among them. */
export function sizesOf(shape: ShapeName): fc.Arbitrary<string> {
  return SHAPES[shape].size === 'WxH' ? rectangles : singles.map(String)
}

/** Each shape with each generator that fits it, as `[shape, generator]`. */
export function everyShapeAndGenerator(): [ShapeName, GeneratorName][] {
  const shapes = Object.keys(SHAPES) as ShapeName[]
  const generators = Object.keys(GENERATORS) as GeneratorName[]
  return shapes.flatMap((shape) =>
    generators
      .filter((name) =>
        GENERATORS[name].needs.every((need) =>
          (SHAPES[shape].capabilities as readonly string[]).includes(need),
        ),
      )
      .map((name): [ShapeName, GeneratorName] => [shape, name]),
  )
}

/** The words of the modes that give a maze its ends. */
export const modeWords: fc.Arbitrary<string> = fc.constantFrom(
  'enter-leave',
  'to-goal',
  'centre-out',
  'keys-1',
  'keys-3',
  'keys-10',
)

/** Codes of one shape and generator, in any mode with ends. */
export function codesOf(shape: ShapeName, generator: GeneratorName): fc.Arbitrary<string> {
  return fc
    .tuple(sizesOf(shape), modeWords, seeds)
    .map(([size, mode, seed]) => `${shape}:${size}:${generator}:${mode}:${seed}`)
}

/** Codes of anything the catalogue can make, in any mode with ends. */
export const codes: fc.Arbitrary<string> = fc
  .constantFrom(...everyShapeAndGenerator())
  .chain(([shape, generator]) => codesOf(shape, generator))
