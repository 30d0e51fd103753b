import {
  cellOfSide,
  EVENT_WORDS,
  type GraphGrid,
  MazeError,
  Mulberry32,
  OUTSIDE,
  Passages,
  Playback,
  placeOf,
  Recorder,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fits } from '../src/fits.js'
import { GENERATORS, type GeneratorName } from '../src/generators.js'
import { BRAID_PREFERENCES, braid } from '../src/treatments/braid.js'
import { countReached } from '../src/treatments/count-reached.js'
import { loops } from '../src/treatments/loops.js'
import { sparsen } from '../src/treatments/sparsen.js'
import type { MazeToTreat } from '../src/treatments/treated-maze.js'
import type { TreatmentOptions } from '../src/treatments/treatment-entry.js'
import { TREATMENTS, type TreatmentName, treatMaze } from '../src/treatments/treatments.js'
import { unicursal } from '../src/treatments/unicursal.js'
import { edgesOf, grids, seeds, squares } from './boards.js'
import { CountingRng } from './counting-rng.js'
import { maskedSquares, rowBoards } from './row-boards.js'
import { spanningFaults } from './spanning-faults.js'

const names = Object.keys(TREATMENTS) as TreatmentName[]
const generators = Object.keys(GENERATORS) as GeneratorName[]
const share = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }))

/** A perfect maze of any generator that fits. */
function carved(boards: fc.Arbitrary<GraphGrid>): fc.Arbitrary<MazeToTreat & { grid: GraphGrid }> {
  return fc
    .tuple(boards, seeds, fc.constantFrom(...generators))
    .filter(([grid, , name]) => fits(GENERATORS[name], grid))
    .map(([grid, seed, name]) => {
      const passages = new Passages(grid)
      GENERATORS[name].carve(grid, passages, new Mulberry32(seed))
      return { grid, passages }
    })
}

/** Mazes on any board, perfect or with some loops. */
const trees = carved(fc.oneof(grids, rowBoards))
const mazes = fc
  .tuple(trees, seeds, fc.constantFrom(0, 0, 0.1, 0.6))
  .map(([maze, seed, some]) => ({ ...maze, ...loops(maze, new Mulberry32(seed), { share: some }) }))

/** Perfect mazes of squares, whole and cut. */
const squareTrees = carved(fc.oneof(squares, maskedSquares))

const optionsOf: { [N in TreatmentName]: fc.Arbitrary<TreatmentOptions> } = {
  braid: fc.record({ share, prefer: fc.constantFrom(...BRAID_PREFERENCES) }, { requiredKeys: ['share'] }),
  sparsen: fc.record({ times: fc.oneof(fc.nat({ max: 6 }), fc.constant(Number.MAX_SAFE_INTEGER)) }),
  unicursal: fc.constant({}),
  loops: fc.record({ share }),
}

function mazesFor(name: TreatmentName): fc.Arbitrary<MazeToTreat & { grid: GraphGrid }> {
  return name === 'unicursal' ? squareTrees : mazes
}

/** What keeps passages from being open the same from both cells. */
function oneWay({ first, across, slot, sides }: GraphGrid, open: Uint8Array): number[] {
  return Array.from({ length: sides }, (_, side) => side).filter((side) => {
    const other = across[side]!
    return open[side] !== (other === OUTSIDE ? 0 : open[first[other]! + slot[side]!])
  })
}

function degreesOf({ grid, passages }: MazeToTreat): number[] {
  return Array.from({ length: grid.cells }, (_, cell) => passages.openSides(cell).length)
}

function closedSidesOf({ grid, passages }: MazeToTreat): number {
  return edgesOf(grid) - passages.count
}

describe.each(names)('%s', (name) => {
  test('keeps a maze connected, and leaves the one given as it is', () => {
    fc.assert(
      fc.property(mazesFor(name), optionsOf[name], seeds, (maze, options, seed) => {
        const before = maze.passages.open.slice()
        const { grid, passages } = treatMaze(maze, name, new Mulberry32(seed), options)
        expect(maze.passages.open).toEqual(before)
        expect(passages.open).not.toBe(maze.passages.open)
        expect(passages.grid).toBe(grid)
        expect(oneWay(grid, passages.open)).toEqual([])
        expect(countReached(grid, passages.open)).toBe(grid.cells)
        expect(grid.cells).toBeLessThanOrEqual(TREATMENTS[name].cellsAfter(maze.grid.cells))
      }),
    )
  })

  test('does what its table says of perfect mazes and of what a grid can do', () => {
    const perfect = name === 'unicursal' ? squareTrees : trees
    let loopless = true
    fc.assert(
      fc.property(perfect, optionsOf[name], seeds, (maze, options, seed) => {
        const { grid, passages } = treatMaze(maze, name, new Mulberry32(seed), options)
        const isTree = passages.count === grid.cells - 1
        if (TREATMENTS[name].keepsPerfect) expect(isTree).toBe(true)
        loopless &&= isTree
        const loses: readonly string[] = TREATMENTS[name].loses
        for (const need of ['rows', 'row-order', 'squares'] as const)
          if (fits({ needs: [need] }, maze.grid) && !loses.includes(need))
            expect(fits({ needs: [need] }, grid)).toBe(true)
      }),
    )
    expect(loopless).toBe(TREATMENTS[name].keepsPerfect)
  })

  test('does the same while it is watched', () => {
    fc.assert(
      fc.property(mazesFor(name), optionsOf[name], seeds, (maze, options, seed) => {
        const [alone, watched] = [new CountingRng(seed), new CountingRng(seed)]
        const recorder = new Recorder(maze.grid, { open: maze.passages.open })
        const plain = treatMaze(maze, name, alone, options)
        const treated = treatMaze(maze, name, watched, options, recorder)
        expect(watched.asked).toEqual(alone.asked)
        expect(treated.passages.open).toEqual(plain.passages.open)
        expect(treated.givenUp).toEqual(plain.givenUp)
      }),
      { numRuns: 60 },
    )
  })

  test('changes nothing where the recorder is full', () => {
    fc.assert(
      fc.property(mazesFor(name), optionsOf[name], seeds, fc.nat(), (maze, options, seed, at) => {
        const whole = new Recorder(maze.grid, { open: maze.passages.open })
        treatMaze(maze, name, new Mulberry32(seed), options, whole)
        fc.pre(whole.length > 1)
        const room = 1 + (at % (whole.length - 1))
        const before = maze.passages.open.slice()
        const full = new Recorder(maze.grid, { open: before, bytes: room * EVENT_WORDS * 4 })
        expect(() => treatMaze(maze, name, new Mulberry32(seed), options, full)).toThrow(
          expect.objectContaining({ code: 'RECORDER_FULL' }),
        )
        expect(maze.passages.open).toEqual(before)
        expect(full.recording().words).toEqual(whole.recording().words.slice(0, room * EVENT_WORDS))
      }),
      { numRuns: 60 },
    )
  })
})

/** The marks of sides when a recording of a treatment ends. */
function endOf(maze: MazeToTreat, treat: (recorder: Recorder) => void): Uint8Array {
  const recorder = new Recorder(maze.grid, { open: maze.passages.open })
  treat(recorder)
  const playback = new Playback(recorder.recording())
  playback.seek(recorder.length)
  return playback.sides
}

describe('braid', () => {
  test('leaves at 1 no dead end that could be opened, and at 0 all', () => {
    fc.assert(
      fc.property(mazes, seeds, fc.constantFrom(...BRAID_PREFERENCES), (maze, seed, prefer) => {
        const { grid } = maze
        const braided = braid(maze, new Mulberry32(seed), { share: 1, prefer })
        degreesOf(braided).forEach((degree, cell) => {
          if (degree !== 1) return
          for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++)
            expect(grid.across[side] === OUTSIDE || braided.passages.isOpen(side)).toBe(true)
        })
        const rng = new CountingRng(seed)
        expect(braid(maze, rng, { share: 0, prefer }).passages.open).toEqual(maze.passages.open)
        expect(rng.draws).toBe(0)
      }),
    )
  })

  test('opens as many dead ends as its share says, or one more; each passage from one', () => {
    fc.assert(
      fc.property(mazes, seeds, share, fc.constantFrom(...BRAID_PREFERENCES), (maze, seed, some, prefer) => {
        const { grid } = maze
        const before = degreesOf(maze)
        const able = before.filter((degree, cell) => {
          const sides = Array.from(
            { length: grid.first[cell + 1]! - grid.first[cell]! },
            (_, slot) => grid.first[cell]! + slot,
          )
          return (
            degree === 1 && sides.some((side) => grid.across[side] !== OUTSIDE && !maze.passages.isOpen(side))
          )
        }).length
        const rng = new CountingRng(seed)
        const braided = braid(maze, rng, { share: some, prefer })
        const after = degreesOf(braided)
        const opened = before.filter((degree, cell) => degree === 1 && after[cell]! > 1).length
        const wanted = Math.round(some * able)
        expect([wanted, wanted + 1]).toContain(opened)
        const added = braided.passages.count - maze.passages.count
        expect(2 * added).toBeGreaterThanOrEqual(opened)
        expect(added).toBeLessThanOrEqual(opened)
        expect(rng.draws).toBe(wanted === 0 ? 0 : able - 1 + added)
      }),
    )
  })

  test('opens a dead end to another one where there is one and it prefers them', () => {
    fc.assert(
      fc.property(mazes, seeds, (maze, seed) => {
        const recorder = new Recorder(maze.grid, { open: maze.passages.open })
        braid(maze, new Mulberry32(seed), { share: 1 }, recorder)
        const { grid } = maze
        const passages = maze.passages.copy()
        const recording = recorder.recording()
        let scanned = -1
        for (let i = 0; i < recording.length; i++) {
          const { kind, index } = recording.at(i)
          if (kind === 'scan') {
            scanned = index
            continue
          }
          const dead = (cell: number) => passages.openSides(cell).length === 1
          expect(cellOfSide(grid, index)).toBe(scanned)
          expect(dead(scanned)).toBe(true)
          let choice = false
          for (let side = grid.first[scanned]!; side < grid.first[scanned + 1]!; side++)
            if (!passages.isOpen(side) && grid.across[side] !== OUTSIDE && dead(grid.across[side]!))
              choice = true
          expect(dead(grid.across[index]!)).toBe(choice)
          passages.carve(index)
        }
      }),
    )
  })

  test('adds fewer passages where it prefers dead ends', () => {
    let [preferring, any] = [0, 0]
    for (let seed = 0; seed < 20; seed++) {
      const maze = fc.sample(carved(squares.filter(({ cells }) => cells > 40)), { numRuns: 1, seed })[0]!
      preferring += braid(maze, new Mulberry32(seed), { share: 1 }).passages.count
      any += braid(maze, new Mulberry32(seed), { share: 1, prefer: 'any' }).passages.count
    }
    expect(preferring).toBeLessThan(any)
  })

  test('ends recorded where it ends', () => {
    fc.assert(
      fc.property(mazes, seeds, share, (maze, seed, some) => {
        const options = { share: some }
        const end = endOf(maze, (recorder) => braid(maze, new Mulberry32(seed), options, recorder))
        expect(end).toEqual(braid(maze, new Mulberry32(seed), options).passages.open)
      }),
    )
  })
})

describe('loops', () => {
  test('opens exactly its share of the closed sides, one draw each, and closes none', () => {
    fc.assert(
      fc.property(mazes, seeds, share, (maze, seed, some) => {
        const closed = closedSidesOf(maze)
        const rng = new CountingRng(seed)
        const { passages } = loops(maze, rng, { share: some })
        const wanted = Math.round(some * closed)
        expect(passages.count - maze.passages.count).toBe(wanted)
        expect(rng.asked).toEqual(Array.from({ length: wanted }, (_, i) => closed - i))
        expect(maze.passages.open.every((open, side) => open <= passages.open[side]!)).toBe(true)
      }),
    )
  })

  test('opens each set of sides as often as another', () => {
    // The 4 closed sides of a comb of 3x3, 2 of them: 6 sets; chi-square with 5 degrees stays below 20.5 in 999 of 1000.
    const maze = fc.sample(carved(squares.filter(({ rows }) => rows!.width === 3 && rows!.height === 3)), {
      numRuns: 1,
      seed: 5,
    })[0]!
    const found = new Map<string, number>()
    for (let seed = 0; seed < 6000; seed++) {
      const key = loops(maze, new Mulberry32(seed), { share: 0.5 }).passages.open.join('')
      found.set(key, (found.get(key) ?? 0) + 1)
    }
    expect(found.size).toBe(6)
    let chi = 0
    for (const count of found.values()) chi += (count - 1000) ** 2 / 1000
    expect(chi).toBeLessThan(20.5)
  })

  test('ends recorded where it ends', () => {
    fc.assert(
      fc.property(mazes, seeds, share, (maze, seed, some) => {
        const options = { share: some }
        const end = endOf(maze, (recorder) => loops(maze, new Mulberry32(seed), options, recorder))
        expect(end).toEqual(loops(maze, new Mulberry32(seed), options).passages.open)
      }),
    )
  })
})

/** Which cells stay, with all dead ends looked for anew each time. */
function plainlySparse({ grid, passages }: MazeToTreat, times: number): number[] {
  const left = passages.copy()
  let cells = Array.from({ length: grid.cells }, (_, cell) => cell)
  for (let time = 0; time < times; time++) {
    const ends = cells.filter((cell) => left.openSides(cell).length === 1)
    if (ends.length === 0 || cells.length - ends.length < 2) break
    for (const cell of ends) for (const side of left.openSides(cell)) left.close(side)
    cells = cells.filter((cell) => !ends.includes(cell))
  }
  return cells
}

describe('sparsen', () => {
  const times = fc.oneof(fc.nat({ max: 6 }), fc.constant(2 ** 40))

  test('takes away the dead ends of each time, and names them', () => {
    fc.assert(
      fc.property(mazes, times, (maze, many) => {
        const rng = new CountingRng(1)
        const { grid, passages, givenUp } = sparsen(maze, rng, { times: many })
        const stay = plainlySparse(maze, many)
        const old = Array.from({ length: maze.grid.cells }, (_, cell) => cell)
        expect([...givenUp]).toEqual(old.filter((cell) => !stay.includes(cell)))
        expect(grid.cells).toBe(stay.length)
        expect(grid.cells).toBeGreaterThanOrEqual(2)
        expect(rng.draws).toBe(0)
        stay.forEach((cell, now) => {
          if (maze.grid.layout.placeOf(cell).kind !== 'cell')
            expect(placeOf(grid, now)).toEqual(placeOf(maze.grid, cell))
          // The same neighbours by the same slots, those that are left.
          for (let slot = 0; slot < maze.grid.first[cell + 1]! - maze.grid.first[cell]!; slot++) {
            const other = maze.grid.across[maze.grid.first[cell]! + slot]!
            const side = grid.first[now]! + slot
            const isOpen = maze.passages.isOpen(maze.grid.first[cell]! + slot) && stay.includes(other)
            expect(passages.isOpen(side)).toBe(isOpen)
            if (isOpen) expect(stay[grid.across[side]!]).toBe(other)
          }
        })
      }),
    )
  })

  test('leaves the board as it is where nothing is taken away', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const { grid, passages, givenUp } = sparsen(maze, new Mulberry32(1), { times: 0 })
        expect(grid).toBe(maze.grid)
        expect(passages.open).toEqual(maze.passages.open)
        expect(givenUp.length).toBe(0)
      }),
    )
  })

  test('is the same at once as time by time', () => {
    fc.assert(
      fc.property(mazes, fc.nat({ max: 5 }), (maze, many) => {
        const atOnce = sparsen(maze, new Mulberry32(1), { times: many })
        let byTime: MazeToTreat = maze
        for (let time = 0; time < many; time++) byTime = sparsen(byTime, new Mulberry32(1), { times: 1 })
        expect(byTime.passages.open).toEqual(atOnce.passages.open)
      }),
    )
  })

  test('ends recorded with the cells given up filled and cut off', () => {
    fc.assert(
      fc.property(mazes, times, (maze, many) => {
        const { grid, passages, givenUp } = sparsen(maze, new Mulberry32(1), { times: many })
        const end = endOf(maze, (recorder) => sparsen(maze, new Mulberry32(1), { times: many }, recorder))
        const gone = new Set(givenUp)
        const kept: number[] = []
        for (let cell = 0; cell < maze.grid.cells; cell++)
          for (let side = maze.grid.first[cell]!; side < maze.grid.first[cell + 1]!; side++)
            if (gone.has(cell)) expect(end[side]).toBe(0)
            else kept.push(end[side]!)
        expect(kept).toEqual([...passages.open])
        expect(kept.length).toBe(grid.sides)
      }),
    )
  })

  test('refuses what does not hang together', () => {
    const grid = fc.sample(squares, { numRuns: 1, seed: 1 })[0]!
    expect(() => sparsen({ grid, passages: new Passages(grid) }, new Mulberry32(1), { times: 1 })).toThrow(
      expect.objectContaining({ code: 'NOT_CONNECTED', details: { cell: 0, reached: 1, cells: grid.cells } }),
    )
  })
})

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
