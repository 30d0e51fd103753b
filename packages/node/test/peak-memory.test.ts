import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'
import { peakMemory } from '../src/index.js'

/** More than Node takes to begin. */
const MUCH = 2 ** 28

describe('peakMemory', () => {
  it('has what the process held once, and nothing of the one that started it', async () => {
    const held = new Uint8Array(MUCH).fill(1)
    expect(peakMemory()).toBeGreaterThan(held.length)
    const { href } = await sourceWorker('node', 'src/memory/peak-memory.ts', 'peak-memory')
    const program = `
      const { peakMemory } = await import(${JSON.stringify(href)})
      const before = peakMemory()
      let held = new Uint8Array(${MUCH / 4}).fill(1)
      const then = peakMemory()
      held = null
      globalThis.gc()
      console.log(JSON.stringify([before, then, peakMemory()]))`
    const [before, then, after] = JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', program], {
        encoding: 'utf8',
      }),
    )
    expect(before).toBeGreaterThan(2 ** 20)
    expect(before).toBeLessThan(MUCH)
    expect(then - before).toBeGreaterThan(MUCH / 8)
    expect(after).toBeGreaterThanOrEqual(then)
  })
})
