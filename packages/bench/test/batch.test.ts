import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { BATCHES, benchBatches } from '../src/batch.js'
import { batchRound } from '../src/batch-round.js'
import { coresNow } from '../src/cores.js'

const folder = mkdtempSync(join(tmpdir(), 'meikyuu-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('benchBatches', () => {
  /** Tells a second for each thousand of the seed, and in place of mazes the core that it is held to. */
  const program = join(folder, 'round.mjs')
  writeFileSync(
    program,
    `import { execFileSync } from 'node:child_process'
    const [means, seed] = process.argv.slice(2)
    const held = ${JSON.stringify(coresNow().length > 0)}
    const list = held ? execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' }).split(': ')[1] : '0'
    const batches = means.split(',').map((mean) => ({ mazes: Number(list) + 1, cells: Number(mean), seconds: seed / 1000 }))
    console.log(JSON.stringify({ anchorNs: Number(seed), batches }))`,
  )

  test('runs each round in a process of its own, held to the cores in turn', () => {
    const cores = coresNow()
    const report = benchBatches({ program, cores, rounds: 3, seed: 1000, revision: 'abc' })
    expect(report).toMatchObject({ revision: 'abc', rounds: 3, seed: 1000, cores: cores.length })
    expect(report.anchors).toEqual([1000, 2009, 3018])
    expect(report.anchorNs).toEqual({ median: 2009, least: 1000, most: 3018 })
    const held = [0, 1, 2].map((round) => (cores.length === 0 ? 0 : cores[round % cores.length]!))
    for (const [i, { mean }] of BATCHES.entries()) {
      const batch = report.batches[i]!
      const rounds = [1, 2.009, 3.018].map((seconds) => (seconds * 1e9) / mean)
      expect(batch).toMatchObject({ mean, rounds })
      expect(batch.nsPerCell.median).toBe(rounds[1])
      const rates = held.map((core, round) => (core + 1) / [1, 2.009, 3.018][round]!)
      expect(batch.mazesPerSecond).toMatchObject({ least: Math.min(...rates), most: Math.max(...rates) })
    }
  })
})

test('a round builds and scores as many cells as it is asked for, the same from the same seed', () => {
  const counts = (seed: number) =>
    batchRound([50, 400], seed, 4000).batches.map(({ mazes, cells }) => ({ mazes, cells }))
  const found = counts(3)
  expect(found.map(({ mazes }) => mazes)).toEqual([80, 10])
  for (const { cells } of found) {
    expect(cells).toBeGreaterThan(2500)
    expect(cells).toBeLessThan(6500)
  }
  expect(counts(3)).toEqual(found)
  expect(counts(4)).not.toEqual(found)
})
