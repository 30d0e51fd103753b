import { cellOfSide, MazeError, Mulberry32, OUTSIDE, placeOf, Recorder } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loops } from '../src/treatments/loops.js'
import { unicursal } from '../src/treatments/unicursal.js'
import { seeds, squares } from './boards.js'
import { carved, degreesOf, squareTrees } from './carved-mazes.js'
import { CountingRng } from './counting-rng.js'
import { spanningFaults } from './spanning-faults.js'

describe('unicursal', () => {
  test('is one path with two ends, side by side on the border, through four cells for each', () => {
    fc.assert(
      fc.property(squareTrees, seeds, (maze, seed) => {
        const rng = new CountingRng(seed)
        const path = unicursal(maze, rng)
        const { grid, passages } = path
        expect(grid.cells).toBe(4 * maze.grid.cells)
        expect(spanningFaults(grid, passages)).toEqual([])
        const degrees = degreesOf(path)
        const ends = [...degrees.keys()].filter((cell) => degrees[cell] === 1)
        expect(ends.length).toBe(2)
        expect(degrees.filter((degree) => degree === 2).length).toBe(grid.cells - 2)
        const [a, b] = ends as [number, number]
        const sides = (cell: number) => [0, 1, 2, 3].map((slot) => grid.across[grid.first[cell]! + slot]!)
        expect(sides(a)).toContain(b)
        const outside = (cell: number) => sides(cell).map((other) => other === OUTSIDE)
        expect(outside(a).some((isOut, slot) => isOut && outside(b)[slot])).toBe(true)
        const outer = [...maze.grid.across].filter((other) => other === OUTSIDE).length
        expect(rng.asked).toEqual([outer])
      }),
    )
  })

  test('runs along both sides of every passage of the maze, and through no wall', () => {
    fc.assert(
      fc.property(squareTrees, seeds, (maze, seed) => {
        const { grid, passages } = unicursal(maze, new Mulberry32(seed))
        const cellAt = new Map<string, number>()
        for (let cell = 0; cell < maze.grid.cells; cell++) {
          const place = placeOf(maze.grid, cell)
          if (place.kind === 'row') cellAt.set(`${place.row},${place.column}`, cell)
        }
        const times = new Map<number, number>()
        for (let cell = 0; cell < grid.cells; cell++) {
          const place = placeOf(grid, cell)
          if (place.kind !== 'row') throw new Error('not in rows')
          const old = cellAt.get(`${place.row >> 1},${place.column >> 1}`)!
          expect(old).toBeDefined()
          for (let slot = 0; slot < 4; slot++) {
            // Sides within the same old cell lie to the south and east of even places.
            const outer = [
              place.row % 2 === 0,
              place.column % 2 === 1,
              place.row % 2 === 1,
              place.column % 2 === 0,
            ]
            if (!outer[slot] || !passages.isOpen(grid.first[cell]! + slot)) continue
            const side = maze.grid.first[old]! + slot
            expect(maze.passages.isOpen(side)).toBe(true)
            times.set(side, (times.get(side) ?? 0) + 1)
          }
        }
        expect(times.size).toBe(2 * maze.passages.count)
        expect([...times.values()].every((count) => count === 2)).toBe(true)
      }),
    )
  })

  test('makes a whole grid of a whole one, twice as wide and high', () => {
    fc.assert(
      fc.property(carved(squares), seeds, (maze, seed) => {
        const { width, height } = maze.grid.rows!
        expect(unicursal(maze, new Mulberry32(seed)).grid.rows).toEqual({
          width: 2 * width,
          height: 2 * height,
        })
      }),
    )
  })

  test('tells of its way round the maze: every passage once each way, from and to one cell', () => {
    fc.assert(
      fc.property(squareTrees, seeds, (maze, seed) => {
        const recorder = new Recorder(maze.grid, { open: maze.passages.open })
        unicursal(maze, new Mulberry32(seed), {}, recorder)
        const recording = recorder.recording()
        const begin = recording.at(0)
        expect(begin.kind).toBe('start')
        const gone = new Set<number>()
        let at = begin.index
        for (let i = 1; i < recording.length; i += 2) {
          const [passage, cell] = [recording.at(i), recording.at(i + 1)]
          expect([passage.kind, cell.kind]).toEqual(['weigh', 'visit'])
          expect(maze.passages.isOpen(passage.index)).toBe(true)
          expect(cellOfSide(maze.grid, passage.index)).toBe(at)
          expect(maze.grid.across[passage.index]).toBe(cell.index)
          gone.add(passage.index)
          at = cell.index
        }
        expect(at).toBe(begin.index)
        expect(gone.size).toBe(2 * maze.passages.count)
      }),
    )
  })

  test('refuses mazes with loops, before any draw', () => {
    fc.assert(
      fc.property(squareTrees, seeds, (maze, seed) => {
        const looped = loops(maze, new Mulberry32(seed), { share: 1 })
        fc.pre(looped.passages.count > maze.passages.count)
        const rng = new CountingRng(seed)
        let caught: unknown
        try {
          unicursal(looped, rng)
        } catch (error) {
          caught = error
        }
        expect(MazeError.is(caught, 'NOT_PERFECT')).toBe(true)
        expect(rng.draws).toBe(0)
      }),
    )
  })
})
