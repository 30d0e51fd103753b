import { STRAIGHT_DEGREES } from '@meikyuu/measure'
import { expect, test } from 'vitest'
import { BEND_DEGREES } from '../src/index.js'

test('what goes straight on in a texture is what is no turn in a difficulty', () => {
  expect(STRAIGHT_DEGREES).toBe(BEND_DEGREES)
})
