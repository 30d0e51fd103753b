import {
  cellOfSide,
  EVENT_WORDS,
  type Grid,
  graphOf,
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
import { BRAID_PREFERENCES, braid } from '../src/treatments/braid.js'
import { countReached } from '../src/treatments/count-reached.js'
import { loops } from '../src/treatments/loops.js'
import { sparsen } from '../src/treatments/sparsen.js'
import type { MazeToTreat } from '../src/treatments/treated-maze.js'
import type { TreatmentOptions } from '../src/treatments/treatment-entry.js'
import { TREATMENTS, type TreatmentName, treatMaze } from '../src/treatments/treatments.js'
import { edgesOf, seeds, squares } from './boards.js'
import { carved, degreesOf, mazes, squareTrees, trees } from './carved-mazes.js'
import { CountingRng } from './counting-rng.js'

const names = Object.keys(TREATMENTS) as TreatmentName[]
const share = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }))

const optionsOf: { [N in TreatmentName]: fc.Arbitrary<TreatmentOptions> } = {
  braid: fc.record({ share, prefer: fc.constantFrom(...BRAID_PREFERENCES) }, { requiredKeys: ['share'] }),
  sparsen: fc.record({ times: fc.oneof(fc.nat({ max: 6 }), fc.constant(Number.MAX_SAFE_INTEGER)) }),
  unicursal: fc.constant({}),
  loops: fc.record({ share }),
}

function mazesFor(name: TreatmentName): fc.Arbitrary<MazeToTreat & { grid: Grid }> {
  return name === 'unicursal' ? squareTrees : mazes
}

/** What keeps passages from being open the same from both cells. */
function oneWay({ first, across, slot, sides }: Grid, open: Uint8Array): number[] {
  return Array.from({ length: sides }, (_, side) => side).filter((side) => {
    const other = across[side]!
    return open[side] !== (other === OUTSIDE ? 0 : open[first[other]! + slot[side]!])
  })
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
        expect(countReached(graphOf(grid), passages.open)).toBe(grid.cells)
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
