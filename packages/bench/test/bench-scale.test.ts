import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { benchScale, type ScalePlan } from '../src/scale/bench-scale.js'
import { failureIn } from '../src/scale/run-once.js'

const folder = mkdtempSync(join(tmpdir(), 'meikyuu-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that is run as `program MAKER WORK WIDTH SEED` and does as its body says. */
function program(name: string, body: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, `const [maker, work, width, seed] = process.argv.slice(2)\n${body}\n`)
  return file
}

const SAYS =
  'console.log(JSON.stringify({ nsPerCell: 1, bytes: 2, hash: maker === "amazejs" ? null : seed }))'

function bench(node: string, options: Partial<ScalePlan> = {}) {
  const told: string[] = []
  const report = benchScale({
    programs: { node, c: null },
    reference: null,
    revision: 'abc',
    sizes: [1e3, 1e4],
    only: ['carve backtracker'],
    all: true,
    rounds: 2,
    seed: 5,
    cores: [],
    limit: 60,
    tell: ({ maker, width, seed }) => told.push(`${maker} ${width} ${seed}`),
    ...options,
  })
  return { report, told }
}

describe('benchScale', () => {
  test('runs one process a maker in each round, all from one seed', () => {
    const { report, told } = bench(program('says', SAYS), { sizes: [1e3] })
    expect(told).toEqual(
      [5, 1014].flatMap((seed) =>
        ['lattice', 'graph', 'amazejs', 'maze-generation'].map((maker) => `${maker} 32 ${seed}`),
      ),
    )
    expect(report.figures.map(({ rounds }) => rounds.length)).toEqual([2, 2, 2, 2])
    expect(report.compiler).toBeNull()
  })

  test('does not compare mazes that differ', () => {
    const differs = program('differs', SAYS.replace('seed }', 'maker }'))
    expect(() => bench(differs)).toThrow(/carve backtracker of 32x32 from seed 5: makers differ/)
  })

  test('says where there is nothing to measure', () => {
    expect(() => bench('nowhere', { only: ['carve nothing'] })).toThrow('no work has such a name')
    expect(() => bench('nowhere', { only: ['carve growing'], sizes: [1e3], all: false })).toThrow('--all')
  })

  test('names a failure, and tries no bigger size', () => {
    const fails = program('fails', `if (maker === 'amazejs') throw new Error('no way'); ${SAYS}`)
    const { report, told } = bench(fails)
    const failed = report.figures.filter(({ failure }) => failure !== null)
    expect(failed).toMatchObject([{ maker: 'amazejs', cells: 1024, rounds: [], failure: 'no way' }])
    expect(told.filter((line) => line.startsWith('amazejs'))).toEqual(['amazejs 32 5'])
  })

  test('ends what takes longer than it may', () => {
    const hangs = program('hangs', `if (maker === 'graph') setInterval(() => {}, 1000); else ${SAYS}`)
    const { report } = bench(hangs, { sizes: [1e3], rounds: 1, limit: 5 })
    expect(report.figures.find(({ maker }) => maker === 'graph')!.failure).toBe('more than 5 s')
  })

  test('leaves a lattice alone that is read as a graph', () => {
    const reads = program('reads', SAYS.replace('bytes: 2', 'bytes: 2, asGraph: maker === "lattice"'))
    const { report, told } = bench(reads)
    expect(report.figures[0]).toMatchObject({ maker: 'lattice', rounds: [], failure: 'read as a graph' })
    expect(told.filter((line) => line.startsWith('lattice'))).toHaveLength(1)
  })
})

test('a failure is told in few words', () => {
  expect(failureIn('FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory')).toBe(
    'out of memory',
  )
  expect(failureIn('RangeError: Maximum call stack size exceeded\n    at walk')).toBe('stack overflow')
  expect(failureIn('file.js:3\n\nError: at most 3000\n    at f')).toBe('at most 3000')
  expect(failureIn('')).toBeNull()
})
