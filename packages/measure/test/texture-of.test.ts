import {
  cellAcross,
  circleGrid,
  graphGrid,
  graphOf,
  hexGrid,
  type MazeWithEnds,
  OUTSIDE,
  Passages,
  squareGrid,
  triangleGrid,
} from '@meikyuu/grid'
import { longestWay } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_THROUGH, measureMaze, textureOf } from '../src/index.js'
import { codeOf } from './code-of.js'
import { drawn } from './drawn.js'
import { moved } from './moved.js'
import { looped, randomMaze, withLoops } from './random-maze.js'
import { textureByHand } from './texture-by-hand.js'

describe('counted by hand', () => {
  test('a serpentine', () => {
    expect(textureOf(drawn('o-o-o', '    |', 'o-o-o', '|    ', 'o-o-o'))).toEqual({
      cells: 9,
      passages: 8,
      pieces: 1,
      cycleRank: 0,
      shares: { isolated: 0, deadEnds: 2 / 9, straights: 3 / 9, turns: 4 / 9, tees: 0, crosses: 0 },
      river: 7 / 9,
      runs: { count: 5, mean: 8 / 5, longest: 2 },
      // 6 of 8 go across, where half of the sides do.
      bias: 0.5,
      longestWay: 9,
      longestWayExact: true,
      longestWayShare: 1,
    })
  })

  test('a cross in four loose corners', () => {
    expect(textureOf(drawn('o o o', '  |  ', 'o-o-o', '  |  ', 'o o o'))).toEqual({
      cells: 9,
      passages: 4,
      pieces: 5,
      cycleRank: 0,
      shares: { isolated: 4 / 9, deadEnds: 4 / 9, straights: 0, turns: 0, tees: 0, crosses: 1 / 9 },
      river: 0,
      runs: { count: 2, mean: 2, longest: 2 },
      bias: 0,
      longestWay: 3,
      longestWayExact: true,
      longestWayShare: 3 / 9,
    })
  })

  test('a ladder of two loops', () => {
    expect(textureOf(drawn('o-o-o', '| | |', 'o-o-o'))).toEqual({
      cells: 6,
      passages: 7,
      pieces: 1,
      cycleRank: 2,
      shares: { isolated: 0, deadEnds: 0, straights: 0, turns: 4 / 6, tees: 2 / 6, crosses: 0 },
      river: 4 / 6,
      runs: { count: 5, mean: 7 / 5, longest: 2 },
      bias: 0,
      longestWay: 4,
      longestWayExact: false,
      longestWayShare: 4 / 6,
    })
  })

  test('nothing carved', () => {
    const nothing = { deadEnds: 0, straights: 0, turns: 0, tees: 0, crosses: 0 }
    expect(textureOf(drawn('o o', '   ', 'o o'))).toEqual({
      cells: 4,
      passages: 0,
      pieces: 4,
      cycleRank: 0,
      shares: { isolated: 1, ...nothing },
      river: 0,
      runs: { count: 0, mean: 0, longest: 0 },
      bias: 0,
      longestWay: 1,
      longestWayExact: true,
      longestWayShare: 1 / 4,
    })
  })
})

describe('the texture of any maze', () => {
  test('is what its definitions count', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        const { bias, longestWay: _, longestWayExact, longestWayShare, ...counted } = textureOf(maze)
        expect(counted).toEqual(textureByHand(maze))
        expect(bias! >= 0 && bias! <= 1).toBe(true)
        expect(longestWayExact).toBe(counted.cycleRank === 0)
      }),
    )
  })

  test('has shares that add up to 1, and says the same as the measure', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        const { shares, river, cycleRank, runs, passages, cells } = textureOf(maze)
        const { isolated, deadEnds, straights, turns, tees, crosses } = shares
        expect(isolated + deadEnds + straights! + turns! + tees + crosses).toBeCloseTo(1, 12)
        expect(straights! + turns!).toBeCloseTo(river, 12)
        const measure = measureMaze(maze)
        expect([river, deadEnds, cells]).toEqual([measure.river, measure.deadEndShare, measure.cells])
        expect(tees + crosses).toBeCloseTo(measure.junctions / cells, 12)
        expect(cycleRank).toBe(maze.passages.count - cells + 1)
        expect(runs!.mean * runs!.count).toBeCloseTo(passages, 9)
        expect(runs!.mean).toBeLessThanOrEqual(runs!.longest)
      }),
    )
  })

  test('knows the diameter of a tree, and never says more where there are loops', () => {
    fc.assert(
      fc.property(looped, (maze) => {
        const cells = [...Array(maze.grid.cells).keys()]
        const texture = textureOf(maze)
        expect(texture.longestWay).toBe(longestWay(maze).steps + 1)
        if (cells.length > 80) return
        const diameter = Math.max(
          ...cells.map((start) =>
            Math.max(...cells.map((goal) => measureMaze({ ...maze, start, goal }).solution)),
          ),
        )
        if (texture.longestWayExact) expect(texture.longestWay).toBe(diameter)
        expect(texture.longestWay).toBeLessThanOrEqual(diameter)
        expect(2 * (texture.longestWay - 1)).toBeGreaterThanOrEqual(diameter - 1)
      }),
      { numRuns: 60 },
    )
  })

  test('mirrored or turned is the same on a square grid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (w, h, seed) => {
          const maze = withLoops(randomMaze(squareGrid(w, h), 0.5, seed, 0), (seed % 3) / 10, seed)
          const perfect = maze.passages.count === maze.grid.cells - 1
          const mirrored = moved(maze, w, h, (x, y) => y * w + (w - 1 - x))
          const turned = moved(maze, h, w, (x, y) => x * h + (h - 1 - y))
          // With loops, the two sweeps begin elsewhere.
          const { longestWay: _, longestWayShare: __, ...figures } = textureOf(maze)
          for (const other of [mirrored, turned]) {
            expect(textureOf(other)).toMatchObject(figures)
            if (perfect) expect(textureOf(other)).toEqual(textureOf(maze))
          }
        },
      ),
    )
  })
})

describe('bias', () => {
  /** Opens all sides between two cells that are chosen. */
  function opened(grid: ReturnType<typeof squareGrid>, choose: (cell: number, slot: number) => boolean) {
    const passages = new Passages(grid)
    const { first, cells } = graphOf(grid)
    for (let cell = 0; cell < cells; cell++)
      for (let side = first[cell]!; side < first[cell + 1]!; side++)
        if (cellAcross(grid, side) !== OUTSIDE && choose(cell, side - first[cell]!)) passages.carve(side)
    return textureOf({ grid, passages })
  }
  const grids = {
    square: squareGrid(7, 5),
    hex: hexGrid(6, 6),
    triangle: triangleGrid(8, 5),
    circle: circleGrid(6),
  }

  test.each(Object.entries(grids))(
    'is 0 where every side is open, 1 where all run one way: %s',
    (_, grid) => {
      expect(opened(grid, () => true).bias).toBeCloseTo(0, 12)
      const place = (cell: number) => grid.layout.placeOf(cell)
      if (place(0).kind === 'ring') {
        expect(opened(grid, (cell, slot) => cell > 0 && slot === 0).bias).toBe(1) // round the rings
        expect(opened(grid, (cell, slot) => cell > 0 && slot === 2).bias).toBe(1) // across them
      } else if (grid.shape === 'hex') {
        for (const slot of [0, 1, 2]) expect(opened(grid, (_cell, each) => each === slot).bias).toBe(1)
      } else if (grid.shape === 'square') {
        for (const slot of [1, 2]) expect(opened(grid, (_cell, each) => each === slot).bias).toBe(1)
      } else {
        const pointsUp = (cell: number) => {
          const at = place(cell)
          return at.kind === 'row' && (at.row + at.column) % 2 === 0
        }
        for (const up of [0, 1, 2])
          expect(opened(grid, (cell, slot) => pointsUp(cell) && slot === up).bias).toBe(1)
      }
    },
  )

  test('takes what the grid offers into account', () => {
    // A corridor two cells wide, all of it open: nearly all sides lie along it, and nearly all passages.
    expect(opened(squareGrid(50, 2), () => true).bias).toBe(0)
    expect(opened(squareGrid(50, 2), (_cell, slot) => slot === 2).bias).toBe(1)
    // One direction alone compares with nothing.
    const row = graphGrid([[1], [0]], {
      centres: [
        [0, 0],
        [1, 0],
      ],
    })
    const passages = new Passages(row)
    passages.carve(0)
    expect(textureOf({ grid: row, passages }).bias).toBe(0)
  })

  test('is the difference over the sum of across and down where both have as many sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }), (n, seed) => {
        const maze = randomMaze(squareGrid(n, n), 1, seed, 0)
        const { first } = graphOf(maze.grid)
        const cells = [...Array(n * n).keys()]
        const across = cells.filter((cell) => maze.passages.isOpen(first[cell]! + 1)).length
        const down = cells.filter((cell) => maze.passages.isOpen(first[cell]! + 2)).length
        expect(textureOf(maze).bias).toBeCloseTo(Math.abs(across - down) / (across + down), 12)
      }),
    )
  })

  test('in space it tells the axes apart', () => {
    const at = [0, 1, 2, 3, 4, 5, 6, 7].map((cell) => [cell & 1, (cell >> 1) & 1, cell >> 2])
    const cube = graphGrid(
      at.map((_, cell) => [cell ^ 1, cell ^ 2, cell ^ 4]),
      { centres: at },
    )
    for (const axis of [0, 1, 2]) {
      const passages = new Passages(cube)
      for (let cell = 0; cell < 8; cell++) passages.carve(cube.first[cell]! + axis)
      const { bias, runs, shares } = textureOf({ grid: cube, passages })
      expect([bias, runs, shares.deadEnds]).toEqual([1, { count: 4, mean: 1, longest: 1 }, 1])
    }
  })
})

describe('runs', () => {
  test('a ring is one run as long as it has passages', () => {
    const grid = circleGrid(6)
    const passages = new Passages(grid)
    const { first, cells } = graphOf(grid)
    const last = [...Array(cells).keys()].filter((cell) => {
      const at = grid.layout.placeOf(cell)
      return at.kind === 'ring' && at.ring === 5
    })
    for (const cell of last) passages.carve(first[cell]! + 1)
    const { runs, shares } = textureOf({ grid, passages })
    expect(runs).toEqual({ count: 1, mean: last.length, longest: last.length })
    expect(shares.straights).toBe(last.length / cells)
  })

  test('triangles have none of more than one passage', () => {
    const maze = randomMaze(triangleGrid(9, 7), 1, 7, 0)
    expect(textureOf(maze).runs).toMatchObject({ mean: 1, longest: 1 })
  })

  test('end at a cell with more passages than are paired', () => {
    const star = (arms: number) => {
      const leaves = Array.from({ length: arms }, (_, i) => i + 1)
      const centres = [[0, 0], ...leaves.map((i) => [i % 2 === 0 ? i : -i, 0])]
      const grid = graphGrid([leaves, ...leaves.map(() => [0])], { centres })
      const passages = new Passages(grid)
      for (const leaf of leaves) passages.carve(leaf - 1)
      return textureOf({ grid, passages }).runs
    }
    // Of passages all on one line only the first two are each other's straightest.
    expect(star(MOST_THROUGH)).toEqual({
      count: MOST_THROUGH - 1,
      mean: MOST_THROUGH / (MOST_THROUGH - 1),
      longest: 2,
    })
    expect(star(MOST_THROUGH + 1)).toEqual({ count: MOST_THROUGH + 1, mean: 1, longest: 1 })
    expect(star(50_000)).toMatchObject({ count: 50_000 })
  })
})

describe('what has no texture, and what only part of one', () => {
  test('without centres what needs directions is null', () => {
    const grid = graphGrid([[1], [0, 2], [1]])
    const passages = new Passages(grid)
    for (const side of [0, 2]) passages.carve(side)
    expect(textureOf({ grid, passages })).toEqual({
      cells: 3,
      passages: 2,
      pieces: 1,
      cycleRank: 0,
      shares: { isolated: 0, deadEnds: 2 / 3, straights: null, turns: null, tees: 0, crosses: 0 },
      river: 1 / 3,
      runs: null,
      bias: null,
      longestWay: 3,
      longestWayExact: true,
      longestWayShare: 1,
    })
  })

  test('what is no maze: BAD_ARGUMENT', () => {
    const maze: MazeWithEnds = randomMaze(squareGrid(3, 3), 1, 1, 0)
    for (const thing of [
      null,
      undefined,
      {},
      { ...maze, passages: null },
      { ...maze, grid: squareGrid(2, 2) },
    ])
      expect(codeOf(() => textureOf(thing as never))).toBe('BAD_ARGUMENT')
    const side = maze.passages.open.indexOf(1)
    for (const wrong of [0, 2]) {
      maze.passages.open[side] = wrong
      expect(codeOf(() => textureOf(maze))).toBe('BAD_ARGUMENT')
    }
  })
})
