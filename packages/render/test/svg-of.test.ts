import { circleGrid, type Maze, MazeError, type SideLine, twinOf } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { svgOf, xmlText } from '../src/index.js'
import { carved, mazeOn, seeds, smallGrids } from './mazes.js'
import { piecesOf } from './path-length.js'
import { readXml } from './read-xml.js'

/** The data of the path that has the walls' colour. */
const wallsOf = (svg: string) => /stroke="#222222"[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? ''

const lengthOf = (line: SideLine) =>
  line.kind === 'line'
    ? Math.hypot(line.x2 - line.x1, line.y2 - line.y1)
    : line.radius * Math.abs(line.to - line.from)

/** The sum over closed sides, each once, the exit left out: worked out from the sides alone. */
function wallLength(maze: Maze): number {
  const { grid, passages } = maze
  let sum = 0
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++) {
      const twin = twinOf(grid, side)
      if (passages.isOpen(side) || side === maze.exit || side === maze.entrance || (twin >= 0 && twin < side))
        continue
      const line = grid.layout.sideLine(cell, side - grid.first[cell]!)
      if (line !== null) sum += lengthOf(line)
    }
  return sum
}

describe('svgOf', () => {
  it('draws the smallest maze in two strokes', () => {
    expect(svgOf(carved(2, 2, '0e', '0s', '1s'))).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60" role="img">',
        '<title>A maze of square cells, 2 wide and 2 high: 4 cells</title>',
        '<desc>A maze of square cells, 2 wide and 2 high: 4 cells.</desc>',
        '<path class="background" fill="#ffffff" d="M0 0h60v60h-60v-60"/>',
        '<path class="walls" fill="none" stroke="#222222" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M30 30v20m-20-40h40v40h-40v-40"/>',
        '</svg>',
        '',
      ].join('\n'),
    )
  })

  it('draws every closed side once, whatever the shape', () => {
    fc.assert(
      fc.property(smallGrids, seeds, (grid, seed) => {
        const maze = mazeOn(grid, seed)
        const pieces = piecesOf(wallsOf(svgOf(maze, { cellSize: 100 })))
        const drawn = pieces.reduce((sum, piece) => sum + piece.length, 0)
        // Two decimals: an end is off by 0.007 at most.
        expect(Math.abs(drawn - wallLength(maze) * 100)).toBeLessThan(0.02 * (pieces.length + 1))
      }),
    )
  })

  it('draws what goes straight on as one line', () => {
    fc.assert(
      fc.property(smallGrids, seeds, (grid, seed) => {
        const pieces = piecesOf(wallsOf(svgOf(mazeOn(grid, seed), { cellSize: 100 })))
        const directions = new Set<string>()
        for (const { from, to } of pieces)
          for (const [[x, y], [farX, farY]] of [
            [from, to],
            [to, from],
          ] as const) {
            const angle = (Math.atan2(farY - y, farX - x) * 180) / Math.PI
            directions.add(`${Math.round(x)},${Math.round(y)} ${Math.round((angle + 720) % 360)}`)
          }
        if (grid.shape === 'circle') return
        for (const { from, to } of pieces) {
          const onwards = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
          const next = `${Math.round(to[0])},${Math.round(to[1])} ${Math.round((onwards + 720) % 360)}`
          expect(directions.has(next)).toBe(false)
        }
      }),
    )
  })

  it('is well-formed XML without scripts, styles or fonts, for every shape', () => {
    fc.assert(
      fc.property(smallGrids, seeds, (grid, seed) => {
        const maze = mazeOn(grid, seed, [Math.floor(grid.cells / 2)])
        const names = readXml(svgOf(maze, { way: [maze.start ?? 0] })).map(({ name }) => name)
        expect(new Set(names)).toEqual(new Set(['svg', 'title', 'desc', 'path']))
      }),
      { numRuns: 40 },
    )
  })

  it.each([5, null, undefined, {}, Symbol('x')])('escapes texts alone: %s', (text) => {
    expect(() => xmlText(text as never)).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
  })

  it('escapes titles and descriptions, whatever is in them', () => {
    const maze = carved(2, 2, '0e', '0s', '1s')
    const svg = svgOf(maze, { title: `<b> & "q" 'a'` })
    expect(svg).toContain('<title>&lt;b&gt; &amp; &quot;q&quot; &#39;a&#39;</title>')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const elements = readXml(svgOf(maze, { title, description: title }))
        expect(elements.map(({ name }) => name)).toEqual(['svg', 'title', 'desc', 'path', 'path'])
        expect(elements[1]!.text).toBe(elements[2]!.text)
      }),
    )
  })

  it('draws the way as one line, from door to door', () => {
    const maze = {
      ...carved(3, 2, '0e', '0s', '1e', '2s', '5w'),
      start: 3,
      goal: 5,
      entrance: 15,
      exit: 21,
      keys: [4],
    }
    const svg = svgOf(maze, { way: [3, 0, 1, 2, 5], trips: [4], cellSize: 10, margin: 0 })
    expect(svg).toContain(
      'stroke="#0072b2" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M0 15h5v-10h20v10h5"',
    )
    expect(svg).toContain(
      'stroke="#3d8fc9" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" d="M15 15h10"',
    )
  })

  it('draws the rim of a circle as one ring of arcs, none of them more than half of it', () => {
    const map = { ...mazeOn(circleGrid(3), 1), exit: null }
    const rim = [...wallsOf(svgOf(map, { cellSize: 10 })).matchAll(/a30 30 0 0 [01] ?[-\d. ]+/g)]
    expect(rim).toHaveLength(3)
  })

  it('refuses sizes that are none', () => {
    const maze = carved(2, 2, '0e', '0s', '1s')
    for (const bad of [0, -1, Number.NaN, Infinity, '5' as never, null as never])
      for (const options of [{ cellSize: bad }, { wallWidth: bad }])
        expect(() => svgOf(maze, options)).toThrow(MazeError)
    expect(() => svgOf(maze, { margin: -1 })).toThrow(
      'expected margin to be a number from 0 to 1000000, got -1',
    )
    expect(svgOf(maze, { margin: 0 })).toContain('width="40"')
  })
})
