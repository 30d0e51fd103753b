import { hexGrid, MazeError, Mulberry32, Passages, Recorder, squareGrid } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import { carveMaze } from '../src/generators.js'
import type { MazeToTreat } from '../src/treatments/treated-maze.js'
import { isTreatmentName, TREATMENTS, type TreatmentName, treatMaze } from '../src/treatments/treatments.js'
import { path } from './boards.js'
import { CountingRng } from './counting-rng.js'

const names = Object.keys(TREATMENTS) as TreatmentName[]
const good = { braid: { share: 1 }, sparsen: { times: 1 }, unicursal: {}, loops: { share: 1 } } as const

const grid = squareGrid(4, 4)
const maze = (): MazeToTreat => ({ grid, passages: carveMaze(grid, 'kruskal', new Mulberry32(1)) })

function refusal(name: TreatmentName, given: unknown, options: unknown, recorder?: Recorder): MazeError {
  const rng = new CountingRng(1)
  let caught: unknown
  try {
    treatMaze(given as MazeToTreat, name, rng, options as object, recorder)
  } catch (error) {
    caught = error
  }
  expect(rng.draws).toBe(0)
  if (MazeError.is(caught)) return caught
  throw caught
}

const BAD: [TreatmentName, unknown, string][] = [
  ['braid', undefined, 'expected options to be an object, got undefined'],
  ['braid', {}, 'expected share to be a share from 0 to 1, got undefined'],
  ['braid', { share: 1.5 }, 'expected share to be a share from 0 to 1, got 1.5'],
  ['braid', { share: Number.NaN }, 'expected share to be a share from 0 to 1, got NaN'],
  ['braid', { share: 1, prefer: 'far' }, 'expected prefer to be one of dead-ends, any, got "far"'],
  [
    'braid',
    { share: 1, times: 2 },
    'expected options to be with no other fields than share, prefer, got "times"',
  ],
  ['sparsen', { times: -1 }, 'expected times to be a whole number of at least 0, got -1'],
  ['sparsen', { times: 0.5 }, 'expected times to be a whole number of at least 0, got 0.5'],
  ['sparsen', { times: '2' }, 'expected times to be a whole number of at least 0, got "2"'],
  ['sparsen', null, 'expected options to be an object, got null'],
  ['unicursal', { share: 1 }, 'expected options to be without fields, got "share"'],
  ['loops', { share: -0.1 }, 'expected share to be a share from 0 to 1, got -0.1'],
  [
    'loops',
    { share: 1, prefer: 'any' },
    'expected options to be with no other fields than share, got "prefer"',
  ],
]

test.each(BAD)('%s refuses options that it cannot follow: %#', (name, options, message) => {
  const error = refusal(name, maze(), options)
  expect([error.code, error.message]).toEqual(['BAD_ARGUMENT', message])
})

describe.each(names)('%s', (name) => {
  test('refuses what is no maze, no chance, no recorder of the maze', () => {
    const other = squareGrid(4, 4)
    const bad: unknown[] = [
      null,
      {},
      { grid },
      { grid, passages: {} },
      { grid: other, passages: maze().passages },
      { passages: maze().passages },
    ]
    for (const given of bad) expect(refusal(name, given, good[name]).code).toBe('BAD_ARGUMENT')
    expect(refusal(name, maze(), good[name], new Recorder(other)).code).toBe('BAD_ARGUMENT')
    expect(() => treatMaze(maze(), name, null as never, good[name])).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
  })

  test('says what it is', () => {
    const { title, effect } = TREATMENTS[name]
    for (const text of [title, effect]) expect(text).toMatch(/^\S.*\S$/)
  })
})

test('unicursal does not fit what is no squares', () => {
  for (const other of [hexGrid(4, 4), path(4)]) {
    const given = { grid: other, passages: carveMaze(other, 'hunt', new Mulberry32(1)) }
    const error = refusal('unicursal', given, {})
    expect(error.message).toBe(`unicursal needs square cells, got a grid of shape ${other.shape}`)
  }
})

test('unicursal refuses pieces, and says how many cells were reached', () => {
  const error = refusal('unicursal', { grid, passages: new Passages(grid) }, {})
  expect([error.code, error.details]).toEqual(['NOT_PERFECT', { cells: 16, passages: 0, reached: 1 }])
})

test('an unknown name is refused with the nearest known', () => {
  const error = refusal('brad' as never, maze(), {})
  expect(error.details).toEqual({ name: 'brad', nearest: 'braid', known: names })
  expect(refusal('toString' as never, maze(), {}).code).toBe('NO_SUCH_TREATMENT')
  expect(['', 'Braid', 'toString', '__proto__'].some(isTreatmentName)).toBe(false)
  expect(names.every(isTreatmentName)).toBe(true)
})
