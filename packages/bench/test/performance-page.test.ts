import { describe, expect, test } from 'vitest'
import { figuresText, PAGE_BEGINS, PAGE_ENDS, withFigures } from '../src/scale/performance-page.js'
import { batches, figure, found, jobs, report } from './common/reports.js'

const FIGURES = [
  figure('C', 'carve eller', 1e6, 10, 12, 20),
  figure('lattice', 'carve eller', 1e6, 15, 24, 20),
  figure('graph', 'carve eller', 1e6, 60, 24, 40),
  figure('rot-js', 'carve eller', 1e6, 150, 240, 400),
  { ...figure('generate-maze', 'carve eller', 1e6), failure: 'more than 60 s' },
]

describe('the page', () => {
  const text = figuresText(found(FIGURES))

  test('describes the machine, and what is not there', () => {
    expect(text).toContain('- P, 2 cores, 24 GiB, S')
    expect(text).toContain('no C compiler was there')
    expect(text).toContain(
      '- 10^6 cells: 3 rounds, seeds from 1, 60 s by the clock for each process, revision abc, load 0.5 before the run and 1.3 at its end',
    )
  })

  test('takes ratios round by round, and holds them to their targets', () => {
    // 15 / 10, 24 / 12, 20 / 20.
    expect(text).toContain('| carve eller | 1.5 | 1.50 (1.00 to 2.00) |')
    expect(text).toContain('| carve eller: at most 1.5 times C | met | 1.50 at 10^6 |')
    const slower = FIGURES.map((each) => (each.maker === 'C' ? figure('C', each.work, 1e6, 9, 9, 9) : each))
    expect(figuresText(found(slower))).toContain('| **missed** | 2.22 at 10^6 |')
  })

  test('says at which sizes targets were judged', () => {
    const at = (...sizes: number[]) =>
      figuresText(found(sizes.map((cells) => figure('lattice', 'carve eller', cells, 9))))
    expect(at(1e4)).not.toContain('## Targets')
    expect(text).toContain('at the sizes that were run and no others: 10^6 cells.')
    const sizes = [1e3, 1e4, 1e6].flatMap((cells) => FIGURES.map((each) => ({ ...each, cells })))
    const page = figuresText(found(sizes))
    expect(page).toContain('at the sizes that were run and no others: 10^3, 10^4 and 10^6 cells.')
    expect(page).not.toContain('every size')
  })

  test('holds each Kruskal to its own twin, and tells what it takes over the faster of C', () => {
    const kruskals = [
      figure('C', 'carve kruskal', 1e4, 20, 30, 20),
      figure('lattice', 'carve kruskal', 1e4, 28, 42, 28),
      figure('C', 'carve kruskal-hash', 1e4, 40, 40, 40),
      figure('lattice', 'carve kruskal-hash', 1e4, 44, 44, 44),
      figure('C', 'carve kruskal', 1e6, 50, 50, 50),
      figure('lattice', 'carve kruskal', 1e6, 100, 100, 100),
      figure('C', 'carve kruskal-hash', 1e6, 40, 40, 40),
      figure('lattice', 'carve kruskal-hash', 1e6, 44, 44, 44),
    ]
    const page = figuresText(found(kruskals))
    expect(page).toContain('| carve kruskal: at most 1.5 times C | **missed** | 1.40 at 10^4, 2.00 at 10^6 |')
    expect(page).toContain('| carve kruskal-hash: at most 1.5 times C | met | 1.10 at 10^4, 1.10 at 10^6 |')
    const fastest = 'times as long as the faster Kruskal in C |  |'
    expect(page).toContain(
      `| carve kruskal: ${fastest} 1.40 at 10^4 (carve kruskal), 2.50 at 10^6 (carve kruskal-hash) |`,
    )
    expect(page).toContain(
      `| carve kruskal-hash: ${fastest} 2.20 at 10^4 (carve kruskal), 1.10 at 10^6 (carve kruskal-hash) |`,
    )
  })

  test('holds generators of the general engine to their targets, and lists all else above them', () => {
    const works = [
      ...(['carve hunt', 'solve breadth-first', 'figure way', 'both eller'] as const).flatMap((work, i) => [
        { ...figure('lattice', work, 1e4, 10) },
        { ...figure('graph', work, 1e4, [13, 60, 12, 16][i]!) },
        { ...figure('lattice', work, 1e7, 10) },
        { ...figure('graph', work, 1e7, 90), rounds: [{ nsPerCell: 90, bytes: 5e8 + i * 1e7, hash: null }] },
      ]),
      figure('graph', 'solve a-star', 1e7, 100),
    ]
    const page = figuresText(found(works))
    expect(page).toContain('generators: at most 1.4 times the lattice at 10^4 | met | 1.30 at most |')
    expect(page).toContain(
      'all else: above 1.4 times the lattice at 10^4 |  | solve breadth-first 6.00, both eller 1.60 |',
    )
    expect(page).not.toContain('the lattice at 10^6 |')
    expect(page).toContain('at 10^7 cells they held 51.0 to 52.0 bytes a cell, and 2.00 with a lattice.')
    const small = works.filter(({ cells }) => cells < 1e7)
    expect(figuresText(found(small))).toContain('while they read the arrays of the graph.')
    const slow = small.map((each) =>
      each.maker === 'graph' && each.work === 'carve hunt' ? figure('graph', each.work, 1e4, 15) : each,
    )
    expect(figuresText(found(slow))).toContain('at 10^4 | **missed** | carve hunt 1.50 |')
  })

  test('names who is fastest, and who fails', () => {
    expect(text).toContain('| met | rot-js 10.0 |')
    expect(text).toContain('| generate-maze | carve eller | more than 60 s |')
  })

  test('holds jobs to their target where a batch is long, on two cores', () => {
    const taken = [
      { seconds: 1, gain: 1.1 },
      { seconds: 3, gain: 1.7 },
      { seconds: 9, gain: 1.9 },
    ]
    const page = figuresText(found(FIGURES, { jobs: jobs(taken) }))
    expect(page).toContain(
      'at least 1.8 times as fast on two cores | **missed** | 1.70 of 3.00 s, 1.90 of 9.00 s |',
    )
    expect(page).toContain('| of 9 s | 1,000 | 9.00 |  | 4.74 | 1.90 |  |')
    expect(figuresText(found(FIGURES, { jobs: jobs(taken, { jobs: 4 }) }))).not.toContain(
      'as fast on two cores',
    )
  })

  test('stands between its marks and nowhere else', () => {
    const page = `before\n${PAGE_BEGINS}\nwhat was there\n${PAGE_ENDS}\nafter\n`
    const written = withFigures(page, found(FIGURES))
    expect(written).not.toContain('what was there')
    expect(written.startsWith(`before\n${PAGE_BEGINS}\n`)).toBe(true)
    expect(written.endsWith(`${PAGE_ENDS}\nafter\n`)).toBe(true)
    expect(withFigures(written, found(FIGURES))).toBe(written)
    expect(() => withFigures('nothing', found(FIGURES))).toThrow('has no')
  })

  test('tells each run with what it measured, and has no section of what was not', () => {
    const runs = {
      scale: [
        report(FIGURES),
        report([figure('lattice', 'carve eller', 1e7, 5)], { revision: 'def', rounds: 1 }),
      ],
      batches: batches([190, 210, 150], { cores: 2, seed: 7 }),
      jobs: null,
    }
    const page = figuresText(runs)
    expect(page).toContain('- 10^6 cells: 3 rounds, seeds from 1, 60 s')
    expect(page).toContain(
      '- 10^7 cells: 1 round, seeds from 1, 60 s by the clock for each process, revision def',
    )
    expect(page).toContain(
      '- batches: 3 rounds, seeds from 7, each round on one core, 2 in turn, revision abc',
    )
    expect(page).toContain('| carve eller | lattice | 2.00 |')
    expect(page).toContain('at most 200 ns a cell | met | 190 at 58 cells |')
    expect(page).toContain('| 190 (150 to 210) |')
    expect(text).not.toContain('Bytes a cell')
    expect(text).not.toContain('## Batches')
    expect(() => withFigures(`${PAGE_BEGINS}${PAGE_ENDS}`, { ...runs, scale: [] })).toThrow('needs figures')
  })
})
