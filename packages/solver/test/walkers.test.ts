import {
  boundaryCells,
  clockwiseSides,
  type Grid,
  graphGrid,
  graphOf,
  type MazeWithEnds,
  Mulberry32,
  OUTSIDE,
  Passages,
  Recorder,
  type Rng,
  SHAPES,
  squareGrid,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backtrackWay,
  depthFirst,
  distancesFrom,
  pledge,
  randomMouse,
  tremaux,
  wallFollower,
} from '../src/index.js'
import { headingsOf } from '../src/solvers/headings.js'
import { mazes, randomMaze, trees, withCells, withEnds } from './mazes.js'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const hands = fc.constantFrom('left' as const, 'right' as const)

/** The wall follower as its doc comment says it: its whole walk, until it stands as it stood before. */
function plainWalk(maze: MazeWithEnds, hand: 'left' | 'right') {
  const { grid, passages, start, goal, entrance } = maze
  const { first, across, slot } = graphOf(grid)
  const round = (cell: number) => {
    const sides = clockwiseSides(grid, cell)
    return hand === 'left' ? sides : sides.reverse()
  }
  const onFrom = (cell: number, from: number) => {
    const sides = round(cell)
    const at = sides.indexOf(from)
    return [...sides.slice(at + 1), ...sides.slice(0, at + 1)].find((side) => passages.isOpen(side))
  }
  const known = new Set<string>()
  const walk = [start]
  const closed = clockwiseSides(grid, start).find((side) => !passages.isOpen(side))
  let from = entrance ?? closed ?? clockwiseSides(grid, start)[0]!
  for (let cell = start; cell !== goal; ) {
    const side = onFrom(cell, from)
    if (side === undefined) return { walk, reason: 'no-way' }
    if (known.has(`${cell} ${side}`)) return { walk, reason: 'came-back' }
    known.add(`${cell} ${side}`)
    cell = across[side]!
    from = first[cell]! + slot[side]!
    walk.push(cell)
  }
  return { walk, reason: null }
}

/** A walk with each loop cut off as it closes. */
function withoutLoops(walk: readonly number[]): number[] {
  const trail: number[] = []
  for (const cell of walk) {
    const at = trail.indexOf(cell)
    if (at >= 0) trail.length = at
    trail.push(cell)
  }
  return trail
}

describe('wallFollower', () => {
  it('keeps its hand on the wall, from the entrance on, until it comes back', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), hands, fc.nat(), ([maze, [start, goal]], hand, pick) => {
        const doors = clockwiseSides(maze.grid, start!).filter(
          (s) => graphOf(maze.grid).across[s] === OUTSIDE,
        )
        const entrance = doors[pick % (doors.length + 1)] ?? null
        const task = { ...withEnds(maze, start!, goal!), entrance }
        const plain = plainWalk(task, hand)
        const { route, steps, visited, reason } = wallFollower(task, { hand })
        expect(reason).toBe(plain.reason)
        expect([steps, visited]).toEqual([plain.walk.length - 1, new Set(plain.walk).size])
        if (reason === null) expect([...route!]).toEqual(withoutLoops(plain.walk))
        else expect(route).toBeNull()
      }),
    )
  })

  it('turns left with the left hand, right with the right', () => {
    // A plus: from the south, the goal in the east.
    const grid = squareGrid(3, 3)
    const passages = new Passages(grid)
    for (const side of [16, 17, 18, 19]) passages.carve(side)
    const maze = { ...withEnds({ grid, passages }, 7, 5), entrance: 30 }
    expect(wallFollower(maze).steps).toBe(6)
    expect(wallFollower(maze, { hand: 'right' }).steps).toBe(2)
  })

  it('goes round a wall that stands alone for ever, and says so', () => {
    const maze = island()
    for (const hand of ['left', 'right'] as const) {
      const { route, reason, steps } = wallFollower(maze, { hand })
      expect([route, reason]).toEqual([null, 'came-back'])
      expect(steps).toBeLessThanOrEqual(2 * maze.passages.count)
    }
    expect(pledge(maze).reason).toBeNull()
  })

  it('refuses another hand, and an entrance that is no side of the start', () => {
    const maze = withEnds(randomMaze(squareGrid(2, 2), 1), 0, 3)
    for (const walker of [wallFollower, pledge]) {
      for (const hand of ['both', null, 1])
        expect(() => walker(maze, { hand } as never)).toThrow(
          expect.objectContaining({ code: 'BAD_ARGUMENT' }),
        )
      for (const entrance of [4, -1, 0.5])
        expect(() => walker({ ...maze, entrance })).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
    }
  })
})

/** A 7x7 field without walls but for one post of nine closed cells; the start stands beside it, the goal in the corner. */
function island(): MazeWithEnds {
  const grid = squareGrid(7, 7)
  const passages = new Passages(grid)
  const post = (cell: number) => Math.abs((cell % 7) - 3) <= 1 && Math.abs(Math.floor(cell / 7) - 3) <= 1
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = cell * 4; side < cell * 4 + 4; side++) {
      const other = grid.across[side]!
      if (other !== OUTSIDE && post(cell) === post(other)) passages.carve(side)
    }
  return withEnds({ grid, passages }, 8 + 14, 48)
}

/** The cells at the outer wall: of a ring those at an end of their row, for its hole has a wall too. */
function outerCells(grid: Grid): number[] {
  const { centres, shape } = graphOf(grid)
  const rowOf = (cell: number) => centres.data[cell * centres.axes + 1]
  const atEnd = (cell: number) => rowOf(cell - 1) !== rowOf(cell) || rowOf(cell + 1) !== rowOf(cell)
  return [...boundaryCells(grid)].filter((cell) => shape !== 'ring' || atEnd(cell))
}

describe('pledge', () => {
  /** Mazes in one piece, with loops. */
  const connected = (shape: keyof typeof SHAPES) =>
    fc
      .tuple(fc.integer({ min: 4, max: 8 }), fc.integer({ min: 4, max: 8 }), seeds, fc.nat(40))
      .map(([a, b, seed, loops]) => {
        const entry = SHAPES[shape]
        const grid = entry.size === 'WxH' ? entry.make({ w: a, h: b }) : entry.make({ size: a + 2 })
        return randomMaze(grid, seed, loops)
      })

  it.each(Object.keys(SHAPES) as (keyof typeof SHAPES)[])('comes to the outer wall of every %s', (shape) => {
    fc.assert(
      fc.property(withCells(connected(shape), 2), hands, ([maze, [start, pick]], hand) => {
        const border = outerCells(maze.grid)
        const goal = border[pick! % border.length]!
        const { reason, steps } = pledge(withEnds(maze, start!, goal), { hand })
        expect(reason).toBeNull()
        expect(steps).toBeLessThanOrEqual(8 * maze.passages.count)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('where pledge gives up', () => {
  const TURN = 2 * Math.PI
  const SAME = 1e-9
  const between0And = (whole: number, angle: number) => ((angle % whole) + whole) % whole

  /** The steps to the goal of a walker that never gives up, or null after so many. */
  function stepsForEver(maze: MazeWithEnds, hand: 'left' | 'right', most: number): number | null {
    const { grid, passages, start, goal } = maze
    const graph = graphOf(grid)
    const heading = headingsOf(graph)
    const by = hand === 'left' ? 1 : -1
    const round = (cell: number) => {
      const sides = clockwiseSides(grid, cell)
      return hand === 'left' ? sides : sides.reverse()
    }
    const turn = (from: number, to: number) => {
      const angle = between0And(TURN, by * (to - from))
      return TURN - angle < SAME ? 0 : angle
    }
    const isOpen = (side: number) => passages.isOpen(side)
    const first = clockwiseSides(grid, start).find((side) => graph.across[side] !== OUTSIDE)!
    const direction = heading(first, start)!
    const off = (side: number, cell: number) => {
      const angle = between0And(TURN, heading(side, cell)! - direction)
      return Math.min(angle, TURN - angle)
    }

    let cell = start
    let back: number | null = null
    let turned = 0
    for (let steps = 0; steps <= most; steps++) {
      if (cell === goal) return steps
      let side: number | undefined
      if (back === null) {
        const ahead = Array.from({ length: graph.first[cell + 1]! - graph.first[cell]! })
          .map((_, i) => graph.first[cell]! + i)
          .filter((s) => heading(s, cell) !== null && off(s, cell) < TURN / 4 - SAME)
          .sort((a, b) => {
            const nearer = off(a, cell) - off(b, cell)
            if (Math.abs(nearer) > SAME) return nearer
            return Number(isOpen(b)) - Number(isOpen(a)) || a - b
          })[0]
        if (ahead !== undefined && isOpen(ahead)) {
          cell = graph.across[ahead]!
          continue
        }
        side = round(cell)
          .filter(isOpen)
          .sort((a, b) => turn(direction, heading(a, cell)!) - turn(direction, heading(b, cell)!))[0]
        if (side === undefined) return null
        turned = turn(direction, heading(side, cell)!)
      } else {
        const sides = round(cell)
        const at = sides.indexOf(back)
        side = [...sides.slice(at + 1), ...sides.slice(0, at + 1)].find(isOpen)!
        turned += side === back ? TURN / 2 : turn(heading(back, cell)!, heading(side, cell)!) - TURN / 2
        if (turned < SAME) {
          // Straight on from here, without a step.
          back = null
          steps--
          continue
        }
      }
      back = graph.first[graph.across[side]!]! + graph.slot[side]!
      cell = graph.across[side]!
    }
    return null
  }

  it('gives up only where it would never come to the goal, and else walks as it says', () => {
    const small = fc
      .tuple(
        fc.constantFrom(...(Object.keys(SHAPES) as (keyof typeof SHAPES)[])),
        fc.nat(2),
        seeds,
        fc.nat(12),
      )
      .map(([shape, more, seed, loops]) => {
        const entry = SHAPES[shape]
        const grid = entry.size === 'WxH' ? entry.make({ w: 3 + more, h: 4 }) : entry.make({ size: 4 + more })
        return randomMaze(grid, seed, loops)
      })
    let gaveUp = 0
    fc.assert(
      fc.property(withCells(small, 2), hands, ([maze, [start, goal]], hand) => {
        const task = withEnds(maze, start!, goal!)
        const { reason, steps } = pledge(task, { hand })
        const most = 2 * maze.grid.cells * maze.passages.count
        expect(stepsForEver(task, hand, most)).toBe(reason === null ? steps : null)
        if (reason !== null) gaveUp++
      }),
      { numRuns: 1000 },
    )
    expect(gaveUp).toBeGreaterThan(0)
  })
})

describe('tremaux', () => {
  it('walks each passage at most twice, once each way, and those walked once are the way', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), ([maze, [start, goal]]) => {
        const recorder = new Recorder(maze.grid, { open: maze.passages.open })
        const { route, steps, visited } = tremaux(withEnds(maze, start!, goal!), {}, recorder)
        const recording = recorder.recording()
        const stack = [start!]
        const walked: [number, number][] = []
        for (let i = 1; i < recording.length; i++) {
          const { kind, index } = recording.at(i)
          const here = stack.at(-1)!
          if (kind === 'visit') {
            walked.push([here, index])
            stack.push(index)
          } else if (kind === 'scan') walked.push([here, index], [index, here])
          else if (kind === 'retreat') {
            expect(stack.pop()).toBe(index)
            if (stack.length > 0) walked.push([index, stack.at(-1)!])
          }
        }
        expect(walked.length).toBe(steps)
        if (route !== null) expect(stack).toEqual([...route])
        const { across } = graphOf(maze.grid)
        const passages = (a: number, b: number) =>
          maze.passages.openSides(a).filter((side) => across[side] === b).length
        const times = (a: number, b: number) => walked.filter(([x, y]) => x === a && y === b).length
        for (const [a, b] of walked) expect(times(a, b)).toBeLessThanOrEqual(passages(a, b))
        expect(new Set(walked.flat()).size).toBe(steps === 0 ? 0 : visited)
      }),
    )
  })
})

describe('depthFirst', () => {
  it('is backtrackWay, and counts the walk', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), seeds, fc.boolean(), ([maze, [start, goal]], seed, chance) => {
        const options = () => (chance ? { rng: new Mulberry32(seed) } : {})
        const recorder = new Recorder(maze.grid, { open: maze.passages.open })
        const { route, visited, steps } = depthFirst(withEnds(maze, start!, goal!), options(), recorder)
        expect(route).toEqual(backtrackWay(maze, start!, goal!, options()))
        const kinds = Array.from({ length: recorder.length }, (_, i) => recorder.recording().at(i).kind)
        const count = (kind: string) => kinds.filter((k) => k === kind).length
        expect(visited).toBe(count('visit'))
        expect(steps).toBe(visited - 1 + count('retreat') - (route === null ? 1 : 0))
      }),
    )
  })

  it('refuses an rng that is none', () => {
    const maze = withEnds(randomMaze(squareGrid(2, 2), 1), 0, 3)
    expect(() => depthFirst(maze, { rng: 7 } as never)).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
  })
})

describe('randomMouse', () => {
  /** Draws from a seed, and how many of each. */
  function counted(seed: number): Rng & { asked: number[] } {
    const rng = new Mulberry32(seed)
    return {
      asked: [],
      next: () => expect.unreachable('only below is drawn from'),
      below(n) {
        this.asked.push(n)
        return rng.below(n)
      },
    }
  }

  it('walks and draws as it says, for as many steps as it may', () => {
    fc.assert(
      fc.property(withCells(mazes(), 2), seeds, fc.nat(60), ([maze, [start, goal]], seed, most) => {
        const { first, across, slot } = graphOf(maze.grid)
        const [rng, plain] = [counted(seed), counted(seed)]
        const walk = [start!]
        let back = -1
        let reason: string | null = null
        while (walk.at(-1) !== goal && reason === null) {
          const open = maze.passages.openSides(walk.at(-1)!)
          const on = open.filter((side) => side !== back)
          if (open.length === 0) reason = 'no-way'
          else if (walk.length > most) reason = 'out-of-steps'
          else {
            const side = on.length === 0 ? back : on.length === 1 ? on[0]! : on[plain.below(on.length)]!
            walk.push(across[side]!)
            back = first[across[side]!]! + slot[side]!
          }
        }
        const solved = randomMouse(withEnds(maze, start!, goal!), { rng, steps: most })
        expect(solved).toEqual({
          route: reason === null ? Int32Array.from(withoutLoops(walk)) : null,
          visited: new Set(walk).size,
          steps: walk.length - 1,
          shortest: reason === null && withoutLoops(walk).length < 3,
          reason,
        })
        expect(rng.asked).toEqual(plain.asked)
      }),
    )
  })

  it('finds the goal of a small maze in the steps it has by itself', () => {
    fc.assert(
      fc.property(withCells(trees(4), 2), seeds, ([maze, [start, goal]], seed) => {
        const { reason, steps } = randomMouse(withEnds(maze, start!, goal!), { rng: new Mulberry32(seed) })
        expect(steps).toBeLessThanOrEqual(100 * maze.grid.cells)
        if (reason !== null) expect([reason, steps]).toEqual(['out-of-steps', 100 * maze.grid.cells])
      }),
    )
  })

  it('refuses to go without an rng, and steps that are no number of them', () => {
    const maze = withEnds(randomMaze(squareGrid(2, 2), 1), 0, 3)
    const rng = new Mulberry32(1)
    for (const options of [
      undefined,
      null,
      {},
      { rng: 1 },
      { rng, steps: null },
      { rng, steps: -1 },
      { rng, steps: 0.5 },
    ])
      expect(() => randomMouse(maze, options as never)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
  })
})

describe('own graphs', () => {
  it('are walked in the order their sides were given', () => {
    // A star with four arms: the goal is the last arm, or the first.
    const lists = [[1, 2, 3, 4], [0], [0], [0], [0]]
    const grid = graphGrid(lists)
    const maze = { grid, passages: new Passages(grid, new Uint8Array(grid.sides).fill(1)) }
    expect(wallFollower(withEnds(maze, 1, 4)).steps).toBe(6)
    expect(wallFollower(withEnds(maze, 1, 4), { hand: 'right' }).steps).toBe(2)
    expect(distancesFrom(maze, 1)[4]).toBe(2)
  })
})
