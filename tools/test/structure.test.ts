import { expect, it } from 'vitest'
import { structureFaults } from '../structure.mjs'

it('lets an index re-export and nothing else', () => {
  expect(structureFaults('packages/a/src/index.ts', "export * from './b.js'\n")).toEqual([])
  expect(structureFaults('packages/a/src/index.ts', 'export const b = 1\n')).toHaveLength(1)
})

it('refuses going out through the front door, and imports without their ending', () => {
  expect(structureFaults('packages/a/src/b.ts', "import { c } from './index.js'\n")).toHaveLength(1)
  expect(structureFaults('packages/a/test/b.test.ts', "import { c } from '../src/index.js'\n")).toEqual([])
  expect(structureFaults('packages/a/src/b.ts', "import { c } from './c'\n")).toHaveLength(1)
})

it('refuses long files and names in another case', () => {
  expect(structureFaults('packages/a/src/b.ts', '\n'.repeat(450))).toEqual([])
  expect(structureFaults('packages/a/src/b.ts', '\n'.repeat(451))).toHaveLength(1)
  expect(structureFaults('packages/a/src/growingTree.ts', '')).toHaveLength(1)
})
