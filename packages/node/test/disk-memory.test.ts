import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'

const SIDE = 6000
const CELL_BYTES = SIDE ** 2

describe('the memory of a maze on disk', () => {
  // In a process of its own: the garbage of other tests would be counted with it.
  it.each(['backtracker', 'eller', 'sidewinder', 'binary-tree'])(
    'is bounded for %s: it grows by less than a third of the bytes of its cells',
    async (generator) => {
      const program = fileURLToPath(await sourceWorker('node', 'test/within-memory.ts', 'within-memory'))
      const code = `square:${SIDE}x${SIDE}:${generator}:map:1`
      const grown = execFileSync(process.execPath, [program, code, String(4 * 2 ** 20)], { encoding: 'utf8' })
      expect(Number(grown)).toBeLessThan(CELL_BYTES / 3)
    },
  )
})
