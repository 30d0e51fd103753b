import { fileURLToPath } from 'node:url'
import {
  carveMaze,
  GENERATORS,
  type GeneratorName,
  TREATMENTS,
  type TreatmentName,
  type TreatmentOptions,
  treatMaze,
} from '@meikyuu/generators'
import { capabilitiesOf, type Grid, MazeError, Passages } from '@meikyuu/grid'
import { distancesFrom, UNREACHED } from '@meikyuu/solver'
import { describe, expect, test } from 'vitest'
import {
  BOARDS,
  CountedRng,
  capabilityPage,
  capabilityTable,
  capabilityText,
  readRegion,
  treeFaults,
  writeRegion,
} from '../src/index.js'

const PAGE = fileURLToPath(new URL('../../../docs/generators.md', import.meta.url))
const SEEDS = [1, 2, 3]

const cells = capabilityTable().flatMap(({ word, kind, fits }) =>
  BOARDS.map((board, i) => ({ word, kind, board, name: board.name, fits: fits[i]! })),
)
const ofGenerators = cells.filter(({ kind }) => kind === 'generator')
const ofTreatments = cells.filter(({ kind }) => kind === 'treatment')

/** The code that a call is refused with, or null where it is not. */
function refusalOf(call: () => unknown): string | null {
  try {
    call()
    return null
  } catch (error) {
    if (MazeError.is(error)) return error.code
    throw error
  }
}

test.each(BOARDS)('$name: every sample has at least what the table says', ({ capabilities, samples }) => {
  for (const grid of samples()) expect(capabilitiesOf(grid)).toEqual(capabilities)
})

describe('every cell of the table is true', () => {
  test.each(ofGenerators.filter(({ fits }) => fits))('$word carves $name', ({ word, board }) => {
    for (const grid of board.samples())
      for (const seed of SEEDS) {
        const passages = carveMaze(grid, word as GeneratorName, new CountedRng(seed))
        expect(treeFaults(grid, passages)).toEqual([])
      }
  })

  test.each(ofGenerators.filter(({ fits }) => !fits))('$word refuses $name', ({ word, board }) => {
    const name = word as GeneratorName
    for (const grid of board.samples()) {
      const rng = new CountedRng(1)
      const passages = new Passages(grid)
      expect(refusalOf(() => carveMaze(grid, name, rng))).toBe('DOES_NOT_FIT')
      expect(refusalOf(() => GENERATORS[name].carve(grid, passages, rng))).toBe('DOES_NOT_FIT')
      expect(rng.draws).toBe(0)
      expect(passages.count).toBe(0)
    }
  })

  test.each(ofTreatments.filter(({ fits }) => fits))('$word treats $name', ({ word, board }) => {
    for (const grid of board.samples()) {
      const treated = treatMaze(carved(grid), word as TreatmentName, new CountedRng(2), optionsFor(word))
      const { passages } = treated
      expect([...distancesFrom({ grid: treated.grid, passages }, 0)]).not.toContain(UNREACHED)
    }
  })

  test.each(ofTreatments.filter(({ fits }) => !fits))('$word refuses $name', ({ word, board }) => {
    for (const grid of board.samples()) {
      const rng = new CountedRng(2)
      const maze = carved(grid)
      const before = maze.passages.copy()
      expect(refusalOf(() => treatMaze(maze, word as TreatmentName, rng, optionsFor(word)))).toBe(
        'DOES_NOT_FIT',
      )
      expect(rng.draws).toBe(0)
      expect(maze.passages.open).toEqual(before.open)
    }
  })
})

function carved(grid: Grid) {
  return { grid, passages: carveMaze(grid, 'backtracker', new CountedRng(1)) }
}

function optionsFor(word: string): TreatmentOptions {
  const { takes } = TREATMENTS[word as TreatmentName]
  return takes === null ? {} : takes === 'share' ? { share: 0.5 } : { times: 1 }
}

describe('the table', () => {
  test('is printed with a sign for each board', () => {
    const lines = capabilityText().split('\n')
    for (const { word, fits } of capabilityTable()) {
      const line = lines.find((line) => line.startsWith(`${word} `))!
      expect(line.slice(word.length).trim().split(' ')).toEqual(fits.map((does) => (does ? '+' : '-')))
    }
    for (const { name } of BOARDS) expect(lines.filter((line) => line.endsWith(name)).length).toBe(1)
  })

  test('is what docs/generators.md says; UPDATE=1 writes it', () => {
    const page = capabilityPage()
    if (process.env['UPDATE'] === '1') writeRegion(PAGE, 'capabilities', page)
    expect(readRegion(PAGE, 'capabilities')).toBe(page)
  })
})
