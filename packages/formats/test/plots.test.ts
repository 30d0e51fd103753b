import {
  graphGrid,
  graphOf,
  type Maze,
  MazeError,
  OUTSIDE,
  Passages,
  SHAPES,
  type ShapeName,
} from '@meikyuu/grid'
import { buildMaze, parseRecipe } from '@meikyuu/recipes'
import type { Pen } from '@meikyuu/render'
import { solutionOf } from '@meikyuu/solver'
import { anyCodesOf } from '@meikyuu/testing'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { dxfChunks, dxfOf, type Plot, plotOf, plotterSvgChunks, plotterSvgOf } from '../src/index.js'
import { type DxfEntity, readDxf } from './read-dxf.js'

/** A piece that a pen was told: a line, or an arc. */
interface Piece {
  readonly from: readonly [number, number]
  to: readonly [number, number]
  readonly arc: { cx: number; cy: number; radius: number; angle: number } | null
}

/** The pieces of each stroke of a layer. */
function strokesOf({ strokes, draw }: Plot['layers'][number]): Piece[][] {
  return Array.from({ length: strokes }, (_, stroke) => {
    const pieces: Piece[] = []
    let at: readonly [number, number] | null = null
    const pen: Pen = {
      moveTo(x, y) {
        expect(at, 'one stroke has one beginning').toBeNull()
        at = [x, y]
      },
      lineTo(x, y) {
        pieces.push({ from: at!, to: [x, y], arc: null })
        at = [x, y]
      },
      arc(cx, cy, radius, from, to, counterclockwise = false) {
        expect(counterclockwise).toBe(to < from)
        const begin = [cx + radius * Math.cos(from), cy + radius * Math.sin(from)] as const
        expectNear(begin, at!, 1e-6)
        const end = [cx + radius * Math.cos(to), cy + radius * Math.sin(to)] as const
        pieces.push({ from: at!, to: end, arc: { cx, cy, radius, angle: to - from } })
        at = end
      },
    }
    draw(stroke, pen)
    return pieces
  })
}

function expectNear(a: readonly [number, number], b: readonly [number, number], most: number): void {
  expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThanOrEqual(most)
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, { from, to, arc }) =>
      sum + (arc ? Math.abs(arc.angle) * arc.radius : Math.hypot(to[0] - from[0], to[1] - from[1])),
    0,
  )
}

/** How long all walls are together, side by side. */
function wallLength({ grid, passages, entrance, exit }: Maze): number {
  const { cells, first, across, layout } = graphOf(grid)
  let length = 0
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      if (passages.open[side] === 1 || side === entrance || side === exit) continue
      if (across[side] !== OUTSIDE && across[side]! < cell) continue
      const line = layout.sideLine(cell, side - first[cell]!)!
      if (line.kind === 'arc') length += line.radius * Math.abs(line.to - line.from)
      else length += Math.hypot(line.x2 - line.x1, line.y2 - line.y1)
    }
  return length
}

/** How far a pen goes through the air, from the corner of the sheet. */
function airOf(layers: readonly Piece[][][]): number {
  let at: readonly [number, number] = [0, 0]
  let air = 0
  for (const pieces of layers.flat()) {
    air += Math.hypot(pieces[0]!.from[0] - at[0], pieces[0]!.from[1] - at[1])
    at = pieces.at(-1)!.to
  }
  return air
}

/** Whole circles are written as halves; pieces on one circle after each other are one arc. */
function joined(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = []
  for (const piece of pieces) {
    const before = list.at(-1)
    const isOn =
      before?.arc &&
      piece.arc &&
      Math.hypot(before.arc.cx - piece.arc.cx, before.arc.cy - piece.arc.cy) < 1e-3
    if (isOn && Math.sign(before.arc!.angle) === Math.sign(piece.arc!.angle)) {
      before.arc!.angle += piece.arc!.angle
      before.to = piece.to
    } else list.push({ ...piece, arc: piece.arc && { ...piece.arc } })
  }
  return list
}

/** An entity as the pieces of a plot: y downwards. */
function flipped({ pieces }: DxfEntity, height: number): Piece[] {
  const down = ([x, y]: readonly [number, number]) => [x, height - y] as const
  return pieces.map(({ from, to, arc }) => ({
    from: down(from),
    to: down(to),
    arc: arc && { cx: arc.cx, cy: height - arc.cy, radius: arc.radius, angle: -arc.angle },
  }))
}

function expectSamePieces(one: readonly Piece[], other: readonly Piece[], most: number): void {
  const [left, right] = [joined(one), joined(other)]
  expect(left.length).toBe(right.length)
  left.forEach(({ from, to, arc }, i) => {
    const there = right[i]!
    expectNear(from, there.from, most)
    expectNear(to, there.to, most)
    expect(arc === null).toBe(there.arc === null)
    if (arc === null || there.arc === null) return
    expectNear([arc.cx, arc.cy], [there.arc.cx, there.arc.cy], most * 50)
    expect(Math.abs(arc.radius - there.arc.radius)).toBeLessThan(most * 50)
    expect(Math.abs(arc.angle - there.arc.angle)).toBeLessThan(1e-3)
  })
}

describe.each(Object.keys(SHAPES) as ShapeName[])('%s', (shape) => {
  it('is drawn whole, no wall twice, with no more air than unsorted', () => {
    fc.assert(
      fc.property(anyCodesOf(shape, 'kruskal'), fc.constantFrom(1, 5, 7.3), (code, cellSize) => {
        const maze = buildMaze(parseRecipe(code))
        const plot = plotOf(maze, { cellSize, margin: 3, marks: false })
        const layers = plot.layers.map(strokesOf)
        expect(plot.layers.map(({ name }) => name)).toEqual(['walls'])
        const drawn = layers.flat().reduce((sum, pieces) => sum + lengthOf(pieces), 0)
        expect(drawn).toBeCloseTo(wallLength(maze) * cellSize, 4)
        expect(plot.air).toBeCloseTo(airOf(layers), 4)
        expect(plot.layers[0]!.air).toBeLessThanOrEqual(plot.layers[0]!.airUnsorted)
        for (const { from, to } of layers.flat(2))
          for (const [x, y] of [from, to]) {
            expect(Math.abs(x - plot.width / 2)).toBeLessThan(plot.width / 2 - 3 + 1e-6)
            expect(Math.abs(y - plot.height / 2)).toBeLessThan(plot.height / 2 - 3 + 1e-6)
          }
      }),
      { numRuns: 15 },
    )
  })

  it('reads back from DXF, stroke by stroke', () => {
    fc.assert(
      fc.property(anyCodesOf(shape, 'wilson'), (code) => {
        const maze = buildMaze(parseRecipe(code))
        const way = maze.start === null ? null : solutionOf(maze)
        const plot = plotOf(maze, { way })
        const { entities, layers, variables } = readDxf(dxfOf(maze, { way }))
        expect(layers).toEqual(plot.layers.map(({ name }) => name.toUpperCase()))
        expect(variables['$ACADVER']).toEqual(['AC1009'])
        expect(variables['$EXTMAX']!.map(Number)).toEqual([
          expect.closeTo(plot.width, 5),
          expect.closeTo(plot.height, 5),
          0,
        ])
        const strokes = plot.layers.flatMap((layer) =>
          strokesOf(layer).map((pieces) => ({ layer: layer.name.toUpperCase(), pieces })),
        )
        expect(entities.map(({ layer }) => layer)).toEqual(strokes.map(({ layer }) => layer))
        entities.forEach((entity, i) => {
          expectSamePieces(flipped(entity, plot.height), strokes[i]!.pieces, 1e-4)
        })
      }),
      { numRuns: 12 },
    )
  })

  it('reads back from SVG, stroke by stroke, to a hundredth of a millimetre', () => {
    fc.assert(
      fc.property(anyCodesOf(shape, 'prim'), (code) => {
        const maze = buildMaze(parseRecipe(code))
        const plot = plotOf(maze)
        const text = plotterSvgOf(maze)
        expect(XMLValidator.validate(text)).toBe(true)
        const groups = groupsOf(text)
        expect(groups.map(({ id }) => id)).toEqual(plot.layers.map(({ name }) => name))
        groups.forEach(({ paths }, i) => {
          const strokes = strokesOf(plot.layers[i]!)
          expect(paths.length).toBe(strokes.length)
          paths.forEach((data, k) => {
            const { ends, arcs } = readPath(data)
            const pieces = strokes[k]!
            expectNear(ends[0]!, pieces[0]!.from, 0.008)
            expectNear(ends.at(-1)!, pieces.at(-1)!.to, 0.008)
            expect(arcs > 0).toBe(pieces.some(({ arc }) => arc !== null))
            if (arcs === 0)
              pieces.forEach(({ to }, p) => {
                expectNear(ends[p + 1]!, to, 0.008)
              })
          })
        })
      }),
      { numRuns: 10 },
    )
  })
})

function groupsOf(text: string): { id: string; paths: string[] }[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => ['g', 'path'].includes(name),
  })
  const { svg } = parser.parse(text)
  return svg.g.map((group: { id: string; path: { d: string }[] }) => ({
    id: group.id,
    paths: group.path.map(({ d }) => d),
  }))
}

/** The points of a path and how many arcs it has: absolute beginnings, relative steps. */
function readPath(data: string): { ends: [number, number][]; arcs: number } {
  const ends: [number, number][] = []
  let arcs = 0
  let [x, y] = [0, 0]
  for (const [, command, rest] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'M') [x, y] = [numbers[0]!, numbers[1]!]
    else if (command === 'h') x += numbers[0]!
    else if (command === 'v') y += numbers[0]!
    else if (command === 'l') [x, y] = [x + numbers[0]!, y + numbers[1]!]
    else if (command === 'a') {
      arcs++
      ;[x, y] = [x + numbers[5]!, y + numbers[6]!]
    } else throw new Error(`a command ${command}`)
    ends.push([x, y])
  }
  return { ends, arcs }
}

describe('the order of strokes', () => {
  it.each([
    'square:40x40:backtracker:enter-leave:1',
    'square:40x40:wilson:enter-leave:1',
    'hex:30x30:kruskal:enter-leave:1',
    'triangle:40x30:prim:enter-leave:1',
    'circle:20:wilson:to-goal:1',
    'heart:40:hunt:enter-leave:1',
  ])('takes less than a third of the air of %s', (code) => {
    const { air, airUnsorted } = plotOf(buildMaze(parseRecipe(code))).layers[0]!
    expect(air).toBeLessThan(airUnsorted / 3)
  })

  it('is the same each time, to the byte', () => {
    const build = () => buildMaze(parseRecipe('circle:12:prim~braid-40:keys-3:9'))
    expect(dxfOf(build())).toBe(dxfOf(build()))
    expect(plotterSvgOf(build())).toBe(plotterSvgOf(build()))
    for (const chunks of [dxfChunks(build()), plotterSvgChunks(build())])
      expect([...chunks]).toEqual([...chunks])
  })
})

describe('what is written', () => {
  const maze = buildMaze(parseRecipe('circle:3:wilson:keys-1:2'))

  it('looks like this', async () => {
    await expect(plotterSvgOf(maze)).toMatchFileSnapshot('golden/circle-3-plot.svg')
    await expect(dxfOf(maze)).toMatchFileSnapshot('golden/circle-3.dxf')
  })

  it('has a title of any characters', () => {
    const title = '<a> & "b"\n迷路 \u0007'
    expect(plotterSvgOf(maze, { title })).toContain(
      '<title>&lt;a&gt; &amp; &quot;b&quot;\n迷路 \ufffd</title>',
    )
    expect(readDxf(dxfOf(maze, { title })).comments).toEqual(['<a> & "b" \\U+8FF7\\U+8DEF \\U+0007'])
    for (const character of ['x', '迷', '🧱', '\ud800', '\u0007'])
      for (let before = 0; before < 13; before++) {
        const [comment] = readDxf(dxfOf(maze, { title: 'a'.repeat(before) + character.repeat(300) })).comments
        expect(comment!.length).toBeLessThanOrEqual(250)
        expect(comment!.length).toBeGreaterThan(200)
        // Whole characters alone: four digits of UTF-16, pairs together.
        expect(comment).toMatch(/^a*(x*|(\\U\+8FF7)*|(\\U\+D83E\\U\+DDF1)*|(\\U\+FFFD)*|(\\U\+0007)*)$/)
      }
  })

  it('is the passages of a grid without outlines', () => {
    const grid = graphGrid([[1], [0, 2], [1]], {
      centres: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    })
    const passages = new Passages(grid)
    passages.carve(0)
    passages.carve(2)
    const own: Maze = { grid, passages, start: 0, goal: 2, entrance: null, exit: null, keys: [] }
    const plot = plotOf(own, { cellSize: 10, margin: 2 })
    expect([plot.width, plot.height]).toEqual([14, 14])
    expect(plot.layers.map(({ name }) => name)).toEqual(['passages', 'start', 'goal'])
    expect(strokesOf(plot.layers[0]!).map(lengthOf)).toEqual([20])
    const { centres: _, ...bare } = graphGrid([[1], [0]])
    expect(() => plotOf({ ...own, grid: bare as never })).toThrow(MazeError)
  })

  it('is refused before the first piece for what is no maze and no options', () => {
    for (const write of [plotOf, dxfChunks, plotterSvgChunks]) {
      for (const value of [null, {}, { ...maze, goal: 99 }])
        expect(() => write(value as never)).toThrow(MazeError)
      for (const options of [
        null,
        { cellSize: 0 },
        { cellSize: '5' },
        { margin: -1 },
        { marks: 1 },
        { title: 2 },
        { way: 7 },
        { way: [0, 9] },
      ])
        expect(() => write(maze, options as never), JSON.stringify(options)).toThrow(MazeError)
    }
    expect(() => plotterSvgChunks(maze, { lineWidth: NaN })).toThrow(MazeError)
    expect(() => plotterSvgChunks(maze, { lineWidth: 11 })).toThrow(MazeError)
    const huge = { ...maze.grid, bounds: { x: 0, y: 0, width: 1e9, height: 1 } }
    const passages = Object.assign(maze.passages.copy(), { grid: huge })
    expect(() => plotOf({ ...maze, grid: huge, passages })).toThrow(
      expect.objectContaining({ code: 'TOO_BIG' }),
    )
  })
})
