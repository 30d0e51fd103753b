import fc from 'fast-check'
import { expect, test } from 'vitest'
import { farthestFirst } from '../src/options-at.js'

test('cells are sorted farthest first, of equals the higher first, and no others are touched', () => {
  const distances = fc.array(fc.constantFrom(-1, 0, 0.5, 2, 7, Infinity), { minLength: 200, maxLength: 200 })
  const list = fc.array(fc.nat(199), { maxLength: 150 })
  fc.assert(
    fc.property(distances, list, fc.nat(20), fc.nat(20), (distances, list, before, after) => {
      const edge = (length: number) => Array<number>(length).fill(7)
      const cells = Int32Array.of(...edge(before), ...list, ...edge(after))
      farthestFirst(cells, before, before + list.length, Float64Array.from(distances))
      const farther = (a: number, b: number) =>
        distances[a] === distances[b] ? b - a : distances[a]! < distances[b]! ? 1 : -1
      expect([...cells]).toEqual([...edge(before), ...list.sort(farther), ...edge(after)])
    }),
    { numRuns: 300 },
  )
})
