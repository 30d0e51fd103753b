import { MazeError, Mulberry32, Passages, Recorder, squareGrid, Xoshiro128 } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aldousBroder } from '../src/aldous-broder.js'
import { carveMaze, type GeneratorName } from '../src/generators.js'
import { houston } from '../src/houston.js'
import { originShift, originSteps } from '../src/origin-shift.js'
import { shiftOrigin } from '../src/shift-origin.js'
import { grids, seeds } from './boards.js'
import { CountingRng } from './counting-rng.js'
import { spanningFaults } from './spanning-faults.js'

describe('draws', () => {
  test('aldous-broder takes the first cell, then one a step among the neighbours', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const rng = new CountingRng(seed)
        const recorder = new Recorder(grid)
        aldousBroder(grid, new Passages(grid), rng, undefined, recorder)
        expect(rng.asked[0]).toBe(grid.cells)
        expect(Math.max(...rng.asked.slice(1))).toBeLessThanOrEqual(grid.maxSides)
        // A step is a scan, or a carve with a visit; one event more is the start.
        expect(recorder.length).toBe(rng.draws + grid.cells - 1)
      }),
      { numRuns: 50 },
    )
  })

  test('houston walks until a third of the cells are in, then shuffles the others', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const rng = new CountingRng(seed)
        const recorder = new Recorder(grid)
        houston(grid, new Passages(grid), rng, undefined, recorder)
        const walked = Math.ceil(grid.cells / 3)
        const events = Array.from({ length: recorder.length }, (_, i) => recorder.recording().at(i).kind)
        const begins = events.indexOf('walk')
        const before = begins < 0 ? events : events.slice(0, begins)
        expect(before.filter((kind) => kind === 'start' || kind === 'visit').length).toBe(walked)
        const steps = before.filter((kind) => kind === 'scan' || kind === 'visit').length
        const others = grid.cells - walked
        const shuffled = Array.from({ length: Math.max(0, others - 1) }, (_, i) => others - i)
        expect(rng.asked.slice(1 + steps, 1 + steps + shuffled.length)).toEqual(shuffled)
      }),
      { numRuns: 50 },
    )
  })

  test('origin shift takes one a step', () => {
    fc.assert(
      fc.property(grids, seeds, fc.nat({ max: 100 }), (grid, seed, steps) => {
        const rng = new CountingRng(seed)
        originShift(grid, new Passages(grid), rng, { steps })
        expect(rng.draws).toBe(steps)
        const plain = new CountingRng(seed)
        originShift(grid, new Passages(grid), plain)
        expect(plain.draws).toBe(originSteps(grid.cells))
      }),
      { numRuns: 30 },
    )
  })
})

describe('origin shift', () => {
  const steps = fc.nat({ max: 60 })

  test('begins with the tree of breadth-first search from cell 0', () => {
    const passages = new Passages(squareGrid(3, 2))
    originShift(passages.grid, passages, new Mulberry32(1), { steps: 0 })
    // 0-1 0-3 1-2 1-4 2-5
    expect([...passages.open].join('')).toBe('011001110011100010001000')
  })

  test('goes on from any perfect maze, all at once or step by step, and stays perfect', () => {
    fc.assert(
      fc.property(grids, seeds, steps, fc.nat(), (grid, seed, count, at) => {
        const origin = at % grid.cells
        const begun = carveMaze(grid, 'backtracker', new Mulberry32(seed))
        const [whole, stepped] = [begun.copy(), begun.copy()]
        const end = shiftOrigin(grid, whole, new Mulberry32(seed), { steps: count, origin })
        const rng = new Mulberry32(seed)
        let cell = origin
        for (let step = 0; step < count; step++) {
          cell = shiftOrigin(grid, stepped, rng, { steps: 1, origin: cell })
          expect(spanningFaults(grid, stepped)).toEqual([])
        }
        expect(cell).toBe(end)
        expect(stepped.open).toEqual(whole.open)
      }),
      { numRuns: 60 },
    )
  })

  test('opens one side a step and closes one', () => {
    const grid = squareGrid(5, 5)
    const passages = carveMaze(grid, 'prim', new Mulberry32(1))
    const recorder = new Recorder(grid, { open: passages.open })
    shiftOrigin(grid, passages, new Mulberry32(2), { steps: 40 }, recorder)
    const recording = recorder.recording()
    const kinds = Array.from({ length: recording.length }, (_, i) => recording.at(i).kind)
    expect(kinds[0]).toBe('start')
    expect(kinds.slice(1, 5)).toEqual(['retreat', 'close', 'carve', 'visit'])
    expect(kinds.length).toBe(1 + 4 * 40)
  })

  test('leaves the maze as it was where the recorder is full or the chance breaks off', () => {
    const grid = squareGrid(5, 5)
    const passages = carveMaze(grid, 'prim', new Mulberry32(1))
    const before = passages.open.slice()
    const recorder = new Recorder(grid, { open: passages.open, bytes: 80 })
    expect(() => shiftOrigin(grid, passages, new Mulberry32(2), { steps: 40 }, recorder)).toThrow(
      'holds 10 already',
    )
    const broken = {
      next: () => 0,
      below: () => {
        throw new RangeError('no more')
      },
    }
    expect(() => shiftOrigin(grid, passages, broken, { steps: 1 })).toThrow('no more')
    expect(passages.open).toEqual(before)
  })

  test('refuses what it cannot do before any draw', () => {
    const grid = squareGrid(4, 4)
    const rng = new CountingRng(1)
    const maze = carveMaze(grid, 'hunt', new Mulberry32(1))
    const looped = maze.copy()
    looped.open.fill(0)
    const go = (passages: Passages, options: object) => () =>
      shiftOrigin(grid, passages, rng, options as { steps: number })
    expect(go(looped, { steps: 1 })).toThrow('a perfect maze')
    for (const side of [0, 1, 2, 3])
      if (grid.across[20 + side]! >= 0 && !maze.isOpen(20 + side)) looped.carve(20 + side)
    maze.open.forEach((open, side) => {
      if (open === 1) looped.carve(side)
    })
    expect(looped.count).toBeGreaterThan(15)
    expect(go(looped, { steps: 1 })).toThrow('a perfect maze')
    for (const bad of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined])
      expect(go(maze, { steps: bad })).toThrow(MazeError)
    for (const bad of [-1, 16, 0.5, Number.NaN])
      expect(go(maze, { steps: 1, origin: bad })).toThrow(MazeError)
    expect(go(maze, { steps: 1, start: 2 })).toThrow('no other fields than steps, origin')
    expect(go(maze, null as never)).toThrow(MazeError)
    expect(go(new Passages(squareGrid(4, 4)), { steps: 1 })).toThrow('the passages of another grid')
    for (const bad of [-1, 0.5, Number.NaN]) {
      expect(() => originShift(grid, new Passages(grid), rng, { steps: bad })).toThrow(MazeError)
      expect(() => carveMaze(grid, 'origin-shift', rng, { steps: bad })).toThrow(MazeError)
    }
    expect(rng.draws).toBe(0)
  })
})

/** How far counts over the 15 trees of 3x2 squares are from even; 36.12 is passed by chance once in a thousand times. */
function chiSquare(name: GeneratorName, mazes: number): number {
  const grid = squareGrid(3, 2)
  const rng = new Xoshiro128(2026)
  const counts = new Map<string, number>()
  for (let i = 0; i < mazes; i++) {
    const key = carveMaze(grid, name, rng).open.join('')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect(counts.size).toBe(15)
  let sum = 0
  for (const count of counts.values()) sum += (count - mazes / 15) ** 2 / (mazes / 15)
  return sum
}

describe('over the 15 trees of 3x2 squares', () => {
  test.each(['wilson', 'aldous-broder', 'origin-shift'] as const)('%s is even', (name) => {
    expect(chiSquare(name, 30_000)).toBeLessThan(36.12)
  })

  test.each([
    'kruskal',
    'kruskal-hash',
    'prim-weights',
    'prim-cells',
    'prim-vertices',
    'prim-active',
    'parallel',
    'blobs',
  ] as const)('%s is not', (name) => {
    expect(chiSquare(name, 30_000)).toBeGreaterThan(36.12)
  })
})
