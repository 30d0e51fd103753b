import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'

const SIDE = 6000
const CELL_BYTES = SIDE ** 2
const BOUND = CELL_BYTES / 3

let program = ''
beforeAll(async () => {
  program = fileURLToPath(await sourceWorker('node', 'test/within-memory.ts', 'within-memory'))
})

/** In a process of its own: the garbage of other tests would be counted with it. */
const grownBy = (generator: string, memory: number) =>
  Number(
    execFileSync(process.execPath, [program, `square:${SIDE}x${SIDE}:${generator}:map:1`, String(memory)], {
      encoding: 'utf8',
    }),
  )

describe('the memory of a maze on disk', () => {
  it.each(['backtracker', 'eller', 'sidewinder', 'binary-tree'])(
    'is bounded for %s: it grows by less than a third of the bytes of its cells',
    (generator) => {
      const grown = grownBy(generator, 4 * 2 ** 20)
      expect(grown).toBeGreaterThan(0)
      expect(grown).toBeLessThan(BOUND)
    },
  )

  it('is seen to grow where there is room for all of it', () => {
    expect(grownBy('backtracker', 3 * CELL_BYTES)).toBeGreaterThan(CELL_BYTES * 0.9)
  })
})
