import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as umbrella from '../src/index.js'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
}

// `export *` from two packages that share a name exports neither, in silence.
describe('the umbrella', () => {
  const owners = new Map<string, string>()
  it.each(Object.keys(manifest.dependencies))('exports all of %s', async (name) => {
    const exported = Object.keys((await import(name)) as object)
    expect(exported.length).toBeGreaterThan(0)
    for (const each of exported) {
      expect(owners.get(each), `${each} has two owners`).toBeUndefined()
      owners.set(each, name)
      expect(umbrella).toHaveProperty(each)
    }
  })

  it('exports of its own only what stands on several packages', () => {
    const own = Object.keys(umbrella).filter((name) => !owners.has(name))
    expect(own.sort()).toEqual(['DIFFICULTY_PARTS', 'difficultyOverlays'])
  })
})
