import { Mulberry32, squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { carveMaze } from '../src/generators.js'
import type { TreatmentOptions } from '../src/treatments/treatment-entry.js'
import { type TreatmentName, treatMaze } from '../src/treatments/treatments.js'
import { drawSquares } from './draw-squares.js'

/** A maze of seed 7 treated from the same stream: what a code names it names for ever. */
function treated(name: TreatmentName, options?: TreatmentOptions) {
  const grid = squareGrid(10, 5)
  const rng = new Mulberry32(7)
  return treatMaze({ grid, passages: carveMaze(grid, 'kruskal', rng) }, name, rng, options)
}

function drawn(name: TreatmentName, options?: TreatmentOptions): string {
  return `\n${drawSquares(treated(name, options))}`
}

test('braid all', () =>
  expect(drawn('braid', { share: 1 })).toMatchInlineSnapshot(`
  "
   ___________________
  |     |  _ _  |  _  |
  | |     |  _ _   _  |
  |   | | | |   |  _ _|
  | | | |_    |_   _  |
  |_ _|_ _ _|_ _ _ _ _|"
`))
test('braid half', () =>
  expect(drawn('braid', { share: 0.5 })).toMatchInlineSnapshot(`
  "
   ___________________
  | |   |  _ _ _|  _ _|
  | |     |  _ _   _  |
  |   | | | |  _|  _ _|
  | | | |_    |_   _  |
  |_ _|_ _ _|_|_ _ _ _|"
`))
test('braid to any neighbour', () =>
  expect(drawn('braid', { share: 1, prefer: 'any' })).toMatchInlineSnapshot(`
    "
     ___________________
    |     |  _ _  |  _  |
    | |     |  _ _   _  |
    |   | | | |  _   _ _|
    | | | |_     _   _  |
    |_ _|_ _ _|_ _ _ _ _|"
  `))
test('unicursal', () =>
  expect(drawn('unicursal')).toMatchInlineSnapshot(`
  "
   _______________________________________
  |   |  _ _  |  _ _ _ _ _ _  |  _ _ _ _  |
  | | | |  _ _| |  _ _ _ _ _ _| |  _ _ _ _|
  | | | |_ _ _ _| |  _ _ _ _ _ _|_ _ _ _  |
  | | | |   |   | | |  _ _ _ _  |  _ _ _ _|
  | |_ _| | | | | | | |  _ _  | |_ _ _ _  |
  | |   | | | | | | | | |  _ _| |  _ _ _ _|
  |_| | | | | | |_ _|_ _| |  _ _|_ _ _ _  |
  |_ _| | | | |_ _  |   | |_ _  |  _ _ _ _|
  |  _ _| | | |  _ _| | | |  _ _|_ _ _ _  |
  |_ _ _ _|_ _|_ _ _ _|_ _|_ _ _ _ _ _ _ _|"
`))
test('loops', () =>
  expect(drawn('loops', { share: 0.2 })).toMatchInlineSnapshot(`
  "
   ___________________
  | |  _|  _ _ _|  _ _|
  | |     |  _ _   _ _|
  |       | |   |  _  |
  | | | |     |    _ _|
  |_ _|_|_ _|_|_ _ _ _|"
`))
test('sparsen', () => {
  const { givenUp, passages } = treated('sparsen', { times: 2 })
  expect([...givenUp!]).toMatchInlineSnapshot(`
    [
      0,
      1,
      2,
      5,
      6,
      8,
      9,
      10,
      18,
      19,
      25,
      26,
      28,
      29,
      30,
      32,
      36,
      38,
      39,
      40,
      41,
      42,
      43,
      44,
      45,
      46,
      48,
      49,
    ]
  `)
  expect(passages.open.join('')).toMatchInlineSnapshot(
    `"0110000100100110011110110110010101011011010010111000101010101010100011001101000110101000"`,
  )
})
