import {
  graphGrid,
  latticeGrid,
  MazeError,
  Mulberry32,
  OUTSIDE,
  Passages,
  type Rng,
  squareGrid,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as solver from '../src/index.js'
import { withEnds } from './mazes.js'

const grid = squareGrid(3, 3)
const passages = new Passages(grid)
for (const side of [1, 5, 10, 23, 19, 14, 25, 29]) passages.carve(side)
const maze = withEnds({ grid, passages }, 0, 8, [4])
const map = { ...maze, start: null, goal: null, keys: [] }
const rng = new Mulberry32(1)
const ints = () => new Int32Array(grid.cells + 1)

const squares = latticeGrid(3, 3)
const onLattice = { grid: squares, passages: new Passages(squares) }
for (const side of [1, 5, 10, 23, 19, 14, 25, 29]) onLattice.passages.carve(side)
const lattice = solver.latticeMazeOf(onLattice)!

/** What each function takes. */
const GOOD: Record<string, readonly unknown[]> = {
  aStar: [maze, undefined, undefined],
  allShortestWays: [maze, undefined, undefined],
  backtrackWay: [maze, 0, 8, { rng }],
  bidirectional: [maze, undefined, undefined],
  blindAlleyFilling: [maze, undefined, undefined],
  breadthFirst: [maze, undefined, undefined],
  clearMarks: [lattice],
  culDeSacFilling: [maze, undefined, undefined],
  deadEndFilling: [maze, undefined, undefined],
  deadEndsOf: [maze],
  depthFirst: [maze, { rng }, undefined],
  dijkstra: [maze, { costs: () => 1 }, undefined],
  distancesAt: [onLattice, [0], [0, 8]],
  distancesFrom: [maze, 0],
  distancesInto: [grid, passages, [0], ints(), ints()],
  farCellOnLattice: [onLattice, 0, () => 1, () => 0],
  greedyBestFirst: [maze, undefined, undefined],
  isSolverName: ['a-star'],
  keysOf: [maze],
  latticeMazeOf: [onLattice],
  leadOut: [lattice, 5, 5, 20, ints()],
  longestOnLattice: [lattice],
  longestStep: [grid],
  longestWay: [maze],
  parentsFrom: [maze, 0],
  pledge: [maze, { hand: 'left' }, undefined],
  randomMouse: [maze, { rng }, undefined],
  routeOf: [maze],
  searchFrom: [maze, 0],
  shortestTour: [maze, undefined, undefined],
  solutionOf: [maze],
  solveMaze: [maze, 'a-star', undefined, undefined],
  spacedOut: [onLattice, [0, 8], 3, 2],
  stepsAcross: [lattice],
  tourSteps: [lattice],
  tremaux: [maze, undefined, undefined],
  wallFollower: [maze, { hand: 'right' }, undefined],
  wayBetween: [maze, 0, 8],
  wayTo: [{ parent: Int32Array.of(0, 0) }, 1],
}

/** As many cells and sides, and yet another grid. */
const foreign = { ...maze, passages: new Passages(squareGrid(3, 3)) }
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, true, 5, -1, 0.5, Number.NaN, 1e300, 3n, 'x', '', Symbol('s')],
  ...[{}, [], [null], [9], ['x'], Object.create(null), () => Number.NaN, { length: 3 }, { length: -1 }],
  ...[map, foreign, { grid }, { passages }, { ...maze, keys: 5 }, { ...maze, keys: null }],
  ...[
    { ...maze, keys: undefined },
    { ...maze, keys: [9] },
    { ...maze, start: 9 },
    { ...maze, goal: undefined },
  ],
  ...[
    { ...maze, entrance: 'x' },
    { ...maze, passages: { grid, open: passages.open.slice(1) } },
  ],
  ...[{ rng: null }, { rng: {} }, { rng: { next: () => 0, below: (n: number) => n } }],
  ...[{ rng: { next: () => 0, below: () => Number.NaN } }, { hand: 'both' }, { steps: -1 }, { steps: 1 / 2 }],
  ...[{ costs: null }, { costs: 'x' }, { costs: () => -1 }, { costs: [] }, { parent: [0] }, { parent: null }],
  ...[{ parent: Int32Array.of(1, 0) }, { parent: Int32Array.of(7, 7) }, { parent: Int32Array.of(-5, -5) }],
]

type AnyFunction = (...args: readonly unknown[]) => unknown
const FUNCTIONS = Object.entries<unknown>({ ...solver }).filter(
  (entry): entry is [string, AnyFunction] => typeof entry[1] === 'function',
)
const SOLVE = Object.entries(solver.SOLVERS).map(
  ([name, entry]) => [`solve of ${name}`, entry.solve as AnyFunction] as const,
)

/** The error that comes out, null where none does. */
function thrownBy(call: () => unknown): unknown {
  try {
    call()
    return null
  } catch (error) {
    return error
  }
}

describe('no function lets anything but a MazeError out', () => {
  it('knows every function there is', () => {
    expect(FUNCTIONS.map(([name]) => name).sort()).toEqual(Object.keys(GOOD).sort())
  })

  it.each(FUNCTIONS)('%s', (name, call) => {
    const good = GOOD[name]!
    expect(thrownBy(() => call(...good))).toBeNull()
    for (let at = 0; at < good.length; at++)
      for (const value of HOSTILE) {
        const error = thrownBy(() => call(...good.map((arg, i) => (i === at ? value : arg))))
        if (error !== null && !MazeError.is(error)) throw error
      }
    for (const value of HOSTILE) {
      const error = thrownBy(() => call(...good.map(() => value)))
      if (error !== null && !MazeError.is(error)) throw error
      const mayFit = value === undefined || (typeof value === 'object' && value !== null && 'grid' in value)
      if (!mayFit && name !== 'isSolverName') expect(error, typeof value).not.toBeNull()
    }
    expect(MazeError.is(thrownBy(() => call()))).toBe(name !== 'isSolverName')
  })

  it.each(SOLVE)('%s', (_, solve) => {
    for (const args of HOSTILE.flatMap((value) => [[value], [maze, value], [maze, { rng }, value]])) {
      const error = thrownBy(() => solve(...args))
      if (error !== null && !MazeError.is(error)) throw error
    }
  })
})

describe('what is refused, and what is not', () => {
  const code = (call: () => unknown) => {
    const error = thrownBy(call)
    return MazeError.is(error) ? error.code : error
  }

  it('the passages of another grid, as many as they are', () => {
    for (const call of [solver.routeOf, solver.longestWay, solver.deadEndsOf, solver.breadthFirst])
      expect(code(() => call(foreign))).toBe('BAD_ARGUMENT')
    expect(code(() => solver.wayBetween(foreign, 0, 8))).toBe('BAD_ARGUMENT')
  })

  it('a source of choices that does not keep its word', () => {
    for (const drawn of [Number.NaN, -1, 1 / 2, 99, '0', undefined]) {
      const liar = { next: () => 0, below: () => drawn } as unknown as Rng
      expect(code(() => solver.backtrackWay(maze, 0, 8, { rng: liar }))).toBe('BAD_ARGUMENT')
      expect(code(() => solver.depthFirst(maze, { rng: liar }))).toBe('BAD_ARGUMENT')
      const fork = withEnds({ grid, passages: allOpen() }, 4, 8)
      expect(code(() => solver.randomMouse(fork, { rng: liar }))).toBe('BAD_ARGUMENT')
    }
  })

  it('keys that are no list; a maze that does not say has none', () => {
    const { keys: _, ...without } = maze
    const way = solver.solutionOf(maze)
    expect(solver.routeOf(without as never)).toEqual(way)
    expect(solver.routeOf({ ...maze, keys: undefined } as never)).toEqual(way)
    expect(solver.shortestTour(without as never).route).toEqual(way)
    for (const keys of [null, 5, 'x', {}])
      for (const call of [solver.routeOf, solver.shortestTour])
        expect(code(() => call({ ...maze, keys } as never))).toBe('BAD_ARGUMENT')
  })

  it('arrays without room', () => {
    const into = (distance: unknown, queue: unknown) =>
      code(() => solver.distancesInto(grid, passages, 0, distance as Int32Array, queue as Int32Array))
    expect(into(new Int32Array(9), new Int32Array(10))).toBeNull()
    expect(into(new Int32Array(8), new Int32Array(10))).toBe('BAD_ARGUMENT')
    expect(into(new Int32Array(9), new Int32Array(9))).toBe('BAD_ARGUMENT')
    expect(into(Array(9), new Int32Array(10))).toBe('BAD_ARGUMENT')
  })
})

describe('passages that lead there and not back', () => {
  const ring = graphGrid([
    [1, 4],
    [2, 0],
    [3, 1],
    [4, 2],
    [0, 3],
  ])
  const grids = [grid, ring]

  it('end in a way, in null or in a MazeError', () => {
    const bytes = fc.array(fc.constantFrom(0, 0, 1, 1, 1, 2), {
      minLength: grid.sides,
      maxLength: grid.sides,
    })
    fc.assert(
      fc.property(fc.constantFrom(...grids), bytes, fc.nat(), fc.nat(), (grid, bytes, a, b) => {
        const passages = new Passages(grid)
        for (let side = 0; side < grid.sides; side++)
          passages.open[side] = grid.across[side] === OUTSIDE ? 0 : bytes[side]!
        const odd = withEnds({ grid, passages }, a % grid.cells, b % grid.cells, [b % 3])
        const ways = [
          () => solver.wayBetween(odd, odd.start, odd.goal),
          () => solver.backtrackWay(odd, odd.start, odd.goal),
          () => solver.backtrackWay(odd, odd.start, odd.goal, { rng }),
          () => solver.routeOf(odd),
          () => solver.longestWay(odd).way,
          () => solver.wayTo(solver.searchFrom(odd, odd.start), odd.goal),
          ...Object.values(solver.SOLVERS).map(({ takes, needs, solve }) => () => {
            const options =
              takes === 'rng' || (needs as readonly string[]).includes('rng') ? { rng } : undefined
            return solve(odd, options as never).route
          }),
        ]
        for (const way of ways) {
          try {
            for (const cell of way() ?? []) expect(cell >= 0 && cell < grid.cells).toBe(true)
          } catch (error) {
            if (!MazeError.is(error)) throw error
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are refused by every solver, and by a way that would go back', () => {
    const passages = new Passages(grid)
    passages.open[grid.first[2]! + 3] = 1 // from 2 west to 1
    const odd = withEnds({ grid, passages }, 1, 2)
    expect(() => solver.wayBetween(odd, 1, 2)).toThrow(
      'expected maze.passages to be open the same from both cells of a side, got a passage to cell 1 and none back',
    )
    for (const { solve } of Object.values(solver.SOLVERS))
      expect(() => solve(odd, { rng } as never)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
  })
})

function allOpen(): Passages {
  return new Passages(
    grid,
    Uint8Array.from({ length: grid.sides }, (_, side) => (grid.across[side] === OUTSIDE ? 0 : 1)),
  )
}
