import {
  boundaryCells,
  CELL_MARKS,
  graphGrid,
  graphOf,
  isOpen,
  MazeError,
  type MazeWithEnds,
  Mulberry32,
  Passages,
  Playback,
  Recorder,
  squareGrid,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allShortestWays,
  isSolverName,
  SOLVERS,
  type SolverName,
  type SolverOptions,
  solveMaze,
  wayBetween,
} from '../src/index.js'
import { allDistances, mazes, randomMaze, trees, withCells, withEnds } from './mazes.js'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const names = Object.keys(SOLVERS) as SolverName[]

/** Only grids with centres, for the solvers that ask for them. */
const fits = (name: SolverName, { grid }: Pick<MazeWithEnds, 'grid'>) =>
  !(SOLVERS[name].needs as readonly string[]).includes('centres') || graphOf(grid).centres.length > 0

/** The mouse needs an rng, and time. */
const optionsFor = (name: SolverName, seed: number): SolverOptions =>
  name === 'random-mouse' ? { rng: new Mulberry32(seed), steps: 1e6 } : {}

describe.each(names)('%s', (name) => {
  it('finds the way in every perfect maze, or says why not', () => {
    fc.assert(
      fc.property(withCells(trees(), 2), seeds, ([maze, [from, to]], seed) => {
        fc.pre(fits(name, maze))
        const { route, reason } = solveMaze(withEnds(maze, from!, to!), name, optionsFor(name, seed))
        // Pledge's walker may miss a goal inside, and only such a one.
        const mayMiss = name === 'pledge' && !boundaryCells(maze.grid).includes(to!)
        if (mayMiss && reason !== null) expect([route, reason]).toEqual([null, 'came-back'])
        else expect([route, reason]).toEqual([wayBetween(maze, from!, to!), null])
      }),
    )
  })

  it('gives in any maze a way, shortest where it says so, and none where none leads', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), seeds, ([maze, [from, to]], seed) => {
        fc.pre(fits(name, maze))
        const { guarantees } = SOLVERS[name]
        const solved = solveMaze(withEnds(maze, from!, to!), name, optionsFor(name, seed))
        const { route, reason, shortest, visited, steps } = solved
        const way = wayBetween(maze, from!, to!)
        expect(route === null).toBe(reason !== null)
        if (way === null) expect(route).toBeNull()
        else if (guarantees !== 'maybe') expect(route).not.toBeNull()
        if (reason === 'no-way') expect(way).toBeNull()
        if (way === null && guarantees !== 'maybe') expect(reason).toBe('no-way')
        expect(visited).toBeGreaterThanOrEqual(route?.length ?? 1)
        expect(visited).toBeLessThanOrEqual(maze.grid.cells)
        expect(steps).toBeGreaterThanOrEqual(0)
        if (route === null) {
          expect(shortest).toBe(false)
          return
        }
        expect([route[0], route.at(-1)]).toEqual([from, to])
        expect(new Set(route).size).toBe(route.length)
        for (let i = 1; i < route.length; i++) expect(isOpen(maze, route[i - 1]!, route[i]!)).toBe(true)
        if (shortest) expect(route.length).toBe(way!.length)
        if (guarantees === 'shortest') expect([shortest, route]).toEqual([true, way])
      }),
    )
  })

  it('does the same when recorded, and leaves the maze as it was', () => {
    fc.assert(
      fc.property(withCells(mazes(), 4), seeds, ([maze, [from, to, ...keys]], seed) => {
        fc.pre(fits(name, maze))
        const task = withEnds(maze, from!, to!, keys)
        const before = maze.passages.open.slice()
        const recorder = new Recorder(maze.grid, { open: before })
        const plain = solveMaze(task, name, optionsFor(name, seed))
        const recorded = solveMaze(task, name, optionsFor(name, seed), recorder)
        expect(recorded).toEqual(plain)
        expect(maze.passages.open).toEqual(before)
        const playback = new Playback(recorder.recording())
        playback.seek(recorder.length)
        expect(playback.sides).toEqual(before)
        const marked = [...playback.cells.keys()].filter((cell) => playback.cells[cell] === CELL_MARKS.route)
        expect(new Set(marked)).toEqual(new Set(plain.route ?? []))
      }),
    )
  })

  it('leaves the maze as it was when the recorder is full, and solves it afterwards', () => {
    const maze = withEnds(randomMaze(squareGrid(5, 5), 3, 4), 12, 0)
    const before = maze.passages.open.slice()
    const plain = solveMaze(maze, name, optionsFor(name, 1))
    const recorder = new Recorder(maze.grid, { open: before, bytes: 16 })
    expect(() => solveMaze(maze, name, optionsFor(name, 1), recorder)).toThrow(
      expect.objectContaining({ code: 'RECORDER_FULL' }),
    )
    expect(maze.passages.open).toEqual(before)
    expect(solveMaze(maze, name, optionsFor(name, 1))).toEqual(plain)
  })

  it('stands on the goal at once where it is the start', () => {
    const maze = withEnds(randomMaze(squareGrid(4, 4), 1), 5, 5)
    const { route, shortest } = solveMaze(maze, name, optionsFor(name, 1))
    expect([route, shortest]).toEqual([Int32Array.of(5), true])
  })

  it('knows when it is walled in', () => {
    const grid = squareGrid(3, 3)
    const maze = withEnds({ grid, passages: new Passages(grid) }, 4, 0)
    expect(solveMaze(maze, name, optionsFor(name, 1)).reason).toBe('no-way')
  })

  it('takes a long maze without overflowing', () => {
    const maze = randomMaze(squareGrid(2, 20_000), 7)
    const last = maze.grid.cells - 1
    const options = name === 'random-mouse' ? { rng: new Mulberry32(1), steps: 1000 } : {}
    const { route, reason } = solveMaze(withEnds(maze, 0, last), name, options)
    if (name === 'random-mouse') expect(reason).toBe('out-of-steps')
    else expect(route).toEqual(wayBetween(maze, 0, last))
  })

  it('refuses maps, cells outside the grid, recorders of another grid and what is no maze', () => {
    const grid = squareGrid(2, 2)
    const maze = withEnds({ grid, passages: new Passages(grid) }, 0, 3)
    const code = (solve: () => unknown) => {
      try {
        solve()
        return 'none'
      } catch (error) {
        return MazeError.is(error) ? error.code : error
      }
    }
    const solve = (other: object, recorder?: unknown) => () =>
      solveMaze({ ...maze, ...other }, name, optionsFor(name, 1), recorder as never)
    expect(code(solve({ start: null, goal: null }))).toBe('NO_ENDS')
    expect(code(solve({ start: 4 }))).toBe('NO_SUCH_CELL')
    expect(code(solve({ goal: -1 }))).toBe('NO_SUCH_CELL')
    expect(code(solve({ goal: Number.NaN }))).toBe('NO_SUCH_CELL')
    expect(code(solve({ passages: new Passages(squareGrid(3, 2)) }))).toBe('BAD_ARGUMENT')
    expect(code(solve({ grid: null }))).toBe('BAD_ARGUMENT')
    expect(code(solve({}, new Recorder(squareGrid(2, 2))))).toBe('BAD_ARGUMENT')
    expect(code(solve({}, 7))).toBe('BAD_ARGUMENT')
    expect(code(() => solveMaze(null as never, name, optionsFor(name, 1)))).toBe('BAD_ARGUMENT')
  })

  it('takes what its entry says and nothing else', () => {
    const maze = withEnds(randomMaze(squareGrid(3, 3), 1), 0, 8)
    const { takes, needs } = SOLVERS[name]
    const all = { costs: () => 2, rng: new Mulberry32(1), steps: 1e6 }
    for (const field of ['costs', 'rng', 'steps'] as const) {
      const given = { ...optionsFor(name, 1), [field]: all[field] }
      const taken = field === takes || (field === 'rng' && (needs as readonly string[]).includes('rng'))
      const solve = () => solveMaze(maze, name, given)
      if (taken) expect(solve().route).not.toBeNull()
      else expect(solve).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
    }
  })
})

describe('SOLVERS', () => {
  it('refuses grids without centres where they are needed, and only there', () => {
    const grid = graphGrid([[1], [0]])
    const maze = withEnds({ grid, passages: new Passages(grid) }, 0, 1)
    for (const name of names) {
      const solve = () => solveMaze(maze, name, optionsFor(name, 1))
      if (fits(name, maze)) expect(solve().reason).toBe('no-way')
      else expect(solve).toThrow(expect.objectContaining({ code: 'NO_CENTRES' }))
    }
  })

  it('knows its own names only', () => {
    expect(isSolverName('a-star')).toBe(true)
    expect(isSolverName('toString')).toBe(false)
    const maze = withEnds(randomMaze(squareGrid(3, 3), 1), 0, 8)
    expect(() => solveMaze(maze, 'a-stra' as never)).toThrow(
      expect.objectContaining({ code: 'NO_SUCH_ALGORITHM' }),
    )
  })
})

describe('allShortestWays', () => {
  /** All ways down the distances, by the definition. */
  function plain(maze: Parameters<typeof allDistances>[0], from: number, to: number): number[][] {
    const d = allDistances(maze)
    const next = (cell: number) =>
      [...d.keys()].filter((other) => d[cell]![other] === 1 && d[other]![to]! === d[cell]![to]! - 1)
    const ways = (cell: number): number[][] =>
      cell === to ? [[to]] : next(cell).flatMap((other) => ways(other).map((way) => [cell, ...way]))
    return d[from]![to] === Infinity ? [] : ways(from)
  }

  it('counts and lists them all, lowest first', () => {
    fc.assert(
      fc.property(withCells(mazes(5), 2), fc.nat(4), ([maze, [from, to]], most) => {
        const ways = allShortestWays(withEnds(maze, from!, to!))
        const expected = plain(maze, from!, to!)
        expect([...ways.list()].map((way) => [...way])).toEqual(expected)
        expect(ways.count).toBe(BigInt(expected.length))
        expect([...ways.list(most)].length).toBe(Math.min(most, expected.length))
        expect(ways.route).toEqual(wayBetween(maze, from!, to!))
        expect(new Set(ways.cells)).toEqual(new Set(expected.flat()))
        const steps = expected.flatMap((way) => way.slice(1).map((cell, i) => `${way[i]} ${cell}`))
        const given = [...ways.cells].flatMap((cell, i) =>
          [...ways.next.slice(ways.first[i], ways.first[i + 1])].map((k) => `${cell} ${ways.cells[k]}`),
        )
        expect(new Set(given)).toEqual(new Set(steps))
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })

  it('does the same when recorded, and leaves the maze as it was', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [from, to]]) => {
        const task = withEnds(maze, from!, to!)
        const before = maze.passages.open.slice()
        const [recorder, searched] = [0, 1].map(() => new Recorder(maze.grid, { open: before }))
        const { list, ...plain } = allShortestWays(task)
        const { list: recordedList, ...recorded } = allShortestWays(task, {}, recorder)
        expect(recorded).toEqual(plain)
        expect([...recordedList(9)]).toEqual([...list(9)])
        expect(maze.passages.open).toEqual(before)
        // What it tells is its search and its first way, and both are breadth first's.
        solveMaze(task, 'breadth-first', {}, searched)
        expect(recorder!.recording().words).toEqual(searched!.recording().words)
        const playback = new Playback(recorder!.recording())
        playback.seek(recorder!.length)
        expect(playback.sides).toEqual(before)
        const marked = [...playback.cells.keys()].filter((cell) => playback.cells[cell] === CELL_MARKS.route)
        expect(new Set(marked)).toEqual(new Set(plain.route ?? []))
      }),
    )
  })

  it('leaves the maze as it was when the recorder is full, and finds all ways afterwards', () => {
    const maze = withEnds(randomMaze(squareGrid(5, 5), 3, 4), 12, 0)
    const before = maze.passages.open.slice()
    const { count } = allShortestWays(maze)
    const whole = new Recorder(maze.grid, { open: before })
    allShortestWays(maze, {}, whole)
    for (let room = 1; room < whole.length; room++) {
      const recorder = new Recorder(maze.grid, { open: before, bytes: room * 8 })
      expect(() => allShortestWays(maze, {}, recorder)).toThrow(
        expect.objectContaining({ code: 'RECORDER_FULL' }),
      )
      expect(maze.passages.open).toEqual(before)
      expect(allShortestWays(maze).count).toBe(count)
    }
  })

  it('counts without rounding where there are more than doubles hold', () => {
    const grid = squareGrid(41, 41)
    const passages = new Passages(grid)
    for (let side = 0; side < grid.sides; side++) if (grid.across[side]! >= 0) passages.carve(side)
    const ways = allShortestWays(withEnds({ grid, passages }, 0, grid.cells - 1))
    // 80 steps, 40 of them down.
    let binomial = 1n
    for (let i = 1n; i <= 40n; i++) binomial = (binomial * (40n + i)) / i
    expect(ways.count).toBe(binomial)
    expect(ways.count > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true)
    expect([...ways.list(3)].map((way) => way.length)).toEqual([81, 81, 81])
    expect(() => ways.list(-1)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
    expect(() => ways.list(Number.NaN)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
  })
})
