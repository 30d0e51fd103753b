import { readFileSync } from 'node:fs'
import { everyShapeAndGenerator } from '@meikyuu/testing'
import { describe, expect, it } from 'vitest'
import { parseRecipe } from '../src/index.js'
import { golden } from './rebuilt.js'

// Made by this library's own run, once. Lines are added, never changed: a
// change here is a maze somebody has printed that no longer is what it was.
// `node tools/add-goldens.mjs CODE ...` adds some.
const LINES = readFileSync(new URL('./goldens/mazes.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const goldens = LINES.map((line) => JSON.parse(line) as { readonly code: string })

describe('the goldens', () => {
  it.each(goldens.map((line) => [line.code, line] as const))('%s', (code, line) => {
    expect(golden(code)).toEqual(line)
  })

  it('hold every shape with every generator that fits it', () => {
    const held = new Set(
      goldens.map(({ code }) => {
        const recipe = parseRecipe(code)
        return `${recipe.shape} ${recipe.algorithm}`
      }),
    )
    const missing = everyShapeAndGenerator().filter(
      ([shape, generator]) => !held.has(`${shape} ${generator}`),
    )
    expect(missing).toEqual([])
  })
})
