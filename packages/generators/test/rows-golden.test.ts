import { Mulberry32, squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import type { GeneratorOptions } from '../src/generator-entry.js'
import { carveMaze, type GeneratorName } from '../src/generators.js'
import { drawSquares } from './draw-squares.js'

/** The maze of seed 7 on 12x6 squares: what a code names it names for ever. */
function drawn(name: GeneratorName, options?: GeneratorOptions): string {
  const grid = squareGrid(12, 6)
  return `\n${drawSquares({ grid, passages: carveMaze(grid, name, new Mulberry32(7), options) })}`
}

test('binary tree', () =>
  expect(drawn('binary-tree')).toMatchInlineSnapshot(`
  "
   _______________________
  |_ _ _ _ _ _ _   _   _  |
  |    _ _   _   _|_  |   |
  |_|_|  _  |  _|     | | |
  |_   _|  _| |   | |_| | |
  |  _|   |_ _| | | |_  | |
  |_|_ _|_|_ _ _|_|_|_ _|_|"
`))
test('binary tree to the south-west', () =>
  expect(drawn('binary-tree', { bias: { corner: 'south-west', coin: 0.7 } })).toMatchInlineSnapshot(`
    "
     _______________________
    | |  _ _ _|  _|  _ _| | |
    |  _ _ _ _ _ _ _|  _ _ _|
    | | |  _ _|  _ _ _ _ _ _|
    |  _ _ _ _ _|  _ _|  _| |
    |  _|  _ _ _|  _| |  _ _|
    |_ _ _ _ _ _ _ _ _ _ _ _|"
  `))
test('sidewinder', () =>
  expect(drawn('sidewinder')).toMatchInlineSnapshot(`
  "
   _______________________
  |_ _ _   _ _ _ _       _|
  |  _   _   _    | |_|  _|
  |_|  _  |_|   |_|   |   |
  |  _  | |  _| |  _| |_| |
  |   |_|_| |   |_ _| |_  |
  |_|_|_ _ _|_|_|_ _ _|_ _|"
`))
test('sidewinder to the east', () =>
  expect(drawn('sidewinder', { bias: { side: 'east', coin: 0.7 } })).toMatchInlineSnapshot(`
    "
     _______________________
    |_  |_  |  _  |  _  | | |
    | | | | |_|  _  |     | |
    |       | |_|_ _|_|_|   |
    |_| |_| |   | |_  | |_| |
    |_  |   |_|_     _  | | |
    |_ _|_|_ _ _ _|_|_ _ _ _|"
  `))
test('division across the longest side', () =>
  expect(drawn('division')).toMatchInlineSnapshot(`
  "
   _______________________
  |   | | |_  | | |   | | |
  | | |  _|   |    _|_ _| |
  | |_   _ _|_  |       | |
  | |   |_ _  | | | |_| | |
  | | |  _  | |_|_|_ _|   |
  |_|_|_|_ _ _|_ _ _ _ _|_|"
`))
test('division in proportion to the sides', () =>
  expect(drawn('division', { cut: 'proportional' })).toMatchInlineSnapshot(`
    "
     _______________________
    | |  _ _|  _  |_ _ _ _  |
    | |  _ _  | |  _ _  |  _|
    | |_ _ _|_  |_|_ _ _ _ _|
    | |   |  _|  _ _ _ _ _  |
    | | |_|  _  |_ _ _   _ _|
    |_ _ _ _ _|_|_ _ _ _ _ _|"
  `))
test('Eller by rows', () =>
  expect(drawn('eller-rows')).toMatchInlineSnapshot(`
  "
   _______________________
  |  _ _| | |_     _| |   |
  |_ _   _| |   | | | | |_|
  |  _    | | | |_|_ _ _  |
  |_|_  | | | |_| | | | | |
  |   |_| | |  _ _ _  | | |
  |_|_ _ _ _ _ _ _ _|_ _ _|"
`))
test('Eller by rows, mostly down', () =>
  expect(drawn('eller-rows', { shares: { join: 0.2, down: 0.8 } })).toMatchInlineSnapshot(`
    "
     _______________________
    |     | | | | | | | | | |
    |_| |_   _| | |   | | | |
    | | | | | | | | | |  _  |
    |   | | | | | | | | | | |
    | | | | | |_    |_|_| | |
    |_|_ _|_ _ _ _|_ _ _ _ _|"
  `))
