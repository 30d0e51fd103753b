import { Mulberry32, Passages, squareGrid } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import { carveMaze, type GeneratorName } from '../src/generators.js'
import { growingTree } from '../src/growing-tree.js'
import type { GrowingTreeMix } from '../src/growing-tree-mix.js'
import { drawSquares } from './draw-squares.js'

/** Seed 2026 on 12x6 squares: mazes that no later version may change. */
const grid = squareGrid(12, 6)

function carved(name: GeneratorName): string {
  return `\n${drawSquares({ grid, passages: carveMaze(grid, name, new Mulberry32(2026)) })}`
}

function grown(mix: GrowingTreeMix): string {
  const passages = new Passages(grid)
  growingTree(grid, passages, new Mulberry32(2026), { mix })
  return `\n${drawSquares({ grid, passages })}`
}

describe('for ever the same', () => {
  test('backtracker', () =>
    expect(carved('backtracker')).toMatchInlineSnapshot(`
    "
     _______________________
    |_ _  |    _ _ _ _|  _  |
    |   | | |_ _  |  _ _ _| |
    | |_ _| |  _| | |_ _ _ _|
    | |  _ _|_  | |_ _ _  | |
    |  _|  _  | |  _ _ _| | |
    |_ _ _|_ _ _|_ _ _ _ _ _|"
  `))
  test('growing', () =>
    expect(carved('growing')).toMatchInlineSnapshot(`
    "
     _______________________
    |  _   _| | |  _|  _  | |
    | |  _|_  | |_ _  | |_ _|
    | |_   _     _ _  |  _  |
    |_| |_| | |_|  _|  _  | |
    |   | | | | |    _ _|_|_|
    |_|_ _ _ _ _|_|_ _ _ _ _|"
  `))
  test('prim', () =>
    expect(carved('prim')).toMatchInlineSnapshot(`
    "
     _______________________
    |_  | |_   _ _  |_  | | |
    | |_  |_ _|_  | | | | | |
    |_ _  |_ _ _       _    |
    |_ _  |_  | | |_| |  _|_|
    |_  |  _    |  _|_| | | |
    |_ _ _ _|_|_ _ _|_ _ _ _|"
  `))
  test('kruskal', () =>
    expect(carved('kruskal')).toMatchInlineSnapshot(`
    "
     _______________________
    | |_  |_     _| |   | | |
    |  _ _|_  |_ _ _|_|  _| |
    | |   | |  _   _ _ _|  _|
    |  _|  _  |_  | | |_  | |
    |  _| | | | |_|      _  |
    |_|_ _|_ _ _ _ _|_|_ _|_|"
  `))
  test('kruskal-hash', () =>
    expect(carved('kruskal-hash')).toMatchInlineSnapshot(`
    "
     _______________________
    |_  |_   _|  _ _  |  _| |
    |  _  |  _ _|_   _  |_  |
    |_ _|_ _  |  _|_| |_|  _|
    |    _   _| | |_    |_  |
    | |  _|_    |    _|_|  _|
    |_|_|_ _ _|_ _|_ _ _ _ _|"
  `))
  test('wilson', () =>
    expect(carved('wilson')).toMatchInlineSnapshot(`
    "
     _______________________
    |  _ _| |  _ _   _   _| |
    | |   |    _ _|  _| | | |
    |_  |_ _|_|  _ _|_  |_  |
    |_  | | | |_| |_ _  |_  |
    | | |_  |_  |    _ _| | |
    |_ _|_ _ _ _ _|_ _ _ _ _|"
  `))
  test('hunt', () =>
    expect(carved('hunt')).toMatchInlineSnapshot(`
    "
     _______________________
    |  _   _ _ _     _   _  |
    | | |  _ _ _| |_ _|_ _| |
    |_ _| |  _|  _| |_ _ _ _|
    | |  _|   |_ _ _  |  _  |
    |  _|  _|_ _ _  | | |  _|
    |_ _ _|_ _ _ _ _|_ _|_ _|"
  `))
  test('eller', () =>
    expect(carved('eller')).toMatchInlineSnapshot(`
    "
     _______________________
    |_    | |  _ _| |      _|
    | | |_| |    _ _ _|_|_| |
    |_   _|_  |_| |_ _ _  | |
    |  _ _  | |  _ _  |_  | |
    | |  _| |_     _|_  | | |
    |_ _ _|_ _ _|_ _ _|_ _ _|"
  `))
  test('newest', () =>
    expect(grown({ newest: 1 })).toMatchInlineSnapshot(`
    "
     _______________________
    |_ _  |    _ _ _ _|  _  |
    |   | | |_ _  |  _ _ _| |
    | |_ _| |  _| | |_ _ _ _|
    | |  _ _|_  | |_ _ _  | |
    |  _|  _  | |  _ _ _| | |
    |_ _ _|_ _ _|_ _ _ _ _ _|"
  `))
  test('oldest', () =>
    expect(grown({ oldest: 1 })).toMatchInlineSnapshot(`
    "
     _______________________
    |_ _ _ _ _ _ _  | |  _ _|
    |_ _ _ _ _ _ _  | |  _ _|
    |_ _ _ _ _ _ _ _     _ _|
    |_ _ _ _ _ _ _ _  |     |
    |_ _ _ _ _ _ _    | | | |
    |_ _ _ _ _ _ _ _|_|_|_|_|"
  `))
  test('random', () =>
    expect(grown({ random: 1 })).toMatchInlineSnapshot(`
    "
     _______________________
    |_  |_  |_  | | | |_   _|
    | |_   _    |_  |  _| | |
    | | |_| |_|_ _     _ _ _|
    |_ _ _         _|    _  |
    |   |  _| |_|_|  _| |   |
    |_|_ _|_ _ _|_ _ _|_|_|_|"
  `))
  test('middle', () =>
    expect(grown({ middle: 1 })).toMatchInlineSnapshot(`
    "
     _______________________
    |_ _ _ _ _ _ _ _       _|
    |_ _ _ _ _ _ _  |_|_|  _|
    |_ _ _ _ _ _ _  |_   _  |
    |_ _ _ _ _ _ _      |_  |
    |_ _ _ _ _ _ _  | |   | |
    |_ _ _ _ _ _ _ _|_|_|_|_|"
  `))
  test('newest 90, random 10', () =>
    expect(grown({ newest: 90, random: 10 })).toMatchInlineSnapshot(`
    "
     _______________________
    |    _ _ _|  _ _|  _ _ _|
    | |_|_  |  _| |  _  |  _|
    | |    _ _|_  | | |_  | |
    | | |_|   | |  _|_  |   |
    | | |  _| | |_|   |_ _| |
    |_ _ _|_ _ _ _ _|_ _ _ _|"
  `))
  test('newest 50, oldest 50', () =>
    expect(grown({ newest: 50, oldest: 50 })).toMatchInlineSnapshot(`
    "
     _______________________
    | |  _ _ _ _  | |  _   _|
    | |_ _ _ _|  _ _  | |_  |
    |  _ _  |_ _|_     _ _|_|
    |_ _  | |    _  |    _  |
    |   | | |_| |_  |_|_  | |
    |_|_ _|_ _ _ _|_ _ _|_|_|"
  `))
  test('all four', () =>
    expect(grown({ newest: 1, oldest: 1, random: 1, middle: 1 })).toMatchInlineSnapshot(`
      "
       _______________________
      |  _|   |  _   _|  _|_  |
      | |  _|_ _ _|_  |  _ _| |
      |_  | |   |_   _  |  _ _|
      |_ _  | |  _ _|_     _| |
      |   |_|_|_ _|_ _  | |  _|
      |_|_ _ _ _ _ _ _ _|_ _ _|"
    `))
  test('aldous-broder', () =>
    expect(carved('aldous-broder')).toMatchInlineSnapshot(`
    "
     _______________________
    | |  _ _ _   _|_ _ _    |
    | |  _ _|_ _| |_ _  | |_|
    |  _ _   _|  _ _ _    | |
    | |   |  _|_   _|   |_| |
    |  _|_| |  _ _|_  |_ _  |
    |_|_ _ _ _|_ _ _ _ _ _|_|"
  `))
  test('houston', () =>
    expect(carved('houston')).toMatchInlineSnapshot(`
    "
     _______________________
    |  _   _ _ _ _ _ _ _    |
    | | | |  _| |_ _ _  | |_|
    | | | |      _ _ _   _  |
    |_| |_|_|_|_  |_     _| |
    |   |    _   _  |_|_|  _|
    |_|_ _|_ _|_ _|_|_ _ _ _|"
  `))
  test('prim-weights', () =>
    expect(carved('prim-weights')).toMatchInlineSnapshot(`
    "
     _______________________
    |   |_  |  _|  _  |  _ _|
    | |  _ _|_   _  |_| |_  |
    |_|  _ _  |  _|_  |  _ _|
    |  _|_  |_| | |_ _|  _| |
    |  _ _|  _  |_  |_      |
    |_ _ _ _ _|_ _ _ _ _|_|_|"
  `))
  test('prim-cells', () =>
    expect(carved('prim-cells')).toMatchInlineSnapshot(`
    "
     _______________________
    | | |_ _ _  |_  |_  |  _|
    |_  | |_  |    _ _   _| |
    |_   _| | | |_|  _   _ _|
    |  _  |  _|_|   |_ _   _|
    | | |  _      |_|_     _|
    |_|_ _|_ _|_|_ _|_ _|_ _|"
  `))
  test('prim-vertices', () =>
    expect(carved('prim-vertices')).toMatchInlineSnapshot(`
    "
     _______________________
    | | | |  _| | | |  _ _ _|
    |   |  _|_       _| | | |
    |_|    _ _ _|_| |_      |
    | |_|  _|       |_  |_|_|
    |      _| |_|_|  _  | | |
    |_|_|_|_ _ _ _|_|_ _ _ _|"
  `))
  test('prim-active', () =>
    expect(carved('prim-active')).toMatchInlineSnapshot(`
    "
     _______________________
    |_  |_  |_  | | | |_   _|
    | |_   _    |_  |  _| | |
    | | |_| |_|_ _     _ _ _|
    |_ _ _         _|    _  |
    |   |  _| |_|_|  _| |   |
    |_|_ _|_ _ _|_ _ _|_|_|_|"
  `))
  test('parallel', () =>
    expect(carved('parallel')).toMatchInlineSnapshot(`
    "
     _______________________
    |  _     _|   |   |  _  |
    | | | |_|   | | | | |_  |
    | | |_ _ _| |_ _|_| |_  |
    |_ _| |   |  _|_ _ _| | |
    | |  _ _| |_ _  | |  _  |
    |_ _ _ _|_ _ _ _ _ _|_ _|"
  `))
  test('origin-shift', () =>
    expect(carved('origin-shift')).toMatchInlineSnapshot(`
    "
     _______________________
    |_  | | |  _| | |  _   _|
    |_     _|  _   _|_| |_  |
    |  _| | |_| |_   _  |  _|
    |   |_ _ _ _ _  | |_|_  |
    |_|  _  | |_  |_  | |   |
    |_ _ _|_ _ _ _|_ _ _ _|_|"
  `))
  test('blobs', () =>
    expect(carved('blobs')).toMatchInlineSnapshot(`
      "
       _______________________
      |    _ _    |  _  |    _|
      | |_ _ _| |  _|_ _ _|_  |
      |   |    _| | |_  |_ _  |
      | | | | |  _|    _|   |_|
      |_|_|_| |_| | |    _| | |
      |_ _ _ _ _ _ _|_|_|_ _ _|"
    `))
})
