import { MazeError, type MazeRecipe, memoryNeeded, NO_LIMITS, parseRecipe } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { checkMemory, memoryAtHand } from '../src/index.js'

const recipe = parseRecipe('square:20000x20000:wilson:keys-3:1', NO_LIMITS)

describe('checkMemory', () => {
  it('lets through what has room to the byte, and refuses it with a byte less', () => {
    const needed = memoryNeeded(recipe)
    expect(() => checkMemory(recipe, needed)).not.toThrow()
    try {
      checkMemory(recipe, needed - 1)
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

  it('refuses what is no recipe', () => {
    expect(() => checkMemory({} as MazeRecipe)).toThrow(MazeError)
  })
})
