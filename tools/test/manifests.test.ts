import { expect, it } from 'vitest'
import { manifestFaults } from '../manifests.mjs'
import { readJson } from '../workspace.mjs'

const solver = readJson('packages/solver/package.json')
const { engines } = readJson('package.json')
const facts = { engines, version: solver.version, hasNotice: false }

it('lets the packages be as they are', () => {
  expect(manifestFaults('solver', solver, facts)).toEqual([])
})

it.each([
  ['another licence', { ...solver, license: 'ISC' }],
  ['another version', { ...solver, version: '9.9.9' }],
  ['another front door', { ...solver, exports: './dist/index.js' }],
  ['a script of its own', { ...solver, scripts: { build: 'tsup', test: 'vitest' } }],
  ['a key of its own', { ...solver, homepage: 'https://example.org' }],
  ['keys in another order', Object.fromEntries(Object.entries(solver).reverse())],
  ['a version of its own for a neighbour', { ...solver, dependencies: { '@meikyuu/grid': '^1.0.0' } }],
  ['a missing key', Object.fromEntries(Object.entries(solver).filter(([key]) => key !== 'keywords'))],
])('refuses %s', (_, manifest) => {
  expect(manifestFaults('solver', manifest as typeof solver, facts)).toHaveLength(1)
})
