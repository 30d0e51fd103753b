import { describe, expect, test } from 'vitest'
import { type FoundIn, foundTogether } from '../src/scale/found.js'
import { foundIn } from '../src/scale/found-in.js'
import { batches, figure, found, jobs, report, STAMP } from './common/reports.js'

const SCALE: FoundIn = { file: 'scale.json', leftOut: [], ...found([figure('C', 'carve eller', 1e4, 9)]) }
const NONE = { leftOut: [], scale: [], batches: null, jobs: null }

describe('what runs wrote', () => {
  test('is read, with or without what npm says before', () => {
    const scale = report([figure('C', 'carve eller', 1e4, 9)])
    const written = JSON.stringify({ machine: 'N', rounds: 3, seed: 1, batches: null, kernels: [], scale })
    expect(foundIn('scale.json', written)).toEqual(SCALE)
    expect(foundIn('scale.json', `\n> meikyuu@0.0.0 bench\n> node tools/bench.mjs\n\n${written}\n`)).toEqual(
      SCALE,
    )
  })

  test('is refused where it says nothing', () => {
    expect(() => foundIn('x.json', '{"kernels":[]}')).toThrow('x.json holds nothing of the parts scale')
    expect(() => foundIn('x.json', '{"scale":')).toThrow('x.json is not what the bench writes')
    expect(() => foundIn('x.json', '')).toThrow('x.json is not what the bench writes')
    const { machine: _, ...unstamped } = batches([1])
    expect(() => foundIn('x.json', JSON.stringify({ batches: unstamped }))).toThrow('says how it was run')
    const both = JSON.stringify({ batches: unstamped, scale: SCALE.scale[0] })
    expect(foundIn('scale.json', both)).toEqual({ ...SCALE, leftOut: ['batches'] })
  })

  test('is put together from parts and sizes', () => {
    const bigger = { file: 'big.json', leftOut: [], ...found([figure('C', 'carve eller', 1e7, 9)]) }
    const parts = { file: 'jobs.json', ...NONE, jobs: jobs([]), batches: batches([1]) }
    const all = foundTogether([SCALE, parts, bigger])
    expect(all.scale).toEqual([...SCALE.scale, ...bigger.scale])
    expect(all).toMatchObject({ jobs: parts.jobs, batches: parts.batches })
    expect(foundTogether([parts])).toMatchObject({ scale: [], jobs: parts.jobs })
  })

  test('is not put together where two say the same', () => {
    const again = { ...SCALE, file: 'again.json' }
    expect(() => foundTogether([SCALE, again])).toThrow(
      'scale.json and again.json both hold carve eller at 10^4 cells',
    )
    const parts = (file: string) => ({ file, ...NONE, jobs: jobs([]) })
    expect(() => foundTogether([parts('a'), SCALE, parts('b')])).toThrow('a and b both hold the part jobs')
  })

  test('is not put together from different machines or compilers', () => {
    const machine = { ...STAMP.machine, node: 'M' }
    const other = { file: 'other.json', ...NONE, batches: batches([1], { machine }) }
    expect(() => foundTogether([SCALE, other])).toThrow('scale.json is of another machine than other.json')
    const busier = { ...STAMP.machine, load: [9, 9] as const }
    expect(
      foundTogether([SCALE, { ...other, batches: batches([1], { machine: busier }) }]).scale,
    ).toHaveLength(1)
    const compiled = { file: 'cc.json', ...NONE, scale: [report([], { compiler: 'cc' })] }
    expect(() => foundTogether([SCALE, compiled])).toThrow('scale.json and cc.json have other compilers')
  })
})
