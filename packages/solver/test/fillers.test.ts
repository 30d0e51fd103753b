import { graphGrid, graphOf, Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blindAlleyFilling, culDeSacFilling, deadEndFilling } from '../src/index.js'
import { mazes, withCells, withEnds } from './mazes.js'

type Maze = Parameters<typeof deadEndFilling>[0]

/** The passages of a cell that lead to cells of a set, as the cells they lead to: parallel ones more than once. */
function passagesIn({ grid, passages }: Maze, cell: number, left: ReadonlySet<number>): number[] {
  const { across } = graphOf(grid)
  return passages
    .openSides(cell)
    .map((side) => across[side]!)
    .filter((other) => left.has(other))
}

/** Cells with at most one passage go, one at a time, in any order. */
function withoutDeadEnds(maze: Maze, left: Set<number>): Set<number> {
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const cell of left)
      if (cell !== maze.start && cell !== maze.goal && passagesIn(maze, cell, left).length < 2)
        left.delete(cell)
  }
  return left
}

/** A noose, as the cells of its run: each has two passages, and the run leaves a cell and comes back to it. */
function nooseIn(maze: Maze, left: ReadonlySet<number>): number[] | null {
  const runs = (cell: number) =>
    cell !== maze.start && cell !== maze.goal && passagesIn(maze, cell, left).length === 2
  for (const begin of left) {
    if (!runs(begin)) continue
    const run = new Set([begin])
    const ends: number[] = []
    const queue = [begin]
    for (const cell of queue)
      for (const other of passagesIn(maze, cell, left)) {
        if (!runs(other)) ends.push(other)
        else if (!run.has(other)) {
          run.add(other)
          queue.push(other)
        }
      }
    // A ring of its own has no end at all.
    if (ends.length === 0 || ends[0] === ends[1]) return [...run]
  }
  return null
}

/** Every cell on a way that visits none twice, by trying them all. */
function onWays(maze: Maze): Set<number> {
  const found = new Set<number>()
  const all = new Set(Array(maze.grid.cells).keys())
  const way = new Set<number>()
  const enter = (cell: number): void => {
    if (way.has(cell)) return
    way.add(cell)
    if (cell === maze.goal) for (const each of way) found.add(each)
    else for (const other of passagesIn(maze, cell, all)) enter(other)
    way.delete(cell)
  }
  enter(maze.start)
  return found
}

const sorted = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b)
const everyCell = (maze: Maze) => new Set(Array(maze.grid.cells).keys())

describe('fillers', () => {
  it('dead-end filling leaves what has no dead end', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [start, goal]]) => {
        const task = withEnds(maze, start!, goal!)
        expect([...deadEndFilling(task).left]).toEqual(sorted(withoutDeadEnds(task, everyCell(task))))
      }),
    )
  })

  it('cul-de-sac filling leaves what has no dead end and no noose', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [start, goal]]) => {
        const task = withEnds(maze, start!, goal!)
        const left = withoutDeadEnds(task, everyCell(task))
        for (let noose = nooseIn(task, left); noose !== null; noose = nooseIn(task, left)) {
          for (const cell of noose) left.delete(cell)
          withoutDeadEnds(task, left)
        }
        expect([...culDeSacFilling(task).left]).toEqual(sorted(left))
      }),
    )
  })

  it('blind-alley filling leaves the cells of all ways that visit none twice', () => {
    fc.assert(
      fc.property(withCells(mazes(5), 2), ([maze, [start, goal]]) => {
        const task = withEnds(maze, start!, goal!)
        expect([...blindAlleyFilling(task).left]).toEqual(sorted(onWays(task)))
      }),
    )
  })

  it('fill more and more, and count the passages that they fill', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [start, goal]]) => {
        const task = withEnds(maze, start!, goal!)
        const [dead, culs, blind] = [deadEndFilling(task), culDeSacFilling(task), blindAlleyFilling(task)]
        const whole = new Set(dead.left)
        const less = new Set(culs.left)
        expect(culs.left.every((cell) => whole.has(cell))).toBe(true)
        if (blind.route !== null) expect(blind.left.every((cell) => less.has(cell))).toBe(true)
        expect(dead.steps).toBeLessThanOrEqual(culs.steps)
        // A noose on a cell that stays takes passages of that cell.
        for (const { left, steps } of [dead, blind]) {
          const stays = new Set(left)
          const ends = [...left].reduce((sum, cell) => sum + passagesIn(task, cell, stays).length, 0)
          expect(steps).toBe(maze.passages.count - ends / 2)
        }
      }),
    )
  })

  it('tell a stem with a loop from a stem with two that share a run', () => {
    // 0 - 1 - 2 is the way. At 1 hangs 3, and on 3 a loop 3 - 4 - 5; at 0 hangs 6, and on 6 a loop with a chord.
    const joined: [number, number][] = [
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 4],
      [4, 5],
      [5, 3],
      [0, 6],
      [6, 7],
      [7, 8],
      [8, 6],
      [7, 9],
      [9, 8],
    ]
    const lists = Array.from({ length: 10 }, (_, cell) =>
      joined.filter((pair) => pair.includes(cell)).map(([a, b]) => (a === cell ? b : a)),
    )
    const grid = graphGrid(lists)
    const maze = withEnds({ grid, passages: new Passages(grid, new Uint8Array(grid.sides).fill(1)) }, 0, 2)
    expect([...deadEndFilling(maze).left]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([...culDeSacFilling(maze).left]).toEqual([0, 1, 2, 6, 7, 8, 9])
    expect([...blindAlleyFilling(maze).left]).toEqual([0, 1, 2])
  })

  it('fill a hub with ten thousand nooses in linear time', () => {
    const nooses = 10_000
    const hub = Array.from({ length: 2 * nooses }, (_, i) => i + 1)
    const lists = [hub, ...hub.map((cell) => [0, cell % 2 === 1 ? cell + 1 : cell - 1])]
    const grid = graphGrid(lists)
    const maze = withEnds({ grid, passages: new Passages(grid, new Uint8Array(grid.sides).fill(1)) }, 0, 1)
    expect([...culDeSacFilling(maze).left]).toEqual([0, 1, 2])
    expect([...blindAlleyFilling(maze).left]).toEqual([0, 1, 2])
  })

  it('leave the start and the goal where no way leads', () => {
    const grid = squareGrid(3, 3)
    const maze = withEnds({ grid, passages: new Passages(grid) }, 0, 8)
    expect([...deadEndFilling(maze).left]).toEqual([0, 8])
    expect([...culDeSacFilling(maze).left]).toEqual([0, 8])
    expect([...blindAlleyFilling(maze).left]).toEqual([])
  })
})
