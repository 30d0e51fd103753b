import { graphOf, MazeError, Mulberry32, Passages, Recorder, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backtracker } from '../src/backtracker.js'
import { blobs } from '../src/blobs.js'
import { carveMaze } from '../src/generators.js'
import { parallelBacktracker } from '../src/parallel-backtracker.js'
import { complete, grids, path, seeds, star, twoHubs } from './boards.js'
import { CountingRng } from './counting-rng.js'
import { plainBlobs } from './plain-blobs.js'
import { spanningFaults } from './spanning-faults.js'

describe('the parallel backtracker', () => {
  test('with one seed is the backtracker, draw for draw', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const [one, other] = [new CountingRng(seed), new CountingRng(seed)]
        const [parallel, alone] = [new Passages(grid), new Passages(grid)]
        parallelBacktracker(grid, parallel, one, { seeds: 1 })
        backtracker(grid, alone, other)
        expect(parallel.open).toEqual(alone.open)
        expect(one.asked).toEqual(other.asked)
      }),
    )
  })

  test('with any number of seeds grows a tree each, turn by turn, and joins them', () => {
    fc.assert(
      fc.property(grids, seeds, fc.nat(), (grid, seed, number) => {
        const count = 1 + (number % grid.cells)
        const passages = new Passages(grid)
        const recorder = new Recorder(grid)
        parallelBacktracker(grid, passages, new Mulberry32(seed), { seeds: count }, recorder)
        expect(spanningFaults(grid, passages)).toEqual([])
        const recording = recorder.recording()
        const owner = new Map<number, number>()
        const turns: number[] = []
        const sizes: number[] = []
        let joins = 0
        for (let i = 0; i < recording.length; i++) {
          const { kind, index } = recording.at(i)
          if (kind === 'start') owner.set(index, sizes.push(1) - 1)
          if (kind === 'visit') {
            const side = recording.at(i - 1).index
            const from = cellOf(grid.first, side)
            expect(grid.across[side]).toBe(index)
            expect(owner.has(index)).toBe(false)
            owner.set(index, owner.get(from)!)
            sizes[owner.get(from)!]!++
            turns.push(owner.get(from)!)
          }
          if (kind === 'join') {
            joins++
            expect(owner.get(grid.across[index]!)).not.toBe(owner.get(cellOf(grid.first, index)))
          }
        }
        expect(owner.size).toBe(grid.cells)
        expect(joins).toBe(count - 1)
        // In each round every seed that still grows does so once, in order.
        for (let i = 1; i < turns.length; i++) {
          if (turns[i]! > turns[i - 1]!) continue
          expect(turns.slice(i).every((walker) => turns.slice(0, i).includes(walker))).toBe(true)
        }
      }),
    )
  })

  test('has four seeds unless told, or as many as there are cells', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const told = new Passages(grid)
        parallelBacktracker(grid, told, new Mulberry32(seed), { seeds: Math.min(4, grid.cells) })
        expect(carveMaze(grid, 'parallel', new Mulberry32(seed)).open).toEqual(told.open)
      }),
    )
  })

  test('refuses seeds that cannot be before any draw', () => {
    const grid = squareGrid(3, 3)
    const rng = new CountingRng(1)
    for (const bad of [0, -1, 10, 1.5, Number.NaN, '2', null])
      expect(() => carveMaze(grid, 'parallel', rng, { seeds: bad as number })).toThrow(MazeError)
    expect(() => parallelBacktracker(grid, new Passages(grid), rng, { seed: 2 } as never)).toThrow(
      'no other fields than seeds',
    )
    expect(() => carveMaze(grid, 'parallel', rng, { steps: 2 })).toThrow('which takes seeds')
    expect(() => carveMaze(grid, 'wilson', rng, { seeds: 2 })).toThrow('nothing for wilson')
    for (const none of [null, 5, [], 'mix'])
      expect(() => carveMaze(grid, 'wilson', rng, none as never)).toThrow('expected options to be an object')
    expect(rng.draws).toBe(0)
  })
})

function cellOf(first: ArrayLike<number>, side: number): number {
  let cell = 0
  while (first[cell + 1]! <= side) cell++
  return cell
}

describe('blobs', () => {
  test('carve by their rule, draw for draw', () => {
    const boards = fc.oneof(
      grids,
      fc.constantFrom(squareGrid(30, 20), star(200), complete(90), path(300), twoHubs(60)),
    )
    fc.assert(
      fc.property(boards, seeds, (grid, seed) => {
        const [one, other] = [new CountingRng(seed), new CountingRng(seed)]
        const passages = new Passages(grid)
        blobs(grid, passages, one)
        expect(passages.open).toEqual(plainBlobs(graphOf(grid), other).open)
        expect(one.asked).toEqual(other.asked)
      }),
      { numRuns: 60 },
    )
  })

  test('draw at most six times a cell, on any grid', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const rng = new CountingRng(seed)
        blobs(grid, new Passages(grid), rng)
        expect(rng.draws).toBeLessThanOrEqual(6 * grid.cells)
      }),
    )
  })
})
