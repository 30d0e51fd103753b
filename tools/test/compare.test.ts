import { expect, it } from 'vitest'
import { doubleOf, engineFaults, figureFaults, sampleOf } from '../engines/compare.mjs'

const replay = {
  code: 'square:5x5:backtracker:to-goal:42',
  cells: 25,
  edges: '00000000',
  start: 0,
  goal: 24,
  entrance: null,
  exit: { cell: 24, side: 1 },
  keys: [],
  exact: '4045000000000000',
}
const mathematics = { sin: 'aa' }
const reference = { replays: [replay], mathematics }

it('reads a double from its bits', () => {
  expect(doubleOf('4045000000000000')).toBe(42)
})

it('asks engines for the same bits', () => {
  expect(engineFaults('x', reference, reference)).toEqual([])
  const other = { replays: [{ ...replay, exact: '4045000000000001' }], mathematics }
  expect(engineFaults('x', other, reference)).toHaveLength(1)
  expect(engineFaults('x', { replays: [replay], mathematics: { sin: 'ab' } }, reference)).toHaveLength(1)
})

it('compares with the figures, the score within their tolerance', () => {
  const { exact: _, ...rest } = replay
  const figures = (exact: number) => new Map([[replay.code, { ...rest, exact }]])
  expect(figureFaults([replay], figures(42 + 1e-10))).toEqual([])
  expect(figureFaults([replay], figures(42 + 1e-8))).toHaveLength(1)
  expect(figureFaults([{ ...replay, exact: null }], figures(42))).toHaveLength(1)
  expect(figureFaults([{ ...replay, exact: null }], new Map([[replay.code, rest]]))).toEqual([])
  expect(figureFaults([replay], new Map([[replay.code, rest]]))).toHaveLength(1)
  expect(figureFaults([{ ...replay, exit: null, keys: [3] }], figures(42))).toHaveLength(2)
})

it('takes a sample whose cells stay below a sum', () => {
  const replays = Array.from({ length: 100 }, (_, i) => ({
    ...replay,
    code: `${i}`,
    cells: i < 50 ? 10 : 5000,
  }))
  expect(sampleOf(replays, { mostCells: 500, cellsInAll: 100 })).toEqual([
    '0',
    '5',
    '10',
    '15',
    '20',
    '25',
    '30',
    '35',
    '40',
    '45',
  ])
})
