import { MazeError, type MazeRecipe, memoryNeeded, NO_LIMITS, parseRecipe } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { checkMemory, memoryAtHand } from '../src/index.js'

const recipe = parseRecipe('square:20000x20000:wilson:keys-3:1', NO_LIMITS)

describe('checkMemory', () => {
  it('lets through what has room to the byte, and refuses it with a byte less', () => {
    const needed = memoryNeeded(recipe)
    expect(() => checkMemory(recipe, { free: needed })).not.toThrow()
    try {
      checkMemory(recipe, { free: needed - 1 })
      expect.unreachable()
    } catch (error) {
      expect(MazeError.is(error, 'NO_MEMORY') && error.details).toEqual({
        what: 'square:20000x20000:wilson:keys-3:1',
        needed,
        free: needed - 1,
      })
    }
  })

  it('looks at the memory there is, unless told', () => {
    expect(memoryAtHand()).toBeGreaterThan(0)
    expect(() => checkMemory(parseRecipe('square:9x9:wilson:map:1'))).not.toThrow()
  })

  it('counts the graph that it is read as', () => {
    const small = parseRecipe('square:8000x8000:prim:map:1', NO_LIMITS)
    const free = memoryNeeded(small)
    expect(() => checkMemory(small, { free })).not.toThrow()
    expect(() => checkMemory(small, { free, asGraph: true })).toThrow(
      expect.objectContaining({ code: 'NO_MEMORY' }),
    )
  })

  it('refuses what is no recipe, and options that are none', () => {
    expect(() => checkMemory({} as MazeRecipe)).toThrow(MazeError)
    for (const options of [null, 5, 'x', { free: Number.NaN }, { free: '9' }, { free: -1 }, { asGraph: 1 }])
      expect(() => checkMemory(recipe, options as never)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
  })
})
