import { GENERATORS } from '@meikyuu/generators'
import { graphGrid, type MazeBody, Passages, SHAPES, squareGrid } from '@meikyuu/grid'
import { describe, expect, it, test } from 'vitest'
import { errorOf } from './error-of.js'
import { built, kitOf } from './loose-kit.js'
import { strip } from './strip.js'

describe('a generator of a kit that carves no maze', () => {
  const first = (passages: Passages): Uint8Array => passages.open
  type Carve = (grid: MazeBody['grid'], passages: Passages) => unknown
  const all: Carve = (grid, passages) =>
    GENERATORS.prim.carve(grid, passages, { next: () => 0, below: () => 0 })

  test.each<[string, Carve, RegExp]>([
    ['nothing', () => {}, /a maze whose 25 cells hang together, got 1 that can be reached from cell 0$/],
    ['a single passage', (_, p) => p.carve(1), /hang together, got 2 that can be reached from cell 0$/],
    [
      'a passage from one side',
      (grid, p) => {
        all(grid, p)
        const closed = p.open.findIndex((open, side) => open === 0 && grid.across[side]! >= 0)
        first(p)[closed] = 1
      },
      /expected open\[\d+\] of what the algorithm odd carves to be 0 or 1, the same as at its other end, got 1$/,
    ],
    [
      'a side to the outside',
      (grid, p) => {
        all(grid, p)
        first(p)[0] = 1
      },
      /expected open\[0\] of what the algorithm odd carves to be 0, as the side leads outside, got 1$/,
    ],
    ['all bytes 1', (_, p) => first(p).fill(1), /as the side leads outside/],
    [
      'a byte of 2',
      (grid, p) => {
        all(grid, p)
        first(p).set(first(p).map((open) => open * 2))
      },
      /expected open\[\d+\] of what the algorithm odd carves to be 0 or 1.*got 2$/,
    ],
    [
      'later',
      async () => {},
      /generators.odd.carve to be a function that does all before it returns, got one that/,
    ],
    [
      'another store',
      (_, p) => {
        Object.defineProperty(p, 'open', { value: new Uint8Array(3) })
      },
      /expected open of what the algorithm odd carves to be 100 bytes, got 3$/,
    ],
    [
      'the passages of another grid',
      (_, p) => {
        ;(p as { grid: unknown }).grid = squareGrid(5, 5)
      },
      /expected what the algorithm odd carves to be a grid and its passages, got those of another grid$/,
    ],
  ])('but %s', (_, carve, sentence) => {
    const generators = { odd: { title: 'Odd', needs: [], carve } }
    for (const mode of ['map', 'keys-3', 'to-goal', 'enter-leave', 'centre-out']) {
      const text = built({ generators }, `square:5x5:odd:${mode}:1`)
      expect(text).toMatch(/^BAD_ARGUMENT/)
      expect(text).toMatch(sentence)
    }
  })

  it('may leave loops', () => {
    const carve: Carve = (grid, passages) => {
      for (let side = 0; side < grid.sides; side++) if (grid.across[side]! >= 0) passages.carve(side)
    }
    const kit = kitOf({ generators: { open: { title: 'Open', needs: [], carve } } })
    expect(kit.buildMaze(kit.parseRecipe('square:5x5:open:keys-3:1')).passages.count).toBe(40)
    expect(
      built({ generators: { open: { title: 'Open', needs: [], carve } } }, 'square:5x5:open~unicursal:map:1'),
    ).toMatch(/^NOT_PERFECT/)
  })
})

describe('a treatment of a kit that leaves no maze', () => {
  type Apply = (maze: MazeBody) => unknown

  test.each<[string, Apply, RegExp]>([
    ['nothing', () => undefined, /to be a grid and its passages, got undefined$/],
    ['half a maze', ({ grid }) => ({ grid }), /to be a grid and its passages, got an object$/],
    ['a text', () => 'maze', /to be a grid and its passages, got "maze"$/],
    [
      'a promise',
      async (maze) => maze,
      /treatments.odd.apply to be a function that does all before it returns/,
    ],
    [
      'no grid',
      ({ passages }) => ({ grid: {}, passages }),
      /expected the grid of what the treatment odd .* a grid, got/,
    ],
    [
      'the passages of another grid',
      ({ passages }) => ({ grid: squareGrid(5, 5), passages }),
      /to be a grid and its passages, got those of another grid$/,
    ],
    [
      'walls',
      ({ grid }) => ({ grid, passages: new Passages(grid) }),
      /whose 25 cells hang together, got 1 that can be reached/,
    ],
    [
      'a passage from one side',
      (maze) => {
        maze.passages.open[maze.passages.open.indexOf(1)] = 0
        return maze
      },
      /expected open\[\d+\] of what the treatment odd gives back to be 0 or 1, the same/,
    ],
  ])('but %s', (_, apply, sentence) => {
    const text = built(
      { treatments: { odd: { title: 'Odd', needs: [], apply } } },
      'square:5x5:prim~odd:keys-2:1',
    )
    expect(text).toMatch(/^BAD_ARGUMENT/)
    expect(text).toMatch(sentence)
  })
})

describe('a mode of a kit that', () => {
  const ends = { start: 0, goal: 1, entrance: null, exit: null, keys: [] as number[] }

  it('closes passages is refused', () => {
    const shut = ({ passages }: MazeBody) => {
      passages.open.fill(0)
      return ends
    }
    expect(built({ modes: { shut: { title: 'Shut', ends: shut } } }, 'square:5x5:prim:shut:1')).toMatch(
      /^BAD_ARGUMENT: expected the maze after the mode shut to be a maze whose 25 cells hang together/,
    )
  })

  it('promises ends is refused', () => {
    expect(
      built({ modes: { late: { title: 'Late', ends: async () => ends } } }, 'square:5x5:prim:late:1'),
    ).toMatch(/^BAD_ARGUMENT: expected modes.late.ends to be a function that does all before it returns/)
  })

  it('keeps its list of keys has no hold on the maze', () => {
    const keys = [5]
    const kit = kitOf({ modes: { kept: { title: 'Kept', ends: () => ({ ...ends, keys }) } } })
    const maze = kit.buildMaze(kit.parseRecipe('square:5x5:prim:kept:1'))
    keys.push(99)
    expect(maze.keys).toEqual([5])
  })
})

describe('a shape of a kit', () => {
  const grid = squareGrid(3, 2)

  test.each<[string, unknown, RegExp]>([
    ['null', () => null, /expected what the shape odd:3 makes to be a grid, got null$/],
    ['nothing', () => {}, /to be a grid, got undefined$/],
    ['a promise', async () => grid, /to be a grid, got an object$/],
    ['a kind alone', () => ({ kind: 'graph' }), /of what the shape odd:3 makes to be/],
    ['a copy with other cells', () => ({ ...grid, cells: 5 }), /expected first of what .* of 6 numbers/],
    ['without centres', () => ({ ...grid, centres: undefined }), /expected the centres of what/],
    ['without layout', () => ({ ...grid, layout: null }), /expected the layout of what/],
    ['without bounds', () => ({ ...grid, bounds: 3 }), /expected the bounds of what/],
    ['with other rows', () => ({ ...grid, rows: { width: 2, height: 2 } }), /expected the rows of what/],
    [
      'with another maxSides',
      () => ({ ...grid, maxSides: 3 }),
      /expected the maxSides of what.* to be 4, got 3$/,
    ],
    [
      'sides that have none back',
      () => ({ ...grid, across: grid.across.slice().fill(1) }),
      /expected across\[\d+\] of/,
    ],
    ['sides far away', () => ({ ...grid, across: grid.across.slice().fill(99) }), /expected across\[0\] of/],
    [
      'slots of elsewhere',
      () => ({ ...grid, slot: new Uint8Array(grid.sides).fill(3) }),
      /expected across\[\d+\] of/,
    ],
    [
      'sides that run backwards',
      () => ({ ...grid, first: grid.first.slice().reverse() }),
      /expected first\[1\] of/,
    ],
    ['lists for arrays', () => ({ ...grid, first: [...grid.first] }), /expected first of what/],
    ['big integers', () => ({ ...grid, slot: new BigInt64Array(grid.sides) }), /expected slot of what/],
    [
      'two pieces',
      () => ({ ...grid, across: grid.across.slice().fill(-1) }),
      /a grid whose 6 cells hang together, got 1 that can be reached from cell 0$/,
    ],
    [
      'more cells than it says',
      () => squareGrid(9, 9),
      /at most the 6 cells that cellsLaidOut says, got 81$/,
    ],
  ])('that makes %s is refused', (_, make, sentence) => {
    // Wilson's walk would never end in two pieces.
    for (const algorithm of ['prim', 'wilson', 'aldous-broder']) {
      const text = built({ shapes: { odd: { ...strip, make } } }, `odd:3:${algorithm}:to-goal:1`)
      expect(text).toMatch(/^BAD_ARGUMENT/)
      expect(text).toMatch(sentence)
    }
  })

  it('may make any grid that is one', () => {
    const ring = () =>
      graphGrid(
        [
          [1, 2, 1],
          [0, 0, 2],
          [1, 0],
        ].map((sides) => [...sides]),
      )
    expect(built({ shapes: { odd: { ...strip, make: ring } } }, 'odd:3:wilson:to-goal:1')).toBe('no error')
  })

  it('of one family with the make of another is refused', () => {
    const { cellsLaidOut, make } = SHAPES.square
    expect(built({ shapes: { odd: { ...strip, cellsLaidOut, make } } }, 'odd:3:prim:map:1')).toMatch(
      /^BAD_ARGUMENT: expected what shapes.odd.cellsLaidOut gives to be a number of at least 1, got NaN$/,
    )
    expect(built({ shapes: { odd: { ...strip, make } } }, 'odd:3:prim:map:1')).toMatch(/^BAD_SIZE/)
    expect(built({ shapes: { odd: { ...SHAPES.circle, size: 'WxH' } } }, 'odd:3x3:prim:map:1')).toMatch(
      /^BAD_/,
    )
  })

  test.each([Number.NaN, '9', -1, 0, null, undefined, 9n])('that lays out %s cells is refused', (cells) => {
    const kit = kitOf({ shapes: { odd: { ...strip, cellsLaidOut: () => cells } } })
    expect(errorOf(() => kit.parseRecipe('odd:30000:prim:map:1'))).toMatch(
      /^BAD_ARGUMENT: expected what shapes.odd.cellsLaidOut gives to be a number of at least 1, got/,
    )
    expect(kit.maybeRecipe('odd:30000:prim:map:1')).toBeNull()
  })

  test.each([Number.NaN, '9', -1, undefined])('is not followed by a treatment to %s cells', (cells) => {
    const apply = (maze: MazeBody) => maze
    const kit = kitOf({ treatments: { odd: { title: 'Odd', needs: [], cellsAfter: () => cells, apply } } })
    expect(errorOf(() => kit.parseRecipe('square:5x5:prim~odd:map:1'))).toMatch(
      /^BAD_ARGUMENT: expected what treatments.odd.cellsAfter gives to be a number of at least 1, got/,
    )
  })

  test.each([Number.NaN, '9', -1, undefined])('is not walked over in %s steps', (steps) => {
    const odd = { ...GENERATORS.prim, walkSteps: () => steps }
    expect(errorOf(() => kitOf({ generators: { odd } }).parseRecipe('square:5x5:odd:map:1'))).toMatch(
      /^BAD_ARGUMENT: expected what generators.odd.walkSteps gives to be a number of at least 0, got/,
    )
  })

  it('cannot write to the recipe', () => {
    const sizes: object[] = []
    const meddle = (size: { size: number; seed?: number }) => {
      sizes.push(size)
      try {
        size.seed = 77
        size.size = 4
      } catch {
        // Frozen, and this is a module.
      }
      return squareGrid(3, 2)
    }
    const kit = kitOf({ shapes: { odd: { ...strip, make: meddle } } })
    const { recipe } = kit.buildMaze(kit.parseRecipe('odd:3:prim:map:1'))
    expect(recipe).toEqual({ shape: 'odd', size: 3, algorithm: 'prim', mode: 'map', seed: 1 })
    expect(sizes).toEqual([{ size: 3 }])
  })
})

it('what an own function throws comes through as it is', () => {
  const thrown = new SyntaxError('my own')
  const carve = () => {
    throw thrown
  }
  expect(() =>
    built({ generators: { odd: { title: 'Odd', needs: [], carve } } }, 'square:3x3:odd:map:1'),
  ).toThrow(thrown)
})
