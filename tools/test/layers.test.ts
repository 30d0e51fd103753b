import { expect, it } from 'vitest'
import { layerFaults, packagesImported } from '../layers.mjs'

it('reads packages and parts of Node from imports of every kind, by name', () => {
  const text = `import { squareGrid } from '@meikyuu/grid'
import type { Maze } from '@meikyuu/grid/src/maze.js'
export * from './distances.js'
const fs = await import('node:fs')
// import x from 'commented'`
  expect(packagesImported(text)).toEqual(['@meikyuu/grid', 'node:fs'])
})

it('lets a package import what lies below it and is named', () => {
  const sources = [{ file: 'way.ts', names: ['@meikyuu/grid'] }]
  expect(layerFaults('@meikyuu/solver', ['@meikyuu/grid'], sources)).toEqual([])
})

it('refuses a dependency of the same layer and of one above', () => {
  expect(layerFaults('@meikyuu/solver', ['@meikyuu/generators'], [])).toHaveLength(1)
  expect(layerFaults('@meikyuu/grid', ['@meikyuu/solver'], [])).toHaveLength(1)
})

it('refuses what is not named, Node in the core, and a package without a layer', () => {
  const fromNode = [{ file: 'a.ts', names: ['node:fs'] }]
  expect(layerFaults('@meikyuu/solver', [], [{ file: 'a.ts', names: ['@meikyuu/grid'] }])).toEqual([
    'a.ts imports @meikyuu/grid, which @meikyuu/solver does not depend on',
  ])
  expect(layerFaults('@meikyuu/grid', [], fromNode)).toHaveLength(1)
  expect(layerFaults('@meikyuu/cli', [], fromNode)).toEqual([])
  expect(layerFaults('@meikyuu/newcomer', [], [])).toHaveLength(1)
})
