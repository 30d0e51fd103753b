import { graphOf, type Maze, OUTSIDE } from '@meikyuu/grid'
import { textOf } from '@meikyuu/render'
import { solutionOf } from '@meikyuu/solver'
import { describe, expect, test } from 'vitest'
import { blockOf, fromText } from '../src/index.js'
import { drawnOf, mazeOf, squareCodes } from './square-mazes.js'

const CODES = squareCodes()

/** Lines cannot tell a hole of one or two places that a door leads to from a dead end. */
function hasDoorToNarrowHole(maze: Maze): boolean {
  return holesOf(maze).some(({ doors, isNarrow }) => doors > 0 && isNarrow)
}

/** The pieces of what is no cell within the box of a maze, but for those that reach its edge. */
function holesOf(maze: Maze): { doors: number; isNarrow: boolean; places: number }[] {
  const { first, layout, cells, across } = graphOf(maze.grid)
  const { x, y, width, height } = maze.grid.bounds
  const free = new Set<string>()
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) free.add(`${row},${column}`)
  const doors = new Set<string>()
  for (let cell = 0; cell < cells; cell++) {
    const place = layout.placeOf(cell)
    if (place.kind !== 'row') throw new Error('no rows')
    free.delete(`${place.row},${place.column}`)
    for (let slot = 0; slot < 4; slot++) {
      const side = first[cell]! + slot
      const [dy, dx] = [
        [-1, 0],
        [0, 1],
        [1, 0],
        [0, -1],
      ][slot]!
      if (across[side] === OUTSIDE && (side === maze.entrance || side === maze.exit))
        doors.add(`${place.row + dy!},${place.column + dx!}`)
    }
  }
  const holes: { doors: number; isNarrow: boolean; places: number }[] = []
  while (free.size > 0) {
    const queue = [[...free][0]!]
    free.delete(queue[0]!)
    let isEdge = false
    for (const here of queue) {
      const [row, column] = here.split(',').map(Number) as [number, number]
      if (row === y || column === x || row === y + height - 1 || column === x + width - 1) isEdge = true
      for (const next of [
        `${row - 1},${column}`,
        `${row + 1},${column}`,
        `${row},${column - 1}`,
        `${row},${column + 1}`,
      ])
        if (free.delete(next)) queue.push(next)
    }
    const hole = new Set(queue)
    const isNarrow = !queue.some((here) => {
      const [row, column] = here.split(',').map(Number) as [number, number]
      return [`${row + 1},${column}`, `${row},${column + 1}`, `${row + 1},${column + 1}`].every((next) =>
        hole.has(next),
      )
    })
    if (!isEdge)
      holes.push({ doors: queue.filter((here) => doors.has(here)).length, isNarrow, places: queue.length })
  }
  return holes
}

describe('what is written is read back', () => {
  test('the catalogue has enough to try', () => {
    expect(CODES.length).toBeGreaterThan(500)
  })

  test('as block art, with and without the way', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const way = maze.start === null ? null : solutionOf(maze)
      for (const text of [blockOf(maze), blockOf(maze, { way, wall: '🧱', floor: '⬜' })]) {
        const read = fromText(text)
        expect(drawnOf(read.maze), `${code}\n${text}`).toEqual(drawnOf(maze))
        expect(read.findings, `${code}\n${text}`).toEqual([])
        expect(read.form).toBe('block')
      }
    }
  })

  test('as block art without marks: passages, and doors where there are two', () => {
    for (const code of CODES) {
      const maze = mazeOf(code)
      const text = blockOf(maze, { marks: false })
      const read = fromText(text)
      const { passages, entrance, exit } = drawnOf(maze) as Record<string, unknown>
      expect((drawnOf(read.maze) as Record<string, unknown>)['passages'], `${code}\n${text}`).toEqual(
        passages,
      )
      if (entrance === null || exit === null) continue
      const doors = drawnOf(read.maze) as Record<string, unknown>
      expect([doors['entrance'], doors['exit']].sort(), `${code}\n${text}`).toEqual([entrance, exit].sort())
    }
  })

  test.each([
    ['box characters', { ascii: false }],
    ['ASCII', { ascii: true }],
    ['narrow box characters', { ascii: false, cellWidth: 1 }],
    ['wide ASCII', { ascii: true, cellWidth: 6 }],
  ])('as lines in %s', (_, options) => {
    let narrow = 0
    for (const code of CODES) {
      const maze = mazeOf(code)
      if (hasDoorToNarrowHole(maze)) {
        narrow++
        continue
      }
      const way = maze.start === null ? null : solutionOf(maze)
      for (const text of [textOf(maze, options), textOf(maze, { ...options, way })]) {
        const read = fromText(text)
        expect(drawnOf(read.maze), `${code}\n${text}`).toEqual(drawnOf(maze))
        const islands = holesOf(maze).filter(({ isNarrow }) => isNarrow)
        expect(
          read.findings.map(({ code }) => code),
          `${code}\n${text}`,
        ).toEqual(islands.map(() => 'ISLAND'))
        expect(read.form).toBe('lines')
      }
    }
    expect(narrow).toBeLessThan(CODES.length / 50)
  })
})
