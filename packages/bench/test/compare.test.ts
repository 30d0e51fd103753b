import { describe, expect, test } from 'vitest'
import { changesBetween } from '../src/scale/changes-between.js'
import { compareText } from '../src/scale/compare.js'
import type { ScaleFigure } from '../src/scale/report.js'
import { batches, figure, found, jobs, report } from './common/reports.js'

const FIGURES = [
  figure('C', 'carve eller', 1e7, 10, 12, 20),
  figure('lattice', 'carve eller', 1e7, 15, 24, 20),
]

/** What the figures would be on a machine that is so many times slower in each round. */
function slower(figures: readonly ScaleFigure[], ...times: number[]): ScaleFigure[] {
  return figures.map((each) => ({
    ...each,
    rounds: each.rounds.map((once, round) => ({ ...once, nsPerCell: once.nsPerCell * times[round]! })),
  }))
}

/** The one row of a comparison that begins so. */
function rowOf(text: string, start: string): string | undefined {
  return text.split('\n').find((line) => line.startsWith(`| ${start}`))
}

describe('comparing two runs', () => {
  test('holds rounds of the same seeds to each other', () => {
    const [, lattice] = changesBetween(report(FIGURES), report(slower(FIGURES, 2, 3, 4)))
    expect(lattice).toMatchObject({
      maker: 'lattice',
      time: { median: 3, least: 2, most: 4, isApart: true },
      overC: { median: 1, least: 1, most: 1, isApart: false },
    })
    const fewer = slower(FIGURES, 2, 3, 4).map((each) => ({ ...each, rounds: each.rounds.slice(0, 2) }))
    expect(changesBetween(report(FIGURES), report(fewer))[0]!.time).toMatchObject({ least: 2, most: 3 })
  })

  test('holds rounds of other seeds to each other by their medians', () => {
    const [, lattice] = changesBetween(report(FIGURES), report(slower(FIGURES, 2, 3, 4), { seed: 2 }))
    // 30, 72 and 80 over 15, 20 and 24; 1.5, 2 and 1 over the same.
    expect(lattice).toMatchObject({
      time: { median: 72 / 20, least: 30 / 24, most: 80 / 15, isApart: true },
      overC: { median: 1, least: 0.5, most: 2, isApart: false },
    })
  })

  test('is bold where all rounds were on one side, and not for a single one', () => {
    const row = (...times: number[]) =>
      rowOf(
        compareText(
          found([figure('lattice', 'carve prim', 1e4, 10, 11, 12)]),
          found([figure('lattice', 'carve prim', 1e4, ...times)]),
        ),
        'carve prim',
      )
    expect(row(11, 11, 12)).toBe('| carve prim | lattice | 10^4 | 1.00 (1.00 to 1.10) |  |')
    expect(row(20, 22, 27)).toBe('| carve prim | lattice | 10^4 | **2.00 (2.00 to 2.25)** |  |')
    expect(row(5, 5.5, 6)).toBe('| carve prim | lattice | 10^4 | **0.50** |  |')
    expect(row(20)).toBe('| carve prim | lattice | 10^4 | 2.00 |  |')
  })

  test('tells bytes a cell of boards whose memory is not the compiler’s', () => {
    const more = FIGURES.map((each) => ({
      ...each,
      rounds: each.rounds.map((once) => ({ ...once, bytes: once.bytes * 1.5 })),
    }))
    const text = compareText(found(FIGURES), found(more))
    expect(text).toContain('Bytes a cell, abc over abc: the median of 3 rounds of the same seeds')
    expect(text).toContain('| carve eller | lattice | 10^7 | 2.00 | 3.00 | **1.50** |')
    const small = FIGURES.map((each) => ({ ...each, cells: 1e6 }))
    expect(compareText(found(small), found(small))).not.toContain('Bytes a cell')
  })

  test('tells batches, and what they take over the anchor', () => {
    const before = found([], { batches: batches([100, 120, 200]) })
    const after = found([], { batches: { ...batches([150, 240, 300]), anchors: [20, 20, 20] } })
    expect(rowOf(compareText(before, after), 'mazes')).toBe(
      '| mazes of about 50 cells | 120 | 240 | **1.50 (1.50 to 2.00)** | 0.75 (0.75 to 1.00) |',
    )
    const others = found([], { batches: batches([150, 240, 300], { seed: 2 }) })
    expect(rowOf(compareText(before, others), 'mazes')).toContain('| 2.00 (0.75 to 3.00) |')
  })

  test('tells jobs, of the batches that both runs have', () => {
    const before = found([], { jobs: jobs([{ seconds: 4, gain: 1.6 }]) })
    const faster = jobs([{ seconds: 4, gain: 2 }])
    const rowed = rowOf(compareText(before, found([], { jobs: faster })), 'of 4 s')
    expect(rowed).toBe('| of 4 s | 1,000 | 1.00 | 0.80 | 1.60 | 2.00 |')
    const other = found([], { jobs: jobs([{ seconds: 5, gain: 2 }]) })
    expect(rowOf(compareText(before, other), 'of')).toBeUndefined()
  })

  test('needs a part that both have', () => {
    const none = { scale: [], batches: null, jobs: null }
    expect(() => compareText(found(FIGURES), none)).toThrow('no part in common')
    expect(compareText(found(FIGURES), found(FIGURES, { batches: batches([1]) }))).not.toContain('Batches')
  })
})
