import { anyCodes, generatorsWithOptions, treeFaults, wordsOf } from '@meikyuu/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildMaze,
  distancesFrom,
  edgesHash,
  hasEnds,
  parseRecipe,
  recipeCode,
  UNREACHED,
} from '../src/index.js'

describe('codes of all that can be said', () => {
  it('are read and written back as they were, and read in less plain forms too', () => {
    fc.assert(
      fc.property(anyCodes, (code) => {
        const recipe = parseRecipe(code)
        expect(recipeCode(recipe)).toBe(code)
        expect(parseRecipe(recipeCode(recipe))).toEqual(recipe)
        const zeros = code.replaceAll(/(?<![0-9])(?=[0-9])/g, '00')
        expect(parseRecipe(zeros)).toEqual(recipe)
      }),
      { numRuns: 1000 },
    )
  })

  it('build the same maze again, in which all cells hang together', () => {
    fc.assert(
      fc.property(anyCodes, (code) => {
        const recipe = parseRecipe(code)
        const [one, other] = [buildMaze(recipe), buildMaze(recipe)]
        expect(edgesHash(one)).toBe(edgesHash(other))
        expect({ ...one, grid: null, passages: null }).toEqual({ ...other, grid: null, passages: null })
        expect(distancesFrom(one, 0)).not.toContain(UNREACHED)
        expect(one.recipe).toEqual(recipe)
        if (hasEnds(one)) expect(one.start).not.toBe(one.goal)
      }),
      { numRuns: 300 },
    )
  })

  it('name a perfect maze where nothing is opened after carving', () => {
    const perfect = anyCodes.filter((code) => !/~(braid|loops)/.test(code))
    fc.assert(
      fc.property(perfect, (code) => {
        const { grid, passages } = buildMaze(parseRecipe(code))
        expect(treeFaults(grid, passages)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('carve and treat alike in every mode', () => {
    fc.assert(
      fc.property(anyCodes, (code) => {
        const recipe = parseRecipe(code)
        const { keys: _, ...plain } = { keys: 1, ...recipe }
        const map = buildMaze({ ...plain, mode: 'map' } as typeof recipe)
        expect(edgesHash(map)).toBe(edgesHash(buildMaze(recipe)))
      }),
      { numRuns: 150 },
    )
  })
})

describe.each(generatorsWithOptions)('the option of %s', (generator) => {
  it('is read whatever it says, and decides the maze', () => {
    const made = new Set<string>()
    fc.assert(
      fc.property(wordsOf(generator), (word) => {
        made.add(edgesHash(buildMaze(parseRecipe(`square:9x9:${word}:map:1`))))
      }),
    )
    expect(made.size).toBeGreaterThan(1)
  })
})
