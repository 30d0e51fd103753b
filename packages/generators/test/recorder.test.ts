import {
  EVENT_WORDS,
  type GraphGrid,
  MazeError,
  Mulberry32,
  Passages,
  Playback,
  Recorder,
  type Recording,
  type Rng,
  squareGrid,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fits } from '../src/fits.js'
import type { GeneratorOptions } from '../src/generator-entry.js'
import { GENERATORS, type GeneratorName } from '../src/generators.js'
import { growingTree } from '../src/growing-tree.js'
import { grids, seeds, squares } from './boards.js'
import { CountingRng } from './counting-rng.js'

type Run = (
  grid: GraphGrid,
  passages: Passages,
  rng: Rng,
  options?: GeneratorOptions,
  recorder?: Recorder,
) => void

const mixed: Run = (grid, passages, rng, _, recorder) =>
  growingTree(grid, passages, rng, { mix: { newest: 2, oldest: 1, random: 1, middle: 1 } }, recorder)

const runs: [name: string, run: Run, boards: fc.Arbitrary<GraphGrid>][] = [
  ...(Object.keys(GENERATORS) as GeneratorName[]).map((name): [string, Run, fc.Arbitrary<GraphGrid>] => [
    name,
    GENERATORS[name].carve,
    (GENERATORS[name].needs as readonly string[]).includes('rows')
      ? squares
      : grids.filter((grid) => fits(GENERATORS[name], grid)),
  ]),
  ['the growing tree', mixed, grids],
]

/** A stream that breaks off. */
class BrokenRng implements Rng {
  readonly #stream: Mulberry32
  #left: number

  constructor(seed: number, draws: number) {
    this.#stream = new Mulberry32(seed)
    this.#left = draws
  }

  next(): number {
    this.#count()
    return this.#stream.next()
  }

  below(n: number): number {
    this.#count()
    return this.#stream.below(n)
  }

  #count(): void {
    if (this.#left-- === 0) throw new RangeError('no more draws')
  }
}

describe.each(runs)('%s', (_, run, boards) => {
  test('does the same while it is watched, and its recording ends in its maze', () => {
    fc.assert(
      fc.property(boards, seeds, (grid, seed) => {
        const [alone, watched] = [new CountingRng(seed), new CountingRng(seed)]
        const [plain, passages] = [new Passages(grid), new Passages(grid)]
        const recorder = new Recorder(grid)
        run(grid, plain, alone)
        run(grid, passages, watched, undefined, recorder)
        expect(watched.asked).toEqual(alone.asked)
        expect(passages.open).toEqual(plain.open)
        const playback = new Playback(recorder.recording())
        expect(playback.sides).toEqual(new Uint8Array(grid.sides))
        playback.seek(recorder.length)
        expect(playback.sides).toEqual(passages.open)
      }),
      { numRuns: 60 },
    )
  })

  test('leaves all closed where the recorder is full', () => {
    fc.assert(
      fc.property(
        boards,
        seeds,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (grid, seed, share) => {
          const whole = new Recorder(grid)
          run(grid, new Passages(grid), new Mulberry32(seed), undefined, whole)
          fc.pre(whole.length > 1)
          const room = 1 + Math.floor(share * (whole.length - 1))
          const passages = new Passages(grid)
          const recorder = new Recorder(grid, { bytes: room * EVENT_WORDS * 4 })
          let caught: unknown
          try {
            run(grid, passages, new Mulberry32(seed), undefined, recorder)
          } catch (error) {
            caught = error
          }
          expect(MazeError.is(caught, 'RECORDER_FULL')).toBe(true)
          expect(passages.count).toBe(0)
          expect(recorder.recording().words).toEqual(whole.recording().words.slice(0, room * EVENT_WORDS))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('leaves all closed where its chance breaks off', () => {
    fc.assert(
      fc.property(
        boards,
        seeds,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (grid, seed, share) => {
          const counting = new CountingRng(seed)
          run(grid, new Passages(grid), counting)
          fc.pre(counting.draws > 0)
          const passages = new Passages(grid)
          const broken = new BrokenRng(seed, Math.floor(share * counting.draws))
          expect(() => run(grid, passages, broken)).toThrow('no more draws')
          expect(passages.count).toBe(0)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('refuses what is no recorder of the grid before any draw', () => {
    const grid = squareGrid(4, 4)
    const rng = new CountingRng(1)
    const used = new Recorder(grid)
    used.carve(grid.first[5]!)
    for (const wrong of [new Recorder(squareGrid(4, 4)), used, {} as Recorder, null as never])
      expect(() => run(grid, new Passages(grid), rng, undefined, wrong)).toThrow(
        'a recorder of the maze as it is',
      )
    expect(rng.draws).toBe(0)
  })
})

/** What happened, in words: `start 3`, `carve 0-1`. */
function story(recording: Recording): string[] {
  return Array.from({ length: recording.length }, (_, i) => {
    const { kind, index } = recording.at(i)
    return `${kind} ${index}`
  })
}

function told(name: GeneratorName, grid: GraphGrid, seed: number): string[] {
  const recorder = new Recorder(grid)
  GENERATORS[name].carve(grid, new Passages(grid), new Mulberry32(seed), undefined, recorder)
  return story(recorder.recording())
}

/** Those that take cells in one by one. */
const byCells = [
  'backtracker',
  'growing',
  'prim',
  'wilson',
  'hunt',
  'eller',
  'aldous-broder',
  'houston',
  'prim-weights',
  'prim-cells',
  'prim-vertices',
  'prim-active',
  'parallel',
] as const satisfies GeneratorName[]

describe('what is told', () => {
  test('the backtracker goes into every cell and back out of every cell', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const events = told('backtracker', grid, seed)
        const inside: string[] = []
        for (const event of events) {
          const [kind, cell] = event.split(' ') as [string, string]
          if (kind === 'start' || kind === 'visit') inside.push(cell)
          if (kind === 'retreat') expect(inside.pop()).toBe(cell)
        }
        expect(inside).toEqual([])
        expect(events.filter((event) => event.startsWith('retreat')).length).toBe(grid.cells)
      }),
    )
  })

  test("wilson's walk is always a path without loops, from its beginning to where it is", () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const recorder = new Recorder(grid)
        GENERATORS.wilson.carve(grid, new Passages(grid), new Mulberry32(seed), undefined, recorder)
        const recording = recorder.recording()
        const tree = new Set<number>()
        let path: number[] = []
        for (let i = 0; i < recording.length; i++) {
          const { kind, index } = recording.at(i)
          if (kind === 'start') tree.add(index)
          if (kind === 'walk') {
            expect(path.includes(index) || tree.has(index)).toBe(false)
            path.push(index)
          }
          if (kind === 'erase') expect(path.pop()).toBe(index)
          if (kind === 'visit') {
            expect(path[0]).toBe(index)
            path = path.slice(1)
            tree.add(index)
          }
        }
        expect(tree.size).toBe(grid.cells)
        expect(path).toEqual([])
      }),
    )
  })

  test.each(['kruskal', 'kruskal-hash'] as const)(
    '%s weighs edges and joins one fewer than there are cells',
    (name) => {
      fc.assert(
        fc.property(grids, seeds, (grid, seed) => {
          const events = told(name, grid, seed)
          const joins = events.filter((event) => event.startsWith('join'))
          expect(joins.length).toBe(grid.cells - 1)
          for (const join of joins)
            expect(events[events.indexOf(join) - 1]).toBe(join.replace('join', 'weigh'))
        }),
      )
    },
  )

  test('every cell is told to be in, once', () => {
    fc.assert(
      fc.property(squares, seeds, (grid, seed) => {
        for (const name of byCells) {
          const ins = told(name, grid, seed).filter((event) => /^(start|visit) /.test(event))
          expect(new Set(ins.map((event) => event.split(' ')[1])).size, name).toBe(grid.cells)
          expect(ins.length, name).toBe(grid.cells)
        }
      }),
      { numRuns: 30 },
    )
  })
})
