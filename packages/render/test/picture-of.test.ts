import { graphOf, type Maze, OUTSIDE, type SideLine, twinOf } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FillLayer, type Layer, PathPen, type PictureOptions, pictureOf } from '../src/index.js'
import { anyOptions } from './all-options.js'
import { mazeOn, seeds, smallGrids, withLoops } from './mazes.js'
import { piecesOf } from './path-length.js'
import { isInside, linesOfPath } from './read-path.js'
import { lengthDrawn, RecordingPen, type Stroke } from './recording-pen.js'

const strokesOf = (layer: Layer): readonly Stroke[] => {
  const pen = new RecordingPen()
  if (layer.kind !== 'labels') for (const _ of layer.draw(pen));
  return pen.strokes
}

const pathOf = (layer: Layer): string => {
  const pen = new PathPen()
  if (layer.kind !== 'labels') for (const _ of layer.draw(pen));
  return pen.toString()
}

const layersCalled = (name: string, maze: Maze, options: PictureOptions) =>
  [...pictureOf(maze, options).layers].filter((layer) => layer.name === name)

const lengthOf = (line: SideLine) =>
  line.kind === 'line'
    ? Math.hypot(line.x2 - line.x1, line.y2 - line.y1)
    : line.radius * Math.abs(line.to - line.from)

/** The sum over sides, each once, that `counts`: worked out from the sides alone. */
function sideLength({ grid }: Maze, counts: (side: number) => boolean): number {
  let sum = 0
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++) {
      const twin = twinOf(grid, side)
      if ((twin >= 0 && twin < side) || !counts(side)) continue
      sum += lengthOf(grid.layout.sideLine(cell, side - grid.first[cell]!)!)
    }
  return sum
}

/** Where a picture's cell has its middle. */
function middleIn({ grid }: Maze, cell: number, size: number, margin: number): [number, number] {
  const { axes, data } = grid.centres
  const at = (axis: 0 | 1) => data[cell * axes + axis]! - [grid.bounds.x, grid.bounds.y][axis]!
  return [at(0) * size + margin, at(1) * size + margin]
}

describe('pictureOf', () => {
  it('lets nothing hide what is walked: the thinner lies over the wider', () => {
    fc.assert(
      fc.property(smallGrids, seeds, fc.constantFrom('walls', 'passages'), (grid, seed, style) => {
        const maze = mazeOn(grid, seed)
        const cells = [maze.start]
        const { layers } = pictureOf(maze, {
          style: style as 'walls' | 'passages',
          trips: [maze.start],
          overlays: [{ kind: 'route', cells, colour: '#800080' }],
        })
        const lines = [...layers].filter(({ name }) => name === 'overlay-route' || name === 'trips')
        expect(lines.map(({ name }) => name)).toEqual(['overlay-route', 'trips'])
        const [walk, trips] = lines.map((layer) => (layer.kind === 'stroke' ? layer.width : Number.NaN))
        expect(trips!).toBeLessThan(walk!)
      }),
    )
  })

  it('draws every wall once, as long as it is, doors open or closed', () => {
    fc.assert(
      fc.property(smallGrids, seeds, fc.boolean(), (grid, seed, doors) => {
        const perfect = mazeOn(grid, seed)
        const maze = seed % 3 === 0 ? withLoops(perfect, (seed % 7) + 1) : perfect
        const [walls] = layersCalled('walls', maze, { cellSize: 10, doors })
        const isDrawn = (side: number) =>
          !maze.passages.isOpen(side) && (!doors || (side !== maze.entrance && side !== maze.exit))
        expect(lengthDrawn(strokesOf(walls!))).toBeCloseTo(10 * sideLength(maze, isDrawn), 6)
      }),
    )
  })

  it('tells pens what the path data says', () => {
    fc.assert(
      fc.property(smallGrids, seeds, (grid, seed) => {
        const maze = mazeOn(grid, seed, [0])
        for (const layer of pictureOf(maze, {
          cellSize: 50,
          way: [0],
          heat: 0,
          style: seed % 2 ? 'walls' : 'passages',
        }).layers) {
          const pieces = piecesOf(pathOf(layer))
          const drawn = pieces.reduce((sum, piece) => sum + piece.length, 0)
          expect(Math.abs(drawn - lengthDrawn(strokesOf(layer)))).toBeLessThan(0.02 * (pieces.length + 1))
        }
      }),
      { numRuns: 25 },
    )
  })

  it('fills the cells of an overlay, and no others, holes left out', () => {
    fc.assert(
      fc.property(smallGrids, seeds, fc.infiniteStream(fc.boolean()), (grid, seed, coins) => {
        const maze = mazeOn(grid, seed)
        const cells = Array.from({ length: grid.cells }, (_, cell) => cell).filter(() => coins.next().value)
        const overlays = [{ kind: 'cells', cells, colour: '#ff0000' }] as const
        const layers = layersCalled('overlay-cells', maze, { cellSize: 20, margin: 5, overlays })
        const lines = layers.flatMap((layer) => linesOfPath(pathOf(layer)))
        for (let cell = 0; cell < grid.cells; cell++)
          expect(isInside(lines, middleIn(maze, cell, 20, 5)), `cell ${cell}`).toBe(cells.includes(cell))
      }),
      { numRuns: 25 },
    )
  })

  it('gives each cell the colour of its steps, the topmost that it lies in', () => {
    fc.assert(
      fc.property(smallGrids, seeds, (grid, seed) => {
        const perfect = mazeOn(grid, seed)
        const maze = seed % 3 === 0 ? withLoops(perfect, (seed % 7) + 2) : perfect
        const from = seed % grid.cells
        const steps = stepsByWalking(maze, from)
        const most = Math.max(...steps)
        const layers = layersCalled('heat', maze, {
          cellSize: 20,
          margin: 5,
          heat: from,
          scale: ['#000000', '#ffffff'],
        })
        const areas = layers.map((layer) => ({ colour: layer.colour, lines: linesOfPath(pathOf(layer)) }))
        const seen = steps.map((_, cell) => {
          const middle = middleIn(maze, cell, 20, 5)
          return Number.parseInt(
            areas
              .filter(({ lines }) => isInside(lines, middle))
              .at(-1)!
              .colour.slice(1, 3),
            16,
          )
        })
        expect(seen[from]).toBe(0)
        expect(seen[steps.indexOf(most)]).toBe(255)
        for (let cell = 1; cell < grid.cells; cell++) {
          if (steps[cell]! > steps[cell - 1]!) expect(seen[cell]).toBeGreaterThanOrEqual(seen[cell - 1]!)
          if (steps[cell] === steps[cell - 1]) expect(seen[cell]).toBe(seen[cell - 1])
        }
      }),
      { numRuns: 20 },
    )
  })

  it('lays passages into the area of the board', () => {
    fc.assert(
      fc.property(smallGrids, seeds, (grid, seed) => {
        const maze = mazeOn(grid, seed)
        const options = { style: 'passages', cellSize: 20, margin: 5, doors: false } as const
        const [board] = layersCalled('walls', maze, options) as [FillLayer]
        expect(board.rule).toBe('evenodd')
        const lines = linesOfPath(pathOf(board))
        for (let cell = 0; cell < grid.cells; cell++)
          expect(isInside(lines, middleIn(maze, cell, 20, 5))).toBe(true)
        expect(isInside(lines, [1, 1])).toBe(false)
        const border = sideLength(maze, (side) => graphOf(grid).across[side] === OUTSIDE)
        expect(lengthDrawn(strokesOf(board))).toBeCloseTo(20 * border, 6)
        const [passages] = layersCalled('passages', maze, options)
        expect(lengthDrawn(strokesOf(passages!))).toBeCloseTo(20 * passagesLength(maze), 6)
      }),
      { numRuns: 25 },
    )
  })

  it('is the same when read twice, in finite numbers within its size, whatever the options', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(smallGrids, seeds)
          .map(([grid, seed]) => mazeOn(grid, seed, [grid.cells >> 1]))
          .chain((maze) => fc.tuple(fc.constant(maze), anyOptions(maze))),
        ([maze, options]) => {
          const picture = pictureOf(maze, options)
          const layers = [...picture.layers]
          expect(layers.map(strokesOf)).toEqual([...picture.layers].map(strokesOf))
          for (const layer of layers) {
            expect(layer.colour).toMatch(/^#[\da-f]{6}$/)
            const points =
              layer.kind === 'labels' ? [...labelPlaces(layer)] : linesOfPath(pathOf(layer)).flat()
            const outside = points.filter(
              ([x, y]) =>
                !(x >= -0.02 && y >= -0.02 && x <= picture.width + 0.02 && y <= picture.height + 0.02),
            )
            expect(outside).toEqual([])
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('leaves out what it is told to, and what has no colour', () => {
    const maze = mazeOn(smallSquare(), 3, [5])
    const names = (options: PictureOptions) =>
      new Set([...pictureOf(maze, options).layers].map(({ name }) => name))
    expect(names({})).toEqual(new Set(['background', 'walls', 'halos', 'keys', 'start', 'goal']))
    for (const name of ['start', 'goal', 'keys'] as const)
      expect(names({ [name]: false }).has(name)).toBe(false)
    expect(names({ start: false, goal: false, keys: false }).has('halos')).toBe(false)
    expect(names({ colours: { background: 'none' } })).not.toContain('background')
    expect(names({ colours: { wall: 'none', goal: 'none' } })).toEqual(
      new Set(['background', 'halos', 'keys', 'start']),
    )
  })
})

function smallSquare() {
  return fc.sample(
    smallGrids.filter(({ shape, cells }) => shape === 'square' && cells > 8),
    { numRuns: 1, seed: 1 },
  )[0]!
}

function* labelPlaces(layer: Extract<Layer, { kind: 'labels' }>): Generator<[number, number]> {
  for (const { x, y } of layer.labels) yield [x, y]
}

function passagesLength({ grid, passages }: Maze): number {
  const { axes, data } = grid.centres
  let sum = 0
  for (let cell = 0; cell < grid.cells; cell++)
    for (const side of passages.openSides(cell)) {
      const other = grid.across[side]!
      if (other > cell)
        sum += Math.hypot(
          data[other * axes]! - data[cell * axes]!,
          data[other * axes + 1]! - data[cell * axes + 1]!,
        )
    }
  return sum
}

/** Steps from a cell, by going on from every cell that is one step nearer. */
function stepsByWalking({ grid, passages }: Maze, from: number): number[] {
  const steps = new Array<number>(grid.cells).fill(-1)
  let ring = [from]
  for (let step = 0; ring.length > 0; step++) {
    for (const cell of ring) steps[cell] = step
    ring = ring
      .flatMap((cell) => passages.openSides(cell).map((side) => grid.across[side]!))
      .filter((cell) => steps[cell] === -1)
  }
  return steps
}
