import { GENERATORS, type GeneratorName, TREATMENTS, type TreatmentName } from '@meikyuu/generators'
import { SHAPES, type ShapeName } from '@meikyuu/grid'
import fc from 'fast-check'
import { everyShapeAndGenerator, modeWords, seeds, sizesOf } from './arbitraries.js'

/** A percentage that is written: 50 is what coins and chances are anyway. */
const percent = fc.integer({ min: 0, max: 100 }).filter((number) => number !== 50)

const weight = fc.integer({ min: 2, max: 1000 }).map(String)

const NOTHING = fc.constant('')

/** Words that follow a name, in their order, each there or not. */
function inOrder(...words: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  const each = words.map((word) =>
    fc.oneof(
      NOTHING,
      word.map((text) => `-${text}`),
    ),
  )
  return fc.tuple(...each).map((texts) => texts.join(''))
}

function percentAfter(name: string): fc.Arbitrary<string> {
  return percent.map((number) => `${name}${number}`)
}

function weighted(strategy: string): fc.Arbitrary<string> {
  return fc.oneof(NOTHING, weight).map((text) => `${strategy}${text}`)
}

/** What may follow the word of a generator, as a code has it that is written back. */
const OPTIONS: { readonly [Name in GeneratorName]?: fc.Arbitrary<string> } = {
  growing: inOrder(weighted('newest'), weighted('oldest'), weighted('random'), weighted('middle')),
  'binary-tree': inOrder(fc.constantFrom('northwest', 'southeast', 'southwest'), percentAfter('coin')),
  sidewinder: inOrder(fc.constantFrom('east', 'south', 'west'), percentAfter('coin')),
  division: inOrder(fc.constant('proportional')),
  'eller-rows': inOrder(percentAfter('join'), percentAfter('down')),
  parallel: inOrder(fc.constantFrom('1', '2', '3', '8', '1000')),
  'origin-shift': inOrder(fc.integer({ min: 0, max: 2000 }).map(String)),
}

/** The words of a generator, with any option that it takes, in their plain form. */
export function wordsOf(generator: GeneratorName): fc.Arbitrary<string> {
  return (OPTIONS[generator] ?? NOTHING).map((option) => `${generator}${option}`)
}

/** What may follow the word of a treatment. */
const TREATED: { readonly [Name in TreatmentName]: fc.Arbitrary<string> } = {
  braid: fc.integer({ min: 0, max: 100 }).map((share) => `-${share}`),
  sparsen: fc.integer({ min: 1, max: 40 }).map((times) => `-${times}`),
  unicursal: NOTHING,
  loops: fc.integer({ min: 0, max: 100 }).map((share) => `-${share}`),
}

const treatment = fc
  .constantFrom(...(Object.keys(TREATMENTS) as TreatmentName[]))
  .chain((name) => TREATED[name].map((option): [TreatmentName, string] => [name, option]))

/**
 * Up to three treatments after one another that a shape can have, as a code
 * has them: `~sparsen-3~braid-50`. Now and then none.
 */
export function treatmentWordsOf(shape: ShapeName): fc.Arbitrary<string> {
  const hasSquares = (SHAPES[shape].capabilities as readonly string[]).includes('squares')
  return fc.array(treatment, { maxLength: 3 }).map((list) => {
    let isPerfect = true
    const fitting = list.filter(([name]) => {
      if (name === 'unicursal') return hasSquares && isPerfect
      isPerfect &&= name === 'sparsen'
      return true
    })
    return fitting.map(([name, option]) => `~${name}${option}`).join('')
  })
}

/** Codes of one shape and generator with any options, treatments and mode, maps too; each in its plain form. */
export function anyCodesOf(shape: ShapeName, generator: GeneratorName): fc.Arbitrary<string> {
  const modes = fc.oneof(modeWords, fc.constant('map'))
  return fc
    .tuple(sizesOf(shape), wordsOf(generator), treatmentWordsOf(shape), modes, seeds)
    .map(([size, word, treated, mode, seed]) => `${shape}:${size}:${word}${treated}:${mode}:${seed}`)
}

/** Codes of all that can be said: any shape, generator, option, treatments and mode; perfect mazes or not. */
export const anyCodes: fc.Arbitrary<string> = fc
  .constantFrom(...everyShapeAndGenerator())
  .chain(([shape, generator]) => anyCodesOf(shape, generator))

/** The generators that take an option. */
export const generatorsWithOptions: readonly GeneratorName[] = (
  Object.keys(GENERATORS) as GeneratorName[]
).filter((name) => GENERATORS[name].takes !== null)
