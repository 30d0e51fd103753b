import { CHUNK_CELLS, MOST_CHUNK_CELLS } from '@meikyuu/node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chunk, ChunkReader } from '../src/batch/chunk-reader.js'

/** An endless input of lists of mazes, each said by its cells. */
function* endless(cells: readonly number[], together: number): Generator<readonly number[]> {
  for (let i = 0; ; i += together)
    yield Array.from({ length: together }, (_, j) => cells[(i + j) % cells.length]!)
}

const weightOf = ({ items }: Chunk<number>) => items.reduce((sum, cells) => sum + cells + 64, 0)

describe('chunks', () => {
  it('grow with what was read before them, less for more workers, to a most, and lose nothing', async () => {
    const cells = fc.array(fc.integer({ min: 5000, max: 3 * CHUNK_CELLS }), { minLength: 1, maxLength: 9 })
    const together = fc.integer({ min: 1, max: 5000 })
    const jobs = fc.integer({ min: 1, max: 4 })
    await fc.assert(
      fc.asyncProperty(cells, together, jobs, async (given, together, jobs) => {
        const reader = new ChunkReader<readonly number[], number, number>(endless(given, together), {
          itemsIn: (list) => list,
          send: (item) => item,
          cellsOf: (item) => item,
          jobs,
        })
        let before = 0
        let taken = 0
        let most = 0
        while (most < MOST_CHUNK_CELLS) {
          const chunk = (await reader.next())!
          const full = Math.min(MOST_CHUNK_CELLS, Math.max(CHUNK_CELLS, before / (16 * jobs)))
          most = Math.max(most, full)
          expect(weightOf(chunk)).toBeGreaterThanOrEqual(full)
          expect(weightOf(chunk) - (chunk.items.at(-1)! + 64)).toBeLessThan(full)
          expect(chunk.first).toBe(taken)
          expect(chunk.items).toEqual(chunk.items.map((_, j) => given[(taken + j) % given.length]))
          expect(chunk.biggest).toBe(Math.max(...chunk.items))
          before += weightOf(chunk)
          taken += chunk.items.length
        }
        expect(reader.taken).toBe(taken)
        const { items } = (await reader.next())!
        expect(items.length * 3 * CHUNK_CELLS).toBeGreaterThanOrEqual(MOST_CHUNK_CELLS)
      }),
      { numRuns: 20 },
    )
  })
})
