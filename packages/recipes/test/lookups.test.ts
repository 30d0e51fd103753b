import { GENERATORS, TREATMENTS } from '@meikyuu/generators'
import { MazeError, SHAPES } from '@meikyuu/grid'
import { LONGEST_CODE, MODES, MOST_TREATMENTS, NO_LIMITS, type RecipeTables } from '@meikyuu/recipes'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { fullLimits } from '../src/full-limits.js'
import { readCode } from '../src/read-code.js'

// How long a code takes is counted in looks into the tables, since clocks of machines differ.

let looks = 0

/** A table, or an entry, that counts how often something in it is looked up. */
function counting<Thing extends object>(thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, name) {
      looks++
      return Reflect.get(target, name)
    },
    has(target, name) {
      looks++
      return Reflect.has(target, name)
    },
    getOwnPropertyDescriptor(target, name) {
      looks++
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}

function countingTable<Entry extends object>(
  table: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry>> {
  return counting(Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, counting(entry)])))
}

const tables: RecipeTables = {
  shapes: countingTable<RecipeTables['shapes'][string]>(SHAPES),
  generators: countingTable<RecipeTables['generators'][string]>(GENERATORS),
  treatments: countingTable<RecipeTables['treatments'][string]>(TREATMENTS),
  modes: countingTable<RecipeTables['modes'][string]>(MODES),
}

/** How many looks one word may take: no more than to see each name there is. */
const NAMES = [SHAPES, GENERATORS, TREATMENTS, MODES].reduce(
  (sum, table) => sum + Object.keys(table).length,
  0,
)

function looksFor(text: string, limits = fullLimits()): number {
  looks = 0
  try {
    readCode(tables, text, limits)
  } catch (error) {
    expect(MazeError.is(error), String(error)).toBe(true)
  }
  return looks
}

/** As much of a text over and over as a code may be long, between a head and a tail. */
function filled(head: string, unit: string, tail: string): string {
  return head + unit.repeat(Math.floor((LONGEST_CODE - head.length - tail.length) / unit.length)) + tail
}

test.each<[head: string, unit: string, tail: string]>([
  ['', '~', ''],
  ['', '-', ''],
  ['', ':', ''],
  ['', 'a', ''],
  ['', '9', ''],
  ['square:', '9', ':prim:map:1'],
  ['square:5x5:', '-', ':map:1'],
  ['square:5x5:', '~', ':map:1'],
  ['square:5x5:prim', '~', ':map:1'],
  ['square:5x5:prim', '~braid-50', ':map:1'],
  ['square:5x5:prim~braid', '-50', ':map:1'],
  ['square:5x5:prim', '-', ':map:1'],
  ['square:5x5:growing', '-', ':map:1'],
  ['square:5x5:growing', '-newest', ':map:1'],
  ['square:5x5:growing-', '1', 'x:map:1'],
  ['square:5x5:growing-newest', '0', ':map:1'],
  ['square:5x5:binary-tree', '-coin1', ':map:1'],
  ['square:5x5:eller', '-rows', ':map:1'],
  ['square:5x5:prim-', 'active-', ':map:1'],
  ['square:5x5:prim:', '-', ':1'],
  ['square:5x5:prim:keys', '-1', ':1'],
  ['square:5x5:prim:map:', '0', ''],
])('%s%s... is read or refused in a few looks', (head, unit, tail) => {
  const text = filled(head, unit, tail)
  expect(text.length).toBeGreaterThan(LONGEST_CODE - 10)
  expect(looksFor(text)).toBeLessThan(NAMES)
  expect(looksFor(text, NO_LIMITS)).toBeLessThan(NAMES)
})

it('as many treatments as a recipe can have take as many looks each', () => {
  const codeOf = (treatments: number): string => `square:5x5:prim${'~braid-50'.repeat(treatments)}:map:1`
  const each = looksFor(codeOf(2), NO_LIMITS) - looksFor(codeOf(1), NO_LIMITS)
  expect(each).toBeGreaterThan(0)
  expect(each).toBeLessThan(NAMES)
  expect(looksFor(codeOf(MOST_TREATMENTS), NO_LIMITS)).toBe(
    looksFor(codeOf(1), NO_LIMITS) + (MOST_TREATMENTS - 1) * each,
  )
  expect(looksFor(codeOf(MOST_TREATMENTS + 1), NO_LIMITS)).toBeLessThan(looksFor(codeOf(1), NO_LIMITS))
})

it('any text takes a few looks', () => {
  const units = [':', '-', '~', 'x', '0', '9', 'square', 'growing', 'prim', 'newest', 'braid', 'keys', 'map']
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom(...units), maxLength: LONGEST_CODE }),
    fc
      .array(fc.string({ unit: fc.constantFrom(...units.slice(1)), maxLength: 30 }), {
        minLength: 2,
        maxLength: 2,
      })
      .map(([algorithm, mode]) => `square:5x5:${algorithm}:${mode}:1`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(looksFor(text)).toBeLessThan(5 * NAMES)
    }),
    { numRuns: 2000 },
  )
})
